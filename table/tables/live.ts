/**
 * A table in memory: its match, the people who look at it, and the order of things. A choice is validated, stored,
 * acknowledged, then shown to everybody; what a viewer is sent is made when the choice is applied and held back until
 * it is durable.
 */
import { choose, open, save, undo } from '@vesper/kernel';
import type { Choice, Entry, Game, Match, Open, Outcome, Seat, Told, Viewer } from '@vesper/kernel';
import { TableError } from '../errors.ts';
import type { ChatLine, TableInfo } from '../messages.ts';
import { LONGEST, ONLY_FORWARD } from '../replaying/bounds.ts';
import { mayPass, passFor } from '../passing.ts';
import type { Store } from '../store/store.ts';
import { Audience } from './audience.ts';
import type { Onlooker, Outbox, Shown } from './audience.ts';
import { isPlayedByBot, isTimed, viewerOf, withFirstReading } from './body.ts';
import type { TableBody } from './body.ts';
import { leastFor, leftNow, newClock, nextExpiry, ticked } from './clock.ts';
import type { Clock, Reading } from './clock.ts';
import { infoOf } from './info.ts';
import { isStale, lastLine, playLine, wasChosen } from './record.ts';
import type { Line } from './record.ts';
import type { Service } from './serviceTime.ts';
import { read } from './unreadable.ts';

export interface LiveHooks {
  readonly now: () => number;
  readonly service: Pick<Service, 'now' | 'began'>;
  /** The longest pause, in milliseconds, after which a moment is let pass for a seat. */
  readonly pause: number;
  /** The table is at rest: bots may have to move, clocks to be wound. */
  settled(live: Live): void;
  /** A stored number was taken by another node: memory is wrong. */
  outrun(live: Live): Promise<void>;
  chose(live: Live): void;
}

/**
 * After how many entries a match is kept as a whole. Some hundreds are played again in a few hundredths of a second; from
 * there on ever more seldom, because a longer match is longer to write: what remains to be played is never more than a third.
 */
const WHOLE = new Set<number>();
for (let n = 512; n < LONGEST; n = Math.floor(n * 1.5)) WHOLE.add(n);

/** Entries of another node that are followed before others have their turn. */
const AT_ONCE = 32;

export class Live implements Shown {
  readonly id: string;
  readonly game: Game;
  readonly audience = new Audience(this);
  /** Decisions that a bot thinks about. */
  readonly thinking = new Set<string>();
  body: TableBody;
  version: number;
  match: Match | null = null;
  clock: Clock | null = null;
  /** Entries that are stored. */
  durable = 0;
  touched: number;
  /** The service time at which somebody last had to do with it, and how often that was. */
  used: number;
  visits = 0;
  /** It has left the memory: whatever comes to this object now comes too late. */
  isGone = false;
  /** One change of the body after the other. */
  changing: Promise<unknown> = Promise.resolve();
  timer: NodeJS.Timeout | undefined;

  private readonly store: Store;
  private readonly hooks: LiveHooks;
  private waitingForStore = 0;
  /** Memory is being made right again. */
  private mending: Promise<void> | null = null;
  private lastStored: Promise<unknown> = Promise.resolve();

  constructor(id: string, game: Game, body: TableBody, version: number, store: Store, hooks: LiveHooks) {
    this.id = id;
    this.game = game;
    this.body = body;
    this.version = version;
    this.store = store;
    this.hooks = hooks;
    this.touched = hooks.now();
    this.used = hooks.service.now();
  }

  /** Puts a match on the table. */
  put(match: Match, reading: Reading | undefined): void {
    this.match = match;
    this.durable = match.record.length;
    const { clock: rule } = this.body;
    this.clock = rule === null ? null : newClock(rule, match.seats, this.hooks.service.began);
    this.take(reading);
    this.readRow();
    this.audience.forget();
  }

  get busy(): boolean {
    return this.waitingForStore > 0;
  }

  /** Does something when nothing is on its way to the store, so that what is in memory is what is stored. */
  async atRest<T>(act: () => T): Promise<T> {
    while (this.waitingForStore > 0 || this.mending !== null) await (this.mending ?? this.lastStored.catch(() => {}));
    return act(); // without another await, after which somebody may have chosen again
  }

  rest(): Promise<void> {
    return this.atRest(() => {});
  }

  touch(): void {
    this.touched = this.hooks.now();
    this.used = this.hooks.service.now();
    this.visits++;
  }

  isPerson(seat: Seat): boolean {
    return !isPlayedByBot(this.body.seats[seat]);
  }

