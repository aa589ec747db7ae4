import type { HouseNumber } from './contract.ts';

/**
 * A number that the lab may vary.
 *
 * @example
 * export const circleBonus = houseNumber(5, { min: 0, max: 9, what: 'what a Circle adds to a price' });
 * price += circleBonus.value;
 */
export function houseNumber(usual: number, about: Pick<HouseNumber, 'min' | 'max' | 'what'>): HouseNumber {
  return { value: usual, usual, ...about };
}
