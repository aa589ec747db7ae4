/** The special events, one interpreter for content's `Happening` (SE1–SE15, DUN-R25). */
import { andThen, isHeard } from '@vesper/kernel';
import type { RuleId, Seat } from '@vesper/kernel';
import { specialEvents } from '../content/specialEvents.ts';
import type { Happening, SpecialEvent } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonState, Player } from '../state.ts';
import { ghostsOf, monstersOf, seatAt, tell, unconqueredRooms } from '../table.ts';
import { moveEvil } from './evil.ts';
import { bringPaladin } from './paladins.ts';
import { lose, takeRedMarks } from './supplies.ts';

const RULE: RuleId = 'DUN-R25';

/** A player finishes before the next one starts. */
function specialNext(s: DungeonState, { card, turn }: { readonly card: SpecialEvent; readonly turn: number }): void {
  const { happenings } = specialEvents[card];
  if (isForTheTable(happenings[0])) {
    befallTable(s, card, happenings[0]);
    return;
  }
  if (turn === s.seats) return;
  andThen(s, { do: 'specialNext', card, turn: turn + 1 });
  const seat = seatAt(s, turn);
  const struck = happenings.some(happening => strikes(s, seat, happening));
  if (isHeard(s)) tell(s, { event: struck ? 'specialStruck' : 'specialHarmless', rule: RULE, seat, card });
  for (let i = 0; i < happenings.length; i++) {
    if (strikes(s, seat, happenings[i])) befall(s, seat, card, happenings[i]);
  }
}

function isForTheTable({ do: name }: Happening): boolean {
  return name === 'impatience' || name === 'return';
}

function befallTable(s: DungeonState, card: SpecialEvent, happening: Happening): void {
  if (happening.do === 'impatience') s.impatient = true;
  else if (!bringPaladin(s, RULE)) tell(s, { event: 'specialHarmless', rule: RULE, seat: NONE, card });
}

/** Whether it does anything to this player. */
function strikes(s: DungeonState, seat: Seat, happening: Happening): boolean {
  const player = s.players[seat];
  switch (happening.do) {
    case 'strike':
      return monstersOf(player) > 0;
    case 'lose':
      return player[happening.what] > 0;
    case 'loseShare':
      return shareOf(player, happening) > 0;
    case 'scandal':
      return (happening.of === 'ghosts' ? ghostsOf(player) : monstersOf(player)) >= happening.atLeast;
    case 'inspect':
      return unconqueredRooms(player) > 0;
    case 'parade':
      return player.gold >= happening.gold;
    case 'scouts':
      return monstersOf(player) >= happening.monsters;
    case 'cheer':
      return player.line.length > 0;
    default:
      return true;
  }
}

function shareOf(player: Player, { what, divisor, roundUp }: Extract<Happening, { readonly do: 'loseShare' }>): number {
  return roundUp ? Math.ceil(player[what] / divisor) : Math.floor(player[what] / divisor);
}

function befall(s: DungeonState, seat: Seat, card: SpecialEvent, happening: Happening): void {
  const player = s.players[seat];
  switch (happening.do) {
    case 'hunt':
      if (monstersOf(player) > 0) andThen(s, { ask: 'witchHunt', seat });
      else moveEvil(s, seat, happening.evil, RULE);
      break;
    case 'host':
      takeRedMarks(s, seat, happening.food - lose(s, seat, 'food', happening.food, RULE), RULE);
      takeRedMarks(s, seat, happening.gold - lose(s, seat, 'gold', happening.gold, RULE), RULE);
      break;
    case 'quake':
      andThen(s, { ask: 'earthquake', seat, left: happening.tiles });
      break;
    case 'strike':
      andThen(s, { do: 'strikeNext', seat, left: player.lair.slice() });
      break;
    case 'lose':
      lose(s, seat, happening.what, happening.count, RULE);
      break;
    case 'loseShare':
      lose(s, seat, happening.what, shareOf(player, happening), RULE);
      break;
    case 'scandal':
      moveEvil(s, seat, happening.evil, RULE);
      break;
    case 'inspect':
      inspect(s, seat, happening.gold);
      break;
    case 'parade':
      andThen(s, { ask: 'lanternParade', seat });
      break;
    case 'scouts':
      scout(s, seat, card, happening.monsters);
      break;
    case 'cheer':
      cheer(s, seat, happening.hitPoints);
      break;
    default:
  }
}

/** SE9. */
function inspect(s: DungeonState, seat: Seat, gold: number): void {
  const player = s.players[seat];
  if (player.traps.length > 0) andThen(s, { ask: 'inspection', seat });
  else if (player.gold >= gold) lose(s, seat, 'gold', gold, RULE);
  else takeRedMarks(s, seat, 1, RULE);
}

/** SE14. */
function scout(s: DungeonState, seat: Seat, card: SpecialEvent, perFood: number): void {
  const due = Math.floor(monstersOf(s.players[seat]) / perFood);
  const missing = due - lose(s, seat, 'food', due, RULE);
  if (missing > 0) andThen(s, { ask: 'turnDown', seat, left: missing, card });
}

/** SE15. */
function cheer(s: DungeonState, seat: Seat, hitPoints: number): void {
  const { line } = s.players[seat];
  const last = line[line.length - 1];
  s.toughened[last] += hitPoints;
  if (isHeard(s)) tell(s, { event: 'toughened', rule: RULE, seat, adventurer: last });
}

export const specialSteps = { specialNext };
