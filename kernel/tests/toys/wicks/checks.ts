/** What the checkers must have seen at work, and what must hold at every state. */
import type { Coverage, Invariant } from '../../../index.ts';
import { CANDLES, COPIES, HAND, MOST_WAX, SNUFFER, SNUFFERS } from './state.ts';
import type { Card, Scry, Wicks, WicksEvent } from './state.ts';

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
function allCards(s: Wicks): Card[] {
  const scried = s.agenda.filter((frame): frame is Scry => 'ask' in frame && frame.ask === 'scry');
  const cards = [...s.deck, ...s.discard, ...scried.map(frame => frame.card)];
  for (const { hand, lit, polished, bid } of s.players) {
    cards.push(...hand, ...lit, ...polished, ...(bid === null ? [] : [bid]));
  }
  return cards;
}

const wax = (s: Wicks): number => s.players.reduce((total, player) => total + player.wax, s.supply);

export const invariants: readonly Invariant<Wicks>[] = [
  {
    name: 'no card is lost or made',
    broken(s) {
      const cards = allCards(s);
      const copies = (card: Card): number => cards.filter(other => other === card).length;
      const wrong = CANDLES.find(candle => copies(candle) !== COPIES);
      if (wrong !== undefined) return `there are ${copies(wrong)} candles ${wrong}`;
      return [0, SNUFFERS].includes(copies(SNUFFER)) ? undefined : `there are ${copies(SNUFFER)} Snuffers`;
    },
  },
  {
    name: 'nights come one by one',
    broken: (s, before) =>
      before === null || s.night === before.night || s.night === before.night + 1 ? undefined : `night ${s.night}`,
  },
  {
    name: 'two tokens of wax for each seat but one',
    broken: s => (wax(s) === 2 * s.players.length - 1 ? undefined : `there are ${wax(s)}`),
  },
  {
    name: 'hands and wax keep their limits',
    broken(s) {
      const seat = s.players.findIndex(player => player.hand.length > HAND || player.wax > MOST_WAX || player.wax < 0);
      return seat < 0 ? undefined : `seat ${seat} breaks them`;
    },
  },
];
