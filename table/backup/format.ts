/**
 * A backup is one compressed text, the same for every store: a line that says what it is, a line for each row, and a last
 * line that says how many rows there were and what all lines before it add up to.
 */
import { createHash } from 'node:crypto';

/** What is kept, in the order in which it is written. */
export const TABLES = [
  'settings',
  'identities',
  'devices',
  'recoveries',
  'legacies',
  'tables',
  'seats',
  'brought',
  'chat',
  'snapshots',
  'entries',
] as const;

export type TableName = (typeof TABLES)[number];
export type Row = Readonly<Record<string, unknown>>;
export type Counts = Record<TableName, number>;

export interface Header {
  readonly vesper: 'backup';
  readonly format: 1;
  readonly made: string;
  /** Where it comes from, and which of its migrations that store had. */
  readonly store: 'sqlite' | 'postgres';
  readonly schema: number;
}

interface Footer {
  readonly rows: Counts;
  readonly sha256: string;
}

/** The backup cannot be made or taken back, in one sentence. */
export class BackupProblem extends Error {
  readonly code: 'bad-backup' | 'not-empty' | 'nothing-there' | 'server-running';

  constructor(code: BackupProblem['code'], message: string) {
    super(message);
    this.name = 'BackupProblem';
    this.code = code;
  }
}

function noRows(): Counts {
  return Object.fromEntries(TABLES.map(name => [name, 0])) as Counts;
}

/** A row, either as values or as JSON already. */
export interface StoredRow {
  readonly table: TableName;
  readonly row: Row | string;
}

/** Characters that are written at once. */
const PIECE = 64 * 1024;

/** The text of a backup in pieces; `done` hears how many rows it has. */
export async function* textOf(
  header: Header,
  rows: Iterable<StoredRow> | AsyncIterable<StoredRow>,
  done: (rows: Counts) => void,
): AsyncGenerator<string> {
  const sum = createHash('sha256');
  const counts = noRows();
  let piece = `${JSON.stringify(header)}\n`;
  for await (const { table, row } of rows) {
    counts[table]++;
    piece += `["${table}",${typeof row === 'string' ? row : JSON.stringify(row)}]\n`;
    if (piece.length < PIECE) continue;
    sum.update(piece);
    yield piece;
    piece = '';
  }
  sum.update(piece);
  const footer: Footer = { rows: counts, sha256: sum.digest('hex') };
  yield `${piece}${JSON.stringify(footer)}\n`;
  done(counts);
}

export interface ReadRow {
  readonly table: TableName;
  readonly row: Row;
}

/**
 * Reads a backup: its header, then its rows. Only when all rows were read is it known that nothing is missing or changed;
 * then it ends well, else it throws.
 */
export class BackupReader {
  readonly counts = noRows();
  private readonly lines: AsyncGenerator<string>;
  private readonly sum = createHash('sha256');

  constructor(pieces: AsyncIterable<Buffer>) {
    this.lines = linesOf(pieces);
  }

  async header(): Promise<Header> {
    const { value: line } = (await this.lines.next()) as { value: string | undefined };
    const header = line === undefined ? undefined : (read(line) as Partial<Header> | undefined);
    if (header?.vesper !== 'backup') throw new BackupProblem('bad-backup', 'This is not a backup of Vesper.');
    if (header.format !== 1) throw new BackupProblem('bad-backup', 'This backup was made by a newer Vesper.');
    this.sum.update(`${line}\n`);
    return header as Header;
  }

  async *rows(): AsyncGenerator<ReadRow> {
    let footer: Partial<Footer> | undefined;
    for await (const line of this.lines) {
      const value = read(line);
      if (footer !== undefined || value === undefined) throw damagedBackup();
      if (!Array.isArray(value)) {
        footer = value as Partial<Footer>;
        continue;
      }
      const [table, row] = value as [TableName, Row];
      if (!Object.hasOwn(this.counts, table)) throw damagedBackup();
      this.counts[table]++;
      this.sum.update(`${line}\n`);
      yield { table, row };
    }
    if (footer === undefined) throw cutOff();
    const { rows, sha256 } = footer;
    const isWhole = sha256 === this.sum.digest('hex') && TABLES.every(name => rows?.[name] === this.counts[name]);
    if (!isWhole) throw damagedBackup();
  }
}

export function cutOff(): BackupProblem {
  return new BackupProblem('bad-backup', 'This backup is cut off: its end is missing.');
}

export function damagedBackup(): BackupProblem {
  return new BackupProblem('bad-backup', 'This backup is damaged: it is not what was written.');
}

async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest: string[] = [];
  for await (const piece of pieces) {
    const [first, ...more] = decoder.decode(piece, { stream: true }).split('\n');
    rest.push(first);
    for (const start of more) {
      yield rest.join('');
      rest = [start];
    }
  }
  const last = rest.join('');
  if (last !== '') yield last;
}

function read(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
