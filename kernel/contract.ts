/**
 * The contract between the kernel and a game: every type a rules author meets, in one file.
 *
 * A game is data (the state), two tables (`steps`: what happens, `decisions`: what is asked) and a handful of pure
 * functions. Nothing here knows a particular game; nothing a game writes needs a clock, the network or `Math.random`.
 */

import type { PieceKey, Sentence } from './sentence.ts';

/** A seat at the table, numbered from 0 clockwise. */
export type Seat = number;

/** Somebody who looks at the table: a seat, or a spectator who knows only what is public. */
export type Viewer = Seat | 'spectator';

/** The id of a clause or ruling in the game's manual, e.g. `SAL-10.18`. */
export type RuleId = string;

/** Data that survives `JSON.stringify` unchanged. States, frames, choices and events consist of nothing else. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/**
 * What a seat answers to a decision: a number, a word, or a small plain object. A decision writes the same object with the
 * same keys in the same order wherever it offers it, so that a search can tell choices apart by `choiceKey`.
 */
export type Choice = number | string | { readonly [key: string]: Plain };

// ── The agenda ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A step: runs by itself. A game's own step frames add plain fields. */
export interface StepFrame {
  readonly do: string;
}

/** A decision: waits for a seat. A game's own decision frames add plain fields. */
export interface AskFrame {
  readonly ask: string;
  readonly seat: Seat;
}

/** One seat's share of a simultaneous decision: an agenda of its own that only this seat's choices move. */
export interface Lane<F = Frame> {
  readonly seat: Seat;
  readonly agenda: F[];
}

/** Sealed lanes: several seats decide at once; the frame below is reached when all are done. */
export interface TogetherFrame<F = Frame> {
  readonly together: readonly Lane<F>[];
}

export type Frame = StepFrame | AskFrame | TogetherFrame<unknown>;

// ── The state ────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The part of a state that the kernel owns. A game's state extends it, is plain data throughout, and is created by one
 * literal with a fixed set of keys.
 */
export interface State<F = unknown> {
  /** How many sit at the table. */
  readonly seats: number;
  /** What is still to happen: a stack, the last frame is next. */
  agenda: F[];
  /** The generator's own state. Rules never read it; they call `roll`, `shuffle` and `draw`. */
  chance: number[];
  /** `null` while the match runs. */
  outcome: Outcome | null;
}

/**
 * What somebody who looks on gets of a part of the state: the same, to be read only.
 *
 * @example
 * type PublicPlayer = Pick<Player, 'name' | 'discard'>; // `npm run copies` writes `publicPlayer`, which picks it
 * interface PlayerView extends Seen<PublicPlayer> { readonly handSize: number }
 */
export type Seen<T> = T extends object ? { readonly [K in keyof T]: Seen<T[K]> } : T;

/** How a match ended. */
export interface Outcome {
  /** The seats in first place: one or several; all seats or none in a game that is won or lost together. */
  readonly winners: readonly Seat[];
  /**
   * By seat, from 1: how many came before it, and one. Who is equal shares a place, and the next is left out: 1, 2, 2, 4. In
   * a game that is won or lost together all have the same place; a lost one has no first, and all are second to the game.
   */
  readonly places: readonly number[];
  /** Final points by seat; a game without points gives 1 to the winners. */
  readonly scores: readonly number[];
  /** The score sheet line by line, each with the rule behind it. */
  readonly sheet: readonly ScoreLine[];
}

export interface ScoreLine {
  readonly seat: Seat;
  readonly rule: RuleId;
  /** The line's name in the game's words, e.g. `wealth`. */
  readonly line: string;
  readonly points: number;
}

// ── What a game asks ──────────────────────────────────────────────────────────────────────────────────────────────────

/** What a decision is answered with, what its frame says beside who is asked what, and the facts of its candidates. */
export interface Asks<C extends Choice = Choice, Fields extends object = object, Known extends object = Facts> {
  readonly choice: C;
  readonly frame: Fields;
  readonly facts: Known;
}

