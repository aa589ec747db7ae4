/** SAL-R24, SAL-R25: what an arrest and a bring cost, with every part named. */
import { houseNumber } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { ElizabethPorter, ElizabethProctor, IsraelPorter, JohnWillard, colonists } from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Price, SalemState } from '../state.ts';
import { activeFor, baseReputation, circleOf } from '../asking.ts';

/** SAL-6.5: what a Circle adds against other players. */
export const circleBonus = houseNumber(5, { min: 0, max: 10, what: 'what a Circle adds against other players' });

export function arrestPrice(s: SalemState, seat: Seat, colonist: Colonist, surcharge: number): Price {
  const base = baseReputation(s, colonist);
  const accusations = s.accusations[colonist];
  let circle = 0;
  let willard = 0;
  let elizabethProctor = 0;
  const holder = circleOf(s, colonist);
  if (holder !== NONE && holder !== seat) {
    if (s.spectralOn !== colonist) circle = circleBonus.value;
    if (activeFor(s, JohnWillard) === holder) willard = 1;
    if (colonists[colonist].family === 'proctor' && activeFor(s, ElizabethProctor) === holder) elizabethProctor = 2;
  }
  const discount = activeFor(s, ElizabethPorter) === seat ? 1 : 0;
  const adjusted = base - accusations + circle + willard + elizabethProctor;
  const total = Math.max(0, Math.max(0, adjusted) + surcharge - discount);
  return { base, accusations, circle, willard, elizabethProctor, surcharge, discount, total };
}

export function bringPrice(s: SalemState, seat: Seat, colonist: Colonist, surcharge: number): Price {
  const base = baseReputation(s, colonist);
  const holder = circleOf(s, colonist);
  const circle = holder !== NONE && holder !== seat ? circleBonus.value : 0;
  const discount = activeFor(s, IsraelPorter) === seat ? 1 : 0;
  const total = Math.max(0, base + circle + surcharge - discount);
  return { base, accusations: 0, circle, willard: 0, elizabethProctor: 0, surcharge, discount, total };
}
