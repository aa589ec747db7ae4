/** What travels between the table and a page. The server checks what comes in, the page trusts what it gets. */
import type { Choice, Facts, Forecast, Open, Options, RuleId, Seat, Told, Viewer } from '@vesper/kernel';
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
  readonly refused?: readonly RefusedOffer[];
  /** Nothing that could be chosen matters now, or the seat does not want to be asked: the host lets it pass in a while. */
  readonly passes?: true;
  /** An interjection that would change nothing that is about to happen; no reason to look up. */
  readonly idle?: true;
}

/** One choice with what is said of it. */
export interface Offer {
  readonly choice: Choice;
  readonly facts?: Facts;
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
  /** Moments that pass unasked, and those at which it is always asked; told only to whose seat it is. */
  readonly quiet: readonly string[];
  readonly always: readonly string[];
  /** Since when nobody of the seat has looked at the running match, in milliseconds; `null`: somebody is there. */
  readonly away: number | null;
  /** Why a bot plays a person's seat or why it has conceded, where that was not the person's own wish. */
  readonly why: StandInReason | null;
  /** The person is leaving for good, and may still stay for some seconds. */
  readonly leaving: boolean;
  /** Somebody waits for this seat and has said so. */
  readonly nudge: { readonly by: Seat; readonly at: number } | null;
  /** Those who would let a bot play for the seat while its person is away. */
  readonly agreed: readonly Seat[];
  /** What it brings from earlier matches. */
  readonly brings: readonly BroughtInfo[];
}

/** What a seat brings from an earlier match, as everybody at the table sees it. */
export interface BroughtInfo {
  readonly name: string;
  readonly line: string;
  /** The matches that earned it were played again, or were played here. */
  readonly proven: boolean;
  /** It may come: it is proven, or whoever made the table has said so. */
  readonly allowed: boolean;
}

/** Something that a match has left to whoever asks. */
export interface LegacyInfo {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly line: string;
  /** The match that left it, where that is known: what it is called, and whether it was won. */
  readonly match: string | null;
  readonly won: boolean | null;
  readonly at: number;
  readonly proven: boolean;
}

/** Its time was up, its person was away for as long as the table allows, or the others have agreed. */
export type StandInReason = 'clock' | 'away' | 'agreed';

/** Something that happened at the table and not in the game. The log tells it between the game's events. */
export interface Happening {
  /** After so many entries of the record. */
  readonly at: number;
  readonly seat: Seat;
  readonly what: 'conceded' | 'botPlays' | 'tookBack' | 'left';
  readonly why?: StandInReason | undefined;
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
  /** What happened around the match, oldest first. */
  readonly happened: readonly Happening[];
  /** Milliseconds after which a bot plays for who is away when it is their turn; `null`: never by itself. */
  readonly absence: number | null;
  /** The match was brought here as a file: whoever did so knows its dice. */
  readonly imported: boolean;
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
  /** It was deleted for whoever asks; until then it can be restored. */
  readonly deletedUntil?: number;
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
  /** What would come of a choice: asked for, or instead of `ok` for one that would be final. */
  | { readonly t: 'forecast'; readonly id: number; readonly forecast: Forecast }
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
   * Looks at a table: as the seats this browser holds (`seat` picks one on a shared device), else as a spectator. `v`
   * is the page's `PROTOCOL`; a page of another one gets the error `old-page` and is to be loaded anew. Pages of before
   * send `finality`, which means nothing any more.
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
      /** If it could not be taken back, it is not made: what would come of it is told instead. */
      readonly unlessFinal?: true | undefined;
    }
  /** Asks what would come of a choice of one's own. */
  | {
      readonly t: 'consider';
      readonly id: number;
      readonly seat: Seat;
      readonly decision: string;
      readonly choice: Choice;
    }
  | { readonly t: 'undo'; readonly id: number; readonly seat: Seat; readonly n: number }
  | { readonly t: 'chat'; readonly id: number; readonly text: string };
