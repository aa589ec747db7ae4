/** The special events (SE1–SE15, DUN-R25): the vocabulary of happenings, and who is befallen in which order. */
import { andThen, isHeard, no } from '@vesper/kernel';
import type { EffectRule, Objection, RuleId, Seat } from '@vesper/kernel';
import { EVIL_MOST } from '../content/orders.ts';
import { specialEvents } from '../content/specialEvents.ts';
import type { Happening, SpecialEvent } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonState, Player } from '../state.ts';
import { ghostsOf, monstersOf, seatAt, tell, unconqueredRooms } from '../asking.ts';
import { moveEvil } from './evil.ts';
import { bringPaladin, whoIsVisited } from './paladins.ts';
import { canCollapse, isAwakeMonster } from './specialChoices.ts';
import { lose, takeRedMarks } from './supplies.ts';

const RULE: RuleId = 'DUN-R25';

/** Whom a card befalls; NONE = the whole table. */
interface Befallen {
  readonly seat: Seat;
  readonly card: SpecialEvent;
}

interface HappeningRule<H extends Happening = Happening> extends EffectRule<DungeonState, Befallen, H> {
  /** It happens once, not to each player. */
  readonly toTable?: true;
}

const noTarget = no(RULE, 'noTarget');
const unless = (found: boolean): Objection | undefined => (found ? undefined : noTarget);
const unlessWorst = (s: DungeonState, seat: Seat): Objection | undefined => unless(s.evil[seat] < EVIL_MOST);

/** Each word says when it does nothing to somebody, which is all that is told then, and what it does or asks. */
const happenings: { readonly [Word in Happening['do']]: HappeningRule<Extract<Happening, { readonly do: Word }>> } = {
  hunt: {
    refuse: (s, { seat }) => unless(monstersOf(s.players[seat]) > 0 || s.evil[seat] < EVIL_MOST),
    run(s, { seat, card }, { evil }) {
      if (monstersOf(s.players[seat]) > 0) andThen(s, { ask: 'witchHunt', seat, card, evil });
      else moveEvil(s, seat, evil, RULE);
    },
  },
  host: {
    run(s, { seat }, { food, gold }) {
      takeRedMarks(s, seat, food - lose(s, seat, 'food', food, RULE), RULE);
      takeRedMarks(s, seat, gold - lose(s, seat, 'gold', gold, RULE), RULE);
    },
  },
  quake: {
    refuse: (s, { seat }) => unless(canCollapse(s.players[seat])),
    run: (s, { seat, card }, { tiles }) => andThen(s, { ask: 'earthquake', seat, left: tiles, card }),
  },
  strike: {
    refuse: (s, { seat }) => unless(hasAwakeMonster(s, seat)),
    run: (s, { seat, card }) => andThen(s, { do: 'strikeNext', seat, left: s.players[seat].lair.slice(), card }),
  },
  lose: {
    refuse: (s, { seat }, { what }) => unless(s.players[seat][what] > 0),
    run(s, { seat }, { what, count }) {
      lose(s, seat, what, count, RULE);
    },
  },
  loseShare: {
    refuse: (s, { seat }, happening) => unless(shareOf(s.players[seat], happening) > 0),
    run(s, { seat }, happening) {
      lose(s, seat, happening.what, shareOf(s.players[seat], happening), RULE);
    },
  },
  scandal: {
    refuse(s, { seat }, { of, atLeast }) {
      const player = s.players[seat];
      return (of === 'ghosts' ? ghostsOf : monstersOf)(player) < atLeast ? noTarget : unlessWorst(s, seat);
    },
    run: (s, { seat }, { evil }) => moveEvil(s, seat, evil, RULE),
  },
  inspect: {
    refuse: (s, { seat }) => unless(unconqueredRooms(s.players[seat]) > 0),
    run(s, { seat, card }, { gold }) {
      const player = s.players[seat];
      if (player.traps.length > 0) andThen(s, { ask: 'inspection', seat, card, gold });
      else if (player.gold >= gold) lose(s, seat, 'gold', gold, RULE);
      else takeRedMarks(s, seat, 1, RULE);
    },
  },
  parade: {
    refuse: (s, { seat }, { gold }) => unless(s.players[seat].gold >= gold),
    run: (s, { seat, card }, { gold, evil }) => andThen(s, { ask: 'lanternParade', seat, card, gold, evil }),
  },
  scouts: {
    refuse(s, { seat }, { monsters }) {
      const player = s.players[seat];
      return unless(monstersOf(player) >= monsters && (player.food > 0 || hasAwakeMonster(s, seat)));
    },
    run(s, { seat, card }, { monsters }) {
      const due = Math.floor(monstersOf(s.players[seat]) / monsters);
      const missing = due - lose(s, seat, 'food', due, RULE);
      if (missing > 0) andThen(s, { ask: 'turnDown', seat, left: missing, card });
    },
  },
  cheer: {
    refuse: (s, { seat }) => unless(s.players[seat].line.length > 0),
    run(s, { seat }, { hitPoints }) {
      const { line } = s.players[seat];
      const last = line[line.length - 1];
      s.toughened[last] += hitPoints;
      if (isHeard(s)) tell(s, { event: 'toughened', rule: RULE, seat, adventurer: last });
    },
  },
  turnDown: {
    refuse: (s, { seat }) => unless(hasAwakeMonster(s, seat)),
    run: (s, { seat, card }, { monsters }) => andThen(s, { ask: 'turnDown', seat, left: monsters, card }),
  },
  discardTrap: {
    refuse: (s, { seat }) => unless(s.players[seat].traps.length > 0),
    run: (s, { seat }) => andThen(s, { ask: 'payTrap', seat, creature: NONE, because: RULE }),
  },
  slander: {
    refuse: (s, { seat }) => unlessWorst(s, seat),
    run: (s, { seat }, { evil }) => moveEvil(s, seat, evil, RULE),
  },
  /** Every event is in a season in which somebody arrives. */
  impatience: {
    toTable: true,
    run(s) {
      s.impatient = true;
    },
  },
  return: {
    toTable: true,
    refuse: s => unless(whoIsVisited(s) !== NONE),
    run: s => bringPaladin(s, whoIsVisited(s), RULE),
  },
};

