/** Where things lie on an adventure map of ten by ten spaces, in the room that there is. */
import type { Space } from '../../state.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const SIDE = 10;
/** Room for letters and numbers at the edge. */
const EDGE = { left: 28, top: 26, right: 8, bottom: 10 };
/** What the panel beside the map needs at least, and what it takes at most. */
const PANEL = 262;
const WIDEST = 400;
const GAP = 12;

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  /** A phone's: flat colours, no letters at the edge. */
  readonly isSmall: boolean;
}

export interface Arrangement {
  readonly sheet: Sheet;
  /** Where the panel lies; `null` = a phone has none. */
  readonly panel: { readonly left: number; readonly width: number } | null;
}

export function arrange(width: number, height: number, isPhone: boolean): Arrangement {
  if (isPhone) {
    const cell = Math.min(width, height) / SIDE;
    const sheet = { width, height, cell, left: (width - cell * SIDE) / 2, top: (height - cell * SIDE) / 2 };
    return { sheet: { ...sheet, isSmall: true }, panel: null };
  }
  const high = (height - EDGE.top - EDGE.bottom) / SIDE;
  const wide = (width - EDGE.left - EDGE.right - PANEL - GAP) / SIDE;
  const cell = Math.floor(Math.min(high, wide) * 10) / 10;
  const panelWidth = Math.min(WIDEST, width - EDGE.left - cell * SIDE - EDGE.right - GAP);
  const mapWidth = width - panelWidth - GAP;
  const left = EDGE.left + Math.max(0, (mapWidth - EDGE.left - EDGE.right - cell * SIDE) / 2);
  const top = EDGE.top + Math.max(0, (height - EDGE.top - EDGE.bottom - cell * SIDE) / 2);
  return {
    sheet: { width: mapWidth, height, cell, left, top, isSmall: false },
    panel: { left: mapWidth, width: panelWidth },
  };
}

export const columnOf = (space: Space): number => space % SIDE;
export const rowOf = (space: Space): number => Math.floor(space / SIDE);

/** The upper left corner of a space. */
export const cornerOf = ({ left, top, cell }: Sheet, space: Space): Point => ({
  x: left + columnOf(space) * cell,
  y: top + rowOf(space) * cell,
});

export const middleOf = (sheet: Sheet, space: Space): Point => {
  const { x, y } = cornerOf(sheet, space);
  return { x: x + sheet.cell / 2, y: y + sheet.cell / 2 };
};

export const boxOf = (sheet: Sheet, space: Space) => {
  const { x, y } = cornerOf(sheet, space);
  return { left: x, top: y, width: sheet.cell, height: sheet.cell };
};

const n = (value: number): string => value.toFixed(1);

/** The edge of an area of spaces, as lines between neighbours of which one is outside. */
export function edgeOf(sheet: Sheet, has: (space: Space) => boolean): string {
  const inside = (row: number, column: number): boolean =>
    row >= 0 && row < SIDE && column >= 0 && column < SIDE && has(row * SIDE + column);
  const { left, top, cell } = sheet;
  const lines: string[] = [];
  for (let row = 0; row <= SIDE; row++) {
    let from = -1;
    for (let column = 0; column <= SIDE; column++) {
      const isEdge = column < SIDE && inside(row - 1, column) !== inside(row, column);
      if (isEdge && from < 0) from = column;
      if (!isEdge && from >= 0) {
        lines.push(`M${n(left + from * cell)} ${n(top + row * cell)}H${n(left + column * cell)}`);
        from = -1;
      }
    }
  }
  for (let column = 0; column <= SIDE; column++) {
    let from = -1;
    for (let row = 0; row <= SIDE; row++) {
      const isEdge = row < SIDE && inside(row, column - 1) !== inside(row, column);
      if (isEdge && from < 0) from = row;
      if (!isEdge && from >= 0) {
        lines.push(`M${n(left + column * cell)} ${n(top + from * cell)}V${n(top + row * cell)}`);
        from = -1;
      }
    }
  }
  return lines.join('');
}

/** From one middle to the next. */
export const lineThrough = (sheet: Sheet, spaces: readonly Space[]): string =>
  spaces
    .map((space, i) => {
      const { x, y } = middleOf(sheet, space);
      return `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`;
    })
    .join('');

/** Where several stand on one space: how large each is, and how far from the middle, in parts of the space. */
export function crowded(count: number, nth: number): { readonly size: number; readonly x: number; readonly y: number } {
  if (count === 1) return { size: 0.86, x: 0, y: 0 };
  if (count === 2) return { size: 0.62, x: nth === 0 ? -0.19 : 0.19, y: nth === 0 ? -0.16 : 0.18 };
  const across = count <= 4 ? 2 : 3;
  const down = Math.ceil(count / across);
  const step = { x: 1 / across, y: 1 / down };
  const inRow = nth < across * (down - 1) ? across : count - across * (down - 1);
  return {
    size: Math.min(step.x, step.y) * 0.98,
    x: ((nth % across) - (inRow - 1) / 2) * step.x,
    y: (Math.floor(nth / across) - (down - 1) / 2) * step.y,
  };
}

/** The same marks at the same place, every time. */
export function scatter(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
