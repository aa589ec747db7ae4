/**
 * The tables in memory: found there or loaded from the store, changed one change after the other, kept in step with what
 * other nodes store, and let go when nobody looks.
 */
import { load } from '@vesper/kernel';
import type { Match } from '@vesper/kernel';
import { TableError } from '../errors.ts';
import type { Shelf } from '../games.ts';
import type { ChatLine } from '../messages.ts';
import type { Change, Store, StoredTable } from '../store/store.ts';
import { FEW } from '../replaying/bounds.ts';
import type { Replaying } from '../replaying/replaying.ts';
import { botNames, usualBot } from '../thinking/pool.ts';
import type { BotPool } from '../thinking/pool.ts';
import { Turns } from '../turns.ts';
import { luckOf } from '../tokens.ts';
import { Absences } from './absence.ts';
import { Alarms, NEVER } from './alarms.ts';
import { isClocked, versionOf } from '../host/body.ts';
import { indexOf } from './seating.ts';
import type { TableBody } from '../host/body.ts';
import { Driver, longestPause } from '../host/driver.ts';
import type { Time } from '../host/driver.ts';
import { deletedAt } from './deleting.ts';
import { clearTables } from './keeping.ts';
import type { Legacies } from './legacies.ts';
import { Live } from './live.ts';
import { withKept } from './damagedSnapshot.ts';
import { lastOf, matchOf } from './record.ts';
import type { KeptMatch } from './record.ts';
import { ServiceTime } from './serviceTime.ts';
import type { Service } from './serviceTime.ts';
import { bodyOf, isUnreadable, read, reading } from './unreadable.ts';

export interface MemoryOptions {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly pool: BotPool;
  readonly replaying: Replaying;
  /** Keeps what a match that is over leaves to people. */
  readonly legacies: Pick<Legacies, 'keep'>;
  /** Milliseconds before a bot's answer is given, so that people can follow and the time it takes tells nothing. */
  readonly botDelay: number;
  /** The server's key, for what it seals and for the luck of its bots. */
  readonly key: string;
  /** Milliseconds after which a table nobody looks at leaves the memory. */
  readonly idle: number;
  /** Something that nobody waits for went wrong. */
  failed(error: unknown, table: string): void;
  chose?(): void;
  /** The time by which clocks run; tests bring their own. */
  readonly service?: Service | undefined;
}

const CHAT_SHOWN = 200;

const time: Time = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms).unref();
    return () => clearTimeout(timer);
  },
};

export class Memory {
  readonly driver: Driver;
  readonly service: Service;
  readonly alarms: Alarms;
  private readonly absences: Absences;
  private readonly options: MemoryOptions;
  private readonly now: () => number;
  private readonly lives = new Map<string, Promise<Live>>();
  private readonly sweeper: NodeJS.Timeout;
  /** For laying out tables. */
  private readonly turns = new Turns();
  private stopping = false;

  constructor(options: MemoryOptions, now: () => number) {
    this.options = options;
    this.now = now;
    const { store, pool, botDelay, key, failed } = options;
    this.service = options.service ?? new ServiceTime(store);
    this.alarms = new Alarms({
      store,
      now: () => this.service.now(),
      isAwake: id => this.lives.has(id),
      wake: id => this.wake(id),
      failed,
    });
    this.driver = new Driver({
      time,
      delay: () => botDelay,
      chance: Math.random,
      think: (host, match, decision, bot) => {
        const known = botNames.includes(bot) ? bot : usualBot;
        return pool.think(match, decision, known, luckOf(key, `${host.id} ${decision.id}`));
      },
      change: (host, make) => this.change(host.id, make),
      isUnobserved: () => false,
      over: (host, match) => options.legacies.keep(host.id, host.body, match),
      failed: (error, host) => failed(error, host.id),
    });
    this.absences = new Absences({
      now,
      served: () => this.service.now(),
      change: (id, make) => this.change(id, make),
      failed,
    });
    this.sweeper = setInterval(() => void this.sweep(), Math.max(50, options.idle / 4)).unref();
  }

  async start(): Promise<void> {
    await this.service.start();
    await this.options.store.listen(change => void this.heard(change));
    this.alarms.start();
  }

  get size(): number {
    return this.lives.size;
  }

  // ── In and out ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** A table in memory. */
  live(id: string): Promise<Live> {
    if (this.stopping) throw new TableError('stopping', 'The server is stopping; try again in a moment.');
    let found = this.lives.get(id);
    if (found === undefined) {
      this.alarms.clear(id);
      found = this.load(id);
      this.lives.set(id, found);
      found.catch((error: unknown) => this.notLoaded(id, error));
    }
    void found.then(live => live.touch()).catch(() => {});
    return found;
  }

