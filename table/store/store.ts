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
  /** When the holder has deleted the table from their list. */
  readonly deleted?: number | null;
}

export interface NewTable {
  readonly id: string;
  readonly created: number;
  /** No two tables share one. */
  readonly commitment: string;
  readonly body: string;
  readonly seats: readonly SeatIndex[];
  /** A clock runs: `clockedTables` lists it. */
  readonly clocked?: boolean;
}

export interface StoredIdentity {
  readonly id: string;
  readonly name: string;
}

export const NAMELESS = 'Guest';

/** A browser or a program that is signed in as somebody. Its cookie is kept only as a hash. */
export interface StoredDevice {
  readonly id: string;
  readonly identity: string;
  /** In plain words: "Firefox on Windows". */
  readonly name: string;
  readonly created: number;
  readonly seen: number;
}

/** What makes another device the same person, once: a code that lasts until it is used, or a link that ends. */
export interface StoredWayIn {
  readonly identity: string;
  readonly kind: 'code' | 'link';
  readonly created: number;
  readonly ends: number | null;
}

/** One device of somebody, or all but one. */
export type SignedOut = { readonly device: string } | { readonly allBut: string };

/** The last one of those without a name who was looked at. */
export interface SweepPlace {
  readonly created: number;
  readonly id: string;
}

export function nextPlace(looked: readonly SweepPlace[], limit: number): SweepPlace | null {
  const last = looked.at(-1);
  return last === undefined || looked.length < limit ? null : { created: last.created, id: last.id };
}

/** What another node has stored. */
export type Change =
  | { readonly kind: 'entries'; readonly match: string; readonly number: number }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly body: string }
  | { readonly kind: 'signed-out'; readonly identity: string; readonly who: SignedOut }
  /** Messages may have been missed: everything in memory is to be compared with the store. */
  | { readonly kind: 'all' };

/** Who is known here, and on which devices. */
export interface People {
  /** Makes or renames somebody. Who has not said a name is called `NAMELESS`. */
  putIdentity(identity: StoredIdentity): Promise<void>;
  identity(id: string): Promise<StoredIdentity | undefined>;
  /** Whose id stands in the signed cookie of an older version, as long as those cookies count. */
  identityOfOldCookie(id: string): Promise<StoredIdentity | undefined>;

  addDevice(tokenHash: string, device: StoredDevice): Promise<void>;
  device(tokenHash: string): Promise<{ readonly device: StoredDevice; readonly who: StoredIdentity } | undefined>;
  /** `false`: it is signed out. */
  sawDevice(tokenHash: string, now: number): Promise<boolean>;
  /** Last seen first. */
  devicesOf(identity: string): Promise<StoredDevice[]>;
  /** All but one: cookies of older versions end with the others, and links, which one of them may have made. `false`: nobody was signed out. */
  signOut(identity: string, who: SignedOut): Promise<boolean>;

  /** Takes the place of the person's earlier one of the same kind. */
  putWayIn(tokenHash: string, wayIn: StoredWayIn): Promise<void>;
  /** Whose it is, once and before it ends. */
  useWayIn(tokenHash: string, now: number): Promise<StoredIdentity | undefined>;
  waysIn(identity: string): Promise<StoredWayIn[]>;

  /**
   * Removes links that have ended; and of the next `limit` people without a name those who have nothing that could be
   * missed: no seat, no table, no code, and no device seen since `before`. `next` is where to go on, `null` at the end.
   */
  sweepIdentities(
    before: number,
    now: number,
    from: SweepPlace | null,
    limit: number,
  ): Promise<{ readonly removed: number; readonly next: SweepPlace | null }>;
}

/** What matches have left to somebody. */
export interface StoredLegacy {
  readonly id: string;
  readonly holder: string;
  readonly created: number;
  readonly head: string;
  /** The matches that earned it, which may be long. */
  readonly records: string;
}

export interface StoredLegacies {
  /**
   * Keeps one; `false`: it is there already. `instead` goes, and of more than `most` of its holder the oldest go.
   */
  putLegacy(legacy: StoredLegacy, most: number, instead: string | null): Promise<boolean>;
  /** Newest first. */
  legaciesOf(holder: string): Promise<Omit<StoredLegacy, 'records'>[]>;
  legacy(holder: string, id: string): Promise<StoredLegacy | undefined>;
  /** `false`: nobody of that name keeps it. */
  dropLegacy(holder: string, id: string): Promise<boolean>;
  /** The records of what is brought to a table, which go with the table. */
  putBrought(table: string, legacy: string, records: string): Promise<void>;
  broughtTo(table: string): Promise<{ readonly legacy: string; readonly records: string }[]>;
}

export interface Store extends People, StoredLegacies {
  /**
   * Adds an entry, one line of text; resolves when it is durable. `false`: the number is taken, or an earlier one of the
   * same match was refused.
   */
  append(match: string, number: number, body: string): Promise<boolean>;
  /** The first entries of a match that has none yet, a line for each, all or nothing; `false`: it has some. */
  appendAll(match: string, lines: string): Promise<boolean>;
  /** All entries after the first `after`, in order. */
  entries(match: string, after: number): Promise<StoredEntry[]>;
  lastEntry(match: string): Promise<StoredEntry | undefined>;
  keepSnapshot(match: string, number: number, body: string): Promise<void>;
  /** The last snapshot with at most `upTo` entries. */
  snapshot(match: string, upTo: number): Promise<StoredSnapshot | undefined>;

  /** `false`: the id or the commitment is taken. */
  createTable(table: NewTable): Promise<boolean>;
  table(id: string): Promise<StoredTable | undefined>;
  /** Replaces a table's body and index; `false`: somebody else has changed it since `version`. `deleted`: nobody has it any more. */
  changeTable(
    id: string,
    version: number,
    body: string,
    seats: readonly SeatIndex[],
    clocked?: boolean,
    deleted?: number | null,
  ): Promise<boolean>;
  clockedTables(): Promise<string[]>;
  /** Some of the tables that were made before a moment, by their names, after a name. */
  tablesBefore(created: number, after: string, limit: number): Promise<StoredTable[]>;
  /** Removes a table and all that belongs to it; `false`: it was changed since, or its match has more entries now. */
  removeTable(id: string, version: number, entries: number): Promise<boolean>;
  /** The newest tables in which an identity holds a seat and that it has not deleted. */
  tablesOf(holder: string, limit: number): Promise<StoredTable[]>;
  /** The newest of those that it has deleted since a moment. */
  deletedTablesOf(holder: string, since: number, limit: number): Promise<StoredTable[]>;
  /** Some of the tables that were deleted before a moment by all who had them. */
  tablesDeletedBefore(moment: number, limit: number): Promise<StoredTable[]>;
  seatByToken(tokenHash: string): Promise<{ readonly table: string; readonly seat: number } | undefined>;

  addChat(table: string, body: string): Promise<void>;
  /** The last `limit` lines, oldest first. */
  chat(table: string, limit: number): Promise<string[]>;

  /** A value that all nodes share; the first one offered stays. */
  setting(name: string, offered: string): Promise<string>;

  /**
   * Counts the time during which there was a service, in milliseconds, and says how much it is: `elapsed` more have passed for
   * this node since it last counted. Where there are several, no moment counts twice. Zero only asks.
   */
  addServed(elapsed: number): Promise<number>;

  /** Called for what other nodes store; several may listen. */
  listen(heard: (change: Change) => void): Promise<void>;
  /** Writes something; throws if that cannot be kept. */
  check(): Promise<void>;
  close(): Promise<void>;
}
