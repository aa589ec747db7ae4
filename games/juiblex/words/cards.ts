/** What cards do, in words: a record for every word of the vocabulary. */
import { any, capital, joined, numeral, said, say, signed } from '@vesper/kernel';
import type { SaidBy, Sentence } from '@vesper/kernel';
import { kindOf, kinds, reactionOf, rows, textOf } from '../content/cards.ts';
import { ALL } from '../content/verbs.ts';
import { NO_COST } from '../content/types.ts';
import type { Amount, Card, Condition, Cost, Effect, Filter, Quantity, Row, Where } from '../content/types.ts';
import { aspectName } from './names.ts';
import { influence, points, power } from './voice.ts';

// ── Small parts ──────────────────────────────────────────────────────────────────────────────────────────────────────

const quantities: { readonly [Q in Quantity]: { readonly one: string; readonly many: string } } = {
  whiteTrophies: { one: 'white trophy in your hall', many: 'white trophies in your hall' },
  playerTrophies: {
    one: 'trophy of a player’s colour in your hall',
    many: 'trophies of players’ colours in your hall',
  },
  trophies: { one: 'trophy in your hall', many: 'trophies in your hall' },
  innerCircle: { one: 'card in your inner circle', many: 'cards in your inner circle' },
  markersHeld: { one: 'site control marker you hold', many: 'site control markers you hold' },
  controlledSites: { one: 'site you control', many: 'sites you control' },
  totalControlSites: { one: 'site under your total control', many: 'sites under your total control' },
  controlledAfflictedSites: { one: 'Afflicted Site under your control', many: 'Afflicted Sites under your control' },
  afflictedSites: { one: 'Afflicted Site on the map', many: 'Afflicted Sites on the map' },
  ownSpiesOnMap: { one: 'spy of yours on the map', many: 'spies of yours on the map' },
  justAssassinated: { one: 'troop just assassinated', many: 'troops just assassinated' },
};

/** ` for every 3 trophies`. */
function forEvery({ every, of }: Amount): string {
  if (of === 'nothing') return '';
  const { one, many } = quantities[of];
  return every === 1 ? ` for each ${one}` : ` for every ${every} ${many}`;
}

const upTo = (may: boolean): string => (may ? 'up to ' : '');

/** Where something is done, after it: ` anywhere`. */
const places: { readonly [W in Where]: string } = {
  presence: '',
  anywhere: ' anywhere on the map',
  there: ' at that site',
  oneSite: ' at one site',
  afflicted: ' at any Afflicted Site',
  afflictedPresence: ' at an Afflicted Site where you have presence',
  presenceOrAfflicted: ', also on empty spaces of any Afflicted Site',
};

/** `Obedience card`, `Undead card`, `card`. */
export const kindOfCard = ({ aspect, type }: Filter): string =>
  [...(aspect === 'any' ? [] : [aspectName(aspect)]), ...(type === '' ? [] : [type]), 'card'].join(' ');

/** ` that costs 4 or less`. */
const upToCost = ({ cost }: Filter, many: boolean): string =>
  cost === ALL ? '' : ` that ${many ? 'cost' : 'costs'} ${cost} or less`;

/** `a troop`, `2 troops`, `up to 3 white troops`, `any number of cards`. */
function howMany({ n }: Amount, thing: string, may = false): Sentence {
  if (n === ALL) return `any number of ${thing}s`;
  return n === 1 && !may ? any(thing) : `${upTo(may)}${n} ${thing}${n === 1 ? '' : 's'}`;
}

/** `another card`, `up to 2 other cards`. */
const howManyOthers = (amount: Amount, thing: string, may: boolean): Sentence =>
  amount.n === 1 && !may ? `another ${thing}` : howMany(amount, `other ${thing}`, may);

/** `twice`, `three times`. */
const often = (n: number): string => (n === 2 ? 'twice' : `${numeral(n)} times`);

