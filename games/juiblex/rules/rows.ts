/** JUB-B3.1: what the words of a card's text have in common. The words themselves are in `effects/`, by subject. */
import { andThen, no } from '@vesper/kernel';
import type { Objection, Seat } from '@vesper/kernel';
import { effectOf } from '../content/cards.ts';
import type { Amount, Card, Effect, EffectBy, EffectWord, Row, Slot } from '../content/types.ts';
import type { At, Within } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { JuiblexState, JuiblexView, Resolving } from '../state.ts';
import { quantity } from '../asking.ts';

/** Why a word cannot be carried out now (JUB-R31, JUB-R32). */
export type Lack = Objection<never, never, never>;

/** One word of the vocabulary: it happens at once, or `n` times, each time with a decision of its own. */
export interface Word<E extends Effect = Effect> {
  /** Why nothing would come of it now; `undefined` = something would. */
  refuse?(s: JuiblexState, at: At, effect: E): Lack | undefined;
  run?(s: JuiblexState, at: At, effect: E): void;
  once?(s: JuiblexState, at: Within, effect: E): void;
}

/** A record for each of these words. */
export type WordsOf<Name extends EffectWord> = { readonly [K in Name]: Word<EffectBy<K>> };

/** The word at which a frame stands, where only these can have put it there. */
export function wordAt<Name extends EffectWord>(at: At): EffectBy<Name> {
  return effectOf(at) as EffectBy<Name>;
}

/** How often a word is done, or how much it gives; counted once (JUB-R31). */
export function counted(s: JuiblexState | JuiblexView, seat: Seat, { n, every, of }: Amount): number {
  return of === 'nothing' ? n : n * Math.floor(quantity(s, seat, of) / every);
}

/** Once more after what is put on the agenda next, if the word is to be done again. */
export function goOn(s: JuiblexState, { seat, row, index, left }: Within): void {
  if (left > 1) andThen(s, { do: 'again', seat, row, index, left: left - 1 });
}

/** Begins the text of a card, or what it does when it is discarded by force. */
export function beginCard(s: JuiblexState, seat: Seat, row: Row, card: Card, from: Resolving['from']): void {
  s.resolving.push(resolve(card, from, NONE, NONE));
  andThen(s, { do: 'cardDone' });
  andThen(s, { do: 'effects', seat, row, index: 0 });
}

export function resolve(card: Card, from: Resolving['from'], slot: Slot, causer: Seat): Resolving {
  return { card, from, slot, causer, there: NONE, struck: NONE, struckAt: NONE, kills: 0, deployed: [] };
}

export const noSpyThere = no('JUB-B3.1', 'noSpyThere');
