/**
 * A table in memory: its match, the people who look at it, and the order of things. A choice is validated, stored,
 * acknowledged, then shown to everybody; what a viewer is sent is made when the choice is applied and held back until
 * it is durable.
 */
import { choose, log, open, save, start, undo, visible } from '@vesper/kernel';
import type { Choice, Entry, Game, Match, Seat, Told, Viewer } from '@vesper/kernel';
import { TableError } from '../errors.ts';
import type { ChatLine, Scene, Snapshot, TableInfo, ToPage } from '../messages.ts';
import { moved, scene, sharedLog } from '../room.ts';
import type { Store } from '../store/store.ts';
import { isPlayedByBot } from './body.ts';
import type { TableBody } from './body.ts';
import { leftNow, newClock, nextExpiry, ticked } from './clock.ts';
import type { Clock } from './clock.ts';
import { infoOf } from './info.ts';
import { isStale, play, seedOfTable, toText, wasChosen } from './record.ts';

/** Somebody who looks at a table through one connection. */
export interface Onlooker {
  readonly identity: string;
  readonly viewer: Viewer;
  /** Wants to know which choices could be taken back. */
  readonly finality: boolean;
  send(text: string): void;
  /** Ends the connection; a page comes back by itself. */
  close(): void;
}

/** What a viewer has on its screen. */
interface Seen {
  scene: Scene;
  finality: boolean;
  /** How many lines of its own log, and of the match's. */
  lines: number;
  told: number;
}

export interface LiveHooks {
  readonly now: () => number;
  /** The table is at rest: bots may have to move, clocks to be wound. */
  settled(live: Live): void;
  /** A stored number was taken by another node: memory is wrong. */
  outrun(live: Live): Promise<void>;
  chose(live: Live): void;
}

/**
 * After how many entries a match is kept as a whole: every few dozen at first, then ever more seldom, because a longer
 * match is longer to write; what remains to be played when it is loaded is never more than a third of it.
 */
const WHOLE = new Set<number>();
for (let n = 48; n < 100_000; n += Math.max(48, Math.floor(n / 2))) WHOLE.add(n);

export class Live {
  readonly id: string;
  readonly game: Game;
  readonly onlookers = new Set<Onlooker>();
  /** Decisions that a bot thinks about. */
  readonly thinking = new Set<string>();
  body: TableBody;
  version: number;
  match: Match | null = null;
  clock: Clock | null = null;
  /** Entries that are stored. */
  durable = 0;
  touched: number;
  /** One change of the body after the other. */
  changing: Promise<unknown> = Promise.resolve();
  timer: NodeJS.Timeout | undefined;
  /** An earlier moment that somebody looked at last; the next one is often close behind. */
  past: Match | null = null;

