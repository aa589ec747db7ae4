/** What characters begin with, and their heirlooms: none of it is in the Item deck. */
import type { HeirloomId, StarterId } from './ids.ts';
import { item, melee, ranged } from './makeItem.ts';
import type { Item, Slot, Weapon } from './things.ts';
import type { Power } from './types.ts';
import {
  addToRoll,
  d,
  defense,
  free,
  freely,
  per,
  power,
  pp,
  react,
  rerollEither,
  rolling,
  SK_C,
  stat,
  survive,
} from './verbs.ts';

const weapon = (id: StarterId, name: string, slot: Slot, strikes: Weapon): Item => item(id, name, 1, 4, slot, strikes);
const worn = (id: StarterId, name: string, slot: Slot, gives: Power): Item => item(id, name, 1, 4, slot, 'none', gives);
const heirloom = (id: HeirloomId, name: string, gives: Power): Item => item(id, name, 1, 0, 'none', 'none', gives);

/** Each is worth 4 coins. */
export const starters: readonly Item[] = [
  weapon('S01', 'Notched Crossbow', 'hand', ranged(5, d(1, 6), { fillable: true })),
  weapon('S02', 'Falchion', 'hand', melee(d(1, 6))),
  worn('S03', 'Traveller’s Coat', 'body', power([defense(5)])),
  worn('S03b', 'Road Cloak', 'body', power([defense(5)])),
  weapon('S04', 'Iron Crozier', 'hand', melee(d(1, 4, 1), { sacred: true })),
  worn('S05', 'Cassock', 'body', power([defense(5)])),
  weapon('S06', 'Etched Staff', 'hands', melee(d(1, 6))),
  worn('S07', 'Scholar’s Robe', 'body', power([defense(5), stat('pp', 1)])),
  weapon('S08', 'Weighted Cane', 'hand', melee(d(1, 6))),
  weapon('S09', 'Oath Sword', 'hand', melee(d(1, 8))),
  worn('S10', 'Round Shield', 'hand', power([defense(5)])),
  worn('S11', 'Mail Shirt', 'body', power([defense(10)])),
  weapon('S12a', 'Thrown Stiletto', 'hand', melee(d(1, 4, 1), { thrown: true })),
  weapon('S12b', 'Hidden Stiletto', 'hand', melee(d(1, 4, 1), { flank: 1 })),
  worn('S13', 'Patched Doublet', 'body', power([defense(5)])),
];

/** They work as long as their owner lives, and take no slot (FOL-7.16). */
export const heirlooms: readonly Item[] = [
  heirloom(
    'H01',
    'Father’s Warrant',
    power([], react('roll100', freely, [rerollEither], { limit: per(1, 'chapter') })),
  ),
  heirloom('H02', 'Mother’s Rosary', power([stat('faith', 1)])),
  heirloom('H03', 'The Unfinished Letter', power([stat('occult', 1)])),
  heirloom(
    'H04',
    'Silver Locket',
    power([], free(freely, [pp('self', 3)], { limit: per(1, 'chapter'), moments: SK_C })),
  ),
  heirloom('H05', 'Broken Hilt', power([], react('die', freely, [survive(1)], { limit: per(1, 'story') }))),
  heirloom(
    'H06',
    'Marked Deck',
    power(
      [],
      react('roll10', freely, [addToRoll(2)], { guard: rolling(['search', 'loot']), limit: per(1, 'chapter') }),
    ),
  ),
];
