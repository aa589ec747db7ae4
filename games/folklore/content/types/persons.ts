/** Whom and what a text speaks of. */
import type { FoeId } from '../ids.ts';
import type { FoeType, SpaceName } from './rulebook.ts';

/** Somebody, or several, whom the text speaks of. */
export type Who =
  /** Who holds the Leader token. */
  | 'leader'
  /** Who made the check, or acts. */
  | 'checker'
  /** A living character whom the leader names; the same in all of an option or step. */
  | 'chosen'
  | 'random'
  /** Every living character. */
  | 'each'
  /** Every living character and ghost. */
  | 'all'
  /** Whose card it is; inside the outcome of a check: who made it. */
  | 'self'
  | 'target'
  /** The foe on the chosen space. */
  | 'foeThere'
  /** Foes on the map, `within` steps of who acts. */
  | { readonly foes: readonly FoeType[]; readonly within: number; readonly nonAffliction: boolean }
  /** Every foe of that card. */
  | { readonly foe: FoeId }
  /** Living characters within so many steps of the acting foe. */
  | { readonly near: number }
  /** Living characters within so many steps of who acts. */
  | { readonly allies: number; readonly self: boolean };

/** What a clause is aimed at. In a skirmish and in Camp all distances are satisfied. */
export type Target =
  | { readonly at: 'nothing' }
  | { readonly at: 'ally'; readonly within: number; readonly self: boolean }
  | { readonly at: 'ghost'; readonly within: number }
  | {
      readonly at: 'foe';
      readonly within: number;
      /** None = any. */
      readonly types: readonly FoeType[];
      readonly nonAffliction: boolean;
      readonly noSwarm: boolean;
    }
  | { readonly at: 'space'; readonly within: number; readonly free: boolean };

/** A space of the map that an effect is about. */
export type Place =
  | SpaceName
  /** The space of who acts. */
  | 'own'
  | 'targets'
  /** The space the clause is aimed at. */
  | 'chosen'
  /** Free, beside the closest living character: smallest row, then column (Cinder Imp). */
  | 'besideClosest'
  | 'all';
