/** What travels between the table and a page. The server checks what comes in, the page trusts what it gets. */
import type { Choice, Facts, Open, Options, RuleId, Seat, Told, Viewer } from '@vesper/kernel';
import type { Formula } from './fair.ts';
import type { Patch } from './patch.ts';

/** Rises when a page of before no longer understands the table, or the table it; every join names it. */
export const PROTOCOL = 1;

/** The code with which a socket ends because its device was signed out; the page does not come back by itself. */
export const SIGNED_OUT = 4001;

// ── A match as one viewer sees it ────────────────────────────────────────────────────────────────────────────────────

/** A decision that waits. Choices and refusals are there only for the seat that decides; `offersOf` puts them together. */
export interface Asked extends Open {
  readonly choices?: readonly Choice[];
  /** Details of the choices, in their order; absent = none has any. */
  readonly facts?: readonly (Facts | null)[];
  /**
   * Which of the choices cannot be taken back: something hidden is shown, or no person is asked next. Left out of very
   * large decisions and for who did not ask for it on joining.
   */
  readonly final?: readonly boolean[];
  readonly refused?: readonly RefusedOffer[];
  /** Nothing can be chosen but to let the moment pass, and the host does that in a while. */
  readonly passes?: true;
}

/** One choice with what is said of it. */
export interface Offer {
  readonly choice: Choice;
  readonly facts?: Facts;
  readonly final?: boolean;
}

export interface RefusedOffer {
  readonly choice: Choice;
  readonly facts?: Facts;
  readonly rule: RuleId;
  readonly why: string;
  /** What its sentence needs to know. */
  readonly args?: Facts;
}

/** The table at one moment, for one viewer. */
export interface Scene {
  /** How many entries the record has. */
  readonly n: number;
  readonly view: unknown;
  readonly asked: readonly Asked[];
  /** How many of its choices the viewer may take back. */
  readonly undoable: number;
  readonly over: boolean;
}

// ── The table around the match ───────────────────────────────────────────────────────────────────────────────────────

export interface SeatInfo {
  readonly seat: Seat;
  /** `open`: waits for somebody with the seat's link. */
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  /** The bot that plays or would take over. */
  readonly bot: string;
  readonly present: boolean;
  readonly conceded: boolean;
  /** A person's seat that a bot plays until the person takes it back. */
  readonly byBot: boolean;
  /** Before the match: the mark of what the seat has added to the seed (`fair.ts`); `null` while it is open, for bots, and later. */
  readonly said: string | null;
  /** An open seat that waits for one person (a rematch), who may decline it by leaving. */
  readonly kept: boolean;
  /** This browser may answer for the seat, or take it while it is open (a rematch keeps seats). */
  readonly yours: boolean;
  /** Moments that pass unasked; told only to whose seat it is. */
  readonly quiet: readonly string[];
}

export interface ClockRule {
  /** Milliseconds at the start, and added after each choice. */
  readonly bank: number;
  readonly increment: number;
  readonly onExpiry: 'bot' | 'concede';
}

/** How a table ended: by the rules of the game, or because the others conceded. */
export interface TableResult {
  readonly winners: readonly Seat[];
  /** By seat, from 1 (`Outcome` in the kernel); absent after a concession and for a match that cannot be read. */
  readonly places?: readonly number[];
  readonly by: 'rules' | 'concession';
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** Of the game's rules: words, manual and board are those of this edition. */
  readonly version: number;
  readonly options: Options;
  readonly status: 'waiting' | 'running' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockRule | null;
  /** Milliseconds left by seat when this was sent: a page counts down from when it heard it. `null` without a clock. */
  readonly left: readonly number[] | null;
  readonly created: number;
  /** SHA-256 of the server's secret, shown before anything is dealt. */
  readonly commitment: string;
  /** How the seed is made of the secret and the words (`fair.ts`). */
  readonly formula: Formula;
  /** The secret and the seats' own words, once the match is over. */
  readonly revealed: { readonly secret: string; readonly words: readonly string[] } | null;
  readonly result: TableResult | null;
  /** This browser made the table and may give out new links for open seats. */
  readonly owner: boolean;
  /**
   * This browser made the table or sits at it, and all others are bots: branching and the plain file are open to it at any
   * time.
   */
  readonly solo: boolean;
  /** The next table with the same people. */
  readonly rematch: string | null;
}

/** A line of "my tables". */
export interface TableSummary {
  readonly table: TableInfo;
  /** The seats that must decide now. */
  readonly waitsFor: readonly Seat[];
  /** How many entries the record has. */
  readonly n: number;
  readonly touched: number;
  /** Why the match cannot be read. The rest is what is known of it; nothing is changed, and its file can be saved. */
  readonly problem?: { readonly code: string; readonly message: string };
}

export interface ChatLine {
  readonly at: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
}

// ── Server → page ────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Everything, on joining, on coming back, and when this browser looks as somebody else because seats changed: nothing is
 * missed and nothing comes twice.
 */
export interface Snapshot {
  readonly t: 'snapshot';
  readonly viewer: Viewer;
  readonly table: TableInfo;
  /** `null` while seats are open. */
  readonly scene: Scene | null;
  readonly log: readonly Told[];
  readonly chat: readonly ChatLine[];
}

/** One entry was added to the record. */
export interface Moved {
  readonly t: 'moved';
  readonly n: number;
  /** Who chose, and what was asked; `undo` when a choice was taken back. */
  readonly seat: Seat;
  readonly ask: string;
  /** The change of the view; absent = none. */
  readonly patch?: Patch | undefined;
  readonly asked: readonly Asked[];
  readonly undoable: number;
  readonly over: boolean;
  /** How many lines of this viewer's log stay; `told` follows them. */
  readonly keep: number;
  readonly told: readonly Told[];
}

export type ToPage =
  | Snapshot
  | Moved
  | { readonly t: 'table'; readonly table: TableInfo }
  | { readonly t: 'chat'; readonly line: ChatLine }
  | { readonly t: 'ok'; readonly id: number }
  | {
      readonly t: 'error';
      readonly id: number | null;
      readonly code: string;
      readonly message: string;
      readonly refusal?: { rule: RuleId; why: string };
    };

// ── Page → server ────────────────────────────────────────────────────────────────────────────────────────────────────

export type ToTable =
  /**
   * Looks at a table: as the seats this browser holds (`seat` picks one on a shared device), else as a spectator. With
   * `finality`, what is offered also says whether it could be taken back; that costs the server some work. `v` is the
   * page's `PROTOCOL`; a page of another one gets the error `old-page` and is to be loaded anew.
   */
  | {
      readonly t: 'join';
      readonly v: number;
      readonly id: number;
      readonly table: string;
      readonly seat?: Seat | undefined;
      readonly finality?: boolean | undefined;
    }
  | {
      readonly t: 'choose';
      readonly id: number;
      readonly seat: Seat;
      readonly decision: string;
      readonly choice: Choice;
    }
  | { readonly t: 'undo'; readonly id: number; readonly seat: Seat; readonly n: number }
  | { readonly t: 'chat'; readonly id: number; readonly text: string };
