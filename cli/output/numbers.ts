/** Numbers as people read them. The same everywhere: no locale decides. */
import type { Estimate, Spread } from '@vesper/lab';

export function whole(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+(?!\d))/g, ' ');
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** The interval of a share, e.g. `45.2 – 58.9 %`. */
export function percentRange({ low, high }: Estimate): string {
  return `${(low * 100).toFixed(1)} – ${(high * 100).toFixed(1)} %`;
}

export function range({ low, high }: Estimate): string {
  return `${low.toFixed(2)} – ${high.toFixed(2)}`;
}

/** e.g. `123.4 ± 1.2 choices (median 121, from 98 to 160)`. */
export function spreadLine({ mean, least, median, most }: Spread, unit: string): string {
  const half = mean.high - mean.value;
  return `${mean.value.toFixed(1)} ± ${half.toFixed(1)} ${unit} (median ${median}, from ${least} to ${most})`;
}

/** `1 game`, `2 games`. */
export function plural(n: number, one: string, many = `${one}s`): string {
  return `${whole(n)} ${n === 1 ? one : many}`;
}
