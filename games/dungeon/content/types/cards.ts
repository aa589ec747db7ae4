/** Traps, Combat Cards and pets. */
import type { Year } from './board.ts';
import type { Effect } from './orders.ts';

/** Index into `traps`, 0–11. There are three cards of each; a hand holds kinds. */
export type Trap = number;

export interface TrapCard {
  readonly id: string;
  readonly name: string;
  readonly fs: boolean;
  readonly cost: {
    readonly food: number;
    readonly gold: number;
    /** Imps lost; no Troll token stands in. */
    readonly imps: number;
    /** Own monsters not in this battle. */
    readonly monsters: number;
    readonly marks: number;
  };
  // Damage, added up per adventurer.
  readonly each: number;
  readonly first: number;
  readonly second: number;
  readonly last: number;
  /** To an adventurer of the owner's choice. */
  readonly chosen: number;
  readonly bards: number;
  /** To the first, when no bard lives. */
  readonly withoutBards: number;
  /** The first takes all that he can still take. */
  readonly mortal: boolean;
  /** Poison on the chosen one. */
  readonly poison: number;
  /** A chosen wizard stops the Spell Steps, a chosen priest the Healing Step. */
  readonly antimagic: boolean;
  /** All courage is removed first. */
  readonly hushes: boolean;
  readonly preventsConquering: boolean;
  /** What it does, in our own words. */
  readonly text: string;
}

/** Index into `combatCards`, 0–23. */
export type CombatCard = number;

/** What a spell does to the defending player or for the party. */
export type Spell =
  | { readonly do: 'nothing' }
  /** Forced Evil. */
  | { readonly do: 'detectEvil'; readonly evil: number }
  /** 1 gold, else 1 food, else a trap of choice. */
  | { readonly do: 'steal' }
  | { readonly do: 'loseImp' }
  | { readonly do: 'hideWizards' }
  /** The next points of damage to the party are absorbed. */
  | { readonly do: 'shield'; readonly points: number }
  /** Per monster in the battle: pay its cost or withdraw it. */
  | { readonly do: 'payOrWithdraw' }
  /** Withdraw all monsters or pay so much Evil. */
  | { readonly do: 'peace'; readonly evil: number }
  /** Counters removed, front first. */
  | { readonly do: 'heal'; readonly counters: number }
  /** Counters removed from the front-most wounded only. */
  | { readonly do: 'healFirst'; readonly counters: number }
  /** Counters removed from everybody wounded. */
  | { readonly do: 'healEach'; readonly counters: number }
  | { readonly do: 'illusion' }
  /** The first in line gets hit points until the end of combat. */
  | { readonly do: 'toughen'; readonly hitPoints: number }
  | { readonly do: 'blindRage' }
  /** One monster in the battle: withdrawn, turned into a sheep, or knocked out. */
  | { readonly do: 'withdraw' }
  | { readonly do: 'sheep' }
  | { readonly do: 'banish' }
  /** Every face-up ghost of the lair is knocked out. */
  | { readonly do: 'knockOutGhosts' }
  /** One ghost in the battle is knocked out. */
  | { readonly do: 'knockOutGhost' }
  /** One more tile is conquered. */
  | { readonly do: 'findPath' }
  /** Courage to everybody but the paladin. */
  | { readonly do: 'hearten'; readonly courage: number }
  | { readonly do: 'discardTrap' }
  | { readonly do: 'freePrisoner' };

export interface CombatCardRow {
  readonly id: string;
  readonly name: string;
  readonly year: Year;
  readonly fs: boolean;
  readonly fatigue: number;
  readonly fast: boolean;
  /** Magic symbols the party needs. */
  readonly magic: number;
  readonly spell: Spell;
  /** What the spell does, in our own words. */
  readonly text: string;
}

/** Index into `pets`, 0–11: PET1–PET12. */
export type Pet = number;

export type PetMoment = 'production' | 'creatures' | 'conquering' | 'slowSpell' | 'scoring';

export interface PetCard {
  readonly id: string;
  readonly name: string;
  readonly moment: PetMoment;
  /** In Production. */
  readonly effect: Effect | null;
  /** In battle. */
  readonly damage: number;
  readonly hits: 'first' | 'notFirst' | 'nobody';
  /** At the end: `points` for every full `per` of these; only once if `once`. */
  readonly score: {
    readonly of: 'paladins' | 'tunnels' | 'prisoners' | 'titles';
    readonly per: number;
    readonly points: number;
    readonly once: boolean;
  } | null;
  readonly text: string;
}
