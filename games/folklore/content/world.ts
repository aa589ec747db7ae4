/** The World Map as the rules read it: nodes and edges as numbers. */
import type { NodeId } from './ids.ts';
import { encampments, offRoadEdges, offRoadNodes, roads, sites, towns } from './places.ts';
import type { ServicePlace } from './things.ts';

export interface WorldNode {
  readonly id: NodeId;
  readonly name: string;
  readonly kind: 'town' | 'encampment' | 'site' | 'road' | 'offRoad';
  /** Which event is drawn there: none in towns and encampments. */
  readonly event: 'road' | 'offRoad' | 'none';
  readonly x: number;
  readonly y: number;
  readonly services: readonly ServicePlace[];
}

const found: WorldNode[] = [
  ...towns.map(({ services, ...town }) => ({ ...town, kind: 'town' as const, event: 'none' as const, services })),
  ...encampments.map(camp => ({
    ...camp,
    kind: 'encampment' as const,
    event: 'none' as const,
    services: ['encampment'] as const,
  })),
  ...sites.map(({ id, name, x, y, on }) => ({ id, name, x, y, kind: 'site' as const, event: on, services: [] })),
  ...offRoadNodes.map(({ id, name, x, y }) => ({
    id,
    name,
    x,
    y,
    kind: 'offRoad' as const,
    event: 'offRoad' as const,
    services: [],
  })),
];
export const nodes: readonly WorldNode[] = found;

const numbers = new Map<string, number>();
found.forEach(({ id }, node) => numbers.set(id, node));

/** The number of a node. */
export function nodeNamed(id: NodeId): number {
  return numbers.get(id)!;
}

/** A road is a chain of nodes at equal distances. Those that begin at a road node come after the roads that make it. */
const roadChains: (readonly number[])[] = roads.map(({ id, from, to, segments }) => {
  const a = found[nodeNamed(from)];
  const b = found[nodeNamed(to)];
  const chain = [nodeNamed(from)];
  for (let i = 1; i < segments; i++) {
    const node: WorldNode = {
      id: `${id}.${i}` as NodeId,
      name: `the road from ${a.name} to ${b.name}`,
      kind: 'road',
      event: 'road',
      x: Math.round(a.x + ((b.x - a.x) * i) / segments),
      y: Math.round(a.y + ((b.y - a.y) * i) / segments),
      services: [],
    };
    numbers.set(node.id, found.push(node) - 1);
    chain.push(found.length - 1);
  }
  chain.push(nodeNamed(to));
  return chain;
});
export const NODES = found.length;

const neighbours = (): number[][] => Array.from({ length: NODES }, () => []);
const byRoad = neighbours();
const byOffRoad = neighbours();

function connect(edges: number[][], a: number, b: number): void {
  if (!edges[a].includes(b)) edges[a].push(b);
  if (!edges[b].includes(a)) edges[b].push(a);
}
for (const chain of roadChains) for (let i = 1; i < chain.length; i++) connect(byRoad, chain[i - 1], chain[i]);
for (const { from, to } of offRoadEdges) for (const other of to) connect(byOffRoad, nodeNamed(from), nodeNamed(other));
for (const edges of [byRoad, byOffRoad]) for (const list of edges) list.sort((a, b) => a - b);

/** By node: where one road segment leads, and one edge off the road. */
export const roadsFrom: readonly (readonly number[])[] = byRoad;
export const offRoadsFrom: readonly (readonly number[])[] = byOffRoad;

/** From each node: how many steps away every other one is; -1 = no such way leads there. */
function distancesBy(from: (node: number) => readonly number[]): readonly (readonly number[])[] {
  return found.map((_, start) => {
    const far = Array.from({ length: NODES }, () => -1);
    far[start] = 0;
    const queue = [start];
    for (let i = 0; i < queue.length; i++) {
      const node = queue[i];
      for (const next of from(node)) {
        if (far[next] >= 0) continue;
        far[next] = far[node] + 1;
        queue.push(next);
      }
    }
    return far;
  });
}

const anyFrom: readonly (readonly number[])[] = found.map((_, node) => [...byRoad[node], ...byOffRoad[node]]);
/** By node: how many edges of any kind away every other node is, and how many road segments. */
export const distances = distancesBy(node => anyFrom[node]);
export const roadDistances = distancesBy(node => byRoad[node]);
/** By node: all others that roads lead to, in the order in which one comes to them. */
export const alongRoads: readonly (readonly number[])[] = found.map((_, start) => {
  const reached = [start];
  for (let i = 0; i < reached.length; i++) {
    for (const next of byRoad[reached[i]]) if (!reached.includes(next)) reached.push(next);
  }
  return reached.slice(1);
});

/** The nodes of a way, both ends included: one path off the road, else along roads, else by whatever leads there. */
export function wayBetween(from: number, to: number): readonly number[] {
  const isByRoad = roadDistances[from][to] >= 0 && !(byOffRoad[from].includes(to) && roadDistances[from][to] > 1);
  const [far, next] = isByRoad ? [roadDistances, byRoad] : [distances, anyFrom];
  const way = [from];
  for (let at = from; at !== to; way.push(at)) at = next[at].find(node => far[node][to] === far[at][to] - 1)!;
  return way;
}

export const encampmentNodes: readonly number[] = encampments.map(({ id }) => nodeNamed(id));
