/**
 * What people do with tables: make them, sit down and get up, join, talk; looking.ts has what they see without sitting there.
 * Knows nothing of HTTP or WebSockets.
 */
import { checkLegacies } from '@vesper/kernel';
import type { Game, Seat, Viewer } from '@vesper/kernel';
import { TableError } from '../errors.ts';
import type { Onlooker } from '../host/audience.ts';
import { conceded, isClocked, legaciesOf, viewerOf, withFirstReading, withSeat } from '../host/body.ts';
import type { Brought, SeatBody, TableBody } from '../host/body.ts';
import type { ChatLine, TableInfo } from '../messages.ts';
import type { Wishes } from '../passing.ts';
import { replayingHere } from '../replaying/replaying.ts';
import type { Replaying } from '../replaying/replaying.ts';
import { botNames } from '../thinking/pool.ts';
import { newName, newToken, tokenHash } from '../tokens.ts';
import { agreedOn, here, nudged } from './absence.ts';
import { deletedAt, deletedFor, restoredFor, sweepDeleted } from './deleting.ts';
import { Legacies } from './legacies.ts';
import type { Live } from './live.ts';
import { Looking } from './looking.ts';
import { nextTable, requestedTable, tableOfFile } from './making.ts';
import type { Invitation } from './making.ts';
import { Memory } from './memory.ts';
import type { MemoryOptions } from './memory.ts';
import { promise, secretOf } from './promise.ts';
import {
  begun,
  broughtTo,
  checkHolder,
  checkMayGoOn,
  decided,
  filled,
  indexOf,
  isAbandoned,
  leaving,
  left,
  seated,
  stayed,
} from './seating.ts';
import type { Person } from './seating.ts';
import { checkTableSetup } from './setup.ts';
import type { TableRequest } from './setup.ts';
import { bodyOf } from './unreadable.ts';

export interface TablesOptions extends Omit<MemoryOptions, 'replaying' | 'legacies'> {
  /** Plays matches again; in this thread if absent. */
  readonly replaying?: Replaying;
  readonly now?: () => number;
}

export class Tables {
  private readonly options: TablesOptions;
  private readonly now: () => number;
  private readonly memory: Memory;
  private readonly replaying: Replaying;
  /** What matches have left to people. */
  readonly legacies: Legacies;
  readonly looking: Looking;

  constructor(options: TablesOptions) {
    this.options = options;
    this.now = options.now ?? Date.now;
    this.replaying = options.replaying ?? replayingHere(options.shelf);
    const { store, shelf } = options;
    this.legacies = new Legacies({ store, shelf, replaying: this.replaying, now: this.now });
    this.memory = new Memory({ ...options, replaying: this.replaying, legacies: this.legacies }, this.now);
    this.looking = new Looking({
      ...options,
      replaying: this.replaying,
      now: this.now,
      live: id => this.live(id),
      viewerFor: (id, identity, seat) => this.viewerFor(id, identity, seat),
    });
  }

  start(): Promise<void> {
    return this.memory.start();
  }

  get inMemory(): number {
    return this.memory.size;
  }

  /** A table in memory. */
  live(id: string): Promise<Live> {
    return this.memory.live(id);
  }

  /** Clears away tables of which nothing was heard since a moment; how many. */
  clear(before: number): Promise<number> {
    return this.memory.clear(before);
  }

  /** Removes tables that were deleted so long ago that nobody can restore them; how many. */
  sweepDeleted(): Promise<number> {
    return sweepDeleted(this.options.store, this.now());
  }

  close(): Promise<void> {
    return this.memory.close();
  }

  // ── Making tables ────────────────────────────────────────────────────────────────────────────────────────────────

  /** A secret that a browser sees the commitment of before it says its own words. */
  commit(): { commitment: string; sealed: string } {
    return promise(this.options.key, this.now());
  }

  async create(request: TableRequest, person: Person): Promise<{ id: string; invitations: Invitation[] }> {
    const game = await this.options.shelf.loadGame(request.game);
    checkTableSetup(game, request);
    const id = newName();
    const brings: Brought[][] = [];
    for (const seat of request.seats) {
      brings.push(await this.legacies.brought(id, game, person.identity, seat.brings ?? []));
    }
    const { body, invitations } = requestedTable(game, request, person, brings, this.options.key, this.now());
    checkLegacies(game, legaciesOf(body), body.seats.length);
    return { id: await this.insert(body, id), invitations };
  }

  private async insert(draft: TableBody, id = newName()): Promise<string> {
    const body = withFirstReading(begun(draft, this.now()), this.memory.service.now());
    const { created, commitment } = body;
    const kept = await this.options.store.createTable({
      id,
      created,
      commitment,
      body: JSON.stringify(body),
      seats: indexOf(body),
      clocked: isClocked(body),
    });
    if (!kept) throw new TableError('conflict', 'This commitment has been used for another table; ask for a new one.');
    const live = await this.live(id);
    this.memory.driver.settle(live);
    return id;
  }

