/** Costs and gains as words. */
import { count, joined, listed, said, say } from '@vesper/kernel';
import type { Mention, SaidBy, Sentence, Spoken } from '@vesper/kernel';
import type { Cost, Effect, TrapCard } from '../content/types.ts';
import { evil as evils, food as foods, gold as coins, imps as workers } from './voice.ts';

/** What is not nothing: `2 food and 1 gold`. */
function amounts(...all: readonly (readonly [number, (n: number) => Spoken])[]): Sentence {
  return listed(all.flatMap(([n, counted]) => (n > 0 ? [counted(n)] : [])));
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

/** Each effect in this year, as a few words without a subject. */
const effectsIn = (year: number): SaidBy<Effect> => ({
  gain: ({ food, gold, imps }) => goods(food, gold, imps),
  forage: ({ gold, more, tunnels }) => `${gold} gold, or ${gold + more} with ${tunnels} unconquered tunnels`,
  repent: ({ by }) => `Evil −${by}`,
  spy: () => 'look at a Combat Card',
  dig: effect => `dig ${upTo(effect.upTo, 'tunnel')}${supervised(effect.supervisor)}`,
  mine: effect => `mine up to ${effect.upTo} gold${supervised(effect.supervisor)}`,
  drawTraps: effect => [trapCount(effect.count)],
  buyTraps: effect => [trapCount(effect.count)],
  keepTraps: ({ draw, keep, secondYear }) => `draw ${draw + (year === 2 ? secondYear : 0)} traps, keep ${keep}`,
  keepPets: ({ draw, keep }) => `draw ${draw} pets, keep ${keep}`,
  hire: () => 'hire a creature',
  build: () => 'build a room',
  smear: ({ colours }) => (colours === 3 ? '1 Evil to all others' : say`1 Evil to ${count(colours, 'other')}`),
  restore: effect => `win back ${upTo(effect.upTo, 'tile')}${supervised(effect.supervisor)}`,
  deposit: effect => `deposit ${effect.upTo === 1 ? '1 gold' : `up to ${effect.upTo} gold`}`,
  rent: ({ uses }) => `the laboratory ${uses === 1 ? 'once' : 'twice'}`,
  teach: () => 'Expertise for a creature',
  improve: () => 'an improved tunnel',
});

const upTo = (n: number, thing: string): string => (n === 1 ? `1 ${thing}` : `up to ${n} ${thing}s`);

const supervised = (imps: number): string => (imps === 0 ? '' : ', with a supervisor');

/** `pay 1 gold: 2 food`, `Evil −1, look at a Combat Card`. */
export function spaceText(
  { cost, effects }: { readonly cost: Cost; readonly effects: readonly Effect[] },
  year: number,
): Sentence {
  const price = costText(cost);
  const gives = joined(
    effects.map(effect => said(effectsIn(year), effect)),
    ', ',
  );
  return price === '' ? gives : say`pay ${price}: ${gives}`;
}