/**
 * One map per game: by the name of a decision, what it asks. Rules, words, bots and boards are typed by it.
 *
 * @example
 * type SalemAsks = { place: Asks<Space>; accuse: Asks<Colonist, { readonly by: Colonist }> };
 */
export type AskMap = { readonly [ask: string]: Asks };

export type ChoiceOf<M extends AskMap, K extends keyof M = keyof M> = M[K]['choice'];
export type FactsOf<M extends AskMap, K extends keyof M> = M[K]['facts'];
/** The frame of a decision; of all of them without `K`. */
export type FrameOf<M extends AskMap, K extends keyof M = keyof M> = {
  [Name in K]: AskFrame & { readonly ask: Name } & M[Name]['frame'];
}[K];

// ── Pieces ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A kind of piece: what one of them is called, its key on the board, what is printed on it, and what it is listed under. */
export interface PieceKind<V = unknown> {
  name(which: number, view: V): string;
  /** `colonist:12` if absent; `seat` is whoever decides about it. */
  key?(which: number, seat: Seat): PieceKey;
  text?(which: number): Sentence;
  group?(view: V, which: number): Sentence;
}

/** Where a choice points, if not simply at the piece of its number. */
export type Pointing<V, M extends AskMap, K extends keyof M> = {
  points(at: {
    readonly view: V;
    readonly seat: Seat;
    readonly frame: FrameOf<M, K>;
    readonly choice: ChoiceOf<M, K>;
  }): readonly PieceKey[];
}['points'];

/** A game's kinds of pieces, and of which kind the choices of a decision are. */
export interface PieceTable<V = unknown, M extends AskMap = AskMap> {
  readonly kinds: { readonly [kind: string]: PieceKind<V> };
  readonly points: { readonly [K in keyof M]?: string | Pointing<V, M, K> };
}

// ── Decisions ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Why a candidate may not be chosen: a rule id and a reason that the game's words turn into a sentence. */
export interface Refusal {
  readonly rule: RuleId;
  readonly why: string;
  /** What its sentence needs to know: a price, whose it is. */
  readonly args?: Facts;
}

/** A refusal as the rules give it: what its sentence needs is found out only when somebody asks. */
export interface Objection<S = State, D extends AskFrame = AskFrame, C extends Choice = Choice> extends Refusal {
  because?(s: S, d: D, c: C): Facts;
}

/** Plain details of a choice, for labels and tooltips: a price and how it is made up, for instance. */
export type Facts = { readonly [key: string]: Plain };

/**
 * What is asked. The same record lists, validates, explains and executes, so there is no second program that knows what
 * is legal.
 *
 * @example
 * const drop: Decision<Connect4, Drop, number> = {
 *   rule: 'C4-2',
 *   candidates: () => COLUMNS,
 *   refuse: (s, d, column) => (s.heights[column] === 6 ? full : undefined),
 *   choose(s, d, column) { … },
 * };
 */
export interface Decision<S = State, D extends AskFrame = AskFrame, C extends Choice = Choice> {
  /** The rule that asks. */
  readonly rule: RuleId;
  /** The rule that asks, where it depends on what led there. */
  ruleFor?(s: S, d: D): RuleId;
  /** Everything a person might point at, in a fixed order. */
  candidates(s: S, d: D): readonly C[];
  /** Why this candidate may not be chosen; `undefined` = it may. */
  refuse?(s: S, d: D, c: C): Objection<S, D, C> | undefined;
  /**
   * For a decision that search asks very often: writes the legal choices into `out`, in the order of the candidates, and
   * returns how many there are. `(s, d, out) => list(drop, s, d, out)` has the engine's loop compiled for this decision
   * alone; a decision with hundreds of candidates may know a shorter way. `candidates` − `refuse` stays the law: people's
   * choices go by it, and the walker holds the two against each other.
   */
  list?(s: S, d: D, out: Choice[]): number;
  /**
   * Carries the choice out. The frame has already left the agenda; put further frames on it with `andThen`. `forced` is
   * true when nobody was asked because it was the only legal choice.
   */
  choose(s: S, d: D, c: C, forced?: boolean): void;
  /**
   * `always` (default): the seat is asked and must have a legal choice. `ifChoice`: with a single legal choice it is
   * taken without asking, with none the decision is passed over.
   */
  readonly asked?: 'always' | 'ifChoice';
  /** What is chosen for a seat whose clock ran out; the first legal choice if absent or `undefined`. */
  fallback?(s: S, d: D): C | undefined;
  /** Plain details of a candidate, legal or not. */
  facts?(s: S, d: D, c: C): Facts;
  /**
   * Where the choice does its work only later: does that on `s`, which is a copy with this decision still on its agenda, as
   * if the table stayed as it is. For forecasts (`forecast`).
   */
  outlook?(s: S, d: D, c: C): void;
  /**
   * Where a seat may act but need not: the choice that lets the moment pass. Rules ask whoever might be able to act by
   * what everybody knows, so a seat may be asked that can choose nothing else; then a host chooses this for it, after a
   * pause that does not tell why.
   */
  readonly passing?: Passable<S, D, C>;
  /** Set when the frame's own fields are for the deciding seat only. Frames inside lanes always are. */
  readonly hidden?: boolean;
}

