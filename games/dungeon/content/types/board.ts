/** The calendar, the dungeon and the colours. */

/** The first or the second year: 1 (silver backs) or 2 (gold backs). */
export type Year = number;

/** A colour on the Evilometer, 0–3: red, blue, green, yellow. Seats take them from 0; the rest are non-players. */
export type Colour = number;

/** Index into `seasons`, 0 Winter – 4 Festival. */
export type Season = number;

export interface SeasonCard {
  readonly id: string;
  readonly name: string;
  readonly fs: boolean;
  /** An Event Tile lies here. */
  readonly event: boolean;
  /** Four adventurers arrive. */
  readonly arrival: boolean;
  /** A Unique Opportunity board is revealed (FS). */
  readonly opportunity: boolean;
  /** Pets are drafted at its start (FS). */
  readonly draft: boolean;
}

/** An Event Tile: 0 Taxes, 1 Pay Day, 2 Special. */
export type EventTile = number;

/** Index into `cells`, 0–19, row by row from the entrance. */
export type Cell = number;

/** Where a first-year room may be built: 0 upper half, 1 lower half, 2 outer ring, 3 inner block; -1 = anywhere. */
export type Zone = number;

export interface CellCard {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly neighbours: readonly Cell[];
  readonly zones: readonly Zone[];
}