  /** A table that goes on from a file, from its end or from an earlier moment. */
  async import(
    text: string,
    seats: TableRequest['seats'] | undefined,
    n: number | undefined,
    person: Person,
  ): Promise<string> {
    const { store, shelf } = this.options;
    const at = this.now();
    const { head, entries, lines, saved } = await this.replaying.do({ job: 'read', text, n, at }, person.identity);
    const id = newName();
    const game = await shelf.loadGame(head.game, head.version);
    const brought = await this.legacies.recognised(id, game, person.identity, head.legacies ?? []);
    const body = tableOfFile(game, head, seats, person, at, entries, brought);
    if (entries > 0) {
      if (!(await store.appendAll(id, lines))) throw new TableError('conflict', 'The match could not be stored.');
      await store.keepSnapshot(id, entries, saved);
    }
    return this.insert(body, id);
  }

  // ── Sitting down and getting up ──────────────────────────────────────────────────────────────────────────────────

  /** What a seat's link leads to. */
  async invitation(token: string): Promise<{ table: string; seat: Seat }> {
    const found = await this.options.store.seatByToken(tokenHash(token));
    if (found === undefined) throw new TableError('not-found', 'This invitation is not valid (any more).');
    return found;
  }

  async claim(token: string, person: Person, ids: readonly string[] = []): Promise<{ table: string; seat: Seat }> {
    const found = await this.invitation(token);
    const { game } = await this.live(found.table);
    const brings = await this.legacies.brought(found.table, game, person.identity, ids);
    await this.memory.change(found.table, body =>
      fitting(game, seated(body, found.seat, { ...person, brings }, this.now())),
    );
    return found;
  }

  /** Brings something else to a seat of mine, or nothing, while the table waits. */
  async bring(id: string, seat: Seat, identity: string, ids: readonly string[]): Promise<void> {
    const { game, body: now } = await this.live(id);
    checkHolder(now, seat, identity);
    const brings = await this.legacies.brought(id, game, identity, ids);
    await this.memory.change(id, body => fitting(game, broughtTo(body, seat, identity, brings, this.now())));
  }

  /** Who made the table decides about what is not proven. */
  async allow(id: string, seat: Seat, identity: string, isAllowed: boolean): Promise<void> {
    await this.memory.change(id, body => decided(body, seat, identity, isAllowed, this.now()));
  }

  /** Takes a seat that is kept for this identity (a rematch). */
  async sit(id: string, person: Person, ids: readonly string[] = []): Promise<void> {
    const { game } = await this.live(id);
    const brings = await this.legacies.brought(id, game, person.identity, ids);
    await this.memory.change(id, body => {
      let after = body;
      let spoken = false;
      body.seats.forEach((seat, i) => {
        if (seat.kind !== 'open' || seat.holder !== person.identity) return;
        const said = spoken ? { words: '', brings: [] } : { words: person.words, brings };
        const as = { ...person, ...said, name: seat.name || person.name };
        after = seated(after, i, as, this.now());
        spoken = true;
      });
      return fitting(game, after);
    });
  }

  /** A new link for an open seat; the old one is void. */
  async invite(id: string, seat: Seat, identity: string): Promise<string> {
    const token = newToken();
    await this.memory.change(id, body => {
      if (body.owner !== identity) throw new TableError('forbidden', 'Only who made the table gives out its links.');
      const wanted = body.seats[seat] as SeatBody | undefined;
      if (wanted?.kind !== 'open') throw new TableError('seat-taken', 'This seat is not open.');
      if (wanted.holder !== null) {
        throw new TableError('seat-taken', `This seat is kept for ${wanted.name}, who has not declined it.`);
      }
      return withSeat(body, seat, { token: tokenHash(token) });
    });
    return token;
  }

  /** For good; or, with `hold`, in a while, and until then one may stay. */
  async leave(id: string, identity: string, hold = false): Promise<void> {
    await this.memory.change(id, body => (hold ? leaving(body, identity, this.now()) : left(body, identity)));
  }

  async stay(id: string, identity: string): Promise<void> {
    await this.memory.change(id, body => stayed(body, identity));
  }

  /** An open seat becomes a bot's. */
  async fill(id: string, seat: Seat, identity: string, bot: string | undefined): Promise<void> {
    checkBot(bot);
    await this.memory.change(id, body => filled(body, seat, identity, bot, this.now()));
  }

  /** Off somebody's list; and when nobody else has it, away. */
  async delete(id: string, identity: string): Promise<void> {
    await this.memory.changeStored(id, body => deletedFor(body, identity, this.now()));
  }

  async restore(id: string, identity: string): Promise<void> {
    await this.memory.changeStored(id, body => restoredFor(body, identity, this.now()));
  }

  // ── Who is away ──────────────────────────────────────────────────────────────────────────────────────────────────

