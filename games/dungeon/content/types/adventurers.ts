/** Adventurers and what they carry. */
import type { Year } from './board.ts';

/** 0 warrior, 1 thief, 2 priest, 3 wizard, 4 bard, 5 paladin, 6 illusion. */
export type Class = number;

/**
 * Somebody who can stand in a line, index into `adventurers`: 0–19 first year (warriors, thieves, priests, wizards,
 * bards, four each), 20–39 second year, 40–45 paladins (elf, human, dwarf per year), 46–49 the illusion in the line of
 * seat 0–3.
 */
export type Adventurer = number;

export interface AdventurerCard {
  readonly id: string;
  readonly name: string;
  readonly class: Class;
  /** 0 for an illusion. */
  readonly year: Year;
  readonly fs: boolean;
  /** Order of strength within the year; for paladins elf < human < dwarf (DUN-R61). */
  readonly rank: number;
  readonly hitPoints: number;
  // Symbols.
  readonly trap: number;
  readonly magic: number;
  readonly heart: number;
  readonly note: number;
  /** What he is worth in prison (DUN-6.4, DUN-6.5). */
  readonly points: number;
}

/** Index into `items`: 0 Wand, 1 Amulet, 2 Clover, 3 Potion, 4 Plume, 5 Empty. Every colour has one of each. */
export type Item = number;

/** An Item Token: `colour * ITEMS + item`. */
export type Token = number;

/** A solo Expansion Tile's kind: the items 0–3, 4 = Blank. There are four of each. */
export type SoloTile = number;

/** What an Item Token or an Expansion Tile adds to its bearer. */
export interface ItemCard {
  readonly id: string;
  readonly name: string;
  /** The class it suits as a gift; -1 = none. */
  readonly class: Class;
  readonly fs: boolean;
  readonly hitPoints: number;
  readonly trap: number;
  readonly magic: number;
  readonly heart: number;
  readonly note: number;
}