/** How a moment may pass at which a seat may act but need not. */
export interface Passable<S = State, D extends AskFrame = AskFrame, C extends Choice = Choice> {
  /** Lets it pass. */
  readonly choice: C;
  /** What the moment is called, if a seat may say when it wants to be asked then. */
  moment?(d: D): string;
  /**
   * Whether something that the seat could do would make what is about to happen turn out otherwise, by what the seat knows.
   * While it would not, a host lets the moment pass for a person. Always, if absent.
   */
  matters?(s: S, d: D): boolean;
  /** Everybody sees whether it matters: then it passes without a pause. */
  isOpen?(s: S, d: D): boolean;
}

/** A decision that waits now. */
export interface Waiting {
  readonly frame: AskFrame;
  /** Index of the sealed lane it belongs to; -1 = not in a lane. */
  readonly lane: number;
  /** An interjection: the seat may act but nobody waits for it. */
  readonly optional: boolean;
}

// ── Events ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Something that happened, in the past tense, with the rule that caused it.
 *
 * @example
 * tell(s, { event: 'cardDrawn', rule: 'WIC-3', seat, secret: { to: [seat], card } });
 */
export interface Event {
  readonly event: string;
  readonly rule: RuleId;
  /** The whole event is for these seats only. */
  readonly only?: readonly Seat[];
  /** Further fields that only the seats in `to` may see. */
  readonly secret?: { readonly to: readonly Seat[]; readonly [key: string]: Plain };
}

// ── Options ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * An option of a match. Options may depend on each other and on `seats`, the number of seats; `optionObjection` reads it for
 * everybody: kernel, lobby, command line, server and checkers.
 *
 * @example
 * first: { kind: 'oneOf', values: DECKS, default: 'drow', differsFrom: ['second'] },
 * length: { kind: 'number', min: 1, max: 9, default: 5, onlyWhen: { campaign: [true] } },
 * heroes: { kind: 'oneOf', values: ['1', '2', '3'], default: '1', without: [{ values: ['3'], when: { seats: [3, 4] } }] },
 */
export type OptionSpec = (
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'oneOf'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
) & {
  /** It means something only then; otherwise it stays at its default. */
  readonly onlyWhen?: OptionsWhen;
  /** These options may not have the value that this one has. */
  readonly differsFrom?: readonly string[];
  /** Values that are not offered then. */
  readonly without?: readonly { readonly values: readonly OptionValue[]; readonly when: OptionsWhen }[];
};

export type OptionValue = boolean | string | number;

/** Each of these options has one of these values. */
export type OptionsWhen = { readonly [option: string]: readonly OptionValue[] };

export type Options = { readonly [name: string]: OptionValue };

// ── From match to match ──────────────────────────────────────────────────────────────────────────────────────────────

/** What a match leaves to a seat, and what a seat brings to a later match: a character of a campaign, as plain data. */
export interface Legacy {
  readonly seat: Seat;
  readonly sheet: Plain;
}

