/** How a price is made up, in words (SAL-R24, SAL-R25). */
import { joined, say } from '@vesper/kernel';
import type { Sentence, Spoken } from '@vesper/kernel';
import {
  EdwardPutnam,
  ElizabethPorter,
  ElizabethProctor,
  IsraelPorter,
  JohnPorter,
  JohnWillard,
} from '../content/colonists.ts';
import type { Price } from '../state.ts';
import { accusations as accusationsOf, colonist, influence } from './voice.ts';

export type Priced = 'arrest' | 'bring';

/** `7 Reputation − 3 Accusations + 5 in a Circle`. */
export function priceParts(price: Price, action: Priced): Sentence {
  const { base, accusations, circle, willard, elizabethProctor, surcharge, discount } = price;
  const before: Spoken[] = [`${base} Reputation`];
  if (accusations > 0) before.push(say` − ${accusationsOf(accusations)}`);
  if (circle > 0) before.push(` + ${circle} in a Circle`);
  if (willard > 0) before.push(say` + ${willard} for ${colonist(JohnWillard)}`);
  if (elizabethProctor > 0) before.push(say` + ${elizabethProctor} for ${colonist(ElizabethProctor)}`);
  const after: Spoken[] = [];
  if (surcharge > 0) after.push(say` + ${surcharge} ${dearer(surcharge, action)}`);
  if (discount > 0)
    after.push(say` − ${discount} for ${colonist(action === 'arrest' ? ElizabethPorter : IsraelPorter)}`);
  const isBelow = base - accusations + circle + willard + elizabethProctor < 0;
  return joined([...before, isBelow ? (after.length > 0 ? ', at least 0,' : ', at least 0') : '', ...after], '');
}

function dearer(surcharge: number, action: Priced): Sentence {
  if (surcharge === 1) return 'for the second space';
  return say`for ${colonist(action === 'arrest' ? EdwardPutnam : JohnPorter)}`;
}

/** `for 4 Influence (7 Reputation − 3 Accusations)`, `for 5 Influence`, `for free (…)`. */
export function forPrice(price: Price, action: Priced): Sentence {
  const amount = price.total === 0 ? 'for free' : say`for ${influence(price.total)}`;
  const parts = priceParts(price, action);
  return parts === `${price.total} Reputation` ? amount : say`${amount} (${parts})`;
}
