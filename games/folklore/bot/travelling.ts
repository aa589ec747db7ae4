/** On the World Map: how far the destination is, and what a visit on the way is worth. */
import { NODES, nodes, offRoadsFrom, roadsFrom } from '../content/world.ts';
import { roadSegments } from '../rules/world.ts';
import { maxPp, maxVita } from '../rules/values.ts';
import { NONE } from '../state.ts';
import type { FolkloreState, Node } from '../state.ts';

const FAR = 99;
const PATIENCE = 15;

/** By node: how many World turns lie between it and the destination. */
export function turnsTo(s: FolkloreState, destination: Node): Uint8Array {
  const turns = new Uint8Array(NODES).fill(FAR);
  if (destination === NONE) return turns;
  const segments = roadSegments(s);
  turns[destination] = 0;
  let edge: Node[] = [destination];
  for (let n = 1; edge.length > 0 && n < FAR; n++) {
    const next: Node[] = [];
    for (const node of edge) {
      for (const before of [...alongRoads(node, segments), ...offRoadsFrom[node]]) {
        if (turns[before] !== FAR) continue;
        turns[before] = n;
        next.push(before);
      }
    }
    edge = next;
  }
  return turns;
}

function alongRoads(from: Node, segments: number): Node[] {
  const found = [from];
  let edge = [from];
  for (let n = 0; n < segments; n++) {
    const next: Node[] = [];
    for (const node of edge) for (const to of roadsFrom[node]) if (!found.includes(to)) next.push(to);
    for (const node of next) if (!found.includes(node)) found.push(node);
    edge = next;
  }
  return found;
}

/** What the party lacks, from 0 to about 1: Vita, PP, members. */
export function needOf(s: FolkloreState): number {
  let need = 0;
  s.party.forEach(({ form, vita, pp, infection }, who) => {
    if (form !== 'living') need += 1.5;
    else need += 1 - vita / maxVita(s, who) + 0.4 * (1 - pp / Math.max(1, maxPp(s, who))) + 0.1 * infection;
  });
  return need / s.party.length;
}

/** What coming to a node is worth, in World turns: less than one for anything that is met on the way, so that the group goes on. */
export function visitWorth(s: FolkloreState, node: Node): number {
  const { event, services } = nodes[node];
  const need = Math.min(1.5, needOf(s));
  if (event === 'offRoad') return -0.1 - 0.4 * need;
  if (services.length === 0) return -0.1 - 0.3 * need;
  let purse = 0;
  for (const { coins } of s.party) purse += coins;
  const price = services.includes('encampment') ? 15 : services.includes('physician') ? 25 : Infinity;
  const isRevived = purse >= price && s.party.some(({ form }) => form !== 'living');
  // Whoever has been about for long hurries (FOL-R67a); where one is one has been served already.
  const time = Math.max(0, 1 - s.chapterTurns / PATIENCE) * (node === s.node ? 0.5 : 1);
  return time * ((isRevived ? 3 : 0) + 3 * need * Math.min(1, purse / (8 * s.party.length))) + 0.1;
}
