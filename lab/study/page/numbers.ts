/** Numbers as people read them. The same everywhere: no locale decides. */
import type { Estimate } from '@vesper/bots/statistics';

export function whole(n: number): string {
  return String(Math.round(n)).replaceAll(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

export function percentRange({ low, high }: Estimate): string {
  return `${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)} %`;
}

/** In points of a hundred, with its sign. */
export function points(share: number): string {
  return signed(share * 100, 1);
}

export function signed(n: number, digits: number): string {
  const text = Math.abs(n).toFixed(digits);
  return Number(text) === 0 ? text : `${n < 0 ? '−' : '+'}${text}`;
}

export function plural(n: number, one: string, many = `${one}s`): string {
  return `${whole(n)} ${n === 1 ? one : many}`;
}