  private readonly store: Store;
  private readonly hooks: LiveHooks;
  private readonly seen = new Map<Viewer, Seen>();
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
  }

  /** Puts a match on the table: a new one, or one that was loaded. */
  put(match: Match, clock: Clock | null): void {
    this.match = match;
    this.durable = match.record.length;
    const { clock: rule } = this.body;
    this.clock = rule === null ? null : (clock ?? newClock(rule, match.seats, this.body.started));
    this.seen.clear();
    this.past = null;
  }

  begin(): void {
    const { body } = this;
    this.put(
      start(this.game, { seats: body.seats.length, options: body.options, seed: seedOfTable(this.id, body) }),
      null,
    );
  }

  get busy(): boolean {
    return this.waitingForStore > 0;
  }

  /** Nothing is on its way to the store, and what is in memory is what is stored. */
  async rest(): Promise<void> {
    while (this.waitingForStore > 0 || this.mending !== null) await (this.mending ?? this.lastStored);
  }

  touch(): void {
    this.touched = this.hooks.now();
  }

  sendAway(): void {
    for (const onlooker of this.onlookers) onlooker.close();
  }

  private readonly isPerson = (seat: Seat): boolean => !isPlayedByBot(this.body.seats[seat]);

  // ── Choosing ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** `acknowledge` is called when the choice is durable, before anybody sees it. A repeated answer is acknowledged again. */
  async choose(seat: Seat, decision: string, choice: Choice, acknowledge?: () => void): Promise<void> {
    while (this.mending !== null) await this.mending;
    const match = this.running();
    const before = this.waiting();
    try {
      choose(match, { seat, choice, decision });
    } catch (error) {
      if (isStale(error) && wasChosen(match, seat, decision, choice)) return this.rest().then(acknowledge);
      throw error;
    }
    return this.keep(match, before, acknowledge);
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
    const before = this.waiting();
    const told = match.log;
    undo(match, seat);
    return this.keep(match, before, acknowledge, told);
  }

  private running(): Match {
    if (this.match === null) throw new TableError('not-started', 'The match has not begun: a seat is still open.');
    if (this.body.status === 'over') throw new TableError('not-started', 'The match is over.');
    return this.match;
  }

  private keep(match: Match, before: Seat[], acknowledge?: () => void, undone?: readonly Told[]): Promise<void> {
    const at = this.hooks.now();
    const n = match.record.length;
    const entry = match.record[n - 1];
    if (this.clock !== null) {
      const by = { seat: entry.seat, undo: 'undo' in entry };
      this.clock = ticked(this.body.clock!, this.clock, before, this.waiting(), by, at);
    }
    this.touched = at;
    const outbox = this.changes(match, undone);
    this.waitingForStore++;
    const stored = this.store.append(this.id, n, toText(entry, at, this.clock)).then(
      kept => this.kept(kept, match, n, outbox, acknowledge),
      why => this.notKept(why),
    );
    this.lastStored = stored.catch(() => {});
    return stored;
  }

  private kept(
    kept: boolean,
    match: Match,
    n: number,
    outbox: ReadonlyMap<Viewer, string>,
    acknowledge?: () => void,
  ): Promise<void> | undefined {
    if (!kept) return this.notKept(new TableError('conflict', 'Somebody else was faster; look again.'));
    this.waitingForStore--;
    this.durable = n;
    this.hooks.chose(this);
    acknowledge?.();
    this.deliver(outbox);
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
    const { match } = this;
    if (match === null) return;
    await this.rest();
    for (const { number, body } of await this.store.entries(this.id, match.record.length)) {
      if (this.match !== match || this.busy) return;
      if (number <= match.record.length) continue; // two notices may read the same entries
      const line = JSON.parse(body) as Entry & { at: number; left?: number[] };
      const told = match.log;
      play(match, line);
      if (line.left !== undefined) this.clock = { left: line.left, at: line.at };
      this.durable = number;
      this.deliver(this.changes(match, 'undo' in line ? told : undefined));
    }
    this.hooks.settled(this);
  }

  // ── Showing ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** What the last entry changes for each viewer, as text. */
  private changes(match: Match, undone?: readonly Told[]): Map<Viewer, string> {
    const outbox = new Map<Viewer, string>();
    for (const [viewer, seen] of this.seen) {
      const after = scene(match, viewer, seen.finality ? this.isPerson : undefined);
      let told: Told[];
      if (undone === undefined) {
        told = [];
        for (let i = seen.told; i < match.log.length; i++) {
          const event = visible(match.log[i].event, viewer);
          if (event !== undefined) told.push({ at: match.log[i].at, event });
        }
      } else {
        seen.lines = sharedLog(undone, match.log, viewer);
        told = log(match, viewer).slice(seen.lines);
      }
      outbox.set(viewer, JSON.stringify(moved(match, viewer, seen.scene, seen.lines, after, told)));
      seen.scene = after;
      seen.lines += told.length;
      seen.told = match.log.length;
    }
    return outbox;
  }

  private deliver(outbox: ReadonlyMap<Viewer, string>): void {
    for (const onlooker of this.onlookers) {
      const text = outbox.get(onlooker.viewer);
      if (text !== undefined) onlooker.send(text);
    }
  }

  /** Somebody looks at the table from now on. */
  async join(onlooker: Onlooker, chat: readonly ChatLine[]): Promise<void> {
    await this.rest();
    this.onlookers.add(onlooker);
    this.touched = this.hooks.now();
    onlooker.send(this.snapshotFor(onlooker, chat));
    this.showTable(onlooker);
  }

  leave(onlooker: Onlooker): void {
    this.onlookers.delete(onlooker);
    this.touched = this.hooks.now();
    for (const other of this.onlookers) if (other.viewer === onlooker.viewer) return this.showTable();
    this.seen.delete(onlooker.viewer);
    this.showTable();
  }

  private snapshotFor({ viewer, identity, finality }: Onlooker, chat: readonly ChatLine[]): string {
    const { match } = this;
    const lines = match === null ? [] : log(match, viewer);
    let seen = this.seen.get(viewer);
    if (match !== null && (seen === undefined || (finality && !seen.finality))) {
      const now = scene(match, viewer, finality ? this.isPerson : undefined);
      this.seen.set(viewer, (seen = { scene: now, finality, lines: lines.length, told: match.log.length }));
    }
    const table = this.info(identity);
    const message: Snapshot = { t: 'snapshot', viewer, table, scene: seen?.scene ?? null, log: lines, chat };
    return JSON.stringify(message);
  }

  /** Everything again, for all: the match has begun, or memory was wrong. */
  showAll(chat: readonly ChatLine[]): void {
    for (const onlooker of this.onlookers) onlooker.send(this.snapshotFor(onlooker, chat));
  }

  /** The people and clocks around the match have changed. */
  showTable(except?: Onlooker): void {
    const texts = new Map<string, string>();
    for (const onlooker of this.onlookers) {
      if (onlooker === except) continue;
      let text = texts.get(onlooker.identity);
      if (text === undefined) {
        const message: ToPage = { t: 'table', table: this.info(onlooker.identity) };
        texts.set(onlooker.identity, (text = JSON.stringify(message)));
      }
      onlooker.send(text);
    }
  }

  tellAll(message: ToPage): void {
    const text = JSON.stringify(message);
    for (const onlooker of this.onlookers) onlooker.send(text);
  }

  info(identity: string | null): TableInfo {
    const now = this.hooks.now();
    const left = this.clock === null ? null : leftNow(this.clock, this.waiting(), now);
    const present = new Set([...this.onlookers].map(onlooker => onlooker.identity));
    return infoOf(this.id, this.body, {
      identity,
      present,
      left,
      leftAt: now,
      outcome: this.match?.state.outcome ?? null,
    });
  }

  // ── Waiting ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** People the match waits for. */
  waiting(): Seat[] {
    if (this.match === null || this.clock === null) return [];
    return this.waitsFor().filter(seat => !isPlayedByBot(this.body.seats[seat]));
  }

  /** All seats the match waits for. */
  waitsFor(): Seat[] {
    if (this.match === null || this.body.status !== 'running') return [];
    return open(this.match)
      .filter(decision => !decision.optional)
      .map(decision => decision.seat);
  }

  expiry(): { seat: Seat; ms: number } | undefined {
    return this.clock === null ? undefined : nextExpiry(this.clock, this.waiting(), this.hooks.now());
  }
}
