/** What happens in a combat. Fields with a question mark are missing for those who may not see them. */
import type { Seat } from '@vesper/kernel';
import type { BattleStep } from '../battle.ts';
import type { Adventurer, Cell, CombatCard, Creature, SoloTile, Pet, Trap } from '../content/types.ts';
import type { Tile } from '../state.ts';
import type { Happened } from './seasons.ts';

/** `seat` is always the defender. */
type By = { readonly seat: Seat };
type On = By & { readonly adventurer: Adventurer };

/** What did the damage. */
export type Harm = 'trap' | 'creature' | 'pet' | 'fatigue' | 'poison' | 'echo';

/** What keeps a spell from being cast. */
export type SpellObstacle = 'room' | 'spoilt' | 'creature' | 'tooLittleMagic';

export type CombatEvent =
  | Happened<'combatBegan', { readonly year: number; readonly rounds: number }>
  // Planning (inside a sealed lane these are told to the planner alone)
  | Happened<'roundBegan', { readonly round: number; readonly seats: readonly Seat[] }>
  | Happened<'planPicked', By & { readonly cell: Cell; readonly trap: Trap; readonly creature: Creature }>
  | Happened<'planCommitted', By>
  | Happened<
      'planOpened',
      By & {
        readonly cell: Cell;
        readonly creatures: readonly Creature[];
        readonly trapCount: number;
        readonly traps?: readonly Trap[];
      }
    >
  | Happened<'planReturned', By>
  | Happened<'prisonerFreed', On>
  /** Nor is anybody in prison who could go free instead. */
  | Happened<'nothingToDefend', By>
  | Happened<'cardRevealed', { readonly round: number; readonly card: CombatCard }>
  // The steps of a battle
  | Happened<'battleBegan', By & { readonly cell: Cell }>
  | Happened<'stepSkipped', By & { readonly step: BattleStep; readonly why: string }>
  | Happened<'courageGiven', On & { readonly courage: number }>
  | Happened<'courageRemoved', By>
  | Happened<'trapSprung', By & { readonly trap: Trap; readonly surcharge: number }>
  | Happened<'trapReturnedUnused', By & { readonly trap?: Trap }>
  | Happened<'damagePrevented', On & { readonly amount: number }>
  | Happened<'damageAbsorbed', On & { readonly amount: number; readonly by: 'courage' | 'shield' }>
  | Happened<'damaged', On & { readonly amount: number; readonly damage: number; readonly by: Harm }>
  | Happened<'poisoned', On & { readonly poison: number }>
  | Happened<'spellCast', By & { readonly card: CombatCard }>
  /** `by` = the printed id of the room or the creature that stands in its way, or nothing. */
  | Happened<'spellFailed', By & { readonly card: CombatCard; readonly why: SpellObstacle; readonly by: string }>
  | Happened<'spellHarmless', By & { readonly card: CombatCard }>
  | Happened<'becameInvisible', By & { readonly adventurers: readonly Adventurer[] }>
  | Happened<'shieldRaised', By & { readonly amount: number }>
  | Happened<'withdrawn', By & { readonly creature: Creature }>
  | Happened<'suggestionPaid', By & { readonly creature: Creature }>
  | Happened<'illusionAppeared', On>
  | Happened<'illusionVanished', On>
  | Happened<'healed', On & { readonly amount: number; readonly damage: number }>
  | Happened<'enraged', By>
  | Happened<'becameSheep', By & { readonly creature: Creature }>
  | Happened<'activated', By & { readonly creature: Creature; readonly option: string }>
  | Happened<'attacked', On & { readonly creature: Creature; readonly damage: number }>
  | Happened<'hypnotised', On & { readonly creature: Creature }>
  | Happened<'stoodIdle', By & { readonly creature: Creature }>
  | Happened<'knockedOut', By & { readonly creature: Creature }>
  | Happened<'returnedFaceUp', By & { readonly creature: Creature }>
  | Happened<'conqueringPrevented', By & { readonly by: string }>
  | Happened<'battlePetUsed', By & { readonly pet: Pet }>
  | Happened<'petKeptBack', By & { readonly pet: Pet }>
  | Happened<'imprisoned', On>
  | Happened<'expansionKept', On & { readonly expansion: SoloTile }>
  | Happened<'fatigued', By & { readonly fatigue: number }>
  | Happened<'tileConquered', By & { readonly cell: Cell; readonly tile: Tile }>
  | Happened<'tileHeld', By & { readonly cell: Cell; readonly why: string }>
  | Happened<'partyDefeated', By>
  | Happened<'battleEnded', By>
  | Happened<'combatEnded', { readonly year: number }>
  | Happened<'adventurersLeft', By & { readonly adventurers: readonly Adventurer[] }>
  | Happened<'creaturesWoke', By & { readonly creatures: readonly Creature[] }>;
