/**
 * All tables: makes them, finds them in memory or in the store, changes who sits there, lets bots move and clocks run.
 * Knows nothing of HTTP or WebSockets.
 */
import type { Hint } from '@vesper/bots';
import { VesperError, log, open, replayTo } from '@vesper/kernel';
import type { Seat, Told, Viewer } from '@vesper/kernel';
import { botNames } from '../thinking/pool.ts';
import type { BotPool } from '../thinking/pool.ts';
import { TableError } from '../errors.ts';
import { commitmentOf } from '../fair.ts';
import type { Shelf } from '../games.ts';
import type { ChatLine, Scene, TableInfo, TableSummary } from '../messages.ts';
import { scene } from '../room.ts';
import type { Change, Store, StoredTable } from '../store/store.ts';
import { newName, newSecret, newToken, seal, tokenHash } from '../tokens.ts';
import { begun, checkHolder, conceded, indexOf, isSolo, left, seated, withSeat } from './body.ts';
import type { Person, TableBody } from './body.ts';
import { Driver } from './driver.ts';
import { fileOf, parseFile, sealedFileOf } from './file.ts';
import type { SealedFile, TableFile } from './file.ts';
import { Live } from './live.ts';
import type { Onlooker } from './live.ts';
import { nextTable, requestedTable, tableOfFile } from './making.ts';
import type { Invitation } from './making.ts';
import { loadMatch, play, toText } from './record.ts';
import type { TableRequest } from './setup.ts';

export interface TablesOptions {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly pool: BotPool;
  /** The server's key, for what it seals. */
  readonly key: string;
  /** Milliseconds before a bot's answer is given while somebody looks, so that people can follow. */
  readonly botDelay: number;
  /** Milliseconds after which a table nobody looks at leaves the memory. */
  readonly idle: number;
  readonly now?: () => number;
  /** Something that nobody waits for went wrong. */
  failed(error: unknown, table: string): void;
  chose?(): void;
}

const CHAT_SHOWN = 200;
const LISTED = 60;

export class Tables {
  private readonly options: TablesOptions;
  private readonly now: () => number;
  private readonly lives = new Map<string, Promise<Live>>();
  private readonly sweeper: NodeJS.Timeout;
  private readonly driver: Driver;
  private stopping = false;

  constructor(options: TablesOptions) {
    this.options = options;
    this.now = options.now ?? Date.now;
    const { pool, botDelay, failed } = options;
    this.driver = new Driver({ pool, botDelay, failed, change: (id, make) => this.change(id, make) });
    this.sweeper = setInterval(() => void this.sweep(), Math.max(50, options.idle / 4)).unref();
  }

  async start(): Promise<void> {
    await this.options.store.listen(change => void this.heard(change));
  }

  get inMemory(): number {
    return this.lives.size;
  }

  // ── Making tables ────────────────────────────────────────────────────────────────────────────────────────────────

  /** A secret that a browser sees the commitment of before it says its own words. */
  commit(): { commitment: string; sealed: string } {
    const secret = newSecret();
    return { commitment: commitmentOf(secret), sealed: seal(this.options.key, secret) };
  }

  async create(request: TableRequest, person: Person): Promise<{ id: string; invitations: Invitation[] }> {
    const game = await this.options.shelf.loadGame(request.game);
    const { body, invitations } = requestedTable(game, request, person, this.options.key, this.now());
    return { id: await this.insert(body), invitations };
  }

  private async insert(draft: TableBody, id = newName()): Promise<string> {
    const body = begun(draft, this.now());
    const { created, commitment } = body;
    const kept = await this.options.store.createTable({
      id,
      created,
      commitment,
      body: JSON.stringify(body),
      seats: indexOf(body),
    });
    if (!kept) throw new TableError('conflict', 'This commitment has been used for another table; ask for a new one.');
    const live = await this.live(id);
    this.driver.settle(live);
    return id;
  }

