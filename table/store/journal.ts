/**
 * The record of matches in SQLite. Entries that come together, of whatever matches, are one row of the journal: a commit
 * then writes about as much as was said, not a page for every match. When the journal is long, the oldest match in it
 * gets a row of its own with all its new entries, so that a match is read without the others.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { StoredEntry } from './store.ts';

export interface NewEntry {
  readonly match: string;
  readonly number: number;
  /** One line. */
  readonly body: string;
}

/** Entries of a match that have no row of their own yet. */
interface Tail {
  /** The row of the journal with the first of them. */
  readonly since: number;
  readonly first: number;
  readonly lines: string[];
}

/** So many entries wait in the journal; all of them are read at the start. */
const LONGEST = 8192;
/** Rows of the journal that nobody needs any more go so many at a time. */
const SWEPT = 64;

export class Journal {
  private readonly statements;
  /** In the order of their first entries. */
  private readonly tails = new Map<string, Tail>();
  private oldest = 1;
  private next = 1;
  private entriesInTails = 0;
  private readonly longest: number;
  /** A transaction failed: what is stored says how things are. */
  private forgotten = false;

  constructor(db: DatabaseSync, longest = LONGEST) {
    this.longest = longest;
    this.statements = {
      all: db.prepare('select batch, body from journal order by batch'),
      add: db.prepare('insert into journal (batch, body) values (?, ?)'),
      sweep: db.prepare('delete from journal where batch < ?'),
      keep: db.prepare('insert into entries (match, number, body) values (?, ?, ?)'),
      last: db.prepare('select number, body from entries where match = ? order by number desc limit 1'),
      naming: db.prepare('select batch, body from journal where instr(body, ?) > 0'),
      rewrite: db.prepare('update journal set body = ? where batch = ?'),
      removeBatch: db.prepare('delete from journal where batch = ?'),
      removeRows: db.prepare('delete from entries where match = ?'),
      matches: db.prepare('select distinct match from entries'),
      rows: db.prepare(
        `select number, body from entries where match = ?1 and number >=
           coalesce((select max(number) from entries where match = ?1 and number <= ?2), 0) order by number`,
      ),
    };
    this.read();
  }

  /** What was written last is not kept. */
  forget(): void {
    this.forgotten = true;
  }

  /** Everything again from what is stored. */
  private read(): void {
    this.tails.clear();
    this.entriesInTails = 0;
    this.oldest = 0;
    for (const { batch, body } of this.statements.all.all() as { batch: number; body: string }[]) {
      if (this.oldest === 0) this.oldest = batch;
      this.next = batch;
      for (const line of body.split('\n')) {
        const [match, number] = line.split(' ', 2);
        const told = line.slice(match.length + number.length + 2);
        this.add({ match, number: Number(number), body: told }); // not again what has a row of its own
      }
    }
    this.next++;
    if (this.oldest === 0) this.oldest = this.next;
    this.forgotten = false;
  }

  /** Inside a transaction: adds entries, and says of each whether it was the next one of its match. */
  write(entries: readonly NewEntry[]): boolean[] {
    if (this.forgotten) this.read();
    const refused = new Set<string>();
    const kept: boolean[] = [];
    let text = '';
    for (const entry of entries) {
      const { match, number, body } = entry;
      const ok = !refused.has(match) && this.add(entry);
      if (ok) text += `${text === '' ? '' : '\n'}${match} ${number} ${body}`;
      else refused.add(match);
      kept.push(ok);
    }
    if (text !== '') this.statements.add.run(this.next++, text);
    while (this.entriesInTails > this.longest) this.shorten();
    this.sweep();
    return kept;
  }

  /** Inside a transaction: the first entries of a match, in a row of its own at once. */
  writeAll(match: string, lines: string): boolean {
    if (this.forgotten) this.read();
    if (this.tails.has(match) || this.lengthOfRows(match) > 0) return false;
    this.statements.keep.run(match, 1, lines);
    return true;
  }

  /** All that have entries. */
  matches(): string[] {
    if (this.forgotten) this.read();
    const found = new Set(this.tails.keys());
    for (const { match } of this.statements.matches.all()) found.add(String(match));
    return [...found];
  }

  entries(match: string, after: number): StoredEntry[] {
    if (this.forgotten) this.read();
    const found: StoredEntry[] = [];
    const add = (first: number, lines: readonly string[]): void => {
      for (let i = Math.max(0, after + 1 - first); i < lines.length; i++) {
        found.push({ number: first + i, body: lines[i] });
      }
    };
    for (const { number, body } of this.statements.rows.all(match, after + 1) as unknown as StoredEntry[]) {
      add(number, body.split('\n'));
    }
    const tail = this.tails.get(match);
    if (tail !== undefined) add(tail.first, tail.lines);
    return found;
  }

  last(match: string): StoredEntry | undefined {
    if (this.forgotten) this.read();
    const tail = this.tails.get(match);
    if (tail === undefined) return this.entries(match, Math.max(0, this.lengthOfRows(match) - 1))[0];
    return { number: tail.first + tail.lines.length - 1, body: tail.lines[tail.lines.length - 1] };
  }

  /** Inside a transaction: a match with all its entries, those that share a row of the journal with others' too. */
  remove(match: string): void {
    if (this.forgotten) this.read();
    this.statements.removeRows.run(match);
    this.entriesInTails -= this.tails.get(match)?.lines.length ?? 0;
    this.tails.delete(match);
    // Rows that were not swept yet may also hold what had rows of its own.
    const begins = `${match} `;
    for (const { batch, body } of this.statements.naming.all(begins) as { batch: number; body: string }[]) {
      const others = body.split('\n').filter(line => !line.startsWith(begins));
      if (others.length === 0) this.statements.removeBatch.run(batch);
      else this.statements.rewrite.run(others.join('\n'), batch);
    }
  }

  private add({ match, number, body }: NewEntry): boolean {
    let tail = this.tails.get(match);
    const first = tail?.first ?? this.lengthOfRows(match) + 1;
    if (number !== first + (tail?.lines.length ?? 0)) return false;
    if (tail === undefined) this.tails.set(match, (tail = { since: this.next, first, lines: [] }));
    tail.lines.push(body);
    this.entriesInTails++;
    return true;
  }

  private lengthOfRows(match: string): number {
    const last = this.statements.last.get(match) as unknown as StoredEntry | undefined;
    return last === undefined ? 0 : last.number + last.body.split('\n').length - 1;
  }

  /** The match that has waited longest gets a row of its own. */
  private shorten(): void {
    for (const [match, { first, lines }] of this.tails) {
      this.statements.keep.run(match, first, lines.join('\n'));
      this.tails.delete(match);
      this.entriesInTails -= lines.length;
      return;
    }
  }

  private sweep(): void {
    let needed = this.next;
    for (const { since } of this.tails.values()) {
      needed = since;
      break;
    }
    if (needed - this.oldest < SWEPT) return;
    this.statements.sweep.run(needed);
    this.oldest = needed;
  }
}
