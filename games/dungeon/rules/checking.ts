/** DUN-7.6, DUN-R13, DUN-R14: red marks for orders that could not be performed. */
import { andThen, isHeard, takeOut } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import type { DungeonDecision } from '../agenda.ts';
import type { Adventurer } from '../content/types.ts';
import { BLOCKED, UNPLAYABLE } from '../state.ts';
import type { DungeonState, Player } from '../state.ts';
import { hasUnconqueredTile, seatAt, tell } from '../asking.ts';
import { takeRedMarks } from './supplies.ts';

function checkOrders(s: DungeonState, { turn }: { readonly turn: number }): void {
  for (let next = turn; next < s.seats; next++) {
    const seat = seatAt(s, next);
    const player = s.players[seat];
    const marks = marksFor(player);
    if (marks === 0) continue;
    if (isHeard(s)) tell(s, { event: 'ordersJudged', rule: 'DUN-R13', seat, fates: player.fates.slice(), marks });
    if (!hasUnconqueredTile(player) && player.prison.length > 0) {
      andThen(s, { ask: 'prisonerOrMark', seat, left: marks }, { do: 'checkOrders', turn: next + 1 });
      return;
    }
    takeRedMarks(s, seat, marks, 'DUN-R13');
  }
}

/** One for each unplayable order; all three if none was playable, the blocked ones included. */
function marksFor({ fates }: Player): number {
  let unplayable = 0;
  let blocked = 0;
  for (let nth = 0; nth < fates.length; nth++) {
    if (fates[nth] === UNPLAYABLE) unplayable++;
    else if (fates[nth] === BLOCKED) blocked++;
  }
  return unplayable + blocked === fates.length ? fates.length : unplayable;
}

const prisonerOrMark: DungeonDecision<'prisonerOrMark'> = {
  rule: 'DUN-R14',
  candidates: (s, { seat }) => [...s.players[seat].prison, 'mark'],
  fallback: () => 'mark',
  choose(s, { seat, left }, c) {
    const player = s.players[seat];
    if (c === 'mark') takeRedMarks(s, seat, 1, 'DUN-R13');
    else discardPrisoner(s, seat, c);
    if (left === 1) return;
    if (player.prison.length > 0) andThen(s, { ask: 'prisonerOrMark', seat, left: left - 1 });
    else takeRedMarks(s, seat, left - 1, 'DUN-R13');
  },
};

function discardPrisoner(s: DungeonState, seat: Seat, adventurer: Adventurer): void {
  takeOut(s.players[seat].prison, adventurer);
  s.adventurerBox.push(adventurer);
  if (isHeard(s)) tell(s, { event: 'prisonerDiscarded', rule: 'DUN-R14', seat, adventurer });
}

export const checkingSteps = { checkOrders };
export const checkingDecisions = { prisonerOrMark };
