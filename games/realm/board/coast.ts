/** The shores of the realm: a few corners by hand, the rest worn by the sea. */
import { closed, dice, line } from './geometry.ts';
import type { Point, Projection } from './geometry.ts';

type Corner = readonly [number, number];

/** `16,66 36,22`: places on the canvas of 1000 × 700. */
function corners(places: string): readonly Corner[] {
  return places.split(/\s+/).map(place => place.split(',').map(Number) as [number, number]);
}

const mainland = corners(
  `16,66 36,22 92,6 150,26 206,36 250,50 266,84 268,126 280,164 302,184 324,176 330,146 326,108 338,72 366,46
   404,24 446,20 478,14 494,34 512,44 526,30 540,10 606,14 662,6 724,20 776,18 818,34 846,70 862,92 880,62
   898,24 948,12 986,40 990,104 974,152 992,202 984,250 944,274 934,302 958,326 1000,342 1012,378 998,416
   956,440 952,498 984,540 984,598 948,628 902,654 880,690 822,688 764,680 702,694 640,688 580,692 516,690
   468,676 438,634 398,632 370,664 342,696 288,694 264,660 238,626 190,616 160,650 122,682 66,680 34,650
   42,600 72,560 64,520 36,472 28,420 40,364 62,332 30,314 0,292 -2,240 22,216 20,180 12,120`,
);

const bay = corners('513,506 548,524 574,552 570,576 546,598 516,602 482,590 454,566 458,548 486,526');
const mere = corners('322,352 344,354 350,370 336,386 316,384 308,366');
const isles = [
  '286,74 300,66 312,82 302,100 288,94',
  '196,656 216,648 228,664 214,684 196,676',
  '972,668 996,662 1010,676 994,694 976,688',
].map(corners);

const rivers = [
  '546,598 552,616 566,636 560,660 552,692',
  '454,556 436,546 430,526 418,506 424,484 412,462',
  '322,352 312,330 322,300 312,270 318,248 302,184',
  '512,44 504,70 510,104 500,140 506,168',
  '880,62 872,100 886,130 880,176 892,210',
].map(corners);

/** Breaks each side in two, a little off the line, again and again. */
function worn(corners: readonly Point[], loop: boolean, toss: () => number, roughness: number): Point[] {
  let shape = [...corners];
  for (let round = 0; round < 6; round++) {
    const next: Point[] = [];
    const sides = loop ? shape.length : shape.length - 1;
    for (let i = 0; i < sides; i++) {
      const a = shape[i];
      const b = shape[(i + 1) % shape.length];
      const long = Math.hypot(b.x - a.x, b.y - a.y);
      next.push(a);
      if (long < 5) continue;
      const off = (toss() - 0.5) * roughness * long;
      next.push({ x: (a.x + b.x) / 2 - ((b.y - a.y) / long) * off, y: (a.y + b.y) / 2 + ((b.x - a.x) / long) * off });
    }
    if (!loop) next.push(shape[shape.length - 1]);
    shape = next;
  }
  return shape;
}

export interface Shores {
  /** Mainland and isles. */
  readonly land: string;
  readonly lakes: string;
  readonly rivers: string;
  readonly shape: readonly Point[];
  readonly waters: readonly (readonly Point[])[];
}

export function shores(at: Projection): Shores {
  const toss = dice(1412);
  const drawn = (corners: readonly Corner[], loop = true, roughness = 0.42): Point[] =>
    worn(
      corners.map(([x, y]) => at(x, y)),
      loop,
      toss,
      roughness,
    );
  const shape = drawn(mainland);
  const waters = [drawn(bay), drawn(mere)];
  return {
    shape,
    waters,
    land: [shape, ...isles.map(isle => drawn(isle))].map(closed).join(''),
    lakes: waters.map(closed).join(''),
    rivers: rivers.map(river => line(drawn(river, false, 0.5))).join(''),
  };
}
