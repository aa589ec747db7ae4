/** The agenda of a combat: planning, the card, and the steps of each battle. */
import type { Asks } from '@vesper/kernel';
import type { Adventurer, Cell, CombatCard, Creature, Pet, Trap } from '../content/types.ts';

export type CombatStep =
  | { readonly do: 'beginCombat' }
  | { readonly do: 'revealCard' }
  /** The player at `turn` in turn order fights. */
  | { readonly do: 'battleNext'; readonly turn: number }
  /** The next planned trap, if the line still stands. */
  | { readonly do: 'springTrap' }
  | { readonly do: 'fastSpell' }
  /** `left` = monsters that Suggestion has not yet settled. */
  | { readonly do: 'suggestionNext'; readonly left: readonly Creature[]; readonly card: CombatCard }
  | { readonly do: 'creatureStep' }
  /** Its further attacks: `nth` of the option `option` is next. */
  | { readonly do: 'attack'; readonly creature: Creature; readonly option: number; readonly nth: number }
  /** It has acted and is turned over, or not. */
  | { readonly do: 'afterAttack'; readonly creature: Creature; readonly option: number }
  | { readonly do: 'slowSpell' }
  | { readonly do: 'castSlowSpell' }
  | { readonly do: 'healing' }
  | { readonly do: 'conquering' }
  | { readonly do: 'conquerTile' }
  | { readonly do: 'endBattle' };

/** What is planned next: the battle tile, traps, monsters, ghosts; at last the plan is sealed (DUN-4.14 to DUN-4.17). */
export type PlanPart = 'tile' | 'traps' | 'monsters' | 'ghosts' | 'commit';

/** A piece (cell, trap or creature, as the part asks), nothing (more) of the kind, or the end of planning. */
export type Planned = number | 'none' | 'commit';
export type PayOrWithdraw = 'pay' | 'withdraw';
export type WithdrawOrEvil = 'withdraw' | 'evil';
/** `end` once only pets could still act. */
export type Activation = Creature | { readonly pet: Pet } | 'end';
export type UseOrKeep = 'use' | 'keep';

/** Everything a combat asks. */
export type CombatAsks = {
  /**
   * One question for all parts of a plan: the others see what is asked in a sealed lane and how often, and neither may
   * betray an answer (DUN-X5). `nth` question of its part, from 0; `enough` = "none" was said in this part. To restart is
   * to take back.
   */
  planBattle: Asks<
    Planned,
    { readonly part: PlanPart; readonly nth: number; readonly enough: boolean },
    { readonly surcharge: number }
  >;
  /** Nothing is left to fight for (DUN-R36). */
  freePrisoner: Asks<Adventurer>;

  /** The trap that is sprung first. */
  trapOrder: Asks<Trap>;
  /** Whom the trap strikes (DUN-R38). */
  trapTarget: Asks<Adventurer, { readonly trap: Trap }>;
  /** The monster that the trap throws (TR-MC). */
  catapultMonster: Asks<Creature, { readonly trap: Trap }>;

  // The spells that ask (DUN-R40); `card` = which one.
  /** C107: with two monsters, which is asked first; then pay or withdraw. `left` = monsters not yet settled. */
  suggestionOrder: Asks<Creature, { readonly left: readonly Creature[]; readonly card: CombatCard }>;
  suggestion: Asks<
    PayOrWithdraw,
    { readonly creature: Creature; readonly left: readonly Creature[]; readonly card: CombatCard }
  >;
  /** C108. */
  wordOfPeace: Asks<WithdrawOrEvil, { readonly card: CombatCard; readonly evil: number }>;
  /** C205, C206, C207: a monster in the battle; CF13: a ghost. */
  spellCreature: Asks<Creature, { readonly card: CombatCard }>;
  /** C103, CF12. */
  spellTrap: Asks<Trap, { readonly card: CombatCard }>;
  /** CF21. */
  jailbreak: Asks<Adventurer, { readonly card: CombatCard }>;

  /** Which creature, or which pet, acts next (DUN-4.26). */
  activate: Asks<Activation>;
  /** The option by its name (DUN-R41). */
  attackWith: Asks<string, { readonly creature: Creature }>;
  /** `nth` attack of the option; `hypnosis` = who is moved to the front. */
  attackTarget: Asks<
    Adventurer,
    { readonly creature: Creature; readonly option: number; readonly nth: number; readonly hypnosis: boolean },
    { readonly damage: number; readonly counters: number }
  >;
  /** PET6: who is spat at. */
  petTarget: Asks<Adventurer, { readonly pet: Pet }>;
  /** A pet whose moment has come (DUN-R59, DUN-X4). */
  usePet: Asks<UseOrKeep, { readonly pet: Pet }>;
  /** One more tile falls (C209). */
  extraTile: Asks<Cell, { readonly card: CombatCard }>;
};