  /** What cannot be read is not read again for every look at somebody's list of tables. */
  private notLoaded(id: string, error: unknown): void {
    if (!isUnreadable(error)) this.lives.delete(id);
    else {
      this.options.failed(error, id);
      setTimeout(() => this.lives.delete(id), this.options.idle).unref();
    }
  }

  private async load(id: string): Promise<Live> {
    const { store, shelf } = this.options;
    const row = await store.table(id);
    if (row === undefined) throw new TableError('not-found', 'There is no such table.');
    const body = bodyOf(row.body);
    if (deletedAt(body) !== null) throw deleted();
    await this.turns.next();
    const game = await reading(() => shelf.loadGame(body.game, versionOf(body)));
    const live = new Live(id, game, body, row.version, store, {
      now: this.now,
      service: this.service,
      pause: longestPause(this.options.botDelay),
      settled: at => {
        if (at.clock !== null) at.audience.showTable(); // the page counts down from what it was told last
        this.driver.settle(at);
        if ((at.body.absence ?? null) !== null) this.absences.watch(at);
      },
      peopled: at => this.absences.watch(at),
      outrun: at => this.reload(at),
      chose: () => this.options.chose?.(),
    });
    await this.layOut(live);
    if (live.audience.size === 0) setImmediate(() => this.driver.settle(live));
    this.absences.watch(live);
    return live;
  }

  private async layOut(live: Live): Promise<void> {
    if (live.body.status === 'waiting') return;
    if (live.body.started === 0) return; // everybody left before it began
    const { id, body } = live;
    const { store, failed } = this.options;
    const { match, clocks } = await withKept(
      store,
      { id, body },
      async kept => ({ match: await this.played(live, kept), clocks: read(() => lastOf(kept)) }),
      error => failed(error, id),
    );
    live.put(match, clocks.reading);
    // What the wall clock says of the last entry, in service time: that began before this node did.
    live.moved = this.service.now() - Math.max(0, this.now() - Math.max(clocks.at, body.started));
  }

  private async played(live: Live, kept: KeptMatch): Promise<Match> {
    return kept.toPlay > FEW ? this.rebuilt(live, kept) : read(() => matchOf(live.game, kept));
  }

  /** A thread plays what is much; so that the next one is spared it, what it found is kept. */
  private async rebuilt({ id, game }: Live, kept: KeptMatch): Promise<Match> {
    const saved = await reading(() => this.options.replaying.do({ job: 'rebuild', table: id, kept }, null));
    await this.options.store.keepSnapshot(id, kept.entries, saved);
    return read(() => load(game, saved));
  }

  /** Tables of which nothing was heard since a moment are cleared away, but none that somebody is looking at. */
  clear(before: number): Promise<number> {
    const cleared = (id: string): void => {
      this.alarms.clear(id);
      // Somebody came while it was cleared: they come again, and find nothing.
      void this.lives
        .get(id)
        ?.then(live => this.sendAway(live))
        .catch(() => {});
    };
    return clearTables({ store: this.options.store, isAwake: id => this.lives.has(id), cleared }, before);
  }

  /** Tables that nobody looks at leave the memory; the next one who comes finds them in the store. */
  private async sweep(): Promise<void> {
    for (const [id, found] of this.lives) {
      const live = await found.catch(() => undefined);
      if (live === undefined || this.service.now() - live.used < this.options.idle) continue;
      this.letGo(id, live);
    }
  }

  /** Unless somebody looks at it or something is under way. Its clock runs on: it comes back when the time is up. */
  private letGo(id: string, live: Live): void {
    if (live.audience.size > 0 || live.busy || live.thinking.size > 0) return;
    live.wind();
    live.stopWatching?.();
    live.isGone = true;
    this.lives.delete(id);
    if (isClocked(live.body)) this.alarms.set(id, live.alarm());
  }

  /** Takes a table into memory for what happens there by itself; it does not stay if that is nothing and nobody came. */
  private async wake(id: string): Promise<void> {
    const live = await this.live(id).catch((error: unknown) => {
      if (isUnreadable(error) || isCleared(error)) return undefined; // that was told when it was found out
      throw error;
    });
    if (live === undefined) return this.alarms.set(id, NEVER);
    this.alarms.clear(id);
    this.driver.settle(live);
    if (live.visits === 1 && (live.expiry()?.ms ?? Infinity) > 0) this.letGo(id, live);
  }

  /** A change that concerns also who does not look any more: made to what is stored, and then to what is in memory. */
  async changeStored(id: string, make: (body: TableBody) => TableBody): Promise<void> {
    const { store } = this.options;
    for (;;) {
      const row = await store.table(id);
      if (row === undefined) throw new TableError('not-found', 'There is no such table.');
      const body = bodyOf(row.body);
      const made = make(body);
      if (made === body) return;
      const at = deletedAt(made);
      const clocked = at === null && isClocked(made);
      if (await store.changeTable(id, row.version, JSON.stringify(made), indexOf(made), clocked, at)) break;
    }
    this.alarms.clear(id);
    await this.heard({ kind: 'table', table: id });
  }

