/** Rooms, improved tunnels and setup cards. */
import type { Cell, Year, Zone } from './board.ts';
import type { Cost, Effect } from './orders.ts';

/** Index into `rooms`, 0–21: RM01–RM22. */
export type Room = number;

/** One use in Production: workers that become busy, food and gold, and the gain. */
export interface Production {
  /** Imps or Troll tokens. */
  readonly workers: number;
  readonly cost: Cost;
  readonly effect: Effect;
}

export interface RoomCard {
  readonly id: string;
  readonly name: string;
  readonly year: Year;
  readonly fs: boolean;
  readonly zone: Zone;
  /** First-year rooms. */
  readonly production: Production | null;
  // In a battle on this tile.
  /** Added to every attack number, by creature kind. */
  readonly bonus: readonly number[];
  readonly traps: number;
  /** Gold for every trap here. */
  readonly surcharge: number;
  readonly skipsSpells: boolean;
  /** Skips the Bard Step; every bard takes so much (RM21). -1 = the step takes place. */
  readonly bardDamage: number;
  // At the end, if unconquered.
  /** Points per creature in the lair, by kind. */
  readonly points: readonly number[];
  /** Pays for exclusive titles (RM16). */
  readonly fame: boolean;
  /** What it does, in our own words. */
  readonly text: string;
}

/** A kind of improved tunnel, 0–3. There are two tiles of each. */
export type Improvement = number;

export interface ImprovementTile {
  readonly id: string;
  readonly name: string;
  /** Saved once from being conquered. */
  readonly reinforced: boolean;
  readonly monsters: number;
  readonly traps: number;
  /** Imps it holds for mining. */
  readonly miners: number;
  readonly text: string;
}

/** Index into `setupCards`, 0–14: DS01–DS15. */
export type SetupCard = number;

export interface SetupCardRow {
  readonly id: string;
  readonly name: string;
  readonly tunnels: readonly Cell[];
  readonly food: number;
  readonly gold: number;
  readonly imps: number;
  readonly traps: number;
  /** Added to the Evil Counter. */
  readonly evil: number;
}
