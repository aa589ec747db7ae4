/** Costs and gains as words. */
import type { Cost, Effect, TrapCard } from '../content/types.ts';
import { any, count, listed } from './voice.ts';

/** `2 food and 1 gold`. */
export function goods(food: number, gold: number, imps = 0): string {
  const parts: string[] = [];
  if (food > 0) parts.push(`${food} food`);
  if (gold > 0) parts.push(`${gold} gold`);
  if (imps > 0) parts.push(count(imps, 'imp'));
  return listed(parts);
}

/** `1 food and 1 Evil`; nothing for what is free. */
export function costText({ food, gold, evil, traps, monsters, imps }: Cost): string {
  const parts: string[] = [];
  if (food > 0) parts.push(`${food} food`);
  if (gold > 0) parts.push(`${gold} gold`);
  if (traps > 0) parts.push(count(traps, 'trap'));
  if (monsters > 0) parts.push(count(monsters, 'monster'));
  if (imps > 0) parts.push(count(imps, 'imp'));
  if (evil > 0) parts.push(`${evil} Evil`);
  return listed(parts);
}

/** What setting a trap takes, surcharge included: `1 food and 1 gold`; nothing if it is free. */
export function trapCostText({ cost }: TrapCard, surcharge = 0): string {
  const parts: string[] = [];
  if (cost.food > 0) parts.push(`${cost.food} food`);
  if (cost.gold + surcharge > 0) parts.push(`${cost.gold + surcharge} gold`);
  if (cost.imps > 0) parts.push(count(cost.imps, 'imp'));
  if (cost.monsters > 0) parts.push(any('monster'));
  if (cost.marks > 0) parts.push(any('red mark'));
  return listed(parts);
}

/** What a space, a room or a pet does, as a few words without a subject. */
export function effectText(effect: Effect): string {
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
      return count(effect.count, 'trap');
    case 'keepTraps':
      return `draw ${effect.draw} traps, keep ${effect.keep}`;
    case 'keepPets':
      return `draw ${effect.draw} pets, keep ${effect.keep}`;
    case 'hire':
      return 'hire a creature';
    case 'build':
      return 'build a room';
    case 'smear':
      return effect.colours === 3 ? '1 Evil to all others' : `1 Evil to ${count(effect.colours, 'other')}`;
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

function upTo(n: number, thing: string): string {
  return n === 1 ? `1 ${thing}` : `up to ${n} ${thing}s`;
}

function supervised(imps: number): string {
  return imps === 0 ? '' : ', with a supervisor';
}

/** `pay 1 gold: 2 food`, `Evil −1, look at a Combat Card`. */
export function spaceText({ cost, effects }: { readonly cost: Cost; readonly effects: readonly Effect[] }): string {
  const price = costText(cost);
  const gives = effects.map(effectText).join(', ');
  return price === '' ? gives : `pay ${price}: ${gives}`;
}
