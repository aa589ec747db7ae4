/** What a bot knows about playing well. */
import { toShares } from '../../../index.ts';
import type { AskFrame, Brain, Choice, Seat } from '../../../index.ts';
import { points, sum } from './state.ts';
import type { Wicks } from './state.ts';

/** A lead of so many points makes winning e times as likely. */
const SCALE = 3;

export const brain: Brain<Wicks> = {
  /** A night is judged when it is over. */
  stage: s => s.night,

  appeals(_s, d, legal, n, out) {
    for (let i = 0; i < n; i++) out[i] = appealOf(d, legal, n, i);
  },

  shares(s, out) {
    for (let seat = 0; seat < s.seats; seat++) out[seat] = outlookOf(s, seat);
    toShares(out, s.seats, SCALE);
  },
};

/** The highest candle; of a keeper's actions the first that is no mere look. */
function appealOf({ ask }: AskFrame, legal: readonly Choice[], n: number, i: number): number {
  if (ask === 'bid' || ask === 'polish' || ask === 'snuff') return i === n - 1 ? 3 : 1;
  if (ask === 'tend') return legal[i] === 'scry' ? 1 : 2 ** (n - i);
  return 1;
}

/** Points that lie there, cards in hand, and what is sealed for the night. */
function outlookOf(s: Wicks, seat: Seat): number {
  const { hand, bid, shield } = s.players[seat];
  const sealed = bid === null ? 0 : bid / 2 + (shield === true ? 2 - bid / 4 : 0);
  return points(s.players[seat]) + sum(hand) / 8 + sealed;
}
