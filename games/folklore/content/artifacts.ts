/** Artifacts, which are never in a discard pile (FOL-R8). */
import type { ArtifactId } from './ids.ts';
import { item, type Kept, melee, ranged } from './makeItem.ts';
import type { Item, Slot, Weapon } from './things.ts';
import { UNLIMITED } from './types.ts';
import type { Power } from './types.ts';
import { aura, charge, d, defense, free, has, is, might, mod, per, power, stat } from './verbs.ts';

const artifact = (
  id: ArtifactId,
  name: string,
  slot: Slot,
  weapon: Weapon | 'none',
  gives?: Power,
  kept?: Kept,
): Item => item(id, name, 1, 0, slot, weapon, gives, kept);

/** Those that stories give are set aside; the others are the Artifact deck. */
export const artifacts: readonly Item[] = [
  artifact('X01', 'Clapper of Saint Orsel', 'hands', melee(d(1, 8), { sacred: true, blackout: 90 })),
  artifact(
    'X02',
    'Antler Crown',
    'head',
    'none',
    power([stat('ecology', 2), aura('antlerCrown', 2, [stat('stride', 1)])]),
  ),
  artifact('X03', 'Moonlit Sickle', 'hand', melee(d(1, 6, 2), { silver: true, razor: 1 })),
  artifact('X04', 'Varkonyi Signet', 'trinket', 'none', power([is('respected'), stat('speech', 1), defense(5)])),
  artifact(
    'X05',
    'Book of Hours',
    'trinket',
    'none',
    power(
      [],
      free(charge(2), [mod('self', 'turn', { give: 'checksOf', what: 'prayer', by: 3 })], {
        limit: per(1, 'round'),
      }),
    ),
    { charges: 4 },
  ),
  artifact(
    'X06',
    'Primer of Ilmar',
    'trinket',
    'none',
    power([
      stat('occult', 2),
      { give: 'cheaper', what: 'ritual', by: 1, free: false },
      is('cursed'),
      { give: 'incurable', status: 'cursed' },
    ]),
  ),
  artifact('X07', 'Widow’s Arbalest', 'hands', ranged(UNLIMITED, d(1, 8, 1), { true: true, penetrate: 3 })),
  artifact(
    'X08',
    'Mantle of the Drowned',
    'body',
    'none',
    power([defense(10)], free(charge(3), [mod('self', 'fight', is('ethereal'))], { limit: per(1, 'fight') })),
    { charges: 3 },
  ),
  artifact('X09', 'Gallows Hood', 'head', 'none', power([has('execute', 1, 'melee'), stat('speech', -1)])),
  artifact(
    'X10',
    'Lantern of Souls',
    'trinket',
    'none',
    power([stat('light', 4), aura('lanternOfSouls', 2, [might(10)], { reach: 'ghosts' })]),
    { spectral: true },
  ),
  artifact('X11', 'Wyrm Gauntlet', 'hand', melee(d(1, 6, 1), { crushing: true, push: 2 })),
  artifact('X12', 'Saint’s Finger', 'trinket', 'none', power([is('blessed')])),
];
