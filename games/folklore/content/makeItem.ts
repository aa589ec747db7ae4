/** How items are written down: weapons, clothing and trinkets alike. */
import type { CarriedId } from './ids.ts';
import type { Item, Slot, Weapon } from './things.ts';
import type { Dice, Keywords, Power } from './types.ts';
import { power } from './verbs.ts';

/** `reach` above 1 is REACH. */
export const melee = (dice: Dice, keywords: Keywords = {}, reach = 1): Weapon => ({
  kind: 'melee',
  range: reach,
  dice,
  keywords,
});

export const ranged = (range: number, dice: Dice, keywords: Keywords = {}): Weapon => ({
  kind: 'ranged',
  range,
  dice,
  keywords,
});

/** What an item is beside its slot and its power. */
export interface Kept {
  /** ENCHANTED. */
  readonly charges?: number;
  readonly spectral?: boolean;
}

export const item = <Id extends CarriedId>(
  id: Id,
  name: string,
  copies: number,
  value: number,
  slot: Slot,
  weapon: Weapon | 'none',
  gives: Power = power([]),
  { charges = 0, spectral = false }: Kept = {},
): Item & { readonly id: Id } => ({
  id,
  name,
  copies,
  value,
  slot,
  weapon,
  charges,
  spectral,
  ...gives,
});
