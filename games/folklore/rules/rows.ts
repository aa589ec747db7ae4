/** What the words of a text have in common. The words themselves are in `effects/` and `encounter/words.ts`, by subject. */
import { andThen } from '@vesper/kernel';
import type { Objection } from '@vesper/kernel';
import { EMPTY_ROW, effectOf } from '../content/rows.ts';
import type { Effect, EffectBy, EffectWord, RowId, Who } from '../content/types.ts';
import type { At } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { Deed, Figure, FolkloreState } from '../state.ts';

/** Why a word cannot be carried out now. */
export type Lack = Objection<never, never, never>;

type WithWho<E> = E extends { readonly who: Who } ? E : never;

/** One word of the vocabulary: it happens at once, or to every figure that its `who` names. */
export interface Word<E extends Effect = Effect> {
  /** Why it could not be paid, where it is a cost. */
  refuse?(s: FolkloreState, at: At, effect: E): Lack | undefined;
  run?(s: FolkloreState, at: At, effect: E): void;
  on?(s: FolkloreState, at: At, effect: WithWho<E>, figure: Figure): void;
}

/** A record for each of these words. */
export type WordsOf<Name extends EffectWord> = { readonly [K in Name]: Word<EffectBy<K>> };

/** The word at which a frame stands, where only these can have put it there. */
export function wordAt<Name extends EffectWord>(
  at: { readonly row: RowId; readonly index: number },
  ..._names: readonly Name[]
): EffectBy<Name> {
  return effectOf(at) as EffectBy<Name>;
}

/** A text that begins: of what, of which card. */
export function deedOf(of: Deed['of'], card: number): Deed {
  return {
    of,
    card,
    foe: NONE,
    checker: NONE,
    chosen: NONE,
    space: NONE,
    natural: 0,
    harder: 0,
    unpaid: false,
  };
}

/** The text that is being carried out. */
export function deed(s: FolkloreState): Deed {
  return s.deeds[s.deeds.length - 1];
}

/** Puts a whole text on the agenda, with what its words refer to. */
export function runText(s: FolkloreState, row: RowId, begun: Deed, self: Figure, target: Figure): void {
  if (row === EMPTY_ROW) return;
  s.deeds.push(begun);
  andThen(s, { do: 'effects', row, index: 0, self, target }, { do: 'deedDone' });
}

/** Carries out a row inside the text that is going on. */
export function into(s: FolkloreState, row: RowId, self: Figure, target: Figure): void {
  if (row !== EMPTY_ROW) andThen(s, { do: 'effects', row, index: 0, self, target });
}

/** Why a text cannot be carried out now: costs that cannot be paid, attacks without a target. Set by the machine, which knows all words. */
let refuseWords: (s: FolkloreState, row: RowId, self: Figure) => Lack | undefined = () => undefined;
export function knowWords(refuse: typeof refuseWords): void {
  refuseWords = refuse;
}
export const refuseText = (s: FolkloreState, row: RowId, self: Figure): Lack | undefined => refuseWords(s, row, self);
