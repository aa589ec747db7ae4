/** What a card does, in as few words as fit on it; the whole text is one hover away. */
import { said } from '@vesper/kernel';
import type { SaidBy } from '@vesper/kernel';
import { kindOf, kinds, reactionOf, rows, textOf } from '../../content/cards.ts';
import { ALL } from '../../content/verbs.ts';
import type { Amount, Card, Condition, Cost, Effect, Filter, Quantity, Row, Where } from '../../content/types.ts';
import { aspectName } from '../../words/names.ts';

const counted: { readonly [Q in Quantity]: string } = {
  whiteTrophies: 'white trophies',
  playerTrophies: 'coloured trophies',
  trophies: 'trophies',
  innerCircle: 'inner cards',
  markersHeld: 'markers',
  controlledSites: 'your sites',
  totalControlSites: 'sites in total control',
  controlledAfflictedSites: 'your Afflicted Sites',
  afflictedSites: 'Afflicted Sites',
  ownSpiesOnMap: 'your spies',
  justAssassinated: 'kills',
};

/** ` per 3 trophies`. */
const per = ({ every, of }: Amount): string =>
  of === 'nothing' ? '' : ` per ${every === 1 ? '' : `${every} `}${counted[of]}`;

const places: { readonly [W in Where]: string } = {
  presence: '',
  anywhere: ' anywhere',
  there: ' there',
  oneSite: ' at one site',
  afflicted: ' at an Afflicted Site',
  afflictedPresence: ' at an Afflicted Site',
  presenceOrAfflicted: ', also at Afflicted Sites',
};

const times = ({ n }: Amount, may = false): string => (n === ALL ? 'any' : `${may ? 'up to ' : ''}${n}`);

/** ` Guile up to 4`. */
function among({ aspect, type, cost }: Filter): string {
  const kind = aspect === 'any' ? type : aspectName(aspect);
  return `${kind === '' ? '' : ` ${kind}`}${cost === ALL ? '' : ` for up to ${cost}`}`;
}

const costs: { readonly [C in Cost]: string } = {
  returnSpy: 'return a spy',
  returnAfflictedSpy: 'return a spy from an Afflicted Site',
  devourHand: 'devour a hand card',
  devourInner: 'devour an inner card',
  devourThis: 'devour this',
  discardHand: 'discard a card',
};

const conditions: { readonly [If in Exclude<Condition['if'], 'atLeast'>]: string } = {
  otherTroopThere: 'if another’s troop is there',
  anotherSpyThere: 'if another spy is there',
  thereIsAfflicted: 'if it is afflicted',
  ownTroopAfflicted: 'with a troop at an Afflicted Site',
  struckAfflicted: 'at an Afflicted Site',
};

const when = (condition: Condition): string =>
  condition.if === 'atLeast' ? `with ${condition.least} ${counted[condition.of]}` : conditions[condition.if];

const whom = {
  self: 'you get',
  oneOpponent: 'an opponent gets',
  eachOpponent: 'each opponent gets',
  adjacentToDeployed: 'a neighbour gets',
} as const;
const whose = {
  oneOpponent: 'an opponent',
  eachOpponent: 'each opponent',
  eachThere: 'each opponent there',
  ownerOfStruck: 'its owner',
  causer: 'whoever caused it',
} as const;

const short: SaidBy<Effect, string> = {
  power: effect => `${effect.n} power${per(effect)}`,
  influence: effect => `${effect.n} influence${per(effect)}`,
  vp: effect => `${effect.n} VP${per(effect)}`,
  draw: effect => `draw ${effect.n}${per(effect)}`,
  deploy: effect => `deploy ${effect.n}${places[effect.where]}`,
  assassinate: effect =>
    `assassinate ${times(effect, effect.upTo)}${effect.white ? ' white' : ''}${places[effect.where]}${per(effect)}`,
  supplant: effect => `supplant ${effect.n}${effect.white ? ' white' : ''}${places[effect.where]}`,
  move: effect => `move ${times(effect, effect.upTo)}`,
  spy: ({ n }) => (n === 1 ? 'place a spy' : `place ${n} spies`),
  return: ({ n, own, troops, upTo }) =>
    `return ${upTo ? 'up to ' : ''}${n} ${troops ? 'troop or spy' : 'spy'}${own ? '' : ' of others'}`,
  promote: effect => `promote ${times(effect, effect.upTo)}${among(effect.among)}`,
  promoteTop: () => 'promote the top of your deck',
  promoteDiscard: () => 'promote a discarded card',
  promoteHand: () => 'promote a hand card',
  promoteThis: () => 'promote this',
  devourMarket: () => 'may devour a market card',
  replaceMarket: () => 'replaces a market card',
  recruitFree: effect => `free: recruit ${times(effect, effect.upTo)}${among(effect.among)}`,
  openDevoured: () => 'may buy the top devoured card',
  playInner: () => 'carry out an inner card',
  playMarket: effect => `carry out a market card${among(effect.among)}`,
  deckToDiscard: () => 'deck to discard pile',
  returnThis: () => 'this goes back',
  outcast: ({ n, who }) => `${whom[who]} ${n === 1 ? 'an Outcast' : `${n} Outcasts`}`,
  discard: ({ n, who }) => `${whose[who]} discards ${n}`,
  trophyDeploy: ({ n, from }) => `put up to ${n} ${from === 'white' ? 'white ' : ''}trophies on the map`,
  afflict: effect => `afflict ${effect.n}${places[effect.where]}`,
  spread: ({ n }) => (n === 1 ? 'spread' : `spread ${n} times`),
  seep: () => 'a token there',
  lure: () => 'Scourge there',
  rescue: ({ n }) => `rescue ${n}`,
  oneOf: ({ n, options }) => `${n === 1 ? '' : `${n} times: `}${options.map(briefRow).join(', or ')}`,
  pay: ({ cost, then }) => `${costs[cost]}: ${briefRow(then)}`,
  focus: ({ then }) => `focus: ${briefRow(then)}`,
  when: ({ condition, then }) => `${when(condition)}: ${briefRow(then)}`,
  endOfTurn: ({ then }) => `${briefRow(then)} at the end`,
};

export const briefRow = (row: Row): string => rows[row].map(effect => said(short, effect)).join(', ');

export const briefEffect = (effect: Effect): string => capital(said(short, effect));

const capital = (words: string): string => words[0].toUpperCase() + words.slice(1);

/** `Assassinate 1. At an Afflicted Site: 2 power.` */
export function briefly(card: Card): string {
  if (kinds[kindOf[card]].text.length === 0) return 'The Affliction spreads.';
  const parts = rows[textOf[card]].map(effect => `${capital(said(short, effect))}.`);
  if (reactionOf[card] >= 0) parts.push(`Discarded by force: ${briefRow(reactionOf[card])}.`);
  return parts.join(' ');
}
