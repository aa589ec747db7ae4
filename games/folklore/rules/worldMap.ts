/** FOL-4.5, FOL-R16: the group marker and the Leader token's two sides. */
import { nodes } from '../content/world.ts';
import type { FolkloreState, Node } from '../state.ts';
import { tell } from './turnOrder.ts';

export function placeGroup(s: FolkloreState, node: Node): void {
  if (s.node === node) return;
  const from = s.node;
  s.node = node;
  tell(s, { event: 'groupMoved', rule: 'FOL-4.1', from, to: node });
}

export function flipToken(s: FolkloreState): void {
  s.isNight = !s.isNight;
  tell(s, { event: 'dayTurned', rule: 'FOL-4.5', isNight: s.isNight });
}

export const isTown = (node: Node): boolean => nodes[node].kind === 'town';
export const isEncampment = (node: Node): boolean => nodes[node].kind === 'encampment';
