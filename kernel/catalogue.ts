/**
 * A game's sentences, each typed by the event or the decision it speaks of. Another language is another catalogue of
 * the same type. What a game asks is one map (`Asks`): the words, the rules, the bots and the board read it alike.
 */
import type {
  AskFrame,
  AskMap,
  Choice,
  ChoiceOf,
  Event,
  Facts,
  FactsOf,
  FrameOf,
  Open,
  PieceTable,
  Refusal,
  Seat,
  Viewer,
  Words,
} from './contract.ts';
import { somebody } from './grammar.ts';
import { pointedAt } from './pieces.ts';
import { capital } from './sentence.ts';
import type { Mention, Sentence } from './sentence.ts';

/** Who speaks: what the reader sees, and how seats are called to them. */
export interface Speaker<V> {
  readonly view: V;
  who(seat: Seat): Mention;
}

/** A decision that waits, to whoever decides. */
export interface Wanted<V, M extends AskMap, K extends keyof M> extends Speaker<V> {
  readonly seat: Seat;
  readonly frame: FrameOf<M, K>;
}

/** The same to everybody else, from whom the frame's own fields may be hidden. */
export interface Awaited<V, M extends AskMap, K extends keyof M> extends Speaker<V> {
  readonly seat: Seat;
  /** Whoever decides. */
  readonly them: Mention;
  readonly frame: AskFrame & Partial<FrameOf<M, K>>;
}

export interface Prompt<V, M extends AskMap, K extends keyof M> {
  /** A request. */
  yours(wanted: Wanted<V, M, K>): Sentence;
  /** News. */
  theirs(awaited: Awaited<V, M, K>): Sentence;
}

/** One choice of a decision. */
export interface Offered<V, M extends AskMap, K extends keyof M> extends Wanted<V, M, K> {
  readonly choice: ChoiceOf<M, K>;
  readonly facts: FactsOf<M, K> | undefined;
}

/** A candidate that may not be chosen, with what its sentence needs. */
export interface Refused<V, M extends AskMap, Args> extends Speaker<V> {
  /** What was pointed at, or `this`. */
  readonly it: Mention;
  /** Whoever decides. */
  readonly them: Mention;
  readonly seat: Seat;
  readonly ask: keyof M;
  readonly args: Args;
}

export interface Catalogue<V, E extends Event, M extends AskMap, R> {
  seat(view: V, seat: Seat): string;
  status: Words<V, E>['status'];
  twin: Words<V, E>['twin'];
  readonly prompts: { readonly [K in keyof M]: Prompt<V, M, K> };
  readonly labels: { readonly [K in keyof M]: (offered: Offered<V, M, K>) => Sentence };
  readonly refusals: { readonly [Why in keyof R]: (refused: Refused<V, M, R[Why]>) => Sentence };
  /** From the event alone and what never changes in a match, so that a line of the log reads the same for ever. */
  readonly events: {
    readonly [N in E['event']]: (told: Extract<E, { readonly event: N }>, speaker: Speaker<V>) => Sentence | undefined;
  };
  readonly passages?: Words<V, E>['passages'];
  readonly lines: { readonly [line: string]: string };
  readonly aims?: Words<V, E>['aims'];
  readonly options: Words<V, E>['options'];
  readonly moments?: Words<V, E>['moments'];
  readonly fruitless?: readonly E['event'][];
  readonly asOne?: Words<V, E>['asOne'];
}

/** The words of a game, from its catalogue and its table of pieces. */
export function wordsOf<V extends { readonly viewer: Viewer }, E extends Event, M extends AskMap, R>(
  catalogue: Catalogue<V, E, M, R>,
  pieces: PieceTable<V, M>,
): Words<V, E> {
  const { seat, status, twin, lines, aims, options, moments, fruitless, asOne, passages } = catalogue;
  // What is said is looked up by name: the one place where a sentence and what it speaks of are put together unseen.
  const prompts = catalogue.prompts as unknown as { readonly [ask: string]: Prompt<V, AskMap, string> };
  const labels = catalogue.labels as unknown as { readonly [ask: string]: (offered: object) => Sentence };
  const refusals = catalogue.refusals as unknown as { readonly [why: string]: (refused: object) => Sentence };
  const events = catalogue.events as unknown as {
    readonly [event: string]: (told: E, speaker: Speaker<V>) => Sentence | undefined;
  };

  const speaker = (view: V): Speaker<V> => ({ view, who: s => somebody(view.viewer, s, seat(view, s)) });

  return {
    seat,
    status: view => capital(status(view)),
    prompt(view, { ask, seat: by, frame }: Open) {
      const said = speaker(view);
      if (by === view.viewer) return capital(prompts[ask].yours({ ...said, seat: by, frame }));
      return capital(prompts[ask].theirs({ ...said, seat: by, them: said.who(by), frame }));
    },
    choice: (view, { ask, seat: by, frame }: Open, choice: Choice, facts: Facts | undefined) =>
      capital(labels[ask]({ ...speaker(view), seat: by, frame, choice, facts })),
    refusal(view, open: Open, choice: Choice, { why, args = {} }: Refusal) {
      const said = speaker(view);
      const it = pointedAt(pieces, view, open, choice);
      const { ask, seat: by } = open;
      return capital(refusals[why]({ ...said, it, them: said.who(by), seat: by, ask, args }));
    },
    reasons: Object.keys(refusals),
    event(view, told) {
      const sentence = events[told.event](told, speaker(view));
      return sentence === undefined ? undefined : capital(sentence);
    },
    line: line => lines[line],
    twin,
    options,
    ...(aims === undefined ? {} : { aims }),
    ...(moments === undefined ? {} : { moments }),
    ...(fruitless === undefined ? {} : { fruitless }),
    ...(asOne === undefined ? {} : { asOne }),
    ...(passages === undefined ? {} : { passages }),
  };
}
