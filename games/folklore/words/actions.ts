/** What is done with cards, coins, spaces and foes, as button labels: alike in Camp, in towns, on maps and in fights. */
import { say } from '@vesper/kernel';
import type { Facts, Sentence } from '@vesper/kernel';
import { cards } from '../content/cards.ts';
import { LOCKED, SEARCHABLE, SNARE } from '../content/maps.ts';
import { STAT } from '../content/numbers.ts';
import { scenes } from '../content/scenes.ts';
import type { CompiledFeature } from '../content/scenes.ts';
import { rows } from '../content/rows.ts';
import { aboutOf, actionKind } from '../agenda.ts';
import type { Action, PlainAction } from '../agenda.ts';
import { cardOfUse, clauseAt, placeOfUse } from '../rules/clauses.ts';
import type { Use } from '../rules/clauses.ts';
import { NONE } from '../state.ts';
import type { Card, FolkloreView, Member } from '../state.ts';
import { costInWords, limitInWords } from './cards.ts';
import { chanceOf, isAttack, promiseOf, textChanceOf } from './checks.ts';
import { cardNameOfId } from './names.ts';
import { card, coins, feature, figure, member, plus, pp, service, space } from './voice.ts';

const plainActions: { readonly [P in Exclude<PlainAction, 'barter'>]: string } = {
  done: 'Done',
  regroup: 'Regroup: 1 PP for 1 Vita',
  defend: 'Defend: +10 Defense until your next turn',
  focus: 'Focus: recover 1 PP',
  evade: 'Evade (1 PP): move through foes',
};

/** A number that the rules say of a choice, or what else is true. */
export function numberIn(facts: Facts | undefined, name: string, otherwise: number = NONE): number {
  const value = facts?.[name];
  return typeof value === 'number' ? value : otherwise;
}

/** ` for 8 coins`. */
function price(facts: Facts | undefined): Sentence {
  const found = numberIn(facts, 'price');
  if (found === NONE) return '';
  return found === 0 ? ' for nothing' : say` for ${coins(found)}`;
}

/** What a weapon is called: bare hands are none. */
export const weaponNamed = (which: Card): Sentence => (which === NONE ? 'bare hands' : [card(which)]);

/** ` (4 Stride, 1 left)`, with a warning of flames and snares. */
export function walkInWords(facts: Facts | undefined): string {
  const cost = numberIn(facts, 'cost');
  if (cost === NONE) return '';
  const harm = numberIn(facts, 'harm');
  const dangers = harm <= 0 ? '' : harm === 1 ? ', through 1 danger' : `, through ${harm} dangers`;
  return ` (${cost} Stride, ${Math.max(0, numberIn(facts, 'left'))} left${dangers})`;
}

/** ` (61 %, 4–9)`. */
export const odds = (facts: Facts | undefined): string => (isAttack(facts) ? ` (${promiseOf(facts)})` : '');

/** What a feature asks for first. */
function featureCheck(view: FolkloreView, who: Member, found: CompiledFeature): string {
  const [first] = rows[found.effects];
  return first?.do === 'check' ? ` (${textChanceOf(view, who, first.skill, first.k)})` : '';
}

function interacting(view: FolkloreView, who: Member, about: number): Sentence {
  const { scene, terrain } = view.scene;
  const { features } = scenes[scene];
  if (about >= 100)
    return say`Interact: ${feature(scene, about - 100)}${featureCheck(view, who, features[about - 100])}`;
  switch (terrain[about]) {
    case SEARCHABLE:
      return say`Search ${space(about)} (d10 ${plus(view.sheets[who][STAT.search])})`;
    case LOCKED:
      return say`Pick the lock at ${space(about)} (${chanceOf(view, who, 'trickery', 6)})`;
    case SNARE:
      return say`Disarm the Snare at ${space(about)} (${chanceOf(view, who, 'trickery', 6)})`;
    default: {
      const found = features.findIndex(({ space: where }) => where === about);
      if (found === NONE) return say`Interact at ${space(about)}`;
      return say`Interact: ${feature(scene, found)}${featureCheck(view, who, features[found])}`;
    }
  }
}

/** What it costs this character, which may be less than what is printed. */
function priceOfUse(use: Use, facts: Facts | undefined): string {
  const { cost } = clauseAt(cardOfUse(use), placeOfUse(use));
  if (cost.pay !== 'pp' && cost.pay !== 'gp') return costInWords(cost);
  return costInWords({ pay: cost.pay, n: numberIn(facts, 'points', cost.n) });
}

