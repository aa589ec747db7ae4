/** Creatures and what they do in battle. */
import type { Cost } from './orders.ts';

/** Index into `creatures`, 0–11; also the number of its Expertise tile. */
export type CreatureKind = number;

/** A creature tile, 0–31: `creatureOf[tile]` is its kind. 0–15 silver, 16–31 gold. */
export type Creature = number;

/** Standard: the first in line. Anyone: the owner chooses. Everyone: all (DUN-5.17–5.19). */
export type Reach = 'standard' | 'anyone' | 'everyone';

export interface Attack {
  readonly reach: Reach;
  readonly damage: number;
}

/** One way to use a creature in battle. */
export interface BattleOption {
  /** Names it in records and words: `attack`, `clog`, … Unique within a creature. */
  readonly id: string;
  /** One after another; none = it does not attack. */
  readonly attacks: readonly Attack[];
  /** A standard attack for so much when the attack eliminates its target (Goblin); 0 = none. */
  readonly followUp: number;
  /** Food to be paid for it (Troll). */
  readonly food: number;
  /** Before the attack any adventurer is moved to the front (Evil Eye). */
  readonly hypnosis: boolean;
  /** Poison the target gets. */
  readonly poison: number;
  readonly preventsConquering: boolean;
  readonly skipsHealing: boolean;
  /** The creature returns to the lair face up. */
  readonly returns: boolean;
}

export interface CreatureCard {
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  readonly fs: boolean;
  /** Tiles with a silver and with a gold back. */
  readonly tiles: readonly [number, number];
  /** False for the Ghost (DUN-5.8). */
  readonly monster: boolean;
  readonly cost: Cost;
  /** What Pay Day asks; the cost again, but for an expert Demon. */
  readonly upkeep: Cost;
  readonly options: readonly BattleOption[];
  /** Index of the option with the largest free number, for Blind Rage (C204). */
  readonly rage: number;
  /** Whom it may not attack (DUN-R42). */
  readonly bars: { readonly priests: boolean; readonly paladin: boolean; readonly first: boolean };
  /** Stays face up although it could do nothing (Golem, Vampire; DUN-R41). */
  readonly staysUpIdle: boolean;
  /** Troll tokens it brings. */
  readonly tokens: number;
  /** While it is in the battle, the step is skipped. */
  readonly skipsFast: boolean;
  readonly skipsSlow: boolean;
  /** What it does, in our own words. */
  readonly text: string;
}

/** An Expertise tile is named by the creature it is for: index into `expertise`, 0–11. */
export interface ExpertiseTile {
  readonly id: string;
  readonly name: string;
  /** What it changes, in our own words. */
  readonly text: string;
}
