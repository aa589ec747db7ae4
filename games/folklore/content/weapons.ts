/** Weapons of the Item deck. */
import type { WeaponId } from './ids.ts';
import { item, melee, ranged } from './makeItem.ts';
import type { Item } from './things.ts';
import { act, d, defense, freely, power, stat, unexhaust } from './verbs.ts';

const card = item<WeaponId>;

// id, name, copies, value, hands, the weapon, what else it gives
export const weapons: readonly Item[] = [
  card('W01', 'Cudgel', 1, 4, 'hand', melee(d(1, 4), { crushing: true })),
  card('W02', 'Short Sword', 2, 8, 'hand', melee(d(1, 6))),
  card('W03', 'Hatchet', 2, 8, 'hand', melee(d(1, 4, 1), { thrown: true })),
  card('W04', 'Dirk', 2, 9, 'hand', melee(d(1, 4), { flank: 2, thrown: true })),
  card('W05', 'War Hammer', 1, 22, 'hands', melee(d(1, 8), { crushing: true, push: 1 })),
  card('W06', 'Longsword', 2, 16, 'hand', melee(d(1, 6, 1), { fillable: true })),
  card('W07', 'Zweihander', 1, 28, 'hands', melee(d(1, 8), { arcing: true })),
  card('W08', 'Boar Spear', 1, 18, 'hands', melee(d(1, 6), { focus: 5 }, 2)),
  card('W09', 'Cold-Iron Sabre', 1, 24, 'hand', melee(d(1, 6), { coldSteel: true })),
  card('W10', 'Silvered Rapier', 1, 30, 'hand', melee(d(1, 6), { silver: true, focus: 10 })),
  card('W11', 'Consecrated Mace', 1, 28, 'hand', melee(d(1, 6), { sacred: true, fillable: true })),
  card('W12', 'Headsman’s Axe', 1, 34, 'hands', melee(d(1, 10), { execute: true })),
  card('W13', 'Flensing Knife', 1, 18, 'hand', melee(d(1, 4), { razor: 1, fillable: true })),
  card('W14', 'Barbed Flail', 1, 26, 'hand', melee(d(1, 6), { razor: 2 })),
  card('W15', 'Ash Staff', 1, 20, 'hands', melee(d(1, 6)), power([stat('pp', 1)])),
  card('W16', 'Hunting Bow', 2, 14, 'hands', ranged(6, d(1, 6), { fillable: true })),
  card('W17', 'Hand Crossbow', 2, 16, 'hand', ranged(5, d(1, 6), { fillable: true })),
  card('W18', 'Arbalest', 1, 32, 'hands', ranged(8, d(1, 8), { penetrate: 2 })),
  card(
    'W19',
    'Wheel-Lock Pistol',
    1,
    26,
    'hand',
    ranged(4, d(1, 8, 1), { blackout: 85, exhaust: true }),
    power([], act(freely, [unexhaust('self', 1, 'this')])),
  ),
  card('W20', 'Sling', 1, 12, 'hand', ranged(4, d(1, 4), { true: true, fillable: true })),
  card('W21', 'Throwing Irons', 1, 14, 'hand', ranged(3, d(1, 4), { razor: 1 })),
  card('W22', 'Blunderbuss', 1, 30, 'hands', ranged(3, d(1, 6), { arcing: true, push: 1 })),
  card('W23', 'Drover’s Whip', 1, 16, 'hand', melee(d(1, 4), { weaken: true }, 2)),
  card('W24', 'Butcher’s Cleaver', 1, 26, 'hand', melee(d(1, 6), { vorpal: true })),
  card('W25', 'Mourning Blade', 1, 32, 'hand', melee(d(1, 6), { coldSteel: true }), power([]), { spectral: true }),
  card('W26', 'Lantern Pole', 1, 20, 'hands', melee(d(1, 6), {}, 2), power([stat('light', 3)])),
  card('W27', 'Parrying Dagger', 1, 12, 'hand', melee(d(1, 4)), power([defense(5)])),
  card('W28', 'Bishop’s Maul', 1, 36, 'hands', melee(d(1, 8), { sacred: true, crushing: true })),
];
