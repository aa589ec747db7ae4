/** Ink on the sheet: woods, crags, hills, moors, fens and ruins around the wilds, kept off roads, places and names. */
import type { Point } from '@vesper/web/board';
import { offRoadNodes } from '../../content/places.ts';
import { nodeNamed, nodes } from '../../content/world.ts';
import { dice, roadEdges, wildEdges } from './geometry.ts';
import type { Sheet } from './geometry.ts';
import { labels, widthOf } from './labels.ts';

export type Ground = (typeof offRoadNodes)[number]['terrain'];

/** Of each kind of ground: what is filled, and the lines upon it. */
export type Inked = { readonly [G in Ground]: { readonly solid: string; readonly lines: string } };

interface Stroke {
  readonly width: number;
  readonly height: number;
  /** How far from roads it stays. */
  readonly apart: number;
  solid(x: number, y: number, s: number): string;
  lines(x: number, y: number, s: number): string;
}

const n = (value: number): string => value.toFixed(1);

const strokes: { readonly [G in Ground]: Stroke } = {
  forest: {
    width: 12,
    height: 16,
    apart: 7,
    solid: (x, y, s) =>
      `M${n(x)} ${n(y - 15 * s)}l${n(-5 * s)} ${n(6.5 * s)}h${n(3 * s)}l${n(-4.5 * s)} ${n(6 * s)}h${n(13 * s)}l${n(-4.5 * s)} ${n(-6 * s)}h${n(3 * s)}z`,
    lines: (x, y, s) => `M${n(x)} ${n(y)}v-3M${n(x + s)} ${n(y - 12 * s)}l${n(3 * s)} ${n(9 * s)}`,
  },
  crag: {
    width: 26,
    height: 18,
    apart: 10,
    solid: (x, y, s) =>
      `M${n(x - 12 * s)} ${n(y)}l${n(7 * s)} ${n(-11 * s)} ${n(3 * s)} ${n(3 * s)} ${n(5 * s)} ${n(-9 * s)} ${n(9 * s)} ${n(17 * s)}z`,
    lines: (x, y, s) =>
      `M${n(x + 3 * s)} ${n(y - 17 * s)}l${n(-s)} ${n(6 * s)} ${n(3 * s)} ${n(4 * s)} ${n(-s)} ${n(6 * s)}M${n(x + 6 * s)} ${n(y - 9 * s)}l${n(s)} ${n(7 * s)}M${n(x - 5 * s)} ${n(y - 11 * s)}l${n(-0.5 * s)} ${n(7 * s)}`,
  },
  hill: {
    width: 26,
    height: 12,
    apart: 10,
    solid: (x, y, s) => `M${n(x - 12 * s)} ${n(y)}q${n(12 * s)} ${n(-16 * s)} ${n(24 * s)} 0`,
    lines: (x, y, s) =>
      `M${n(x + 2 * s)} ${n(y - 6 * s)}q${n(5 * s)} 1 ${n(7 * s)} ${n(5 * s)}M${n(x + 5 * s)} ${n(y - 5 * s)}q2 1 3 ${n(4 * s)}`,
  },
  moor: {
    width: 18,
    height: 10,
    apart: 7,
    solid: () => '',
    lines: (x, y) =>
      `M${n(x - 6)} ${n(y)}q1-5-1-8M${n(x - 6)} ${n(y)}q1-6 4-9M${n(x)} ${n(y + 1)}q0-5-2-7M${n(x)} ${n(y + 1)}q1-5 4-7M${n(x + 6)} ${n(y)}q0-4-1-7M${n(x + 6)} ${n(y)}q1-5 4-6`,
  },
  fen: {
    width: 20,
    height: 14,
    apart: 7,
    solid: () => '',
    lines: (x, y, s) =>
      `M${n(x - 5)} ${n(y)}v${n(-13 * s)}M${n(x)} ${n(y)}q1${n(-7 * s)} 3${n(-11 * s)}M${n(x + 5)} ${n(y)}v${n(-11 * s)}M${n(x - 10)} ${n(y + 3)}h8M${n(x + 1)} ${n(y + 3)}h9`,
  },
  ruin: {
    width: 20,
    height: 12,
    apart: 7,
    solid: (x, y) => `M${n(x - 9)} ${n(y)}v-9q0-7 7-7v4q-3 0-3 4v8zM${n(x + 4)} ${n(y)}v-6l2-2 2 1v7z`,
    lines: (x, y) => `M${n(x - 11)} ${n(y)}h22M${n(x)} ${n(y)}v-2h2v2`,
  },
};

