/** DUN-4.8, DUN-R23, DUN-R24, DUN-R25: the Event Phase. */
import { andThen, has, isHeard } from '@vesper/kernel';
import type { Refusal, Seat } from '@vesper/kernel';
import type { DungeonDecision } from '../agenda.ts';
import type { Treatment } from '../agenda/seasons.ts';
import { PAY_DAY, TAXES, seasons } from '../content/calendar.ts';
import type { Creature } from '../content/types.ts';
import { taxOf } from '../reckoning.ts';
import type { DungeonState } from '../state.ts';
import { cardOf, seatAt, tell } from '../asking.ts';
import { payCost, refuseCost } from './costs.ts';
import { moveEvil } from './evil.ts';
import { leaveLair } from './lair.ts';
import { turnUpEvent } from './season.ts';
import { specialNext } from './specials.ts';
import { takeRedMarks } from './supplies.ts';

function event(s: DungeonState): void {
  if (!seasons[s.season].event) return;
  s.phase = 'event';
  if (s.eventsShown < s.season) turnUpEvent(s, s.season);
  const tile = s.eventTiles[s.season];
  if (tile === TAXES) for (let turn = 0; turn < s.seats; turn++) payTaxes(s, seatAt(s, turn));
  else if (tile === PAY_DAY) payDayNext(s, { turn: 0, handled: NOBODY });
  else specialNext(s, { card: s.eventCards[s.season], turn: 0 });
}

// ── Taxes ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** DUN-R23. */
function payTaxes(s: DungeonState, seat: Seat): void {
  const player = s.players[seat];
  const due = taxOf(player);
  const paid = Math.min(due, player.gold);
  player.gold -= paid;
  if (isHeard(s)) tell(s, { event: 'taxesPaid', rule: 'DUN-R23', seat, due, paid });
  takeRedMarks(s, seat, due - paid, 'DUN-R23');
}

// ── Pay Day ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const NOBODY: readonly Creature[] = [];

/** DUN-R24: the player goes on until every creature was handled once. */
function payDayNext(
  s: DungeonState,
  { turn, handled }: { readonly turn: number; readonly handled: readonly Creature[] },
): void {
  for (let next = turn; next < s.seats; next++) {
    const seat = seatAt(s, next);
    const done = next === turn ? handled : NOBODY;
    const { lair } = s.players[seat];
    if (lair.length === 0 && done.length === 0 && isHeard(s)) {
      tell(s, { event: 'nobodyToPay', rule: 'DUN-R24', seat });
    }
    if (lair.every(creature => has(done, creature))) continue;
    andThen(s, { ask: 'payNext', seat, turn: next, handled: done });
    return;
  }
}

const payNext: DungeonDecision<'payNext'> = {
  rule: 'DUN-R24',
  asked: 'ifChoice',
  candidates: (s, { seat, handled }) => s.players[seat].lair.filter(creature => !has(handled, creature)),
  choose(s, { seat, turn, handled }, c) {
    andThen(s, { ask: 'payDay', seat, creature: c }, { do: 'payDayNext', turn, handled: [...handled, c] });
  },
};

const TREATMENTS: readonly Treatment[] = ['pay', 'dismiss', 'default'];

/** Pay, if the whole cost is there. */
function refusePay(s: DungeonState, seat: Seat, creature: Creature): Refusal | undefined {
  return refuseCost(s, seat, cardOf(s, creature).upkeep, creature);
}

const payDay: DungeonDecision<'payDay'> = {
  rule: 'DUN-R24',
  candidates: () => TREATMENTS,
  fallback: (s, { seat, creature }) => (refusePay(s, seat, creature) === undefined ? 'pay' : 'default'),
  refuse: (s, { seat, creature }, c) => (c === 'pay' ? refusePay(s, seat, creature) : undefined),
  choose(s, { seat, creature }, c) {
    if (isHeard(s)) tell(s, { event: 'payDayTreated', rule: 'DUN-R24', seat, creature, treatment: c });
    if (c === 'pay') payCost(s, seat, cardOf(s, creature).upkeep, creature, 'DUN-R24');
    else if (c === 'default') takeRedMarks(s, seat, 1, 'DUN-7.7');
    else {
      leaveLair(s, seat, creature, 'dismissed', 'DUN-R24');
      moveEvil(s, seat, 1, 'DUN-R24');
    }
  },
};

export const eventSteps = { event, payDayNext };
export const eventDecisions = { payNext, payDay };
