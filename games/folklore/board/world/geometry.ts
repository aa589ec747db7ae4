/** Where the province lies on the sheet: nodes as points, roads and paths as curves. */
import type { Point } from '@vesper/web/board';
import { nodes, offRoadsFrom, roadsFrom } from '../../content/world.ts';
import type { Node } from '../../state.ts';

/** The sheet in pixels; a phone draws smaller signs and fewer names. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly small: boolean;
}

/** `places.ts` draws on 1000 × 700. */
export const pointsOn = ({ width, height }: Sheet): readonly Point[] =>
  nodes.map(({ x, y }) => ({ x: tenth(2 + (x * (width - 2)) / 1000), y: tenth((y * height) / 700) }));

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** Numbers that look like chance and are the same every time. */
export function dice(seed: number): () => number {
  let at = seed | 0;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Edge = readonly [Node, Node];
const edges = (from: readonly (readonly Node[])[]): readonly Edge[] =>
  from.flatMap((others, a) => others.flatMap(b => (a < b ? [[a, b] as const] : [])));

export const roadEdges = edges(roadsFrom);
export const wildEdges = edges(offRoadsFrom);

/** Roads wander a little, paths more; a curve is the same from both ends. */
export function curve(at: readonly Point[], [from, to]: Edge): string {
  const [a, b] = [at[from], at[to]];
  const [low, high] = from < to ? [from, to] : [to, from];
  const toss = dice(low * 211 + high);
  const reach = roadsFrom[from].includes(to) ? 3 : 14;
  const x = tenth((a.x + b.x) / 2 + (toss() - 0.5) * reach);
  const y = tenth((a.y + b.y) / 2 + (toss() - 0.5) * reach);
  return `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
}

export const curves = (at: readonly Point[], all: readonly Edge[]): string => all.map(edge => curve(at, edge)).join('');

/** Along a way from node to node. */
export const stretches = (way: readonly Node[]): readonly Edge[] =>
  way.slice(1).map((node, i) => [way[i], node] as const);
