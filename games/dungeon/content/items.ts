/** Item Tokens (MBG) and the solo Expansion Tiles, which show the same things. */
import { BARD, PRIEST, THIEF, WARRIOR, WIZARD } from './adventurers.ts';
import type { Colour, Item, ItemCard, SoloTile, Token } from './types.ts';

export const Wand: Item = 0;
export const Clover: Item = 2;
export const Potion: Item = 3;
export const Plume: Item = 4;
export const Empty: Item = 5;
export const ITEMS = 6;
/** In all four colours. */
export const TOKENS = 24;

const NOTHING = { fs: false, hitPoints: 0, trap: 0, magic: 0, heart: 0, note: 0 };

export const items: readonly ItemCard[] = [
  { ...NOTHING, id: 'wand', name: 'Wand', class: WARRIOR, magic: 1 },
  { ...NOTHING, id: 'amulet', name: 'Amulet', class: WIZARD, hitPoints: 1 },
  { ...NOTHING, id: 'clover', name: 'Clover', class: PRIEST, trap: 1 },
  { ...NOTHING, id: 'potion', name: 'Potion', class: THIEF, heart: 1 },
  { ...NOTHING, id: 'plume', name: 'Plume', class: BARD, note: 1, fs: true },
  { ...NOTHING, id: 'empty', name: 'Empty', class: -1 },
];

/** The tokens of a colour, Empty last; a non-player has no Empty (DUN-3.35). */
export function itemTokens(fs: boolean, nonPlayer: boolean): Item[] {
  return items.flatMap((item, at) => ((fs || !item.fs) && (!nonPlayer || at !== Empty) ? [at] : []));
}

export function tokenOf(colour: Colour, item: Item): Token {
  return colour * ITEMS + item;
}

export function itemOf(token: Token): Item {
  return token % ITEMS;
}

export function ownerOf(token: Token): Colour {
  return Math.floor(token / ITEMS);
}

/** An Expansion Tile with nothing on it; 0–3 are the items of the same number. */
export const Blank: SoloTile = 4;
export const SOLO_KINDS = 5;
export const SOLO_EACH = 4;

/** The 20 Expansion Tiles, unshuffled. */
export function soloTiles(): SoloTile[] {
  return Array.from({ length: SOLO_KINDS * SOLO_EACH }, (_, at) => Math.floor(at / SOLO_EACH));
}

/** Points for 0–4 different kinds other than Blank (DUN-R65). */
export const VARIETY_POINTS: readonly number[] = [0, 1, 3, 6, 10];
