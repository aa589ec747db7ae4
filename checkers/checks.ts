/**
 * What a game brings for those who check it, in `games/<id>/checks/`: beside the game, not in it, so that neither the page
 * nor the server carries it.
 */
import type { AskFrame, Choice, Event, Game, Legacy, Options, ScoreLine, State } from '@vesper/kernel';

/** What must have been executed for the checkers to believe that everything works, and what must hold at every state. */
export interface Checks<S = State, E extends Event = Event> {
  /** Every event must be told once: something with a key for each of them, such as the catalogue of their sentences. */
  readonly events: { readonly [name in E['event']]: unknown };
  /** Cards, spaces and skills, beside the steps, decisions, refusals and events that are known anyway. */
  readonly effects: readonly string[];
  /** Which of them an event shows at work; `s` is the table when all that came of a choice has happened. */
  shown(event: E, s: S): readonly string[];
  /** What is wrong with the game's own content, in sentences, where it can be told without playing: a story without an end. */
  problems?(): readonly string[];
  /** What seats could bring from earlier matches: brought to every second game, and to all in which a `part` is sought. */
  legacies?(seats: number, rng: number[], part?: string): readonly Legacy[];
  /** Parts that are too rare to wait for (`event planReturned`), with a test of their own. */
  readonly tooRare?: readonly string[];
  /**
   * For parts that hardly ever happen by themselves (`refusal noFearLeft`, `effect …`): how much a choice leads there.
   * The checkers play some games with everybody after one of them, and more after those that are still missing then;
   * between choices that differ by less than 1 the game's policy decides.
   */
  readonly seek?: { readonly [part: string]: Lead<S> };
  /** Whether a part is sought at a table with such options; at all tables if absent, or if there is no such table. */
  seekAt?(part: string, options: Options, seats: number): boolean;
  /** Tables, by name, that allow for what hardly ever meets by itself. The checkers play on from them. */
  readonly rare?: { readonly [name: string]: Staging<S> };
  readonly invariants: readonly Invariant<S, E>[];
  /** The score sheet if the match ended now, by the rules: what `words.aims` tells must be the same. */
  scores?(s: S): readonly ScoreLine[];
  /**
   * Where matches are long: in a game that is walked through, the costly checks are made at one of so many states, and
   * accordingly more seldom in the others.
   */
  readonly stride?: number;
  /** Where matches are very long: with more choices than this one counts as endless; `CheckOptions.maxChoices` if absent. */
  readonly longest?: number;
  /** Decisions that may offer copies of the same piece: only there may two choices look alike. */
  readonly copies?: readonly string[];
  /** What no sentence of this game may contain, beside what none may. */
  readonly slip?: RegExp;
}

export type Lead<S = State> = { lead(s: S, d: AskFrame, choice: Choice): number }['lead'];

/**
 * Turns a state at rest into a rare one that a match could have come to, keeping every invariant; `false` = it cannot
 * be had from here.
 */
export type Staging<S = State> = { stage(s: S, rng: number[]): boolean }['stage'];

/**
 * Something that must hold at every state; `before` is the state one choice earlier (`null` = none that led here), `told` what
 * has happened since.
 */
export interface Invariant<S = State, E extends Event = Event> {
  readonly name: string;
  /** What is wrong, or `undefined`. */
  broken(s: S, before: S | null, told: readonly E[]): string | undefined;
}

/** A game with its checks at hand: `{ ...salem, checks }`. */
export interface CheckedGame extends Game {
  readonly checks: Checks;
}

/** The parts that an event shows to have been executed. */
export function shownBy({ shown }: Checks, event: Event, s: State): string[] {
  return [`event ${event.event}`, ...shown(event, s).map(effect => `effect ${effect}`)];
}

/** The invariants that a state breaks, and how. */
export function unsound<S>({ invariants }: Pick<Checks<S>, 'invariants'>, s: S, before: S | null = null): string[] {
  return invariants.flatMap(({ name, broken }) => {
    const how = broken(s, before, []);
    return how === undefined ? [] : [`${name}: ${how}`];
  });
}
