/** A General's route as one wide arrow that tapers towards Monarch City. */
import { apart, closed } from './geometry.ts';
import type { Point } from './geometry.ts';

interface Sample extends Point {
  /** Along the line, 0–1. */
  readonly t: number;
}

/** Points close together along a rounded line through all corners. */
function along(corners: readonly Point[], stop: number): Sample[] {
  const samples: Point[] = [];
  for (let i = 0; i < corners.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      corners[Math.max(0, i - 1)],
      corners[i],
      corners[i + 1],
      corners[Math.min(corners.length - 1, i + 2)],
    ];
    for (let k = 0; k < 12; k++) {
      const t = k / 12;
      const blend = (a: number, b: number, c: number, d: number): number =>
        b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))) * 0.9 + (c - b) * t * 0.1;
      samples.push({ x: blend(p0.x, p1.x, p2.x, p3.x), y: blend(p0.y, p1.y, p2.y, p3.y) });
    }
  }
  const end = corners[corners.length - 1];
  const kept = samples.filter(sample => apart(sample, end) > stop);
  return kept.map((sample, i) => ({ ...sample, t: i / (kept.length - 1) }));
}

export function arrow(corners: readonly Point[], wide: number, narrow: number, stop: number): string {
  const samples = along(corners, stop + narrow * 1.9);
  const left: Point[] = [];
  const right: Point[] = [];
  const across = (i: number): Point => {
    const a = samples[Math.max(0, i - 1)];
    const b = samples[Math.min(samples.length - 1, i + 1)];
    const long = apart(a, b);
    return { x: -(b.y - a.y) / long, y: (b.x - a.x) / long };
  };
  samples.forEach(({ x, y, t }, i) => {
    const n = across(i);
    const half = wide + (narrow - wide) * t;
    left.push({ x: x + n.x * half, y: y + n.y * half });
    right.push({ x: x - n.x * half, y: y - n.y * half });
  });
  const last = samples[samples.length - 1];
  const n = across(samples.length - 1);
  const head = narrow * 2;
  const tip = { x: last.x + n.y * head, y: last.y - n.x * head };
  const first = samples[0];
  const back = across(0);
  const tail = { x: first.x - back.y * wide * 0.55, y: first.y + back.x * wide * 0.55 };
  return closed([
    tail,
    ...left,
    { x: last.x + n.x * head, y: last.y + n.y * head },
    tip,
    { x: last.x - n.x * head, y: last.y - n.y * head },
    ...right.reverse(),
  ]);
}
