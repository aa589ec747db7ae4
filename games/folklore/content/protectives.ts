/** Protective items and enhancements of the Item deck. */
import type { EnhancementId, ProtectiveId } from './ids.ts';
import { item, type Kept } from './makeItem.ts';
import type { Item, Slot } from './things.ts';
import type { Power } from './types.ts';
import {
  act,
  addDamage,
  addToRoll,
  adjacent,
  against,
  aura,
  charge,
  d,
  damage,
  defense,
  dmg,
  exhausting,
  free,
  freely,
  has,
  is,
  melee,
  might,
  next,
  per,
  place,
  power,
  react,
  space,
  stat,
  unexhaust,
} from './verbs.ts';

const worn = (id: ProtectiveId, name: string, copies: number, value: number, slot: Slot, gives: Power): Item =>
  item(id, name, copies, value, slot, 'none', gives);
const trinket = (id: EnhancementId, name: string, copies: number, value: number, gives: Power, kept?: Kept): Item =>
  item(id, name, copies, value, 'trinket', 'none', gives, kept);

// id, name, copies, value, slot, what it gives
const clothing: readonly Item[] = [
  worn('P01', 'Padded Jack', 2, 6, 'body', power([defense(5)])),
  worn('P02', 'Leather Coat', 2, 14, 'body', power([defense(10)])),
  worn('P03', 'Chain Hauberk', 1, 26, 'body', power([defense(15), stat('stride', -1)])),
  worn('P04', 'Breastplate', 1, 40, 'body', power([defense(15), stat('absorption', 1), stat('stride', -1)])),
  worn('P05', 'Buckler', 2, 7, 'hand', power([defense(5)])),
  worn('P06', 'Tower Shield', 1, 18, 'hand', power([defense(10), stat('stride', -1)])),
  worn('P07', 'Pot Helm', 2, 9, 'head', power([defense(5)])),
  worn('P08', 'Plague Mask', 1, 20, 'head', power([is('fortified')])),
  worn('P09', 'Fur Hood', 1, 14, 'head', power([stat('vita', 2)])),
  worn('P10', 'Greased Leathers', 1, 18, 'body', power([defense(5), stat('stride', 1)])),
  worn('P11', 'Mantle of Vows', 1, 34, 'body', power([defense(10), aura('mantleOfVows', 1, [stat('resist', 1)])])),
  worn('P12', 'Quilted Vestment', 1, 20, 'body', power([defense(5), stat('pp', 1)])),
  worn('P13', 'Bone-Charm Vest', 1, 30, 'body', power([defense(10), has('eldritch')])),
  worn(
    'P14',
    'Spiked Pauldrons',
    1,
    22,
    'trinket',
    power([], react('hit', freely, [dmg('target', 1)], { guard: adjacent, moments: ['encounter'], automatic: true })),
  ),
  worn('P15', 'Ward Cloak', 1, 44, 'body', power([defense(5), stat('reduction', 1)])),
];

// id, name, copies, value, what it gives
const trinkets: readonly Item[] = [
  trinket('E01', 'Storm Lantern', 2, 12, power([stat('light', 3)])),
  trinket('E02', 'Hare’s Foot', 1, 18, power([is('lucky')])),
  trinket('E03', 'Medal of Valour', 1, 22, power([is('brave')])),
  trinket('E04', 'Pilgrim’s Badge', 1, 20, power([is('faithful')])),
  trinket('E05', 'Guild Signet', 1, 22, power([is('respected')])),
  trinket('E06', 'Owl-Eye Lens', 1, 20, power([is('perceptive')])),
  trinket('E07', 'Courier Boots', 1, 26, power([is('swift')])),
  trinket(
    'E08',
    'Rosary of Thorns',
    1,
    24,
    power([], free(charge(1), [next('weapon', [damage(2)])], { limit: per(1, 'round') })),
    { charges: 2 },
  ),
  trinket('E09', 'Witch Bottle', 1, 16, power([], react('status', exhausting, [addToRoll(3)]))),
  trinket(
    'E10',
    'Whetstone',
    1,
    12,
    power(
      [],
      react('myHit', freely, [addDamage(2)], {
        guard: melee,
        limit: per(1, 'fight'),
        automatic: true,
        moments: ['encounter'],
      }),
    ),
  ),
  trinket('E11', 'Powder Horn', 1, 15, power([might(5, 'ranged')])),
  trinket('E12', 'Healer’s Satchel', 1, 14, power([stat('remedy', 1)])),
  trinket('E13', 'Lockpicks', 1, 12, power([stat('trickery', 1)])),
  trinket('E14', 'Dowsing Rod', 1, 14, power([stat('search', 1)])),
  trinket(
    'E15',
    'Prayer Wheel',
    1,
    30,
    power([], free(charge(2), [unexhaust('self', 1, 'mystic')], { limit: per(1, 'fight') })),
    { charges: 3 },
  ),
  trinket('E16', 'Grave-Dust Pouch', 1, 24, power([defense(5)]), { spectral: true }),
  trinket('E17', 'Relic Splinter', 1, 36, power([aura('relicSplinter', 1, [against(['undead'], might(5))])])),
  trinket('E18', 'Jaw-Trap', 1, 15, power([], act(exhausting, [place(0, d(2, 4))], { target: space(1) }))),
];

export const protectives: readonly Item[] = [...clothing, ...trinkets];
