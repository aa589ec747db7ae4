/** Tables by decision, typed by what a game asks; the page looks things up in them without knowing the game. */
import { plain } from '@vesper/kernel';
import type { AskFrame, AskMap, ChoiceOf, FactsOf, FrameOf, PieceTable, Seat } from '@vesper/kernel';
import type { Asked, Offer } from '../board.ts';
import type { Legal } from './marks.ts';

/** A choice that is offered, as its decision knows it. */
export interface OfferOf<V, M extends AskMap, K extends keyof M> {
  readonly view: V;
  readonly seat: Seat;
  readonly frame: FrameOf<M, K>;
  readonly choice: ChoiceOf<M, K>;
  readonly facts: FactsOf<M, K> | undefined;
}

export type OffersBy<V, M extends AskMap, R> = { readonly [K in keyof M]?: (offer: OfferOf<V, M, K>) => R };

/**
 * What a board says of a choice: by its decision, or else by the kind of the piece that it is.
 *
 * @example
 * const chip = offersBy(pieces, { colonist: who => ({ label: shortName(who) }) }, { place: ({ choice }) => … });
 */
export function offersBy<V, M extends AskMap, R>(
  { points }: PieceTable<V, M>,
  byKind: { readonly [kind: string]: (which: number, view: V) => R },
  byAsk: OffersBy<V, M, R | undefined>,
): (view: V, decision: Asked, offer: Offer) => R | undefined {
  const own = byAsk as { readonly [ask: string]: ((offer: object) => R | undefined) | undefined };
  return (view, { ask, seat, frame }, { choice, facts }) => {
    if (own[ask] !== undefined) return own[ask]({ view, seat, frame, choice, facts });
    const kind = points[ask];
    return typeof kind === 'string' && typeof choice === 'number' ? byKind[kind]?.(choice, view) : undefined;
  };
}

/** What a choice is listed under: what its piece is. */
export function groupOf<V>(pieces: PieceTable<V>, view: V, { ask }: Asked, { choice }: Offer): string {
  const kind = pieces.points[ask];
  if (typeof kind !== 'string' || typeof choice !== 'number') return '';
  return plain(pieces.kinds[kind].group?.(view, choice) ?? '');
}

/** The short question of a decision. */
export type QuestionsBy<M extends AskMap> = { readonly [K in keyof M]: string | ((frame: FrameOf<M, K>) => string) };

export function questionsBy<M extends AskMap>(table: QuestionsBy<M>): (view: unknown, decision: Asked) => string {
  const found = table as unknown as { readonly [ask: string]: string | ((frame: AskFrame) => string) };
  return (_view, { ask, frame }) => {
    const question = found[ask];
    return typeof question === 'string' ? question : question(frame);
  };
}

/** A choice that is offered, to be told apart by its decision. */
export type Known<M extends AskMap> = {
  [K in keyof M]: {
    readonly ask: K;
    readonly frame: FrameOf<M, K>;
    readonly choice: ChoiceOf<M, K>;
    readonly facts: FactsOf<M, K> | undefined;
  };
}[keyof M];

export const known = <M extends AskMap>({ decision, offer }: Legal): Known<M> => ({
  ask: decision.ask,
  frame: decision.frame,
  choice: offer.choice,
  facts: offer.facts,
});

/** The frame of a decision, if it is this one. */
export function frameOf<M extends AskMap, K extends keyof M & string>(
  { ask, frame }: Pick<Asked, 'ask' | 'frame'>,
  name: K,
): FrameOf<M, K> | undefined {
  return ask === name ? (frame as FrameOf<M, K>) : undefined;
}
