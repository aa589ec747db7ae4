/** What the checkers must have seen at work, and what must hold at every state. */
import { conserved, inOnePlace } from '@vesper/checkers';
import type { Checks } from '@vesper/checkers';
import { CANDLES, COPIES, HAND, MOST_WAX, SNUFFER, SNUFFERS, linesOf } from '../state.ts';
import type { Card, Scry, Wicks, WicksEvent } from '../state.ts';
import { sentences } from '../words.ts';

/** Where cards may lie; one that is looked at lies in its frame. */
function places(s: Wicks): (readonly Card[])[] {
  const scried = s.agenda.filter((frame): frame is Scry => 'ask' in frame && frame.ask === 'scry');
  const own = s.players.flatMap(({ hand, lit, polished, bid }) => [hand, lit, polished, bid === null ? [] : [bid]]);
  return [s.deck, s.discard, scried.map(({ card }) => card), ...own];
}

const candles = CANDLES.flatMap(candle => Array.from({ length: COPIES }, () => candle));
const withSnuffers = [...candles, ...Array.from({ length: SNUFFERS }, () => SNUFFER)];

export const checks: Checks<Wicks, WicksEvent> = {
  events: sentences,
  effects: [...CANDLES.map(candle => `candle ${candle} lit`), 'Snuffer bid', 'shield'],
  shown(e) {
    if (e.event === 'candleLit') return [`candle ${e.card} lit`];
    if (e.event !== 'bidRevealed') return [];
    return [...(e.card === SNUFFER ? ['Snuffer bid'] : []), ...(e.shield ? ['shield'] : [])];
  },
  scores: s => s.players.flatMap(linesOf),
  invariants: [
    {
      name: 'no card is lost or made',
      broken: inOnePlace({
        name: 'card',
        // Nothing on the table remembers whether they play with Snuffers: there are all of them or none.
        all: s => (places(s).flat().includes(SNUFFER) ? withSnuffers : candles),
        places,
      }),
    },
    {
      name: 'two tokens of wax for each seat but one',
      broken: conserved({
        name: 'tokens of wax',
        count: s => 2 * s.players.length - 1,
        places: s => [s.supply, ...s.players.map(({ wax }) => wax)],
      }),
    },
    {
      name: 'nights come one by one',
      broken: (s, before) =>
        before === null || s.night === before.night || s.night === before.night + 1 ? undefined : `night ${s.night}`,
    },
    {
      name: 'hands and wax keep their limits',
      broken(s) {
        const seat = s.players.findIndex(({ hand, wax }) => hand.length > HAND || wax > MOST_WAX);
        return seat < 0 ? undefined : `seat ${seat} breaks them`;
      },
    },
  ],
};