/** What matches of a game leave to each other. */
export interface LegacyRules<S extends State = State> {
  /** What is wrong with a sheet that somebody wants to bring, as a sentence; `undefined` = nothing. It may be anything. */
  objection(sheet: Plain): string | undefined;
  /** What a match that is over leaves. */
  left(s: S): readonly Legacy[];
  /** What a sheet is called, and a line about it. */
  about(sheet: Plain): { readonly name: string; readonly line: string };
  /** How many a seat may bring to a table of so many; one, if absent. */
  most?(seats: number): number;
  /** What speaks against bringing these to one match, each of which may be brought: a sentence; `undefined` = nothing. */
  clash?(sheets: readonly Plain[]): string | undefined;
  /** What a match with these options is called, for who looks back at what it left: its story. */
  match?(options: Options): string;
}

// ── Rules ────────────────────────────────────────────────────────────────────────────────────────────────────────────

// Method types are compared bivariantly, so a game with its own state and frames is usable wherever any game is.
export type Step<S, F> = { run(s: S, d: F): void }['run'];
export type Steps<S, F> = { readonly [K in Extract<F, StepFrame>['do']]: Step<S, Extract<F, { readonly do: K }>> };
export type Decisions<S, F> = {
  readonly [K in Extract<F, AskFrame>['ask']]: Decision<S, Extract<F, { readonly ask: K } & AskFrame>>;
};

/** What the kernel needs to run a game. */
export interface Rules<S extends State = State, V = unknown, F = Frame> {
  /** Short, lower case, never changed: `salem`. */
  readonly id: string;
  readonly name: string;
  /** Rises whenever a recorded match would play out differently than before. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** All seats win or lose together. */
  readonly together?: boolean;
  readonly options: { readonly [name: string]: OptionSpec };
  /**
   * The table before the first decision. `chance` is the generator to put into the state; shuffle with it. `seed` is what
   * it was made of, for rules that bring a generator of their own: editions. `legacies` is what seats bring from earlier
   * matches; nothing where the game has no `legacy`.
   */
  setup(seats: number, options: Options, chance: number[], seed?: string, legacies?: readonly Legacy[]): S;
  readonly steps: Steps<S, F>;
  readonly decisions: Decisions<S, F>;
  /** Decisions that other seats may take while somebody else decides. At most one per seat and `ask`. */
  interjections?(s: S): readonly AskFrame[];
  /** What this viewer may know, built up into a shape of its own. */
  view(s: S, viewer: Viewer): V;
  /**
   * Replaces everything in `s` (already a copy) that the viewer does not know by a random sample that agrees with what
   * the viewer knows. The result may depend only on that knowledge and on `rng`.
   */
  imagine(s: S, viewer: Viewer, rng: number[]): void;
  /** A faster copy than the generic one: `npm run copies` writes it from the type of the state, into `copy.gen.ts`. */
  copy?(s: S): S;
  /** How a state is kept in saved matches and fingerprints, where that is not the state itself: editions. */
  readonly stored?: Stored<S>;
  /** What matches leave to each other, where they do. */
  readonly legacy?: LegacyRules<S>;
  /**
   * Numbers of the content that a designer may want to see otherwise: rules read `value` when they need it, and only the lab
   * changes it, in a thread of its own. Everywhere else it is the usual one, so records need not say.
   */
  readonly numbers?: { readonly [name: string]: HouseNumber };
}

export interface HouseNumber {
  value: number;
  readonly usual: number;
  readonly min: number;
  readonly max: number;
  /** What it is, for the report. */
  readonly what: string;
}

/** An edition of earlier rules wraps the states of those rules, and keeps them as those rules did. */
export interface Stored<S = State> {
  save(s: S): Plain;
  load(kept: Plain, seats: number): S;
  hash(s: S): string;
}

// ── What a game brings beside its rules ──────────────────────────────────────────────────────────────────────────────

/** A part of the table as text: labelled lines for the terminal and the text twin. */
export interface Section {
  readonly title: Sentence;
  readonly lines: readonly { readonly label: Sentence; readonly text: Sentence }[];
}

