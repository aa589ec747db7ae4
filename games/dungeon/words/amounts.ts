/** Costs and gains as words. */
import { count, joined, listed, say } from '@vesper/kernel';
import type { Mention, Sentence, Spoken } from '@vesper/kernel';
import type { Cost, Effect, TrapCard } from '../content/types.ts';
import { evil as evils, food as foods, gold as coins, imps as workers } from './voice.ts';

/** What is not nothing: `2 food and 1 gold`. */
function amounts(...all: readonly (readonly [number, (n: number) => Spoken])[]): Sentence {
  return listed(all.flatMap(([n, said]) => (n > 0 ? [said(n)] : [])));
}

const trapCount = (n: number): Mention => count(n, 'trap');

/** `2 food and 1 gold`. */
export const goods = (food: number, gold: number, imps = 0): Sentence =>
  amounts([food, foods], [gold, coins], [imps, workers]);

/** `1 food and 1 Evil`; nothing for what is free. */
export function costText({ food, gold, evil, traps, monsters, imps }: Cost): Sentence {
  const monsterCount = (n: number): Mention => count(n, 'monster');
  return amounts(
    [food, foods],
    [gold, coins],
    [traps, trapCount],
    [monsters, monsterCount],
    [imps, workers],
    [evil, evils],
  );
}

/** What setting a trap takes, surcharge included: `1 food and 1 gold`; nothing if it is free. */
export function trapCostText({ cost }: TrapCard, surcharge = 0): Sentence {
  return amounts(
    [cost.food, foods],
    [cost.gold + surcharge, coins],
    [cost.imps, workers],
    [cost.monsters, () => 'a monster'],
    [cost.marks, () => 'a red mark'],
  );
}

/** What a space, a room or a pet does in this year, as a few words without a subject. */
export function effectText(effect: Effect, year: number): Sentence {
  switch (effect.do) {
    case 'gain':
      return goods(effect.food, effect.gold, effect.imps);
    case 'repent':
      return `Evil −${effect.by}`;
    case 'spy':
      return 'look at a Combat Card';
    case 'dig':
      return `dig ${upTo(effect.upTo, 'tunnel')}${supervised(effect.supervisor)}`;
    case 'mine':
      return `mine up to ${effect.upTo} gold${supervised(effect.supervisor)}`;
    case 'drawTraps':
    case 'buyTraps':
      return [trapCount(effect.count)];
    case 'keepTraps':
      return `draw ${effect.draw + (year === 2 ? effect.secondYear : 0)} traps, keep ${effect.keep}`;
    case 'keepPets':
      return `draw ${effect.draw} pets, keep ${effect.keep}`;
    case 'hire':
      return 'hire a creature';
    case 'build':
      return 'build a room';
    case 'smear':
      return effect.colours === 3 ? '1 Evil to all others' : say`1 Evil to ${count(effect.colours, 'other')}`;
    case 'restore':
      return `win back ${upTo(effect.upTo, 'tile')}${supervised(effect.supervisor)}`;
    case 'deposit':
      return `deposit ${effect.upTo === 1 ? '1 gold' : `up to ${effect.upTo} gold`}`;
    case 'rent':
      return `the laboratory ${effect.uses === 1 ? 'once' : 'twice'}`;
    case 'teach':
      return 'Expertise for a creature';
    case 'improve':
      return 'an improved tunnel';
    case 'forage':
      return `${effect.gold} gold, or ${effect.gold + effect.more} with ${effect.tunnels} unconquered tunnels`;
  }
}

const upTo = (n: number, thing: string): string => (n === 1 ? `1 ${thing}` : `up to ${n} ${thing}s`);

const supervised = (imps: number): string => (imps === 0 ? '' : ', with a supervisor');

/** `pay 1 gold: 2 food`, `Evil −1, look at a Combat Card`. */
export function spaceText(
  { cost, effects }: { readonly cost: Cost; readonly effects: readonly Effect[] },
  year: number,
): Sentence {
  const price = costText(cost);
  const gives = joined(
    effects.map(effect => effectText(effect, year)),
    ', ',
  );
  return price === '' ? gives : say`pay ${price}: ${gives}`;
}
