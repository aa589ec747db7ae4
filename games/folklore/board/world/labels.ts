/** Where the names of places stand: anchors of their own, so that none covers a road, a path or another name. */
import type { NodeId } from '../../content/ids.ts';
import { nodes } from '../../content/world.ts';
import type { Node } from '../../state.ts';

export interface Label {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly string[];
}

type Anchor = readonly [dx: number, dy: number, anchor: Label['anchor'], lines?: readonly string[]];

const anchors: { readonly [Id in NodeId]?: Anchor } = {
  T1: [26, -25, 'start'],
  T2: [0, 33, 'middle'],
  T3: [17, -1, 'start'],
  T4: [-12, 17, 'end'],
  T5: [3, 27, 'middle'],
  T6: [17, 22, 'start'],
  T7: [12, 27, 'middle'],
  T8: [16, -19, 'start'],
  G1: [0, -27, 'middle', ['Ember', 'Wheel']],
  G2: [4, -16, 'middle'],
  A1: [-8, 22, 'middle'],
  A2: [13, -8, 'start'],
  A3: [-27, -4, 'end', ['Abbey of the', 'Ninth Hour']],
  A4: [15, -4, 'start', ['The Standing', 'Wives']],
  A5: [15, -5, 'start', ['Silver Hand', 'Mine']],
  A6: [-4, 23, 'middle', ['Castle', 'Varkonyi']],
  A7: [15, 4, 'start'],
  A8: [15, 1, 'start', ['Sunken Library', 'of Ilmar']],
  A9: [15, -3, 'start', ['Hanged', 'Man’s Hill']],
  O01: [-9, 15, 'end', ['Wolfenkel', 'Eaves']],
  O02: [11, 7, 'start', ['Priest-Stone', 'Moor']],
  O03: [11, 10, 'start', ['Charcoal', 'Hollow']],
  O04: [2, 18, 'middle'],
  O05: [-4, 18, 'middle'],
  O06: [-13, 3, 'end'],
  O07: [4, 16, 'middle'],
  O08: [6, 16, 'middle'],
  O09: [11, -2, 'start'],
  O10: [11, 9, 'start', ['Broken', 'Aqueduct']],
  O11: [12, -11, 'middle'],
  O12: [10, 15, 'start', ['Widow’s', 'Gap']],
  O13: [-7, 17, 'middle', ['Crow', 'Common']],
  O14: [10, 17, 'middle', ['Saint’s', 'Ladder']],
  O15: [4, -10, 'middle'],
  O16: [0, -10, 'middle'],
  O17: [16, 18, 'middle', ['Vineyard', 'Ruin']],
};

/** Milestones have no name on the sheet. */
export const labels: readonly (Label | null)[] = nodes.map(({ id, name }) => {
  const found = anchors[id];
  if (found === undefined) return null;
  const [dx, dy, anchor, lines = [name]] = found;
  return { dx, dy, anchor, lines };
});

/** How wide a name is, about. */
export const widthOf = (node: Node, letter: number): number =>
  Math.max(...(labels[node]?.lines ?? ['']).map(({ length }) => length)) * letter;
