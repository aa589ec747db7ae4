/** FOL-R58a: recipes, at an Apothecary or at a rest. */
import { andThen, has, no } from '@vesper/kernel';
import { cardNamed, cards } from '../content/cards.ts';
import { SKILL } from '../content/numbers.ts';
import { ACTION, aboutOf } from '../agenda.ts';
import type { OfHero } from '../agenda.ts';
import type { Card, FolkloreState, Member } from '../state.ts';
import { take } from './cards.ts';
import { isPassed, rollFor, skillRoll, takeRoll } from './checks.ts';
import { changeCoins } from './coins.ts';
import { tell } from './turnOrder.ts';

/** Recipes stand among the services used, from here on. */
const RECIPES = 10_000;
const alreadyTried = no('FOL-R58a', 'alreadyTried');
const tooFewCoins = no('FOL-R58a', 'tooFewCoins', (s: FolkloreState, { who }: OfHero, c: number) => ({
  price: cards[c < ACTION ? c : aboutOf(c)].recipe!.coins,
  coins: s.party[who].coins,
}));

export function refuseBrew(s: FolkloreState, who: Member, recipe: Card) {
  if (has(s.party[who].served, RECIPES + recipe)) return alreadyTried;
  return s.party[who].coins < cards[recipe].recipe!.coins ? tooFewCoins : undefined;
}

export function tryRecipe(s: FolkloreState, who: Member, card: Card): void {
  const { coins, check } = cards[card].recipe!;
  s.party[who].served.push(RECIPES + card);
  changeCoins(s, who, -coins, 'FOL-R58a');
  andThen(s, { do: 'brewed', who, recipe: card });
  rollFor(s, skillRoll(s, who, 'recipe', SKILL[check.skill], check.k));
}

function brewed(s: FolkloreState, { who, recipe }: { readonly who: Member; readonly recipe: Card }): void {
  const roll = takeRoll(s);
  const passed = isPassed(roll);
  const { natural, bonus, needed, skill } = roll;
  tell(s, { event: 'checkMade', rule: 'FOL-R58a', who, skill, natural, total: natural + bonus, needed, passed });
  tell(s, { event: 'brewTried', rule: 'FOL-R58a', who, recipe, passed });
  if (passed) take(s, who, cardNamed(cards[recipe].recipe!.makes));
}

export const craftingSteps = { brewed };