  /** A table that goes on from a file, from its end or from an earlier moment. */
  async import(
    text: string,
    seats: TableRequest['seats'] | undefined,
    n: number | undefined,
    person: Person,
  ): Promise<string> {
    const file = parseFile(this.options.key, text);
    const game = await this.options.shelf.loadGame(file.game);
    const match = replayTo(game, file, Math.min(n ?? file.record.length, file.record.length));
    const at = this.now();
    const body = tableOfFile(game, file, seats, person, at);
    const id = newName();
    const stored = match.record.map((entry, i) => this.options.store.append(id, i + 1, toText(entry, at, null)));
    if ((await Promise.all(stored)).includes(false)) throw new TableError('conflict', 'The match could not be stored.');
    return this.insert(body, id);
  }

  // ── Sitting down and getting up ──────────────────────────────────────────────────────────────────────────────────

  /** What a seat's link leads to. */
  async invitation(token: string): Promise<{ table: string; seat: Seat }> {
    const found = await this.options.store.seatByToken(tokenHash(token));
    if (found === undefined) throw new TableError('not-found', 'This invitation is not valid (any more).');
    return found;
  }

  async claim(token: string, person: Person): Promise<{ table: string; seat: Seat }> {
    const found = await this.invitation(token);
    await this.change(found.table, body => seated(body, found.seat, person, this.now()));
    return found;
  }

  /** Takes a seat that is kept for this identity (a rematch). */
  async sit(id: string, person: Person): Promise<void> {
    await this.change(id, body => {
      let after = body;
      let spoken = false;
      body.seats.forEach((seat, i) => {
        if (seat.kind !== 'open' || seat.holder !== person.identity) return;
        const as = { ...person, name: seat.name || person.name, words: spoken ? '' : person.words };
        after = seated(after, i, as, this.now());
        spoken = true;
      });
      return after;
    });
  }

  /** A new link for an open seat; the old one is void. */
  async invite(id: string, seat: Seat, identity: string): Promise<string> {
    const token = newToken();
    await this.change(id, body => {
      if (body.owner !== identity) throw new TableError('forbidden', 'Only who made the table gives out its links.');
      if (body.seats[seat]?.kind !== 'open') throw new TableError('seat-taken', 'This seat is not open.');
      return withSeat(body, seat, { token: tokenHash(token), holder: null });
    });
    return token;
  }

  async leave(id: string, identity: string): Promise<void> {
    await this.change(id, body => left(body, identity));
  }

  async concede(id: string, seat: Seat, identity: string): Promise<void> {
    const { game } = await this.live(id);
    await this.change(id, body => {
      const mine = checkHolder(body, seat, identity);
      return mine.conceded ? body : conceded(body, seat, game.together === true);
    });
  }

  /** At these moments the seat's person does not want to be asked; they pass by themselves. */
  async quiet(id: string, seat: Seat, identity: string, moments: readonly string[]): Promise<void> {
    const { game } = await this.live(id);
    const unknown = moments.find(moment => !Object.hasOwn(game.words.moments ?? {}, moment));
    if (unknown !== undefined) throw new TableError('bad-request', `${game.name} has no moment "${unknown}".`);
    const live = await this.change(id, body => {
      checkHolder(body, seat, identity);
      return withSeat(body, seat, { quiet: [...new Set(moments)] });
    });
    this.driver.settle(live);
  }

  async handOver(id: string, seat: Seat, identity: string, bot: string | undefined): Promise<void> {
    if (bot !== undefined && !botNames.includes(bot)) throw new TableError('bad-request', `There is no bot "${bot}".`);
    await this.change(id, body => {
      const mine = checkHolder(body, seat, identity);
      return withSeat(body, seat, { byBot: true, bot: bot ?? mine.bot });
    });
  }

  async takeBack(id: string, seat: Seat, identity: string): Promise<void> {
    const live = await this.change(id, body => {
      const mine = checkHolder(body, seat, identity);
      if (mine.conceded) throw new TableError('seat-played-by-bot', 'This seat has conceded.');
      return withSeat(body, seat, { byBot: false });
    });
    if (live.clock !== null) {
      const least = Math.max(live.body.clock!.increment, 10_000);
      const time = live.clock.left.map((ms, i) => (i === seat ? Math.max(ms, least) : ms));
      live.clock = { left: time, at: this.now() };
      this.driver.settle(live);
    }
  }

