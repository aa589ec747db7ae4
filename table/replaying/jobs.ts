/** What takes long because a match is played again: each is done from texts alone, so that a thread can do it. */
import { log, replay, replayTo, save } from '@vesper/kernel';
import { parseLegacyFile, prove } from '@vesper/kernel/proof';
import type { Game, Match, Plain, Viewer } from '@vesper/kernel';
import type { Proof } from '@vesper/kernel/proof';
import type { z } from 'zod';
import { TableError } from '../errors.ts';
import type { Shelf } from '../games.ts';
import { parsed, shapes } from '../http/shapes.ts';
import { scene } from '../scenes.ts';
import { parseFile } from '../tables/file.ts';
import type { TableFile } from '../tables/file.ts';
import { matchOf, playOn, toText } from '../tables/record.ts';
import type { KeptMatch } from '../tables/record.ts';

export type Job =
  /** Reads the body of a request that carries a file, and checks its shape. */
  | { readonly job: 'unwrap'; readonly body: string }
  /** Reads a file, checks it and plays its first `n` entries; they are stored as of `at`. */
  | { readonly job: 'read'; readonly text: string; readonly n: number | undefined; readonly at: number }
  /** Reads what a match has left to somebody, and plays the records again that earned it. */
  | { readonly job: 'prove'; readonly text: string }
  /** The match again from what the store keeps. */
  | { readonly job: 'rebuild'; readonly table: string; readonly kept: KeptMatch }
  /** What a viewer saw when the match was as long as what is kept here. */
  | { readonly job: 'lookBack'; readonly table: string; readonly kept: KeptMatch; readonly viewer: Viewer };

/** What a request carries that brings a file. */
type Carried = z.infer<typeof shapes.import>;

/** A file that was read: what the new table is made of. */
export interface Read {
  /** Everything but the record. */
  readonly head: Omit<TableFile, 'record' | 'table' | 'fair'> & Partial<Pick<TableFile, 'table' | 'fair'>>;
  readonly entries: number;
  /** The record, a line for each entry. */
  readonly lines: string;
  /** The match as `load` takes it. */
  readonly saved: string;
}

/** What a match has left, as it is kept. */
export interface Proven extends Proof {
  readonly game: string;
  readonly sheet: Plain;
  readonly at: number;
  /** As JSON. */
  readonly records: string;
}

export interface Done {
  readonly unwrap: Carried;
  readonly read: Read;
  readonly prove: Proven;
  /** The match as `load` takes it. */
  readonly rebuild: string;
  /** A `Moment` as JSON. */
  readonly lookBack: string;
}

export class Worker {
  private readonly shelf: Shelf;
  /** The earlier moment that was looked at last; the next one is often close behind. */
  private past: { readonly table: string; readonly match: Match } | null = null;

  constructor(shelf: Shelf) {
    this.shelf = shelf;
  }

  async do(job: Job): Promise<Done[Job['job']]> {
    switch (job.job) {
      case 'unwrap':
        return unwrap(job.body);
      case 'read':
        return this.read(job.text, job.n, job.at);
      case 'prove':
        return this.prove(job.text);
      case 'rebuild':
        return save(matchOf(await this.gameOf(job.kept), job.kept));
      case 'lookBack': {
        const match = await this.earlier(job.table, job.kept);
        return JSON.stringify({ scene: scene(match, job.viewer), log: log(match, job.viewer) });
      }
    }
  }

  /** As its rules were when the match began. */
  private gameOf({ game, version }: Pick<KeptMatch, 'game' | 'version'>): Promise<Game> {
    return this.shelf.loadGame(game, version);
  }

  private async read(text: string, n: number | undefined, at: number): Promise<Read> {
    const { record, ...head } = parseFile(text);
    const game = await this.gameOf(head);
    const file = { ...head, record };
    // A damaged table's file may not know where it led.
    const isWhole = (n === undefined || n >= record.length) && head.hash !== '';
    const match = isWhole ? replay(game, file) : replayTo(game, file, Math.min(n ?? record.length, record.length));
    const lines = match.record.map(entry => toText(entry, at, null)).join('\n');
    return { head, entries: match.record.length, lines, saved: save(match) };
  }

  private async prove(text: string): Promise<Proven> {
    const file = parseLegacyFile(text);
    const { game, sheet, at, records } = file;
    return { ...(await prove(file, this.shelf.loadGame)), game, sheet, at, records: JSON.stringify(records) };
  }

  private async earlier(table: string, kept: KeptMatch): Promise<Match> {
    const { past } = this;
    this.past = null; // half played on, if that fails
    const isOnTheWay =
      past?.table === table && past.match.record.length >= kept.first - 1 && past.match.record.length <= kept.entries;
    const match = isOnTheWay ? past.match : matchOf(await this.gameOf(kept), kept);
    if (isOnTheWay) playOn(match, kept);
    this.past = { table, match };
    return match;
  }
}

function unwrap(body: string): Carried {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new TableError('bad-request', 'The body is not JSON.');
  }
  return parsed(shapes.import, value);
}
