/**
 * What an edition of a game's rules answers, whatever becomes of the contract later: plain data in, plain data out. An
 * edition brings its own kernel; it never changes what it is given and keeps nothing between two calls.
 *
 * These types are frozen: modules built years ago keep them. That is why they repeat what `contract.ts` says today instead
 * of importing it. What a later port needs is added as `port: 2` beside this one, and `gameOf` reads both.
 */

export type Data = null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data };

type Seat = number;
type Viewer = Seat | 'spectator';
type Choice = number | string | { readonly [key: string]: Data };
type Details = { readonly [key: string]: Data };

/** A table of the edition's own kernel. Nobody else looks into it. */
export type EditionState = { readonly [key: string]: Data };

export interface PortFrame {
  readonly ask: string;
  readonly seat: Seat;
  readonly [field: string]: Data;
}

export interface PortWaiting {
  readonly frame: PortFrame;
  /** Index of the sealed lane; -1 = not in a lane. */
  readonly lane: number;
  readonly optional: boolean;
}

export interface PortOutcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** By seat, from 1; editions that were kept before there were places give none. */
  readonly places?: readonly number[];
  readonly sheet: readonly {
    readonly seat: Seat;
    readonly rule: string;
    readonly line: string;
    readonly points: number;
  }[];
}

export interface PortEvent {
  readonly event: string;
  readonly rule: string;
  readonly only?: readonly Seat[];
  readonly secret?: { readonly to: readonly Seat[]; readonly [key: string]: Data };
}

/** A table at rest: a decision waits, or the match is over. */
export interface AtRest {
  readonly state: EditionState;
  readonly waiting: readonly PortWaiting[];
  readonly outcome: PortOutcome | null;
}

/** A table at rest after something was done to it. */
export interface Done extends AtRest {
  /** What happened, with who may see it; none unless it was asked for. */
  readonly events: readonly PortEvent[];
  /** Chance was used or something hidden was shown. */
  readonly learnt: boolean;
  /** The sealed lane that was answered is still one of several: nobody else has seen anything of it. */
  readonly sealed: boolean;
}

export interface PortRefusal {
  readonly rule: string;
  readonly why: string;
}

/** A decision as `open` tells it. */
export interface PortOpen {
  readonly id: string;
  readonly seat: Seat;
  readonly ask: string;
  readonly rule: string;
  readonly optional: boolean;
  readonly frame: { readonly ask: string; readonly seat: Seat };
}

export type PortOption =
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'oneOf'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number };

export type PortOptions = { readonly [name: string]: boolean | string | number };

/** What never changes: names, numbers of seats, options, every decision there is. */
export interface PortAbout {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly together: boolean;
  readonly options: { readonly [name: string]: PortOption };
  readonly about: { readonly kind: string; readonly minutes: string; readonly line: string };
  readonly decisions: {
    readonly [ask: string]: {
      readonly rule: string;
      readonly hidden: boolean;
      readonly facts: boolean;
      /** The choice that lets the moment pass, where there is one, and that the moment has no name. */
      readonly passing?: Choice;
      readonly nameless?: true;
    };
  };
}

/** Every sentence, of what a viewer sees. */
export interface PortWords {
  seat(view: unknown, seat: Seat): string;
  status(view: unknown): string;
  prompt(view: unknown, open: PortOpen): string;
  choice(view: unknown, open: PortOpen, choice: Choice, facts: Details | undefined): string;
  refusal(view: unknown, open: PortOpen, choice: Choice, refusal: PortRefusal, facts: Details | undefined): string;
  event(view: unknown, event: PortEvent): string | undefined;
  line(line: string): string;
  table(view: unknown): readonly {
    readonly title: string;
    readonly lines: readonly { readonly label: string; readonly text: string }[];
  }[];
  readonly reasons: readonly string[];
  readonly moments: { readonly [moment: string]: { readonly label: string; readonly explain: string } };
  readonly options: {
    readonly [name: string]: {
      readonly label: string;
      readonly explain: string;
      readonly named?: { readonly [value: string]: string };
    };
  };
}

export interface PortManual {
  readonly title: string;
  readonly chapters: readonly {
    readonly id: string;
    readonly title: string;
    readonly clauses: { readonly [rule: string]: string };
  }[];
}

/** How its bots judge tables that are imagined. */
export interface PortBrain {
  evaluate(asked: { readonly state: EditionState; readonly seat: Seat }): number;
  /** A quick sensible choice, and where that left the generator. */
  policy(asked: {
    readonly state: EditionState;
    readonly frame: PortFrame;
    readonly legal: readonly Choice[];
    readonly rng: readonly number[];
  }): { readonly choice: Choice; readonly rng: readonly number[] };
  readonly lookahead?: {
    readonly samples: number;
    readonly follow: number;
    isSettled(asked: { readonly state: EditionState; readonly frame: PortFrame; readonly choice: Choice }): boolean;
    shortlist(asked: {
      readonly state: EditionState;
      readonly frame: PortFrame;
      readonly legal: readonly Choice[];
    }): readonly Choice[];
  };
}

