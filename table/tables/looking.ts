/** What people see of tables without sitting at them: their list, an earlier moment, a hint, the match as a file. */
import type { Hint } from '@vesper/bots';
import { open, VesperError } from '@vesper/kernel';
import type { Seat, Viewer } from '@vesper/kernel';
import { TableError } from '../errors.ts';
import { isSolo, takesPart } from '../host/body.ts';
import type { TableBody } from '../host/body.ts';
import { infoOf } from '../host/info.ts';
import type { TableSummary } from '../messages.ts';
import type { Replaying } from '../replaying/replaying.ts';
import type { StoredTable } from '../store/store.ts';
import { luckOf } from '../tokens.ts';
import { withKept } from './damagedSnapshot.ts';
import { RESTORABLE } from './deleting.ts';
import { fileOf, sealedFileOf } from './file.ts';
import type { SealedFile, TableFile } from './file.ts';
import type { Live } from './live.ts';
import { checkHolder } from './seating.ts';
import type { TablesOptions } from './tables.ts';
import { bodyOf, damagedFileOf, isUnreadable, reading, storedFileOf, unreadableSummary } from './unreadable.ts';

const LISTED = 60;

/** Where it looks. */
export interface Sight extends Pick<TablesOptions, 'store' | 'key' | 'pool' | 'failed'> {
  readonly replaying: Replaying;
  readonly now: () => number;
  live(id: string): Promise<Live>;
  viewerFor(id: string, identity: string, seat: Seat | undefined): Promise<Viewer>;
}

export class Looking {
  private readonly sight: Sight;

  constructor(sight: Sight) {
    this.sight = sight;
  }

  async list(identity: string): Promise<TableSummary[]> {
    const { store } = this.sight;
    const rows = await store.tablesOf(identity, LISTED);
    const deleted = await store.deletedTablesOf(identity, this.sight.now() - RESTORABLE, LISTED);
    const gone = await Promise.all(deleted.map(row => this.deletedSummary(row, identity)));
    return [...(await this.summaries(rows, identity)), ...gone];
  }

  private async deletedSummary(row: StoredTable, identity: string): Promise<TableSummary> {
    const body = bodyOf(row.body);
    const n = (await this.sight.store.lastEntry(row.id))?.number ?? 0;
    const table = infoOf(row.id, body, { identity, present: new Set(), left: null, outcome: null, n });
    const at = body.deleted?.[identity] ?? 0;
    return { table, waitsFor: [], n, touched: at, deletedUntil: at + RESTORABLE };
  }

  private summaries(rows: readonly StoredTable[], identity: string): Promise<TableSummary[]> {
    return Promise.all(
      rows.map(async row => {
        try {
          const live = await this.sight.live(row.id);
          const table = live.info(identity);
          return { table, waitsFor: live.waitsFor(), n: live.durable, touched: live.touched };
        } catch (error) {
          if (error instanceof TableError && error.code === 'stopping') throw error;
          return unreadableSummary(row, identity, error);
        }
      }),
    );
  }

  /** The table as somebody saw it after `n` entries, as JSON; `asker` is who has to wait if much is asked for. */
  async at(id: string, n: number, identity: string, seat?: Seat, asker = identity): Promise<string> {
    const viewer = await this.sight.viewerFor(id, identity, seat);
    const live = await this.sight.live(id);
    if (live.match === null) throw new TableError('not-started', 'The match has not begun.');
    if (n > live.durable) throw new TableError('not-found', `The match has only ${live.durable} entries.`);
    const moment = await withKept(
      this.sight.store,
      { id, body: live.body, upTo: n },
      kept => reading(() => this.sight.replaying.do({ job: 'lookBack', table: id, kept, viewer }, asker)),
      error => this.sight.failed(error, id),
    );
    if ((await this.sight.viewerFor(id, identity, seat)) === viewer) return moment;
    throw new TableError('conflict', 'The seats have changed meanwhile; look again.');
  }

  /** What a bot would do in this seat, and what follows from it. */
  async hint(id: string, seat: Seat, identity: string): Promise<Hint> {
    const live = await this.sight.live(id);
    checkHolder(live.body, seat, identity);
    const { match } = live;
    const decision = match === null ? undefined : open(match).find(d => d.seat === seat && !d.optional);
    if (match === null || decision === undefined || live.body.status !== 'running') {
      throw new VesperError('not-asked', 'Nothing is asked of this seat now.');
    }
    return this.sight.pool.hint(match, decision, luckOf(this.sight.key, `hint ${live.id} ${decision.id}`));
  }

  /**
   * The match as a file: plain when it is over and for who plays alone. Until then the people at the table get it sealed,
   * for a report to who runs the server; nobody else gets anything.
   */
  async file(id: string, identity: string): Promise<TableFile | SealedFile> {
    let live: Live;
    try {
      live = await this.sight.live(id);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      return this.storedFile(id, identity);
    }
    return live.atRest(() => {
      const { body, match } = live;
      if (match === null) throw new TableError('not-started', 'The match has not begun.');
      return this.given(fileOf(id, body, match), body, live.info(identity).status === 'over', identity);
    });
  }

  private given(file: TableFile, body: TableBody, over: boolean, identity: string): TableFile | SealedFile {
    if (over || isSolo(body, identity)) return file;
    if (takesPart(body, identity)) return sealedFileOf(this.sight.key, file);
    throw new TableError('forbidden', 'The match still runs; when it is over, anybody may have its file.');
  }

  /** What is stored of a match that cannot be read. */
  private async storedFile(id: string, identity: string): Promise<TableFile | SealedFile> {
    const { store, key } = this.sight;
    const text = (await store.table(id))?.body ?? '';
    const lines = (await store.entries(id, 0)).map(entry => entry.body);
    let body: TableBody;
    try {
      body = bodyOf(text);
    } catch (error) {
      // Nobody can say any more whether it is over; who had a seat is still known.
      if ((await store.tablesOf(identity, LISTED)).every(row => row.id !== id)) throw error;
      return sealedFileOf(key, damagedFileOf(id, text, lines));
    }
    return this.given(storedFileOf(id, body, lines), body, body.status === 'over', identity);
  }
}
