/** How a price is made up, in words (SAL-R24, SAL-R25). */
import { joined, say } from '@vesper/kernel';
import type { Sentence, Spoken } from '@vesper/kernel';
import { ElizabethPorter, ElizabethProctor, IsraelPorter, JohnWillard } from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import type { Price } from '../state.ts';
import { accusations as accusationsOf, colonist, influence, isUsed } from './voice.ts';

export type Priced = 'arrest' | 'bring';

/** `7 Reputation − 3 Accusations + 5 in a Circle`. `by` is the colonist whose ability it is, NONE = the space. */
export function priceParts(price: Price, action: Priced, by: Colonist): Sentence {
  const { base, accusations, circle, willard, elizabethProctor, surcharge, discount } = price;
  const before: Spoken[] = [`${base} Reputation`];
  if (accusations > 0) before.push(say` − ${accusationsOf(accusations)}`);
  if (circle > 0) before.push(` + ${circle} in a Circle`);
  if (willard > 0) before.push(say` + ${willard} for ${colonist(JohnWillard)}`);
  if (elizabethProctor > 0) before.push(say` + ${elizabethProctor} for ${colonist(ElizabethProctor)}`);
  const after: Spoken[] = [];
  if (surcharge > 0) after.push(say` + ${surcharge} for ${isUsed(by) ? colonist(by) : 'the second space'}`);
  if (discount > 0)
    after.push(say` − ${discount} for ${colonist(action === 'arrest' ? ElizabethPorter : IsraelPorter)}`);
  const isBelow = base - accusations + circle + willard + elizabethProctor < 0;
  return joined([...before, isBelow ? (after.length > 0 ? ', at least 0,' : ', at least 0') : '', ...after], '');
}

/** `for 4 Influence (7 Reputation − 3 Accusations)`, `for 5 Influence`, `for free (…)`. */
export function forPrice(price: Price, action: Priced, by: Colonist): Sentence {
  const amount = price.total === 0 ? 'for free' : say`for ${influence(price.total)}`;
  const parts = priceParts(price, action, by);
  return parts === `${price.total} Reputation` ? amount : say`${amount} (${parts})`;
}