const costs: { readonly [C in Cost]: string } = {
  returnSpy: 'return one of your spies',
  returnAfflictedSpy: 'return one of your spies from an Afflicted Site',
  devourHand: 'devour a card from your hand',
  devourInner: 'devour a card from your inner circle',
  devourThis: 'devour this card',
  discardHand: 'discard a card from your hand',
};

/** What a cost asks for, as a request. */
export const costInWords = (cost: Cost): string => costs[cost];

/** `if that site is afflicted`. */
export function conditionInWords(condition: Condition): Sentence {
  switch (condition.if) {
    case 'atLeast': {
      const { one, many } = quantities[condition.of];
      return say`if you have ${condition.least === 1 ? any(one) : `${condition.least} or more ${many}`}`;
    }
    case 'otherTroopThere':
      return 'if another player has a troop at that site';
    case 'anotherSpyThere':
      return 'if another spy is at that site';
    case 'thereIsAfflicted':
      return 'if that site is afflicted';
    case 'ownTroopAfflicted':
      return 'if you have a troop at an Afflicted Site';
    case 'struckAfflicted':
      return 'if that troop stood at an Afflicted Site';
  }
}

const discarders = {
  oneOpponent: 'an opponent',
  eachOpponent: 'each opponent',
  eachThere: 'each opponent with a troop at that site',
  ownerOfStruck: 'the owner of that troop',
  causer: 'whoever made you discard it',
} as const;
const madmen = {
  self: 'you',
  oneOpponent: 'an opponent',
  eachOpponent: 'each opponent',
  adjacentToDeployed: 'an opponent with a troop next to one you have just deployed',
} as const;

// ── The words ────────────────────────────────────────────────────────────────────────────────────────────────────────

