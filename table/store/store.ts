/**
 * Where tables are kept. Two back ends keep this promise, SQLite (one process) and PostgreSQL (any number of equal
 * nodes); `tests/store.test.ts` holds both to it. What is acknowledged here survives a crash.
 */

/** One line of a match's append-only record. */
export interface StoredEntry {
  /** Counted from 1. */
  readonly number: number;
  readonly body: string;
}

/** A match as text after its first `number` entries, so that loading is this and the tail. */
export interface StoredSnapshot {
  readonly number: number;
  readonly body: string;
}

export interface StoredTable {
  readonly id: string;
  /** Rises with every change; a change is kept only if it was made to the newest version. */
  readonly version: number;
  readonly body: string;
}

/** Who holds a seat, and the hash of its link: what tables are looked up by. */
export interface SeatIndex {
  readonly seat: number;
  readonly holder: string | null;
  readonly token: string | null;
}

export interface NewTable {
  readonly id: string;
  readonly created: number;
  /** No two tables share one. */
  readonly commitment: string;
  readonly body: string;
  readonly seats: readonly SeatIndex[];
}

export interface StoredIdentity {
  readonly id: string;
  readonly name: string;
}

/** What another node has stored. */
export type Change =
  | { readonly kind: 'entries'; readonly match: string; readonly number: number }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly body: string }
  /** Messages may have been missed: everything in memory is to be compared with the store. */
  | { readonly kind: 'all' };

export interface Store {
  /**
   * Adds an entry, one line of text; resolves when it is durable. `false`: the number is taken, or an earlier one of the
   * same match was refused.
   */
  append(match: string, number: number, body: string): Promise<boolean>;
  /** All entries after the first `after`, in order. */
  entries(match: string, after: number): Promise<StoredEntry[]>;
  keepSnapshot(match: string, number: number, body: string): Promise<void>;
  /** The last snapshot with at most `upTo` entries. */
  snapshot(match: string, upTo: number): Promise<StoredSnapshot | undefined>;

  /** `false`: the id or the commitment is taken. */
  createTable(table: NewTable): Promise<boolean>;
  table(id: string): Promise<StoredTable | undefined>;
  /** Replaces a table's body and index; `false`: somebody else has changed it since `version`. */
  changeTable(id: string, version: number, body: string, seats: readonly SeatIndex[]): Promise<boolean>;
  /** The newest tables in which an identity holds a seat. */
  tablesOf(holder: string, limit: number): Promise<StoredTable[]>;
  seatByToken(tokenHash: string): Promise<{ readonly table: string; readonly seat: number } | undefined>;

  putIdentity(identity: StoredIdentity): Promise<void>;
  identity(id: string): Promise<StoredIdentity | undefined>;
  putRecovery(tokenHash: string, identity: string): Promise<void>;
  recover(tokenHash: string): Promise<StoredIdentity | undefined>;

  addChat(table: string, body: string): Promise<void>;
  /** The last `limit` lines, oldest first. */
  chat(table: string, limit: number): Promise<string[]>;

  /** A value that all nodes share; the first one offered stays. */
  setting(name: string, offered: string): Promise<string>;

  /** Called for what other nodes store. */
  listen(heard: (change: Change) => void): Promise<void>;
  /** Writes something; throws if that cannot be kept. */
  check(): Promise<void>;
  close(): Promise<void>;
}