/** What a viewer is told about a decision that waits. */
export interface Open<F extends AskFrame = AskFrame> {
  /** Names this decision once; an answer that carries it can neither collide nor be applied twice. */
  readonly id: string;
  readonly seat: Seat;
  readonly ask: string;
  readonly rule: RuleId;
  readonly optional: boolean;
  /** The frame with its fields; only `ask` and `seat` when they are hidden from this viewer. */
  readonly frame: F | AskFrame;
}

/** Something that gives points, or that wins or loses the match, and how it stands for a seat. */
export interface Aim {
  readonly rule: RuleId;
  /** What counts; true in every match. */
  readonly what: Sentence;
  /** How it stands now. */
  readonly now?: Sentence;
  /** Its line on the score sheet. */
  readonly line?: string;
  /** What that line would give if the match ended now; `null` where this viewer cannot know. */
  readonly points?: number | null;
}

/** What is read aloud when something happens, paragraph by paragraph; nothing at most events. */
export type Passages<E extends Event = Event> = { read(event: E): readonly string[] }['read'];

/** Every sentence a player reads. Pure functions of what that player sees. */
export interface Words<V = unknown, E extends Event = Event> {
  /** How a seat is called at this table. */
  seat(view: V, seat: Seat): string;
  /** One line on how the game stands, for the status line. */
  status(view: V): Sentence;
  /** What is asked, as a sentence. */
  prompt(view: V, open: Open): Sentence;
  /** A choice as a button label. */
  choice(view: V, open: Open, choice: Choice, facts: Facts | undefined): Sentence;
  /** Why a candidate is refused, as a sentence. */
  refusal(view: V, open: Open, choice: Choice, refusal: Refusal, facts: Facts | undefined): Sentence;
  /** The sentences are plain texts in which seats go by their names, as earlier editions speak. */
  readonly seatsInText?: true;
  /** Every reason the rules can give, so that a checker can say which was never met. */
  readonly reasons: readonly string[];
  /** Events that say that nothing came of a choice; a forecast warns of them. */
  readonly fruitless?: readonly string[];
  /** A log line; `undefined` for events that need none. */
  event(view: V, event: E): Sentence | undefined;
  /** The event that says both, where two in a row are one thing for who reads of them: the steps of a walk. */
  asOne?(first: E, second: E): E | undefined;
  /**
   * What is read aloud in this match, where a game has texts too long to come along with it: loaded when somebody wants to
   * read them. The log names such an event in a line; whoever shows the texts as well asks here for them.
   */
  passages?(view: V): Promise<Passages<E>>;
  /** A line of the score sheet. */
  line(line: string): string;
  /**
   * "How do I score?": what a seat is after, as this viewer knows it, in the order of the score sheet. The points of its
   * lines are those of the sheet if the match ended now: the walker holds them against the rules' own.
   */
  aims?(view: V, seat: Seat): readonly Aim[];
  /** The whole table as labelled text. */
  twin(view: V): readonly Section[];
  /** The moments of decisions that may be passed, for the setting "when do you want to be asked". */
  readonly moments?: { readonly [moment: string]: { readonly label: string; readonly explain: string } };
  /** `named` = what the values of an option are called, where they do not speak for themselves. */
  readonly options: {
    readonly [name: string]: {
      readonly label: string;
      readonly explain: string;
      readonly named?: { readonly [value: string]: string };
    };
  };
}

/** A part of the quick start: a heading and a few short lines, each with the clause that has all of it. */
export interface QuickPart {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly rule?: RuleId }[];
}

/** The rulebook in our own words, clause by clause. */
export interface Manual {
  readonly title: string;
  /** One page for the first match: what it is about, what one does in a turn, how it ends, what to begin with. */
  readonly quickStart?: readonly QuickPart[];
  readonly chapters: readonly {
    readonly id: string;
    readonly title: string;
    readonly clauses: { readonly [id: RuleId]: string };
  }[];
}

/**
 * What a bot may ask of a game, alike in all games. It is only ever handed imagined states, and does not change them. An
 * answer follows from what is asked alone: nothing is kept from one call to the next, so a search may ask about its states
 * in any order. Games write `toShares` of their own points; bots ask through `sharesOf` and `quickChoice`.
 */
