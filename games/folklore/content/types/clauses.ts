/** What a card lets its owner do, and when. */
import type { RowId, Texts } from './effects.ts';
import type { Condition, Modifiers, PowerName } from './modifiers.ts';
import type { Target } from './persons.ts';

/** What is going on: where a clause can be used. */
export const MOMENTS = ['encounter', 'skirmish', 'adventure', 'camp', 'town'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What triggers a reaction. */
export const TRIGGERS = [
  'hit',
  'allyHit',
  'myHit',
  'harmed',
  'miss',
  'kill',
  'foeFalls',
  'die',
  'status',
  'roll10',
  'roll100',
  'allyCheck',
  'fightStart',
  'fightWon',
  'rest',
] as const;
export type TriggerName = (typeof TRIGGERS)[number];

export type Cost =
  | { readonly pay: 'pp' | 'gp' | 'charge'; readonly n: number }
  | { readonly pay: 'nothing' | 'exhaust' | 'discard' | 'discardPrayer' | 'discardRitual' };

export type Per = 'round' | 'fight' | 'chapter' | 'story' | 'check';
export interface Limit {
  /** UNLIMITED = as often as it can be paid. */
  readonly n: number;
  readonly per: Per;
}

/** Something a card lets its owner do. `R` as in EffectOf. */
export interface ClauseOf<R> {
  /** It uses the Act, it does not, or it answers a trigger. */
  readonly kind: 'act' | 'free' | 'react';
  /** Only of reactions; `none` = it is no reaction. */
  readonly trigger: TriggerName | 'none';
  /** `allyHit`, `foeFalls`: within so many steps. */
  readonly within: number;
  readonly guard: Condition;
  readonly cost: Cost;
  readonly limit: Limit;
  readonly moments: readonly Moment[];
  readonly target: Target;
  /** A second thing it is aimed at: where to. */
  readonly where: Target;
  /** It happens by itself and cannot be declined. */
  readonly automatic: boolean;
  readonly effects: R;
  /** Instead in a skirmish. */
  readonly inSkirmish: R | 'same';
  readonly power: PowerName | 'none';
}
export type ClauseText = ClauseOf<Texts>;
export type Clause = ClauseOf<RowId>;
/** A clause: an index into `clauses` of `content/rows.ts`. */
export type ClauseId = number;

/** What something gives to whoever has it. */
export interface Power {
  readonly passive: Modifiers;
  readonly clauses: readonly ClauseText[];
  /** Instead of the clauses or the aura of this name. */
  readonly replaces: PowerName | 'none';
}