const ruleOf = (happening: Happening): HappeningRule => happenings[happening.do];

function hasAwakeMonster(s: DungeonState, seat: Seat): boolean {
  return s.players[seat].lair.some(creature => isAwakeMonster(s, creature));
}

function shareOf(player: Player, { what, divisor, roundUp }: Extract<Happening, { readonly do: 'loseShare' }>): number {
  return roundUp ? Math.ceil(player[what] / divisor) : Math.floor(player[what] / divisor);
}

/** A player finishes before the next one starts. */
export function specialNext(
  s: DungeonState,
  { card, turn }: { readonly card: SpecialEvent; readonly turn: number },
): void {
  if (turn === s.seats) return;
  const row = specialEvents[card].happenings;
  const toTable = ruleOf(row[0]).toTable === true;
  const at: Befallen = { seat: toTable ? NONE : seatAt(s, turn), card };
  if (!toTable) andThen(s, { do: 'specialNext', card, turn: turn + 1 });
  const struck = row.some(happening => ruleOf(happening).refuse?.(s, at, happening) === undefined);
  if (!struck) tellHarmless(s, at);
  else if (!toTable && isHeard(s)) tell(s, { event: 'specialStruck', rule: RULE, seat: at.seat, card });
  for (let i = 0; i < row.length; i++) befall(s, at, row[i]);
}

/** Returns whether it does anything. */
function befall(s: DungeonState, at: Befallen, happening: Happening): boolean {
  const rule = ruleOf(happening);
  if (rule.refuse?.(s, at, happening) !== undefined) return false;
  rule.run?.(s, at, happening);
  return true;
}

/** What a hero who cannot wait does to his host (SE10). */
export function befallHost(s: DungeonState, seat: Seat, happening: Happening): void {
  const at: Befallen = { seat, card: s.eventCards[s.season] };
  if (!befall(s, at, happening)) tellHarmless(s, at);
}

function tellHarmless(s: DungeonState, { seat, card }: Befallen): void {
  if (isHeard(s)) tell(s, { event: 'specialHarmless', rule: RULE, seat, card });
}

export const specialSteps = { specialNext };