  // ── Changes ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Changes who sits where; of two simultaneous changes the second is made to the first one's result. */
  async change(id: string, make: (body: TableBody) => TableBody): Promise<Live> {
    const live = await this.live(id);
    const turn = live.changing.then(() => this.changeNow(live, make));
    live.changing = turn.catch(() => {});
    await turn;
    return live;
  }

  private async changeNow(live: Live, make: (body: TableBody) => TableBody): Promise<void> {
    for (;;) {
      const wanted = make(live.body);
      if (wanted === live.body) return;
      const made = live.noted(wanted);
      const body = JSON.stringify(made);
      const { id, version } = live;
      if (await this.options.store.changeTable(id, version, body, indexOf(made), isClocked(made), deletedAt(made))) {
        return this.changed(live, { id, version: version + 1, body });
      }
      await this.refresh(live);
    }
  }

  private async refresh(live: Live): Promise<void> {
    const row = await this.options.store.table(live.id);
    if (row === undefined) {
      this.sendAway(live);
      throw new TableError('not-found', 'This table was cleared away.');
    }
    if (row.version !== live.version) await this.changed(live, row);
  }

  private async changed(live: Live, row: StoredTable): Promise<void> {
    live.body = bodyOf(row.body);
    live.version = row.version;
    if (deletedAt(live.body) !== null) {
      this.sendAway(live);
      throw deleted();
    }
    live.readRow();
    const changed = live.audience.seatsChanged();
    if (live.match === null && live.body.status === 'running') {
      const chat = await this.chat(live.id);
      await this.layOut(live);
      live.audience.showAll(chat);
    } else {
      live.audience.showTable();
      if (changed) this.showChanged(live);
    }
    this.driver.settle(live);
    this.absences.watch(live);
  }

  /** In the background, because what is shown has to be stored first and the store may be what changed the seats. */
  private showChanged(live: Live): void {
    const show = async (): Promise<void> => {
      const chat = await this.chat(live.id);
      await live.atRest(() => live.audience.showChanged(chat));
    };
    show().catch((error: unknown) => {
      live.audience.sendAway();
      this.options.failed(error, live.id);
    });
  }

  /** What is in memory is not what is stored: take what is stored, and show it. */
  private async reload(live: Live): Promise<void> {
    try {
      await this.refresh(live);
      const chat = await this.chat(live.id);
      await this.layOut(live);
      live.audience.showAll(chat);
      this.driver.settle(live);
    } catch (error) {
      this.sendAway(live);
      this.options.failed(error, live.id);
    }
  }

  /** Takes over what other nodes have stored; one table that cannot be read keeps no other from it. */
  private async heard(change: Change): Promise<void> {
    if (change.kind === 'signed-out') return; // connections hear of it themselves
    const all = change.kind === 'all';
    if (all) this.alarms.heard();
    const ids = all ? [...this.lives.keys()] : [change.kind === 'entries' ? change.match : change.table];
    for (const id of ids) {
      const live = await this.lives.get(id)?.catch(() => undefined);
      if (live === undefined) {
        this.alarms.heard(id);
        continue;
      }
      try {
        await this.catchUp(live, change);
      } catch (error) {
        if (isUnreadable(error)) this.sendAway(live);
        if (!isCleared(error)) this.options.failed(error, id);
      }
    }
  }

  private async catchUp(live: Live, change: Change): Promise<void> {
    if (change.kind === 'chat') {
      return live.audience.tellAll({ t: 'chat', line: JSON.parse(change.body) as ChatLine });
    }
    if (change.kind !== 'entries') await this.refresh(live);
    if (change.kind !== 'table') await live.follow();
  }

  /** Who comes back is told what is wrong, or finds it mended. */
  private sendAway(live: Live): void {
    live.wind();
    live.stopWatching?.();
    live.isGone = true;
    this.lives.delete(live.id);
    live.audience.sendAway();
  }

  async chat(id: string): Promise<ChatLine[]> {
    return (await this.options.store.chat(id, CHAT_SHOWN)).map(text => JSON.parse(text) as ChatLine);
  }

  async close(): Promise<void> {
    this.stopping = true;
    this.driver.stop();
    clearInterval(this.sweeper);
    await this.alarms.stop();
    for (const found of this.lives.values()) {
      const live = await found.catch(() => undefined);
      if (live === undefined) continue;
      live.wind();
      live.stopWatching?.();
      live.isGone = true;
      await live.rest();
    }
    await this.service.stop();
  }
}

function deleted(): TableError {
  return new TableError('not-found', 'This table was deleted.');
}

/** Another node has cleared the table away, or somebody has deleted it; nothing is wrong. */
function isCleared(error: unknown): boolean {
  return error instanceof TableError && error.code === 'not-found';
}
