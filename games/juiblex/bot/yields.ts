/** What a card does each time it is played, as its words say. */
import { kindOf, kinds } from '../content/cards.ts';
import type { Text } from '../content/types.ts';

interface Yield {
  power: number;
  influence: number;
  /** Troops that are deployed, and that are taken from the map. */
  deploys: number;
  strikes: number;
  draws: number;
  placesSpies: number;
  promotes: number;
  gainsVp: number;
  /** Whatever else. */
  other: number;
}

export const noYield = (): Yield => ({
  power: 0,
  influence: 0,
  deploys: 0,
  strikes: 0,
  draws: 0,
  placesSpies: 0,
  promotes: 0,
  gainsVp: 0,
  other: 0,
});

export function addYield(to: Yield, more: Readonly<Yield>, times: number): void {
  to.power += times * more.power;
  to.influence += times * more.influence;
  to.deploys += times * more.deploys;
  to.strikes += times * more.strikes;
  to.draws += times * more.draws;
  to.placesSpies += times * more.placesSpies;
  to.promotes += times * more.promotes;
  to.gainsVp += times * more.gainsVp;
  to.other += times * more.other;
}

/** What is counted for an amount is about so much. */
const COUNTED = 1.5;
/** How often a condition is met, or a cost paid. */
const SOMETIMES = 0.5;

function add(to: Yield, text: readonly Text[], times: number): Yield {
  for (const word of text) addWord(to, word, times);
  return to;
}

/** Of several options each counts in part. */
function addWord(to: Yield, word: Text, times: number): void {
  const n = 'n' in word ? times * (word.of === 'nothing' ? word.n : COUNTED) : times;
  switch (word.do) {
    case 'power':
    case 'influence':
      to[word.do] += n;
      break;
    case 'deploy':
    case 'trophyDeploy':
      to.deploys += n;
      break;
    case 'assassinate':
      to.strikes += n;
      break;
    case 'supplant':
      to.deploys += n;
      to.strikes += n;
      break;
    case 'draw':
      to.draws += n;
      break;
    case 'spy':
      to.placesSpies += n;
      break;
    case 'vp':
      to.gainsVp += n;
      break;
    case 'promote':
    case 'promoteTop':
    case 'promoteDiscard':
    case 'promoteHand':
    case 'promoteThis':
      to.promotes += n;
      break;
    case 'oneOf':
      for (const option of word.options) add(to, option, n / word.options.length);
      break;
    case 'pay':
    case 'when':
    case 'focus':
      add(to, word.then, times * SOMETIMES);
      break;
    case 'endOfTurn':
      add(to, word.then, times);
      break;
    default:
      to.other += n;
  }
}

const ofKinds: readonly Yield[] = kinds.map(({ text }) => add(noYield(), text, 1));
/** By card. */
export const yieldOf: readonly Yield[] = kindOf.map(kind => ofKinds[kind]);
