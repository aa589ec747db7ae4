/** Every sentence a player reads. Each is made from what that player sees, never from the state. */
import type { Choice, Facts, Seat, Words } from '../../../index.ts';
import { SNUFFER, linesOf } from './state.ts';
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

type Told<Name extends WicksEvent['event']> = Extract<WicksEvent, { readonly event: Name }>;
type Sentences = { readonly [Name in WicksEvent['event']]: (view: WicksView, told: Told<Name>) => string };

interface Deed {
  readonly seat: Seat;
  readonly card?: Card;
}

const did =
  (verb: string, what?: string) =>
  (view: WicksView, { seat, card }: Deed): string =>
    `${seatName(view, seat)} ${verb} ${what ?? (card === undefined ? 'a card' : candle(card))}.`;

/** Typed by the events, so that the compiler misses none. */
export const sentences: Sentences = {
  nightFell: (_view, { night }) => `Night ${night} falls.`,
  deckShuffled: (_view, { cards }) => `The discards are shuffled: a deck of ${cards}.`,
  cardDrawn: did('drew'),
  cardKept: did('kept'),
  cardBid: did('chose'),
  bidRevealed: (view, { seat, card, shield }) =>
    `${seatName(view, seat)} showed ${candle(card)}${shield ? ', shielded' : ''}.`,
  windRolled: (_view, { wind }) => `The wind blows with ${wind}.`,
  candleLit: did('lit'),
  candleBlownOut: did('lost to the wind'),
  candlesDrowned: did('lost to an equal one'),
  waxGathered: did('gathered', 'wax'),
  candlePolished: did('polished'),
  topSeen: did('saw on top of the deck'),
  cardDropped: did('dropped'),
  snufferPlayed: (view, { seat, card, keeper }) =>
    `${seatName(view, seat)} snuffed ${candle(card)} of ${seatName(view, keeper)}.`,
  morningCame: () => 'Morning has come.',
};

function sentence(view: WicksView, told: WicksEvent): string {
  return (sentences[told.event] as (view: WicksView, told: WicksEvent) => string)(view, told);
}

const counts: { readonly [line: string]: string } = {
  candles: 'what burning candles are worth',
  polish: 'two more for each polished one',
  wax: 'one for each token of wax',
};

export const words: Words<WicksView, WicksEvent> = {
  seat: seatName,
  status: view => `Night ${view.night} of ${view.nights}, wind ${view.wind}`,
  prompt: (view, open) => (open.seat === view.viewer ? prompts[open.ask] : `${seatName(view, open.seat)} decides.`),
  choice: (_view, open, choice, facts) => label(open.ask, choice, facts),
  refusal: (_view, _open, _choice, refusal) => reasons[refusal.why],
  reasons: Object.keys(reasons),
  event: sentence,
  line: line => ({ candles: 'Candles', polish: 'Polish', wax: 'Wax' })[line] ?? line,
  aims: (view, seat) => linesOf(view.players[seat], seat).map(line => ({ ...line, what: counts[line.line] })),
  twin: view => [
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