  // ── Choosing ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** `acknowledge` is called when the choice is durable, before anybody sees it. A repeated answer is acknowledged again. */
  choose(seat: Seat, decision: string, choice: Choice, acknowledge?: () => void): Promise<void> {
    if (this.mending !== null) return this.mending.then(() => this.choose(seat, decision, choice, acknowledge));
    try {
      const match = this.running();
      const before = this.waiting();
      const free = this.clock !== null && mayPass(match, seat) ? this.hooks.pause : 0;
      choose(match, { seat, choice, decision });
      return this.keep(match, before, free, acknowledge);
    } catch (error) {
      const isRepeated = isStale(error) && this.match !== null && wasChosen(this.match, seat, decision, choice);
      return isRepeated ? this.rest().then(acknowledge) : Promise.reject(error);
    }
  }

  /** Takes the seat's last choice back; `n` is how many entries the record had for the one who asks. */
  async undo(seat: Seat, n: number, acknowledge?: () => void): Promise<void> {
    while (this.mending !== null) await this.mending;
    const match = this.running();
    if (n !== match.record.length) {
      const entry = match.record[n] as Entry | undefined;
      if (entry === undefined || !('undo' in entry) || entry.seat !== seat) {
        throw new TableError('conflict', 'Something else has happened since; look again before you undo.');
      }
      return this.rest().then(acknowledge);
    }
    if (match.state.outcome !== null) throw new TableError('not-started', 'The match is over.');
    if (n >= ONLY_FORWARD) {
      throw new TableError('too-long', 'So much has been taken back in this match that it only goes forward now.');
    }
    const before = this.waiting();
    const told = match.log;
    undo(match, seat);
    return this.keep(match, before, 0, acknowledge, told);
  }

  private running(): Match {
    if (this.match === null) throw new TableError('not-started', 'The match has not begun: a seat is still open.');
    if (this.body.status === 'over') throw new TableError('not-started', 'The match is over.');
    return this.match;
  }

  private keep(
    match: Match,
    before: Seat[],
    free: number,
    acknowledge?: () => void,
    undone?: readonly Told[],
  ): Promise<void> {
    const at = this.hooks.now();
    const n = match.record.length;
    const entry = match.record[n - 1];
    this.touched = at;
    this.used = this.hooks.service.now();
    if (this.clock !== null) {
      const by = { seat: entry.seat, undo: 'undo' in entry, free };
      this.clock = ticked(this.body.clock!, this.clock, before, this.waiting(), by, this.used);
    }
    this.waitingForStore++;
    let outbox: Outbox;
    try {
      outbox = this.audience.changes(match, undone);
    } catch (error) {
      return this.notKept(error); // the rules cannot show what has become of it: it did not happen
    }
    const stored = this.store.append(this.id, n, lastLine(match, at, this.clock)).then(
      kept => this.kept(kept, match, n, outbox, acknowledge),
      why => this.notKept(why),
    );
    this.lastStored = stored;
    return stored;
  }

  private kept(
    kept: boolean,
    match: Match,
    n: number,
    outbox: Outbox,
    acknowledge?: () => void,
  ): Promise<void> | undefined {
    if (!kept) return this.notKept(new TableError('conflict', 'Somebody else was faster; look again.'));
    this.waitingForStore--;
    this.durable = n;
    this.hooks.chose(this);
    acknowledge?.();
    this.audience.deliver(outbox);
    if (this.busy) return undefined;
    const image = WHOLE.has(n) ? this.store.keepSnapshot(this.id, n, save(match)) : undefined;
    this.hooks.settled(this);
    return image;
  }

  private async notKept(why: unknown): Promise<void> {
    this.waitingForStore--;
    this.mending ??= this.hooks.outrun(this).finally(() => (this.mending = null));
    await this.mending;
    throw why;
  }

  /** Entries that another node has stored. */
  async follow(): Promise<void> {
    await this.rest();
    const { match } = this;
    if (match === null) return;
    for (const { number, body } of await this.store.entries(this.id, this.durable)) {
      // Somebody here has chosen meanwhile, or what is in memory has proved wrong: look again when that is settled.
      if (this.match !== match || this.busy || this.mending !== null) return this.follow();
      if (number <= match.record.length) continue; // two notices may read the same entries
      const told = match.log;
      const line = read(() => {
        const next = JSON.parse(body) as Line;
        playLine(match, next);
        return next;
      });
      if (line.left !== undefined) this.take({ n: number, left: line.left, served: line.served });
      this.durable = number;
      this.audience.deliver(this.audience.changes(match, 'undo' in line ? told : undefined));
      if (number % AT_ONCE === 0) await new Promise(resolve => setImmediate(resolve));
    }
    this.hooks.settled(this);
  }

  // ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────────

  viewerOf({ identity, wanted }: Onlooker): Viewer {
    return viewerOf(this.body, identity, wanted);
  }

  /** Somebody looks at the table from now on. */
  join(onlooker: Onlooker, chat: readonly ChatLine[]): Promise<void> {
    return this.atRest(() => {
      this.touch();
      this.audience.join(onlooker, chat);
    });
  }

  leave(onlooker: Onlooker): void {
    this.touch();
    this.audience.leave(onlooker);
  }

  /** How the match ended, once that is stored: what is told of the end must not be told of a match that goes on. */
  private outcome(): Outcome | null {
    const { match } = this;
    return match === null || match.record.length !== this.durable ? null : match.state.outcome;
  }

  info(identity: string | null): TableInfo {
    const left = this.clock === null ? null : leftNow(this.clock, this.waiting(), this.hooks.service.now());
    const { present } = this.audience;
    return infoOf(this.id, this.body, { identity, present, left, outcome: this.outcome() });
  }

  // ── Waiting ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** People the match waits for. */
  waiting(): Seat[] {
    if (this.match === null || this.clock === null) return [];
    return this.waitsFor().filter(seat => this.isPerson(seat));
  }

  /** What a person's seat chooses at a decision without being asked, if it is not. */
  passOf(decision: Open): Choice | undefined {
    const holder = this.body.seats[decision.seat];
    if (this.match === null || isPlayedByBot(holder)) return undefined;
    return passFor(this.match, decision, holder.quiet ?? []);
  }

  /** All seats the match waits for. */
  waitsFor(): Seat[] {
    if (this.match === null || this.body.status !== 'running') return [];
    return open(this.match)
      .filter(decision => !decision.optional)
      .map(decision => decision.seat);
  }

  // ── Clocks ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Whose time runs out next. At a moment that may pass nobody's does before the longest pause is over, and never for a seat
   * for which it is about to pass: else a seat with little time would show whether it has something to choose from.
   */
  expiry(): { seat: Seat; ms: number } | undefined {
    const { match, clock } = this;
    if (match === null || clock === null) return undefined;
    let waiting = this.waiting();
    let free: (seat: Seat) => number = () => 0;
    if (waiting.length > 0 && mayPass(match)) {
      const passed = open(match).filter(decision => this.passOf(decision) !== undefined);
      waiting = waiting.filter(seat => !passed.some(decision => decision.seat === seat));
      free = seat => (mayPass(match, seat) ? this.hooks.pause : 0);
    }
    return nextExpiry(clock, waiting, this.hooks.service.now(), free);
  }

  /** When the time of a seat is up, as things stand and at the very earliest; by service time. */
  alarm(): { due: number; earliest: number } {
    const now = this.hooks.service.now();
    const timed = this.clock?.left.filter((_, seat) => isTimed(this.body, seat)) ?? [];
    return { due: now + (this.expiry()?.ms ?? Infinity), earliest: now + Math.max(0, Math.min(...timed)) };
  }

  /** A change of the table, with what the clocks show if it changes for whom they run. */
  withReading(made: TableBody): TableBody {
    const { body, match, clock } = this;
    const seats = made.seats.map((_, seat) => seat).filter(seat => isTimed(body, seat) !== isTimed(made, seat));
    if (made.clock === null || seats.length === 0) return made;
    const served = this.hooks.service.now();
    if (match === null || clock === null) return withFirstReading(made, served);
    const n = match.record.length;
    const left = leftNow(clock, this.waiting(), served);
    // Whose time was up plays on with a little, but not before the bot has moved: else nobody's time were ever up.
    const hasMoved = n > (body.reading?.n ?? -1);
    for (const seat of seats) {
      if (hasMoved && isTimed(made, seat)) left[seat] = Math.max(left[seat], leastFor(made.clock));
    }
    return { ...made, reading: { n, left, served } };
  }

  /** The table's row says what the clocks show, unless an entry has come since. */
  readRow(): void {
    const { reading } = this.body;
    if (this.match !== null && reading !== undefined && reading.n >= this.match.record.length) this.take(reading);
  }

  private take(reading: Reading | undefined): void {
    if (this.clock === null || reading === undefined) return;
    const { service } = this.hooks;
    // Another node may be a little ahead, and a crash may have cut off the last seconds.
    this.clock = { left: reading.left, at: Math.min(reading.served ?? service.began, service.now()) };
  }
}