/** A card and what using it costs; a mystic card with its chance. What it does is in its text. */
function using(view: FolkloreView, who: Member, use: Use, facts: Facts | undefined): Sentence {
  const which = cardOfUse(use);
  const { mystic } = cards[which];
  const price = priceOfUse(use, facts);
  if (mystic === null) return say`Use ${card(which)}${price === '' ? '' : ` (${price})`}`;
  const { skill, k } = mystic.check;
  return say`Recite ${card(which)} (${price}; ${chanceOf(view, who, skill, k, view.recitals[who])})`;
}

/** The same as a reaction; a card that has two for one moment says which. */
export function answering(use: Use, facts: Facts | undefined): Sentence {
  const which = cardOfUse(use);
  const place = placeOfUse(use);
  const clause = clauseAt(which, place);
  const isOneOfTwo = cards[which].clauses.some(
    (_, other) => other !== place && clauseAt(which, other).trigger === clause.trigger,
  );
  const price = [priceOfUse(use, facts), isOneOfTwo ? limitInWords(clause.limit) : ''].filter(part => part !== '');
  return say`Use ${card(which)}${price.length === 0 ? '' : ` (${price.join(', ')})`}`;
}

const bartering = (view: FolkloreView, who: Member): string =>
  `Barter for a fifth off (${chanceOf(view, who, 'speech', 7)})`;

/** `Give Lamp Oil to the Telepath`. */
const handing = (view: FolkloreView, kind: 'give' | 'take', what: Sentence, whom: Member): Sentence =>
  kind === 'give' ? say`Give ${what} to ${member(view, whom)}` : say`Ask ${member(view, whom)} for ${what}`;

export function actionInWords(
  view: FolkloreView,
  who: Member,
  choice: Action | PlainAction,
  facts: Facts | undefined,
): Sentence {
  if (choice === 'barter') return bartering(view, who);
  if (typeof choice === 'string') return plainActions[choice];
  const about = aboutOf(choice);
  const kind = actionKind(choice);
  switch (kind) {
    case 'equip':
      return view.party[who].equipped.includes(about) ? say`Take off ${card(about)}` : say`Equip ${card(about)}`;
    case 'use':
      return using(view, who, about, facts);
    case 'fill':
      return say`Fill ${card(about % 1000)} with ${card(Math.floor(about / 1000))} for 4 attacks`;
    case 'charge':
      return say`Put ${pp(1)} into ${card(about)}`;
    case 'give':
    case 'take':
      return handing(view, kind, [card(about >> 3)], about % 8);
    case 'giveCoins':
      return handing(view, 'give', [coins(about >> 3)], about % 8);
    case 'takeCoins':
      return handing(view, 'take', [coins(about >> 3)], about % 8);
    case 'learn':
      return learning(about);
    case 'serve':
      return say`${service(about)}${price(facts)}`;
    case 'reviveAt':
      return say`${service(about >> 3)}: bring ${member(view, about % 8)} back${price(facts)}`;
    case 'buy':
      return say`Buy ${card(about)}${price(facts)}`;
    case 'sell':
      return say`Sell ${card(about)}${price(facts)}`;
    case 'brew':
      return brewing(view, who, about);
    case 'move':
      return say`Go to ${space(about)}${walkInWords(facts)}`;
    case 'interact':
      return interacting(view, who, about);
    case 'unlock':
      return say`Unlock ${space(about)} with a Skeleton Key`;
    case 'attack':
    case 'throw': {
      const target = figure(view, about % 100);
      const weapon = weaponNamed(Math.floor(about / 100) - 1);
      return kind === 'attack'
        ? say`Attack ${target} with ${weapon}${odds(facts)}`
        : say`Throw ${weapon} at ${target}${odds(facts)}`;
    }
    case 'extinguish':
      return say`Put out the flames on ${space(about)}`;
    case 'haunt':
      return `Ghost power ${about + 1}`;
  }
}

/** An ability that may be learnt. */
export function learning(which: Card): Sentence {
  const { ability } = cards[which];
  const points = ability?.ap ?? 0;
  return say`Learn ${card(which)} (${ability?.keyword.toUpperCase() ?? ''}, ${points} AP)`;
}

/** A recipe that may be tried. */
export function brewing(view: FolkloreView, who: Member, which: Card): Sentence {
  const { recipe } = cards[which];
  if (recipe === null) return [card(which)];
  const { skill, k } = recipe.check;
  return say`Brew ${cardNameOfId(recipe.makes)} for ${coins(recipe.coins)} (${chanceOf(view, who, skill, k)})`;
}