  async nudge(id: string, seat: Seat, identity: string): Promise<void> {
    const live = await this.live(id);
    const served = this.memory.service.now();
    await this.memory.change(id, body => nudged(live, body, seat, identity, { now: this.now(), served }));
  }

  /** Somebody would let a bot play for who is away. */
  async agree(id: string, seat: Seat, identity: string): Promise<void> {
    const live = await this.live(id);
    await this.memory.change(id, body => agreedOn(live, body, seat, identity, this.memory.service.now()));
  }

  async concede(id: string, seat: Seat, identity: string): Promise<void> {
    const { game } = await this.live(id);
    await this.memory.change(id, body => {
      const mine = checkHolder(body, seat, identity);
      if (mine.conceded) return body;
      return conceded(withSeat(body, seat, { why: undefined }), seat, game.together === true);
    });
  }

  /** When the seat's person wants to be asked: never, always, and else when it could matter. */
  async quiet(id: string, seat: Seat, identity: string, { quiet = [], always = [] }: Wishes): Promise<void> {
    const { game } = await this.live(id);
    const unknown = [...quiet, ...always].find(moment => !Object.hasOwn(game.words.moments ?? {}, moment));
    if (unknown !== undefined) throw new TableError('bad-request', `${game.name} has no moment "${unknown}".`);
    const live = await this.memory.change(id, body => {
      checkHolder(body, seat, identity);
      return withSeat(body, seat, { quiet: [...new Set(quiet)], always: [...new Set(always)] });
    });
    this.memory.driver.settle(live);
  }

  async handOver(id: string, seat: Seat, identity: string, bot: string | undefined): Promise<void> {
    checkBot(bot);
    await this.memory.change(id, body => {
      const mine = checkHolder(body, seat, identity);
      return withSeat(body, seat, { byBot: true, bot: bot ?? mine.bot, why: undefined });
    });
  }

  async takeBack(id: string, seat: Seat, identity: string): Promise<void> {
    await this.memory.change(id, body => {
      const mine = checkHolder(body, seat, identity);
      if (mine.conceded) throw new TableError('seat-played-by-bot', 'This seat has conceded.');
      return withSeat(body, seat, { ...here, byBot: false, why: undefined });
    });
  }

  /**
   * The next table with the same people. The first to ask makes it, with the secret of the commitment it has seen; the
   * others find it, see its commitment and sit down.
   */
  async rematch(id: string, person: Person, sealed?: string): Promise<string> {
    const live = await this.live(id);
    if (live.info(null).status !== 'over') throw new TableError('match-running', 'The match is not over yet.');
    const secret = secretOf(this.options.key, sealed, this.now());
    const wanted = newName();
    const given = live.body.rematch === null ? null : await this.stored(live.body.rematch);
    const gone = given !== null && (isAbandoned(given) || deletedAt(given) !== null) ? live.body.rematch : null;
    const { body } = await this.memory.change(id, now => {
      checkMayGoOn(now, person.identity);
      return now.rematch === gone ? { ...now, rematch: wanted } : now;
    });
    const next = body.rematch!;
    // Two may ask at the same time, and who asked first may have been cut off: whoever comes finds or makes it.
    if ((await this.stored(next)) === null) {
      try {
        const game = await this.options.shelf.loadGame(body.game);
        await this.insert(nextTable(game, body, person, secret, this.now()), next);
      } catch (error) {
        if ((await this.stored(next)) === null) {
          // Nobody is led to a table that is not there.
          await this.memory.change(id, now => (now.rematch === next ? { ...now, rematch: null } : now));
          throw error;
        }
      }
    }
    return next;
  }

  private async stored(id: string): Promise<TableBody | null> {
    const row = await this.options.store.table(id);
    return row === undefined ? null : bodyOf(row.body);
  }

  // ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** As whom somebody looks now; a seat that is asked for must be its own. */
  async viewerFor(id: string, identity: string, seat: Seat | undefined): Promise<Viewer> {
    const { body } = await this.live(id);
    if (seat !== undefined) checkHolder(body, seat, identity);
    return viewerOf(body, identity, seat);
  }

  async join(id: string, onlooker: Onlooker): Promise<Live> {
    const live = await this.live(id);
    await live.join(onlooker, await this.memory.chat(id));
    this.memory.driver.settle(live);
    return live;
  }

  async info(id: string, identity: string): Promise<TableInfo> {
    return (await this.live(id)).info(identity);
  }

  // ── Chat ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  async say(id: string, line: ChatLine): Promise<void> {
    const live = await this.live(id);
    await this.options.store.addChat(id, JSON.stringify(line));
    live.audience.tellAll({ t: 'chat', line });
  }
}

/** Throws what speaks against all that is brought together. */
function fitting(game: Game, body: TableBody): TableBody {
  checkLegacies(game, legaciesOf(body), body.seats.length);
  return body;
}

function checkBot(bot: string | undefined): void {
  if (bot !== undefined && !botNames.includes(bot)) throw new TableError('bad-request', `There is no bot "${bot}".`);
}
