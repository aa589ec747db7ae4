/** The rooms: RM01–RM08 and RM17–RM19 produce in the first year, the others fight or score in the second. */
import { cost, digFree, free, gain, keepPets, repent } from './costs.ts';
import {
  Cockatrice,
  CREATURE_KINDS,
  Demon,
  Dragon,
  Elderbeast,
  EvilEye,
  Ghost,
  Goblin,
  Golem,
  Slime,
  Troll,
  Vampire,
  Witch,
} from './creatures.ts';
import { ANYWHERE, INNER, LOWER, OUTER, UPPER } from './grid.ts';
import type { Cost, CreatureKind, Effect, Room, RoomCard, Year, Zone } from './types.ts';

export const Hatchery: Room = 0;
export const Mint: Room = 3;
export const Workshop: Room = 4;
export const ToolShed: Room = 5;
export const PrintingPress: Room = 6;
export const MagicRoom: Room = 7;
export const TrainingRoom: Room = 8;
export const Labyrinth: Room = 10;
export const Cafeteria: Room = 12;
export const HallOfFame: Room = 15;
export const Kennel: Room = 18;

// Points and limits of every room.
export const ROOM_POINTS = 2;
export const MONSTERS_IN_ROOM = 2;
export const MONSTERS_IN_TUNNEL = 1;
export const TRAPS_IN_TUNNEL = 1;

function byKind(of: readonly CreatureKind[], points: number): number[] {
  const table = Array.from({ length: CREATURE_KINDS }, () => 0);
  for (const kind of of) table[kind] = points;
  return table;
}

const NOBODY = byKind([], 0);

const EMPTY: Omit<RoomCard, 'id' | 'name' | 'text'> = {
  year: 2,
  fs: false,
  zone: ANYWHERE,
  production: null,
  bonus: NOBODY,
  traps: 1,
  surcharge: 1,
  skipsSpells: false,
  bardDamage: -1,
  points: NOBODY,
  fame: false,
};

function producing(
  id: string,
  name: string,
  zone: Zone,
  workers: number,
  price: Cost,
  effect: Effect,
  text: string,
): RoomCard {
  return { ...EMPTY, id, name, year: 1, zone, production: { workers, cost: price, effect }, text };
}

function special(id: string, name: string, text: string, parts: Partial<RoomCard>): RoomCard {
  return { ...EMPTY, id, name, text, ...parts };
}

const drawTrap: Effect = { do: 'drawTraps', count: 1 };

export const rooms: readonly RoomCard[] = [
  producing('RM01', 'Hatchery', UPPER, 3, free, gain({ food: 1 }), '3 imps fetch 1 food.'),
  producing('RM02', 'Mushroom Bed', LOWER, 3, free, gain({ food: 1 }), '3 imps fetch 1 food.'),
  producing('RM03', 'Souvenir Shop', UPPER, 3, free, gain({ gold: 1 }), '3 imps earn 1 gold.'),
  producing('RM04', 'Mint', LOWER, 3, free, gain({ gold: 1 }), '3 imps earn 1 gold.'),
  producing('RM05', 'Workshop', OUTER, 4, free, drawTrap, '4 imps put together 1 trap.'),
  producing('RM06', 'Tool Shed', OUTER, 2, free, digFree, '2 imps dig 1 tunnel.'),
  producing('RM07', 'Printing Press', INNER, 3, free, repent(1), '3 imps print kind words: Evil −1.'),
  producing('RM08', 'Magic Room', INNER, 2, cost({ food: 1 }), gain({ imps: 1 }), '2 imps and 1 food make 1 imp.'),
  special('RM09', 'Training Room', 'Trolls and Goblins hit for 1 more here.', { bonus: byKind([Troll, Goblin], 1) }),
  special('RM10', 'Dark Room', 'Vampires and Witches hit for 1 more here.', { bonus: byKind([Vampire, Witch], 1) }),
  special('RM11', 'Labyrinth', 'Room for 2 traps here, and no gold for setting them.', { traps: 2, surcharge: 0 }),
  special('RM12', 'Anti-Magic Room', 'No spell works here.', { skipsSpells: true }),
  special('RM13', 'Cafeteria', '1 point for each Troll, Goblin, Slime and Witch of yours.', {
    points: byKind([Troll, Goblin, Slime, Witch], 1),
  }),
  special('RM14', 'Chapel', '2 points for each Vampire and Ghost of yours.', { points: byKind([Vampire, Ghost], 2) }),
  special('RM15', 'Pandemonium', '2 points for each Golem, Dragon and Demon of yours.', {
    points: byKind([Golem, Dragon, Demon], 2),
  }),
  special('RM16', 'Hall of Fame', '2 more points for each title you hold alone; 1 with fewer than four players.', {
    fame: true,
  }),
  {
    ...producing('RM17', 'Brewery', UPPER, 2, cost({ gold: 1 }), gain({ food: 3 }), '2 imps and 1 gold brew 3 food.'),
    fs: true,
  },
  {
    ...producing(
      'RM18',
      'Counting House',
      INNER,
      2,
      cost({ food: 1 }),
      gain({ gold: 2 }),
      '2 imps and 1 food count up 2 gold.',
    ),
    fs: true,
  },
  {
    ...producing('RM19', 'Kennel', OUTER, 3, free, keepPets(2, 1), '3 imps show you 2 pets; keep 1.'),
    fs: true,
  },
  special('RM20', 'Violet Lounge', '2 points for each Elderbeast, 1 for each Cockatrice and Evil Eye of yours.', {
    fs: true,
    points: byKind([Cockatrice, EvilEye], 1).map((points, kind) => (kind === Elderbeast ? 2 : points)),
  }),
  special('RM21', 'Echo Hall', 'No song carries here: no courage, and every bard takes 1.', {
    fs: true,
    bardDamage: 1,
  }),
  special('RM22', 'Arena', 'Golems, Cockatrices and Elderbeasts hit for 1 more here.', {
    fs: true,
    bonus: byKind([Golem, Cockatrice, Elderbeast], 1),
  }),
];

/** Points the Hall of Fame adds to an exclusive title (DUN-5.26, DUN-R66). */
export function famePoints(players: number): number {
  return players === 4 ? 2 : 1;
}

/** The room tiles of a year's stack. */
export function roomTiles(year: Year, fs: boolean): Room[] {
  return rooms.flatMap((card, room) => (card.year === year && (fs || !card.fs) ? [room] : []));
}
