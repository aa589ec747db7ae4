/** Characters and foes. */
import type { Seat } from '@vesper/kernel';
import type { Duration, ModifiersId } from '../content/types.ts';
import type { Card, Figure, FoeKind, Form, Space } from './pieces.ts';

/** Modifiers that an effect has given to a figure. */
export interface Temporary {
  readonly mods: ModifiersId;
  readonly until: Duration;
  /** Who gave it. */
  readonly by: Figure;
  /** How many turns the figure had begun when it was given. */
  readonly since: number;
}

/** What characters and foes have in common on a map. Everything but the space is empty outside fights. */
export interface Fighter {
  /** NONE = on no map. */
  space: Space;
  temporary: Temporary[];
  /** Turns begun in this encounter, and those of them that were not lost. */
  turns: number;
  taken: number;
  /** FOL-5K.27b: IMMOBILIZED, it could not tear itself loose: its Stride is 0. */
  held: boolean;
  weaken: number;
  /** RAZOR #, and for how many turns more. */
  razor: number;
  razorLeft: number;
  /** FOL-R25, as bits: 1 = struck, 2 = it is the turn in which it deals less. */
  crushed: number;
  losesTurn: boolean;
  /** It has lost the turn before (FOL-R42). */
  lostTurn: boolean;
}

/** A foe that a character has attacked: with what, in which round, and how many rounds in a row. */
export interface Struck {
  readonly target: Figure;
  readonly weapon: Card;
  readonly round: number;
  readonly streak: number;
}

export interface Character extends Fighter {
  /** An index into `booklets`; NONE while it is not chosen. */
  booklet: number;
  /** Whose it is. */
  seat: Seat;
  /** 0 or 1. */
  path: number;
  form: Form;
  vita: number;
  pp: number;
  gp: number;
  coins: number;
  lore: number;
  ap: number;
  boons: number;
  /** As bits, in the order of STATUSES. */
  statuses: number;
  infection: number;
  wanted: boolean;
  /** `light #` given by an effect, until the map is left. */
  light: number;
  /** Ghost Points of this death beyond the usual maximum (Veiled Widow). */
  extraGp: number;
  /** Special ability, path, heirloom and lore choices. */
  powers: Card[];
  abilities: Card[];
  /** Carried, the equipped ones included; heirlooms are among the powers. */
  items: Card[];
  equipped: Card[];
  consumables: Card[];
  mystics: Card[];
  recipes: Card[];
  companions: Card[];
  /** By stat: what lore, bonuses and fate have given for good. */
  growth: number[];
  /** By threshold that was taken: 0 or 1; from 1700 on what was taken, as an index into BONUSES. */
  choices: number[];
  /** Clauses used, once for every use; emptied when that time is over. */
  usedRound: number[];
  usedFight: number[];
  usedChapter: number[];
  usedStory: number[];
  /** Services used at this visit, and those that are had once per chapter. */
  served: number[];
  servedChapter: number[];
  /** Stories it has lived through, by id. */
  completed: readonly string[];

  // In fights
  /** The foe that is its mark. */
  mark: Figure;
  /** The type of its bounty, an index into TYPES. */
  bounty: number;
  /** FOL-R49: it Defends until its next turn. */
  defending: boolean;
  /** Counterattacks made this round. */
  countered: number;
  /** Whom it attacked in this round and the one before. */
  struck: Struck[];
  /** Moves and Acts won outside its own turn (FOL-R26). */
  extraMoves: number;
  extraActs: number;
}

export interface FoeFigure extends Fighter {
  kind: FoeKind;
  /** 0 = it is not on the map any more. */
  vita: number;
  maxVita: number;
  /** Where it stood when it fell. */
  fellAt: Space;
  /** It has been at or below half. */
  halved: boolean;
  /** Its `half:` comes when the attack or effect is over. */
  halfDue: boolean;
  immobilized: boolean;
  spooked: boolean;
  /** Spawned by another foe's power: no lore, coins or loot (FOL-R69). */
  summoned: boolean;
}
