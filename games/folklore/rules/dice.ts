/** FOL-R5: dice and amounts. */
import { roll } from '@vesper/kernel';
import type { Dice } from '../content/types.ts';
import type { FolkloreState } from '../state.ts';

/** `times × (n dice + plus)`. */
export function amountOf(s: FolkloreState, { n, sides, plus, times }: Dice): number {
  let sum = plus;
  for (let i = 0; i < n; i++) sum += roll(s, sides);
  return sum * times;
}

/** The most the dice can show. */
export const mostOf = ({ n, sides, plus, times }: Dice): number => (n * sides + plus) * times;

/** The least. */
export const leastOf = ({ n, plus, times }: Dice): number => (n + plus) * times;

export const half = (n: number): number => Math.floor(n / 2);
