import { InvalidArgumentError } from 'commander';

/** For an option that takes a whole number from 1. */
export function count(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Expected a whole number from 1.');
  return Number(text);
}

/** For an option that takes a whole number from 0. */
export function countFromZero(text: string): number {
  if (!/^(0|[1-9]\d{0,8})$/.test(text)) throw new InvalidArgumentError('Expected a whole number from 0.');
  return Number(text);
}