export interface Brain<S = State> {
  /**
   * Where a table may be judged: changes when a stage ends (a round, a season, a hero's turn) and never within one, neither
   * inside sealed lanes. A rollout is played until it changes; a table in the middle of a stage tells little.
   */
  stage(s: S): number;
  /**
   * How many stages it takes until a choice has shown what it is worth; one, if nothing is said. A review looks so far, a bot
   * only where `lookahead.plans` says so: what threatens at the end of a stage may be met in the next.
   */
  readonly shownAfter?: number;
  /**
   * A prior over choices: writes into `out` how much each of the `n` choices in `legal` recommends itself, as a weight of at
   * least 0; one of them is above 0.
   */
  appeals(s: S, d: AskFrame, legal: readonly Choice[], n: number, out: number[]): void;
  /**
   * Writes every seat's share of winning into `out`, from 0 to 1: those of rivals add up to 1; who wins together has the one
   * chance that all do. Of a match that is over the kernel itself tells the truth.
   */
  shares(s: S, out: number[]): void;
  /**
   * What a seat's share is read from, by name and always in the same order, where what each is worth is fitted to matches:
   * `npm run fit`. Where all win together it is the same for every seat.
   */
  features?(s: S, seat: Seat): { readonly [name: string]: number };
  /** A quick sensible choice, for rollouts, where the weightiest of `appeals` is not what the game wants. */
  policy?(s: S, d: AskFrame, legal: readonly Choice[], n: number, rng: number[]): Choice;
  /** How a bot that looks ahead should do so here; without it every choice is tried once, a few decisions far. */
  readonly lookahead?: Lookahead<S>;
}

export interface Lookahead<S = State> {
  /** Imagined tables on which every choice is tried; more where dice decide much. */
  readonly samples: number;
  /** Decisions of the same seat that are played on by the policy before the table is judged, `stage` = all to its end. */
  readonly follow: number | 'stage';
  /** This choice would end what belongs together: the table is judged before it. */
  isSettled(s: S, d: AskFrame, choice: Choice): boolean;
  /** The choices worth trying, best first. `legal` holds `n` choices. */
  shortlist(s: S, d: AskFrame, legal: readonly Choice[], n: number): readonly Choice[];
  /**
   * A shortlist of one is a plan, and after so many stages it shows what a departure from it is worth: a search holds only those
   * against it that recommend themselves most, and none for a trifle.
   */
  readonly plans?: number;
  /**
   * How many stages on a bot looks that may think long, where that tells more than the end of this one; others look no further
   * than that.
   */
  further?(s: S): number;
  /**
   * Appeals are to scale: e times as weighty a choice promises so much more of a share of winning. A search then holds the
   * choices against each other, beginning with what they promise; with `plans` as many stages on.
   */
  readonly weighs?: number;
}

/** What tells a seat from others in one match: the heroes it leads, by name. */
export type Traits = { readonly [kind: string]: readonly string[] };

/** A whole game: its rules and everything that explains and plays it. What checks it lies beside it. */
export interface Game<S extends State = State, V = unknown, E extends Event = Event, F = Frame> extends Rules<S, V, F> {
  /** For the lobby: what kind of game, how long. */
  readonly about: {
    readonly kind: string;
    readonly minutes: string;
    readonly line: string;
    /** Of the seats in order, where they are not dealt: the lobby shows what one will get. */
    readonly colours?: readonly string[];
  };
  readonly words: Words<V, E>;
  /** Its kinds of pieces and what choices point at; without it everything is chosen by words. */
  readonly pieces?: PieceTable<V>;
  readonly manual: Manual;
  readonly brain: Brain<S>;
  /** For who compares many matches; nothing where seats differ in nothing but what they do. */
  traits?(s: S, seat: Seat): Traits;
  /** Likewise, of a whole match: what is worth counting in it, by name (`Defeat marks in chapter 2`), always the same names. */
  counts?(s: S, told: readonly E[]): { readonly [what: string]: number };
}