  /** The next table with the same people; the first to ask makes it, the others find it. */
  async rematch(id: string, person: Person): Promise<string> {
    const live = await this.live(id);
    if (live.info(null).status !== 'over') throw new TableError('match-running', 'The match is not over yet.');
    const wanted = newName();
    const { body } = await this.change(id, now => (now.rematch === null ? { ...now, rematch: wanted } : now));
    const next = body.rematch!;
    // Two may ask at the same time, and who asked first may have been cut off: whoever comes finds or makes it.
    if ((await this.options.store.table(next)) === undefined) {
      await this.insert(nextTable(body, person, this.now()), next).catch((error: unknown) => {
        if (!(error instanceof TableError) || error.code !== 'conflict') throw error;
      });
    }
    return next;
  }

  /** Changes who sits where; of two simultaneous changes the second is made to the first one's result. */
  private async change(id: string, make: (body: TableBody) => TableBody): Promise<Live> {
    const live = await this.live(id);
    const turn = live.changing.then(() => this.changeNow(live, make));
    live.changing = turn.catch(() => {});
    await turn;
    return live;
  }

  private async changeNow(live: Live, make: (body: TableBody) => TableBody): Promise<void> {
    for (;;) {
      const made = make(live.body);
      if (made === live.body) return;
      const body = JSON.stringify(made);
      const { id, version } = live;
      if (await this.options.store.changeTable(id, version, body, indexOf(made))) {
        return this.changed(live, { id, version: version + 1, body });
      }
      await this.refresh(live);
    }
  }

  private async refresh(live: Live): Promise<void> {
    const row = await this.options.store.table(live.id);
    if (row !== undefined && row.version !== live.version) await this.changed(live, row);
  }

  private async changed(live: Live, row: StoredTable): Promise<void> {
    live.body = JSON.parse(row.body) as TableBody;
    live.version = row.version;
    if (live.match === null && live.body.status === 'running') {
      await this.layOut(live);
      live.showAll(await this.chat(live.id));
    } else live.showTable();
    this.driver.settle(live);
  }

  // ── Memory ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** A table in memory. */
  live(id: string): Promise<Live> {
    if (this.stopping) throw new TableError('stopping', 'The server is stopping; try again in a moment.');
    let found = this.lives.get(id);
    if (found === undefined) {
      found = this.load(id);
      this.lives.set(id, found);
      found.catch(() => this.lives.delete(id));
    }
    void found.then(live => live.touch()).catch(() => {});
    return found;
  }

  private async load(id: string): Promise<Live> {
    const { store, shelf } = this.options;
    const row = await store.table(id);
    if (row === undefined) throw new TableError('not-found', 'There is no such table.');
    const body = JSON.parse(row.body) as TableBody;
    const live = new Live(id, await shelf.loadGame(body.game), body, row.version, store, {
      now: this.now,
      settled: at => {
        if (at.clock !== null) at.showTable(); // the page counts down from what it was told last
        this.driver.settle(at);
      },
      outrun: at => this.reload(at),
      chose: () => this.options.chose?.(),
    });
    await this.layOut(live);
    if (live.onlookers.size === 0) setImmediate(() => this.driver.settle(live));
    return live;
  }

  private async layOut(live: Live): Promise<void> {
    if (live.body.status === 'waiting') return;
    if (live.body.started === 0) return; // everybody left before it began
    const { match, clock } = await loadMatch(this.options.store, live.game, live.id, live.body);
    live.put(match, clock);
  }

  /** What is in memory is not what is stored: take what is stored, and show it. */
  private async reload(live: Live): Promise<void> {
    try {
      await this.refresh(live);
      await this.layOut(live);
      live.showAll(await this.chat(live.id));
      this.driver.settle(live);
    } catch (error) {
      this.lives.delete(live.id);
      live.sendAway();
      this.options.failed(error, live.id);
    }
  }

  private async heard(change: Change): Promise<void> {
    try {
      if (change.kind === 'all') {
        for (const id of this.lives.keys()) {
          const live = await this.live(id);
          await this.refresh(live);
          await live.follow();
        }
        return;
      }
      const found = this.lives.get(change.kind === 'entries' ? change.match : change.table);
      if (found === undefined) return;
      const live = await found;
      if (change.kind === 'table') await this.refresh(live);
      else if (change.kind === 'entries') await live.follow();
      else live.tellAll({ t: 'chat', line: JSON.parse(change.body) as ChatLine });
    } catch (error) {
      this.options.failed(error, 'match' in change ? change.match : 'table' in change ? change.table : '');
    }
  }