const KINDS = Object.keys(strokes) as Ground[];
type Box = readonly [left: number, top: number, width: number, height: number];
type Line = readonly [Point, Point];

function fromLine({ x, y }: Point, [a, b]: Line): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
}

/** What names and services take. */
function named(at: readonly Point[]): Box[] {
  return nodes.flatMap(({ kind, services }, node) => {
    const label = labels[node];
    if (label === null) return [];
    const wide = Math.max(widthOf(node, kind === 'town' ? 7.2 : 5.9), kind === 'town' ? services.length * 14.5 + 6 : 0);
    const x = at[node].x + label.dx - (label.anchor === 'start' ? 0 : label.anchor === 'end' ? wide : wide / 2);
    const high = label.lines.length * 13 + (kind === 'town' ? 20 : 4);
    return [[x - 3, at[node].y + label.dy - 11, wide + 6, high] as const];
  });
}

/** What grows where nothing else is said: fens below, crags above, woods in the west. */
function usual({ width, height }: Sheet, { x, y }: Point, toss: () => number): Ground {
  if (y > height * 0.82) return toss() > 0.5 ? 'fen' : 'moor';
  if (y < height * 0.23) return toss() > 0.25 ? 'crag' : 'forest';
  if (x < width * 0.24) return 'forest';
  return toss() > 0.55 ? 'hill' : toss() > 0.5 ? 'forest' : 'moor';
}

export function terrain(sheet: Sheet, at: readonly Point[]): Inked {
  const { width, height } = sheet;
  const toss = dice(12);
  const boxes = named(at);
  const lines: readonly Line[] = [...roadEdges, ...wildEdges].map(([a, b]) => [at[a], at[b]] as const);
  const found = KINDS.map(kind => ({ kind, solid: '', lines: '' }));

  const isFree = ({ x, y }: Point, wide: number, high: number, apart: number): boolean => {
    const middle = { x, y: y - high / 2 };
    return (
      x > 22 &&
      x < width - 24 &&
      y > 30 &&
      y < height - 14 &&
      boxes.every(([bx, by, w, h]) => x + wide / 2 < bx || x - wide / 2 > bx + w || y < by || y - high > by + h) &&
      at.every(point => Math.hypot(point.x - middle.x, point.y - middle.y) > apart + 8) &&
      lines.every(line => fromLine(middle, line) > apart)
    );
  };
  const put = (kind: Ground, point: Point, s: number): void => {
    const stroke = strokes[kind];
    const [wide, high] = [stroke.width * s, stroke.height * s];
    if (!isFree(point, wide, high, stroke.apart)) return;
    boxes.push([point.x - wide * 0.36, point.y - high, wide * 0.72, high * 0.8]);
    const own = found[KINDS.indexOf(kind)];
    own.solid += stroke.solid(point.x, point.y, s);
    own.lines += stroke.lines(point.x, point.y, s);
  };

  for (const { id, terrain: kind } of offRoadNodes) {
    const middle = at[nodeNamed(id)];
    for (let i = 0; i < (kind === 'ruin' ? 9 : 46); i++) {
      const turn = toss() * 2 * Math.PI;
      const far = 10 + Math.sqrt(toss()) * 58;
      const point = { x: middle.x + Math.cos(turn) * far * 1.15, y: middle.y + Math.sin(turn) * far };
      put(kind, point, 0.8 + toss() * 0.4);
    }
  }
  for (let i = 0; i < 420; i++) {
    const point = { x: 24 + toss() * (width - 48), y: 20 + toss() * (height - 34) };
    put(usual(sheet, point, toss), point, 0.75 + toss() * 0.35);
  }
  return Object.fromEntries(found.map(({ kind, ...drawn }) => [kind, drawn])) as Inked;
}
