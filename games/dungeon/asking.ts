/** Questions about the table that many rules ask, and the way to tell what happened. */
import { has, tell as tellKernel } from '@vesper/kernel';
import type { Seat, Seen } from '@vesper/kernel';
import { FIRST_ILLUSION } from './content/adventurers.ts';
import { creatureOf, creatures, isMonster } from './content/creatures.ts';
import { experts } from './content/expertise.ts';
import { CELLS } from './content/grid.ts';
import type { Creature, CreatureCard, Improvement, Pet, Room } from './content/types.ts';
import type { DungeonEvent } from './events.ts';
import { EARTH, IMPROVED, NONE, ROOM } from './state.ts';
import type { DungeonState, Player, Tile } from './state.ts';

/** Rules that run all the time ask `isHeard` before: an event that nobody hears is then not even made. */
export function tell(s: DungeonState, event: DungeonEvent): void {
  tellKernel(s, event);
}

// ── Turn order (DUN-R8) ──────────────────────────────────────────────────────────────────────────────────────────────

/** The seat that is number `turn` in turn order, from 0. */
export function seatAt(s: DungeonState, turn: number): Seat {
  return (s.startingPlayer + turn) % s.seats;
}

/** A seat's place in turn order, from 0. */
export function turnOf(s: DungeonState, seat: Seat): number {
  return (seat - s.startingPlayer + s.seats) % s.seats;
}

/** What is counted of a player, as the rules or as a viewer knows it. */
type Dug = Seen<Pick<Player, 'dungeon' | 'conquered'>>;
type Lair = Seen<Pick<Player, 'lair'>>;

// ── Tiles ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function isRoom(tile: Tile): boolean {
  return tile >= ROOM;
}

/** A plain or an improved tunnel, conquered or not. */
export function isTunnel(tile: Tile): boolean {
  return tile > EARTH && tile < ROOM;
}

export function roomOf(tile: Tile): Room {
  return tile >= ROOM ? tile - ROOM : NONE;
}

export function improvementOf(tile: Tile): Improvement {
  return tile >= IMPROVED && tile < ROOM ? tile - IMPROVED : NONE;
}

export function isUnconquered(player: Player, cell: number): boolean {
  return player.dungeon[cell] !== EARTH && player.conquered[cell] === 0;
}

export function unconqueredTunnels(player: Dug): number {
  let n = 0;
  for (let cell = 0; cell < CELLS; cell++) if (isTunnel(player.dungeon[cell]) && player.conquered[cell] === 0) n++;
  return n;
}

export function unconqueredRooms(player: Dug): number {
  let n = 0;
  for (let cell = 0; cell < CELLS; cell++) if (isRoom(player.dungeon[cell]) && player.conquered[cell] === 0) n++;
  return n;
}

export function hasUnconqueredTile(player: Player): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (isUnconquered(player, cell)) return true;
  return false;
}

export function tunnelsOf(player: Dug): number {
  let n = 0;
  for (let cell = 0; cell < CELLS; cell++) if (isTunnel(player.dungeon[cell])) n++;
  return n;
}

export function roomsOf(player: Dug): number {
  let n = 0;
  for (let cell = 0; cell < CELLS; cell++) if (isRoom(player.dungeon[cell])) n++;
  return n;
}

export function conqueredTiles(player: Dug): number {
  let n = 0;
  for (let cell = 0; cell < CELLS; cell++) n += player.conquered[cell];
  return n;
}

// ── Creatures ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a creature can do and costs, its expertise included (DUN-R60). */
export function cardOf(s: DungeonState, creature: Creature): CreatureCard {
  const kind = creatureOf[creature];
  return s.experts[kind] === creature ? experts[kind] : creatures[kind];
}

export function monstersOf(player: Lair): number {
  let n = 0;
  for (let i = 0; i < player.lair.length; i++) if (isMonster[player.lair[i]]) n++;
  return n;
}

export function ghostsOf(player: Player): number {
  return player.lair.length - monstersOf(player);
}

// ── Lines ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function isIllusion(adventurer: number): boolean {
  return adventurer >= FIRST_ILLUSION;
}

/** Members of the line other than an illusion. */
export function realAdventurers(player: Player): number {
  const { line } = player;
  let n = line.length;
  for (let i = 0; i < line.length; i++) if (line[i] >= FIRST_ILLUSION) n--;
  return n;
}

// ── Pets ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Whether everybody must reckon with this pet: it was drafted openly, or the player has pets nobody else has seen. Who is
 * asked only if he really has it betrays it.
 */
export function mayHavePet(player: Player, pet: Pet): boolean {
  return player.pets.length > player.openPets.length || has(player.openPets, pet);
}