  /** Tables that nobody looks at leave the memory; the next one who comes finds them in the store. */
  private async sweep(): Promise<void> {
    for (const [id, found] of this.lives) {
      const live = await found.catch(() => undefined);
      if (live === undefined || live.onlookers.size > 0 || live.busy || live.thinking.size > 0) continue;
      if (this.now() - live.touched < this.options.idle) continue;
      clearTimeout(live.timer);
      this.lives.delete(id);
    }
  }

  // ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** As whom somebody looks: the seat asked for, else the first of its own, else a spectator. */
  async viewerFor(id: string, identity: string, seat: Seat | undefined): Promise<Viewer> {
    const { body } = await this.live(id);
    if (seat !== undefined) {
      checkHolder(body, seat, identity);
      return seat;
    }
    const own = body.seats.findIndex(s => s.kind === 'person' && s.holder === identity);
    return own < 0 ? 'spectator' : own;
  }

  async join(id: string, onlooker: Onlooker): Promise<Live> {
    const live = await this.live(id);
    await live.join(onlooker, await this.chat(id));
    this.driver.settle(live);
    return live;
  }

  async info(id: string, identity: string): Promise<TableInfo> {
    return (await this.live(id)).info(identity);
  }

  async list(identity: string): Promise<TableSummary[]> {
    const rows = await this.options.store.tablesOf(identity, LISTED);
    return Promise.all(
      rows.map(async ({ id }) => {
        const live = await this.live(id);
        const table = live.info(identity);
        return { table, waitsFor: live.waitsFor(), n: live.durable, touched: live.touched };
      }),
    );
  }

  /** The table as a viewer saw it after `n` entries. */
  async at(id: string, n: number, viewer: Viewer): Promise<{ scene: Scene; log: Told[] }> {
    const live = await this.live(id);
    if (live.match === null) throw new TableError('not-started', 'The match has not begun.');
    if (n > live.durable) throw new TableError('not-found', `The match has only ${live.durable} entries.`);
    if (live.past === null || live.past.record.length > n || live.past.record.length < n - 48) {
      live.past = (await loadMatch(this.options.store, live.game, id, live.body, n)).match;
    }
    const { past } = live;
    for (let i = past.record.length; i < n; i++) play(past, live.match.record[i]);
    return { scene: scene(past, viewer), log: log(past, viewer) };
  }

  /** What a bot would do in this seat, and what follows from it. */
  async hint(id: string, seat: Seat, identity: string): Promise<Hint> {
    const live = await this.live(id);
    checkHolder(live.body, seat, identity);
    const { match } = live;
    const decision = match === null ? undefined : open(match).find(d => d.seat === seat && !d.optional);
    if (match === null || decision === undefined || live.body.status !== 'running') {
      throw new VesperError('not-asked', 'Nothing is asked of this seat now.');
    }
    return this.options.pool.hint(match, decision, `hint ${live.id} ${decision.id}`);
  }

  /** The match as a file: plain for who can be shown everything, sealed while others still play. */
  async file(id: string, identity: string): Promise<TableFile | SealedFile> {
    const live = await this.live(id);
    if (live.match === null) throw new TableError('not-started', 'The match has not begun.');
    await live.rest();
    const file = fileOf(id, live.body, live.match);
    const open = live.info(identity).status === 'over' || isSolo(live.body, identity);
    return open ? file : sealedFileOf(this.options.key, file);
  }

  // ── Chat ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  async say(id: string, line: ChatLine): Promise<void> {
    const live = await this.live(id);
    await this.options.store.addChat(id, JSON.stringify(line));
    live.tellAll({ t: 'chat', line });
  }

  private async chat(id: string): Promise<ChatLine[]> {
    return (await this.options.store.chat(id, CHAT_SHOWN)).map(text => JSON.parse(text) as ChatLine);
  }

  async close(): Promise<void> {
    this.stopping = true;
    this.driver.stop();
    clearInterval(this.sweeper);
    for (const found of this.lives.values()) {
      const live = await found.catch(() => undefined);
      if (live === undefined) continue;
      clearTimeout(live.timer);
      await live.rest();
    }
  }
}
