/** A table as the page knows it, wherever the match runs: on the server, or in a worker of this page. */
import type { Hint } from '@vesper/bots';
import type { Choice, Forecast, Replay, Seat, Told, Viewer } from '@vesper/kernel';
import type { Wishes } from '@vesper/table/passing';
import type { ChatLine, Scene, TableInfo } from '@vesper/table/messages';
import type { StoreApi } from 'zustand/vanilla';

export type { Hint } from '@vesper/bots';
export type { ChancePoint } from '@vesper/bots/review';

export interface Problem {
  readonly code: string;
  readonly message: string;
}

export interface SessionState {
  /** `lost`: was live and is being sought again; `failed`: will not come (see `problem`). */
  readonly link: 'opening' | 'live' | 'lost' | 'failed';
  readonly problem: Problem | null;
  readonly viewer: Viewer;
  readonly table: TableInfo | null;
  /** When that was heard, by `performance.now()`: the time of day may be set anew meanwhile. */
  readonly heardAt: number;
  readonly scene: Scene | null;
  readonly log: readonly Told[];
  /** What the last message added to the log. */
  readonly justTold: readonly Told[];
  readonly chat: readonly ChatLine[];
}

/** The table at an earlier moment. */
export interface Past {
  readonly scene: Scene;
  readonly log: readonly Told[];
}

export interface Session {
  readonly kind: 'local' | 'remote';
  readonly id: string;
  readonly store: StoreApi<SessionState>;
  /** Answers a decision; with `unlessFinal`, what would come of it is told instead if it could not be taken back. */
  choose(seat: Seat, decision: string, choice: Choice, unlessFinal?: true): Promise<Forecast | null>;
  /** What would come of a choice of one's own. */
  consider(seat: Seat, decision: string, choice: Choice): Promise<Forecast>;
  undo(seat: Seat): Promise<void>;
  chat(text: string): Promise<void>;
  /** Looks with the eyes of another seat of this browser. */
  look(seat: Seat): void;
  past(n: number): Promise<Past>;
  /** `null` where this table cannot give hints. */
  hint(): Promise<Hint | null>;
  /** The match as a file; only over or solo tables give it. */
  replay(): Promise<Replay>;
  /** Hands a seat of this browser to a bot, or takes it back. */
  seatTo(seat: Seat, kind: 'bot' | 'person', bot?: string): Promise<void>;
  concede(seat: Seat): Promise<void>;
  /** Says when this seat wants to be asked. */
  wish(seat: Seat, wishes: Required<Wishes>): Promise<void>;
  /** Where bots think in this browser, they wait while the page shows what has happened. */
  hold?(held: boolean): void;
  /** A new table with the same people; its id. */
  rematch(): Promise<string>;
  close(): void;
}

export class SessionError extends Error {
  readonly code: string;

  constructor({ code, message }: Problem) {
    super(message);
    this.name = 'SessionError';
    this.code = code;
  }
}
