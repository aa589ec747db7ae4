/** How a price is made up, in words (SAL-R24, SAL-R25). */
import type { Facts } from '@vesper/kernel';
import {
  EdwardPutnam,
  ElizabethPorter,
  ElizabethProctor,
  IsraelPorter,
  JohnPorter,
  JohnWillard,
} from '../content/colonists.ts';
import type { Price } from '../state.ts';
import { colonistName } from './names.ts';
import { count } from './voice.ts';

export type Priced = 'arrest' | 'bring';

/** The price among the facts of a candidate, if there is one. */
export function priceIn(facts: Facts | undefined): Price | undefined {
  return facts !== undefined && typeof facts.total === 'number' ? (facts as unknown as Price) : undefined;
}

/** `7 Reputation − 3 Accusations + 5 in a Circle`. */
export function priceParts(price: Price, action: Priced): string {
  const { base, accusations, circle, willard, elizabethProctor, surcharge, discount } = price;
  let parts = `${base} Reputation`;
  if (accusations > 0) parts += ` − ${count(accusations, 'Accusation')}`;
  if (circle > 0) parts += ` + ${circle} in a Circle`;
  if (willard > 0) parts += ` + ${willard} for ${colonistName(JohnWillard)}`;
  if (elizabethProctor > 0) parts += ` + ${elizabethProctor} for ${colonistName(ElizabethProctor)}`;
  if (base - accusations + circle + willard + elizabethProctor < 0) parts += ', at least 0,';
  if (surcharge > 0) parts += ` + ${surcharge} ${dearer(surcharge, action)}`;
  if (discount > 0) parts += ` − ${discount} for ${colonistName(action === 'arrest' ? ElizabethPorter : IsraelPorter)}`;
  return parts.endsWith(',') ? parts.slice(0, -1) : parts;
}

function dearer(surcharge: number, action: Priced): string {
  if (surcharge === 1) return 'for the second space';
  return `for ${colonistName(action === 'arrest' ? EdwardPutnam : JohnPorter)}`;
}

/** `for 4 Influence (7 Reputation − 3 Accusations)`, `for 5 Influence`, `for free (…)`. */
export function forPrice(price: Price, action: Priced): string {
  const amount = price.total === 0 ? 'for free' : `for ${count(price.total, 'Influence')}`;
  const parts = priceParts(price, action);
  return parts === `${price.total} Reputation` ? amount : `${amount} (${parts})`;
}
