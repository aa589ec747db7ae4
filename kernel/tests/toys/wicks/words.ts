/** Every sentence a player reads. Each is made from what that player sees, never from the state. */
import type { Choice, Facts, Seat, Words } from '../../../index.ts';
import { SNUFFER } from './state.ts';
import type { Card, WicksEvent } from './state.ts';
import type { WicksView } from './view.ts';

const seatName = (view: WicksView, seat: Seat): string => (view.viewer === seat ? 'You' : `Seat ${seat + 1}`);
const candle = (card: Card): string => (card === SNUFFER ? 'a Snuffer' : `the candle ${card}`);
const list = (cards: readonly Card[]): string => (cards.length === 0 ? 'none' : cards.map(candle).join(', '));

const lines = (texts: { readonly [label: string]: string | number }): { label: string; text: string }[] =>
  Object.entries(texts).map(([label, text]) => ({ label, text: `${text}` }));

const prompts: { readonly [ask: string]: string } = {
  bid: 'Which card do you put into the wind?',
  shield: 'Do you shield it with wax?',
  tend: 'You are the keeper. What do you do?',
  polish: 'Which candle do you polish?',
  scry: 'What happens to the card from the top of the deck?',
  snuff: 'You may play your Snuffer. Which candle goes out?',
};

const labels: { readonly [choice: string]: string } = {
  yes: 'Shield it',
  no: 'No shield',
  polish: 'Polish a candle',
  gather: 'Gather wax',
  scry: 'Look at the top card',
  rest: 'Rest (ends your turn)',
  keep: 'Keep it in your hand',
  drop: 'Drop it for all to see',
};

const reasons: { readonly [why: string]: string } = {
  notACandle: 'As long as you hold a candle you must choose one.',
  noWax: 'You have no wax.',
  noActions: 'You have used both actions.',
  enoughWax: 'You already have three wax.',
  noSupply: 'There is no wax left in the supply.',
  nothingLit: 'You have no candle left to polish.',
  alreadyPolished: 'This candle is polished already.',
  deckEmpty: 'The deck is empty.',
  handFull: 'You already hold three cards.',
  isPolished: 'A polished candle cannot be snuffed.',
};

function label(ask: string, choice: Choice, facts: Facts | undefined): string {
  if (typeof choice !== 'number') return labels[choice as string];
  if (ask === 'polish') return `${candle(choice)}: worth ${fact(facts, 'becomes')} for ${fact(facts, 'price')} wax`;
  return ask === 'bid'
    ? `${candle(choice)}: burns in ${fact(facts, 'safe')} of ${fact(facts, 'of')} winds`
    : candle(choice);
}

const fact = (facts: Facts | undefined, name: string): string => JSON.stringify(facts?.[name]);

const verbs = {
  cardDrawn: 'drew',
  cardKept: 'kept',
  cardBid: 'chose',
  bidRevealed: 'showed',
  candleLit: 'lit',
  candleBlownOut: 'lost to the wind',
  candlesDrowned: 'lost to an equal one',
  waxGathered: 'gathered',
  candlePolished: 'polished',
  topSeen: 'saw on top of the deck',
  cardDropped: 'dropped',
  snufferPlayed: 'snuffed',
};

function sentence(view: WicksView, e: WicksEvent): string {
  if (e.event === 'nightFell') return `Night ${e.night} falls.`;
  if (e.event === 'deckShuffled') return `The discards are shuffled: a deck of ${e.cards}.`;
  if (e.event === 'windRolled') return `The wind blows with ${e.wind}.`;
  if (e.event === 'morningCame') return 'Morning has come.';
  const what = e.event === 'waxGathered' ? 'wax' : e.card === undefined ? 'a card' : candle(e.card);
  const more = 'keeper' in e ? ` of ${seatName(view, e.keeper)}` : 'shield' in e && e.shield ? ', shielded' : '';
  return `${seatName(view, e.seat)} ${verbs[e.event]} ${what}${more}.`;
}

export const words: Words<WicksView, WicksEvent> = {
  seat: seatName,
  status: view => `Night ${view.night} of ${view.nights}, wind ${view.wind}`,
  prompt: (view, open) => (open.seat === view.viewer ? prompts[open.ask] : `${seatName(view, open.seat)} decides.`),
  choice: (_view, open, choice, facts) => label(open.ask, choice, facts),
  refusal: (_view, _open, _choice, refusal) => reasons[refusal.why],
  reasons: Object.keys(reasons),
  event: sentence,
  line: line => ({ candles: 'Candles', polish: 'Polish', wax: 'Wax' })[line] ?? line,
  table: view => [
    { title: 'Table', lines: lines({ Deck: view.deck, Discards: list(view.discard), Wax: view.supply }) },
    ...view.players.map(({ own, cards, lit, polished, wax }, seat) => ({
      title: seatName(view, seat),
      lines: lines({ Hand: own ? list(own.hand) : cards, Burning: list(lit), Polished: list(polished), Wax: wax }),
    })),
  ],
  options: {
    snuffers: { label: 'Snuffers', explain: 'Four cards that put out the candles of others.' },
    weather: { label: 'Weather', explain: 'Calm: a wind of one to four. Storm: one to six.' },
    nights: { label: 'Nights', explain: 'How many nights until morning.' },
  },
};
