/** What a combat leaves on the table: a plan per player, and the battle being fought. */
import type { Seat } from '@vesper/kernel';
import type { Adventurer, Cell, Creature, Trap } from './content/types.ts';
import { NONE } from './state.ts';

/** What a player sends to which tile this round. Empty with `cell` NONE when there is none. */
export interface Plan {
  /** The battle tile, or NONE. */
  cell: Cell;
  /** In the order of planning, from B2 on in the order of use. They have left the hand. */
  traps: Trap[];
  /** Monsters and ghosts. They stay in the lair. */
  creatures: Creature[];
  /** No tile is left to fight for: the prisoner who is to be freed when the plans are opened (DUN-R36); NONE. */
  freed: Adventurer;
  committed: boolean;
}

/** The steps of a battle, in their order. */
export type BattleStep = 'bard' | 'trap' | 'fast' | 'creatures' | 'slow' | 'heal' | 'conquer' | 'poison';

/** One player's battle of the round. Between battles `seat` is NONE and everything is at rest. */
export interface Battle {
  /** Whose dungeon. */
  seat: Seat;
  cell: Cell;
  step: BattleStep;
  /** Creatures sent and still in the battle, activated or not: withdrawn ones have left. */
  sent: Creature[];
  /** Of them, those that have been activated. */
  activated: Creature[];
  /** Traps carried out, whose print is therefore known. */
  sprung: Trap[];
  /** Trap symbols used up (DUN-R38). */
  disarmed: number;
  /** Trap Door, Cursed Ring, Slime, Demon (DUN-R46). */
  conqueringPrevented: boolean;
  /** Dragon, or a priest was hit by an Anti-magic Dart (DUN-R45). */
  healingSkipped: boolean;
  /** A wizard was hit by an Anti-magic Dart (DUN-R39). */
  spellsSkipped: boolean;
  /** A creature has made an attack. */
  attacked: boolean;
  /** Points that Magic Shield or Mirror Ward still absorb. */
  shield: number;
  /** Blind Rage. */
  raging: boolean;
  /** Metamorphosis: this creature is a sheep; NONE. */
  sheep: Creature;
  /** Pathfinding has been cast. */
  pathfinding: boolean;
  /** PET7 was used: the tile is not conquered this round. */
  guarded: boolean;
  /** A real adventurer of the line was eliminated in this battle. */
  eliminated: boolean;
}

/** A battle that nobody fights. */
export function noBattle(): Battle {
  return newBattle(NONE, NONE, []);
}

/** The beginning of one. */
export function newBattle(seat: Seat, cell: Cell, sent: Creature[]): Battle {
  return {
    seat,
    cell,
    step: 'bard',
    sent,
    activated: [],
    sprung: [],
    disarmed: 0,
    conqueringPrevented: false,
    healingSkipped: false,
    spellsSkipped: false,
    attacked: false,
    shield: 0,
    raging: false,
    sheep: NONE,
    pathfinding: false,
    guarded: false,
    eliminated: false,
  };
}
