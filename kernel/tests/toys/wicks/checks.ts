/** What the checkers must have seen at work, and what must hold at every state. */
import type { Coverage, Invariant } from '../../../index.ts';
import { CANDLES, HAND, MOST_WAX } from './state.ts';
import type { Scry, Wicks, WicksEvent } from './state.ts';

export const coverage: Coverage<WicksEvent> = {
  all: [...CANDLES.map(candle => `candle ${candle} lit`), 'Snuffer bid', 'shield', 'drowned', 'reshuffle'],
  of(e) {
    if (e.event === 'candleLit') return [`candle ${e.card} lit`];
    if (e.event === 'bidRevealed') return [...(e.card === 0 ? ['Snuffer bid'] : []), ...(e.shield ? ['shield'] : [])];
    if (e.event === 'candlesDrowned') return ['drowned'];
    return e.event === 'deckShuffled' ? ['reshuffle'] : [];
  },
};

/** Every card there is, wherever it lies; a card that is looked at lies in its frame. */
function allCards(s: Wicks): string {
  const scried = s.agenda.filter((frame): frame is Scry => 'ask' in frame && frame.ask === 'scry');
  const cards = [...s.deck, ...s.discard, ...scried.map(frame => frame.card)];
  for (const { hand, lit, polished, bid } of s.players) {
    cards.push(...hand, ...lit, ...polished, ...(bid === null ? [] : [bid]));
  }
  return cards.sort((a, b) => a - b).join(' ');
}

const wax = (s: Wicks): number => s.players.reduce((total, player) => total + player.wax, s.supply);

export const invariants: readonly Invariant<Wicks>[] = [
  {
    name: 'no card is lost or made',
    broken: (s, before) =>
      before !== null && allCards(s) !== allCards(before) ? `${allCards(before)} became ${allCards(s)}` : undefined,
  },
  {
    name: 'two tokens of wax for each seat',
    broken: s => (wax(s) === 2 * s.players.length ? undefined : `there are ${wax(s)}`),
  },
  {
    name: 'hands and wax keep their limits',
    broken(s) {
      const seat = s.players.findIndex(player => player.hand.length > HAND || player.wax > MOST_WAX || player.wax < 0);
      return seat < 0 ? undefined : `seat ${seat} breaks them`;
    },
  },
];
