/** D19: the special events, one interpreter for content's `Happening` (SE1–SE15, DUN-R25). */
import { andThen, isHeard } from '@vesper/kernel';
import type { RuleId, Seat } from '@vesper/kernel';
import { specialEvents } from '../content/specialEvents.ts';
import type { Happening, SpecialEvent } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonState } from '../state.ts';
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
  let struck = false;
  for (let i = 0; i < happenings.length; i++) struck = befall(s, seat, card, happenings[i]) || struck;
  if (!isHeard(s) || struck) return;
  tell(s, { event: 'specialHarmless', rule: RULE, seat, card });
}

function isForTheTable({ do: name }: Happening): boolean {
  return name === 'impatience' || name === 'return';
}

function befallTable(s: DungeonState, card: SpecialEvent, happening: Happening): void {
  if (happening.do === 'impatience') s.impatient = true;
  else if (!bringPaladin(s, RULE)) tell(s, { event: 'specialHarmless', rule: RULE, seat: NONE, card });
}

/** What happens to one player; false = nothing. */
function befall(s: DungeonState, seat: Seat, card: SpecialEvent, happening: Happening): boolean {
  const player = s.players[seat];
  switch (happening.do) {
    case 'hunt':
      if (monstersOf(player) > 0) andThen(s, { ask: 'witchHunt', seat });
      else moveEvil(s, seat, happening.evil, RULE);
      return true;
    case 'host':
      takeRedMarks(s, seat, happening.food - lose(s, seat, 'food', happening.food, RULE), RULE);
      takeRedMarks(s, seat, happening.gold - lose(s, seat, 'gold', happening.gold, RULE), RULE);
      return true;
    case 'quake':
      andThen(s, { ask: 'earthquake', seat, left: happening.tiles });
      return true;
    case 'strike':
      andThen(s, { do: 'strikeNext', seat, left: player.lair.slice() });
      return true;
    case 'lose':
      return lose(s, seat, happening.what, happening.count, RULE) > 0;
    case 'loseShare': {
      const share = player[happening.what] / happening.divisor;
      return lose(s, seat, happening.what, happening.roundUp ? Math.ceil(share) : Math.floor(share), RULE) > 0;
    }
    case 'scandal': {
      const count = happening.of === 'ghosts' ? ghostsOf(player) : monstersOf(player);
      if (count < happening.atLeast) return false;
      moveEvil(s, seat, happening.evil, RULE);
      return true;
    }
    case 'inspect':
      return inspect(s, seat, happening.gold);
    case 'parade':
      if (player.gold < happening.gold) return false;
      andThen(s, { ask: 'lanternParade', seat });
      return true;
    case 'scouts':
      return scout(s, seat, card, happening.monsters);
    case 'cheer': {
      const last = player.line.at(-1);
      if (last === undefined) return false;
      s.toughened[last] += happening.hitPoints;
      if (isHeard(s)) tell(s, { event: 'toughened', rule: RULE, seat, adventurer: last });
      return true;
    }
    default:
      return false;
  }
}

/** SE9. */
function inspect(s: DungeonState, seat: Seat, gold: number): boolean {
  const player = s.players[seat];
  if (unconqueredRooms(player) === 0) return false;
  if (player.traps.length > 0) andThen(s, { ask: 'inspection', seat });
  else if (player.gold >= gold) lose(s, seat, 'gold', gold, RULE);
  else takeRedMarks(s, seat, 1, RULE);
  return true;
}

/** SE14. */
function scout(s: DungeonState, seat: Seat, card: SpecialEvent, perFood: number): boolean {
  const due = Math.floor(monstersOf(s.players[seat]) / perFood);
  if (due === 0) return false;
  const missing = due - lose(s, seat, 'food', due, RULE);
  if (missing > 0) andThen(s, { ask: 'turnDown', seat, left: missing, card });
  return true;
}

export const specialSteps = { specialNext };
