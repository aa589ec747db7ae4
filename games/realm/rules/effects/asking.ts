/** What the words of the vocabulary are made of: their records, and the questions they put. */
import { andThen } from '@vesper/kernel';
import type { ChoiceOf, EffectQuestion, EffectRule, RuleId } from '@vesper/kernel';
import type { Ask, RealmAsks, Target } from '../../agenda.ts';
import { locations } from '../../content/distances.ts';
import type { Effect, Space } from '../../content/types.ts';
import { defeating, given, rows } from '../../effects.ts';
import type { AskOf, At, EffectAsk, EffectOf, Word } from '../../effects.ts';
import { NONE, QUEST } from '../../state.ts';
import type { RealmState, Slot, Source } from '../../state.ts';

export interface Question<A extends EffectAsk, E extends Effect> extends Omit<
  EffectQuestion<RealmState, Ask<A>, E, Target<A>>,
  'candidates'
> {
  candidates(s: RealmState, d: Ask<A>, effect: E): readonly ChoiceOf<RealmAsks, A>[];
  /** Nothing more is wanted, where the effect does not end with it. */
  stop?(s: RealmState, d: Ask<A>): void;
}

type Run<E extends Effect> = NonNullable<EffectRule<RealmState, At, E>['run']>;
/** An effect is done at once, or begins to ask and puts the rest of its row on the agenda when it ends. */
type Deed<E extends Effect> = { readonly run: Run<E> } | { readonly begin: Run<E> };

/** A word that asks one question. */
export type AskingRule<A extends EffectAsk, E extends Effect> = { readonly begin: Run<E> } & {
  readonly [Name in A]: Question<A, E>;
};

/** One record for each of some words. Many ask more than once, or different things in turn: each question by its name. */
export type EffectRules<Words extends Word> = {
  readonly [W in Words]: Pick<EffectRule<RealmState, At, EffectOf<W>>, 'refuse'> &
    Deed<EffectOf<W>> & { readonly [A in AskOf<W>]: Question<A, EffectOf<W>> };
};

/** The clause behind the effect of a Special or a quest. */
export function effectRule(source: Source): RuleId {
  return source >= QUEST ? 'REA-R43' : 'REA-7.6';
}

/** The next effects come after whatever is put on the agenda from here on. */
export function thenRest(s: RealmState, { slot, source, index }: At, done: number): void {
  if (index + 1 === rows[source].length && !defeating[source] && !given[source]) return; // nothing is left to do
  andThen(s, { do: 'effects', slot, source, index: index + 1, done });
}

/** `who` is the hero that is moved; `at` and `visited` are a sweep's, here and below. */
export function askSpace(
  s: RealmState,
  { slot, source, index }: At,
  done: number,
  left: number,
  who: Slot = NONE,
  at: Space = NONE,
  visited: readonly Space[] = [],
): void {
  const { seat } = s.heroes[slot];
  andThen(s, { ask: 'pickSpace', seat, slot, source, index, done, left, who, at, visited });
}

export function askMinion(
  s: RealmState,
  { slot, source, index }: At,
  done: number,
  left: number,
  here = 0,
  at: Space = NONE,
  visited: readonly Space[] = [],
): void {
  const { seat } = s.heroes[slot];
  andThen(s, { ask: 'pickMinion', seat, slot, source, index, done, left, here, at, visited });
}

/** A word that asks for one location. */
export function inOneLocation<E extends Effect>(
  refuse: NonNullable<Question<'pickSpace', E>['refuse']>,
  act: Question<'pickSpace', E>['choose'],
): AskingRule<'pickSpace', E> {
  return {
    begin: (s, at) => askSpace(s, at, at.done, 1),
    pickSpace: {
      candidates: () => locations,
      refuse,
      choose(s, d, effect, space) {
        thenRest(s, d, d.done + 1);
        act(s, d, effect, space);
      },
    },
  };
}