const deeds: SaidBy<Effect> = {
  power: effect => say`gain ${power(effect.n)}${forEvery(effect)}`,
  influence: effect => say`gain ${influence(effect.n)}${forEvery(effect)}`,
  vp: effect => say`gain ${points(effect.n)}${forEvery(effect)}`,
  draw: effect => say`draw ${howMany(effect, 'card')}${forEvery(effect)}`,
  deploy: effect => say`deploy ${howMany(effect, 'troop')}${places[effect.where]}`,
  assassinate: effect =>
    say`assassinate ${howMany(effect, effect.white ? 'white troop' : 'enemy troop', effect.upTo)}${places[effect.where]}${forEvery(effect)}`,
  supplant: effect =>
    say`supplant ${howMany(effect, effect.white ? 'white troop' : 'enemy troop')}${places[effect.where]}`,
  move: effect =>
    say`move ${howMany(effect, 'enemy troop', effect.upTo)} to any empty space${effect.n === 1 ? '' : 's'}`,
  spy: effect => say`place ${effect.n === 1 ? 'a spy' : `${effect.n} spies`}`,
  return({ n, own, troops: alsoTroops, upTo: may }) {
    const what = alsoTroops ? 'troop or spy' : 'spy';
    if (own) return `return ${upTo(may)}${n} troops or spies, your own or others’`;
    return `return another player’s ${what}`;
  },
  promote: effect =>
    say`promote ${howManyOthers(effect, kindOfCard(effect.among), effect.upTo)} that you played this turn`,
  promoteTop: () => 'promote the top card of your deck',
  promoteDiscard: () => 'promote a card from your discard pile',
  promoteHand: () => 'promote a card from your hand',
  promoteThis: ({ may }) => (may ? 'you may promote it' : 'promote this card'),
  devourMarket: () => 'you may devour a card in the market',
  replaceMarket: () => 'devour a card in the market and put this card in its place',
  recruitFree: effect =>
    say`recruit ${howMany(effect, kindOfCard(effect.among), effect.upTo)}${upToCost(effect.among, effect.n > 1)} from the market${effect.piles ? ' or the piles' : ''} without paying`,
  openDevoured: () => 'this turn you may recruit the top card of the devoured pile, once, for its cost',
  playInner: () => 'carry out a card of your inner circle as if you played it',
  playMarket: effect =>
    say`carry out a market card${upToCost(effect.among, false)} as if you played it, then devour it`,
  deckToDiscard: () => 'put your whole deck on your discard pile',
  returnThis: () => 'return this card to the supply of Insane Outcasts',
  outcast: ({ n, who }) =>
    say`${madmen[who]} ${who === 'self' ? 'recruit' : 'recruits'} ${n === 1 ? 'an Insane Outcast' : `${n} Insane Outcasts`}`,
  discard(effect) {
    const { who, over } = effect;
    const what = say`discards ${howMany(effect, 'card')}`;
    if (over === 0) return say`${discarders[who]} ${what}`;
    const enough = `more than ${over} cards in hand`;
    if (who === 'ownerOfStruck') return say`${discarders[who]}, if it is a player with ${enough}, ${what}`;
    return say`${discarders[who]} ${who === 'eachThere' ? 'and' : 'with'} ${enough} ${what}`;
  },
  trophyDeploy(effect) {
    const from = {
      any: 'any trophy hall',
      white: 'any trophy hall',
      onePlayerThere: 'the trophy hall of one such player',
    }[effect.from];
    return say`put ${howMany(effect, effect.from === 'white' ? 'white troop' : 'troop', effect.upTo)} from ${from} on ${effect.n === 1 ? 'an empty space' : 'empty spaces'}${effect.where === 'anywhere' ? ' anywhere' : ' where you have presence'}`;
  },
  afflict: effect => say`you may move ${howMany(effect, 'troop')}${places[effect.where]} into the Affliction`,
  spread: ({ n }) => (n === 1 ? 'the Affliction spreads' : `the Affliction spreads ${often(n)}`),
  seep: ({ n }) =>
    say`put ${n === 1 ? 'an Affliction token' : `${n} Affliction tokens`} on an empty space of that site`,
  lure: () => 'move the Scourge to that site',
  rescue: ({ n }) => `return ${n === 1 ? 'one' : n} of your troops from the Affliction board to your barracks`,
  oneOf: ({ n, options }) => say`choose ${n === 1 ? 'one' : often(n)}: ${joined(options.map(rowInWords), ' / ')}`,
  pay: ({ cost, then, repeat, bound }) =>
    say`${bound ? '' : 'you may '}${costs[cost]}${repeat ? ', as often as you like' : ''}: ${rowInWords(then)}`,
  focus: ({ then }) => say`focus: ${rowInWords(then)}`,
  when: ({ condition, then }) => say`${conditionInWords(condition)}, ${rowInWords(then)}`,
  endOfTurn: ({ then }) => say`at the end of your turn ${rowInWords(then)}`,
};

/** `gain 2 power, then draw 1 card`. */
export function rowInWords(row: Row): Sentence {
  return joined(
    rows[row].map(effect => said(deeds, effect)),
    ', then ',
  );
}

export const effectInWords = (effect: Effect): Sentence => said(deeds, effect);

/** The text of a card, word for word one after the other. */
export function cardInWords(card: Card): Sentence {
  const { reaction, text } = kinds[kindOf[card]];
  if (text.length === 0) return 'When it is revealed the Affliction spreads. It cannot be recruited.';
  const doing = rows[textOf[card]].map(effect => say`${capital(said(deeds, effect))}.`);
  if (reaction.length > 0) doing.push(reactionInWords(card));
  return joined(doing, ' ');
}

function reactionInWords(which: Card): Sentence {
  return say`If an opponent’s card makes you discard it: ${rowInWords(reactionOf[which])}.`;
}

/** `Malice, Fiend, costs 8, worth 5 VP in the deck and 10 in the inner circle`. */
export function cardFacts(which: Card): string {
  const { aspect, type, cost, deckVp, innerVp, text } = kinds[kindOf[which]];
  const parts = [aspect === 'none' ? 'no aspect' : aspectName(aspect), type];
  if (cost !== NO_COST) parts.push(`costs ${cost}`);
  if (text.length > 0) parts.push(`worth ${signed(deckVp)} VP in the deck and ${signed(innerVp)} in the inner circle`);
  return parts.join(', ');
}