/** Faults are thrown as errors with a `code`. */
export interface EditionPort {
  readonly port: 1;
  readonly about: PortAbout;
  setup(asked: { readonly seats: number; readonly options: PortOptions; readonly seed: string }): Done;
  /** Carries out a choice that is known to be legal. */
  answer(asked: {
    readonly state: EditionState;
    readonly frame: PortFrame;
    readonly lane: number;
    readonly choice: Choice;
    /** Whether anybody wants the events. */
    readonly heard: boolean;
  }): Done;
  /** A stored state. */
  rest(state: EditionState): AtRest;
  /** The candidates in their order; the refused ones say why. */
  candidates(asked: {
    readonly state: EditionState;
    readonly frame: PortFrame;
  }): readonly { readonly choice: Choice; readonly refusal?: PortRefusal }[];
  /** Details of a candidate. */
  facts(asked: {
    readonly state: EditionState;
    readonly frame: PortFrame;
    readonly choice: Choice;
  }): Details | undefined;
  /** What is chosen for a seat whose time is up; `undefined` = the first legal choice. */
  fallback(asked: { readonly state: EditionState; readonly frame: PortFrame }): Choice | undefined;
  /** The rule that asks, where that depends on what led there. */
  rule?(asked: { readonly state: EditionState; readonly frame: PortFrame }): string;
  /** The name of the moment that `passing` lets pass. */
  moment(frame: PortFrame): string;
  view(asked: { readonly state: EditionState; readonly viewer: Viewer }): unknown;
  /** A table that agrees with what the viewer knows, with `chance` as its generator, and where that left `rng`. */
  imagine(asked: {
    readonly state: EditionState;
    readonly viewer: Viewer;
    readonly chance: readonly number[];
    readonly rng: readonly number[];
  }): AtRest & { readonly rng: readonly number[] };
  hash(state: EditionState): string;
  readonly words: PortWords;
  readonly manual: PortManual;
  readonly brain: PortBrain;
}

// ── Port 2: options depend on each other, and bots may ask what `Brain` says since ───────────────────────────────────

type PortWhen = { readonly [option: string]: readonly (boolean | string | number)[] };

/** `onlyWhen`: it means something only then. `differsFrom`: never of the same value. `without`: values not offered then. */
export type PortOption2 = PortOption & {
  readonly onlyWhen?: PortWhen;
  readonly differsFrom?: readonly string[];
  readonly without?: readonly { readonly values: readonly (boolean | string | number)[]; readonly when: PortWhen }[];
};

export interface PortBrain2 {
  /** Changes when a stage of the match ends, where a table may be judged. */
  stage(state: EditionState): number;
  /** How much each of the legal choices recommends itself: a weight of at least 0, by place. */
  appeals(asked: {
    readonly state: EditionState;
    readonly frame: PortFrame;
    readonly legal: readonly Choice[];
  }): readonly number[];
  /** By seat, its share of winning a match that runs, from 0 to 1. */
  shares(state: EditionState): readonly number[];
  readonly policy: PortBrain['policy'];
  readonly lookahead?: Omit<NonNullable<PortBrain['lookahead']>, 'follow'> & { readonly follow: number | 'stage' };
}

export interface EditionPort2 extends Omit<EditionPort, 'port' | 'about' | 'brain' | 'setup'> {
  readonly port: 2;
  setup(
    asked: Parameters<EditionPort['setup']>[0] & {
      /** What seats bring; absent where nothing is brought. */
      readonly legacies?: readonly PortLegacy[];
    },
  ): Done;
  /** Absent where matches leave nothing to each other. */
  readonly legacy?: PortLegacies;
  readonly about: Omit<PortAbout, 'options'> & { readonly options: { readonly [name: string]: PortOption2 } };
  readonly brain: PortBrain2;
  /** Whether a moment that may pass matters to its seat, and whether everybody sees that; absent = it does, and they do not. */
  urgency?(asked: { readonly state: EditionState; readonly frame: PortFrame }): {
    readonly matters: boolean;
    readonly open: boolean;
  };
}

/** What a match leaves to a seat, and what a seat brings to a later one. */
export interface PortLegacy {
  readonly seat: Seat;
  readonly sheet: Data;
}

/** What matches of the edition leave to each other. */
export interface PortLegacies {
  objection(sheet: Data): string | undefined;
  left(state: EditionState): readonly PortLegacy[];
  about(sheet: Data): { readonly name: string; readonly line: string };
  most(seats: number): number;
  clash(sheets: readonly Data[]): string | undefined;
  match(options: PortOptions): string;
}

/** An edition of any port. */
export type Edition = EditionPort | EditionPort2;
