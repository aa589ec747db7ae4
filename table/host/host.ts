/**
 * A match on its table, on a server or in a browser: its seats, its clocks, the people who look at it, and the order of
 * things. A choice is validated, stored, acknowledged, then shown to everybody; what a viewer is sent is made when the
 * choice is applied and held back until it is durable.
 */
import { VesperError, choiceKey, choose, forecast, open, undo } from '@vesper/kernel';
import type { Choice, Entry, Forecast, Game, Match, Open, Outcome, Seat, Told, Viewer } from '@vesper/kernel';
import { TableError } from '../errors.ts';
import type { TableInfo } from '../messages.ts';
import { mayPass, passFor } from '../passing.ts';
import type { Pass, Wishes } from '../passing.ts';
import { ONLY_FORWARD } from '../replaying/bounds.ts';
import { Audience } from './audience.ts';
import type { Onlooker, Outbox, Shown } from './audience.ts';
import { isPlayedByBot, isTimed, withFirstReading } from './body.ts';
import type { TableBody } from './body.ts';
import { leastFor, leftNow, newClock, nextExpiry, ticked } from './clock.ts';
import type { Clock, Reading } from './clock.ts';
import { withHappenings } from './happenings.ts';
import { infoOf } from './info.ts';
import { isStale, wasChosen } from './late.ts';

/** What a host needs of the place where it runs. */
export interface Ports {
  /** The time by which clocks run, in whole milliseconds, and what it was when this place began. */
  readonly service: { now(): number; readonly began: number };
  /** The longest pause, in milliseconds, after which a moment is let pass for a seat. */
  pause(): number;
  /** As whom somebody looks. */
  viewerOf(onlooker: Onlooker): Viewer;
  /** Stores the last entry, which is number `n`. `false`: that number is taken, memory is wrong. */
  store(match: Match, n: number): Promise<boolean>;
  /** An entry is durable; called before anybody hears of it. */
  stored?(): void;
  /** All entries up to number `n` are durable: bots may have to move, clocks to be wound. */
  settled(match: Match, n: number): Promise<void> | undefined;
  /** What is in memory is not what is stored: takes what is stored, and shows it. */
  mend(): Promise<void>;
}

/** Nothing is known of a choice but that it should be thought over. */
const UNFORESEEN: Forecast = { final: 'shown', told: [], more: true, next: null, later: [] };

export class Host implements Shown {
  readonly id: string;
  readonly game: Game;
  readonly audience = new Audience(this);
  /** Decisions that a bot thinks about, or that are about to pass. */
  readonly thinking = new Set<string>();
  body: TableBody;
  match: Match | null = null;
  clock: Clock | null = null;
  /** Entries that are stored. */
  durable = 0;
  /** It has left the memory: whatever comes to this object now comes too late. */
  isGone = false;

  private readonly ports: Ports;
  /** What has been foretold of the choices at the moment `n`. */
  private considered: { n: number; body: TableBody | null; forecasts: Map<string, Forecast> } = {
    n: -1,
    body: null,
    forecasts: new Map(),
  };
  private waitingForStore = 0;
  /** Memory is being made right again. */
  protected mending: Promise<void> | null = null;
  private lastStored: Promise<unknown> = Promise.resolve();
  private stopWaiting: (() => void) | undefined;

  constructor(id: string, game: Game, body: TableBody, ports: Ports) {
    this.id = id;
    this.game = game;
    this.body = body;
    this.ports = ports;
  }

  /** Puts a match on the table. */
  put(match: Match, reading?: Reading): void {
    this.match = match;
    this.durable = match.record.length;
    const { clock: rule } = this.body;
    this.clock = rule === null ? null : newClock(rule, match.seats, this.ports.service.began);
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

  // ── Choosing ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** `acknowledge` is called when the choice is durable, before anybody sees it. A repeated answer is acknowledged again. */
  choose(seat: Seat, decision: string, choice: Choice, acknowledge?: () => void): Promise<void> {
    if (this.mending !== null) return this.mending.then(() => this.choose(seat, decision, choice, acknowledge));
    try {
      const match = this.running();
      const before = this.waiting();
      const free = this.clock !== null && mayPass(match, seat) ? this.ports.pause() : 0;
      choose(match, { seat, choice, decision });
      return this.keep(match, before, free, acknowledge);
    } catch (error) {
      const isRepeated = isStale(error) && this.match !== null && wasChosen(this.match, seat, decision, choice);
      return isRepeated ? this.rest().then(acknowledge) : Promise.reject(error);
    }
  }

  /** What would come of a choice, by what its seat knows. Nothing is found out twice, however often somebody asks. */
  consider(seat: Seat, decision: string, choice: Choice): Forecast {
    const match = this.running();
    const { body, considered: before } = this;
    const n = match.record.length;
    if (before.n !== n || before.body !== body) this.considered = { n, body, forecasts: new Map() };
    const { forecasts } = this.considered;
    const name = `${seat} ${decision} ${choiceKey(choice)}`;
    let known = forecasts.get(name);
    if (known === undefined) {
      known = this.foretold(match, seat, decision, choice);
      forecasts.set(name, known);
    }
    return known;
  }

  /** Rules that stumble over a choice are found out when it is made, not before. */
  private foretold(match: Match, seat: Seat, decision: string, choice: Choice): Forecast {
    try {
      return forecast(match, { seat, decision, choice }, other => this.isPerson(other));
    } catch (error) {
      if (error instanceof VesperError && error.code !== 'broken-rules') throw error;
      return UNFORESEEN;
    }
  }

  /** Makes a choice that can be taken back; of any other it only says what would come of it. */
  async chooseUnlessFinal(
    seat: Seat,
    decision: string,
    choice: Choice,
    acknowledge?: () => void,
  ): Promise<Forecast | null> {
    while (this.mending !== null) await this.mending;
    let known: Forecast | null = null;
    try {
      known = this.consider(seat, decision, choice);
    } catch (error) {
      if (!isStale(error)) throw error; // it may have been made before: then it is acknowledged again
    }
    if (known !== null && known.final !== null) return known;
    await this.choose(seat, decision, choice, acknowledge);
    return null;
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
    const n = match.record.length;
    if (this.clock !== null) {
      const entry = match.record[n - 1];
      const by = { seat: entry.seat, undo: 'undo' in entry, free };
      this.clock = ticked(this.body.clock!, this.clock, before, this.waiting(), by, this.ports.service.now());
    }
    this.waitingForStore++;
    let outbox: Outbox;
    try {
      outbox = this.audience.changes(match, undone);
    } catch (error) {
      return this.notKept(error); // the rules cannot show what has become of it: it did not happen
    }
    const stored = this.ports.store(match, n).then(
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
    this.ports.stored?.();
    acknowledge?.();
    this.audience.deliver(outbox);
    return this.busy ? undefined : this.ports.settled(match, n);
  }

  private async notKept(why: unknown): Promise<void> {
    this.waitingForStore--;
    this.mending ??= this.ports.mend().finally(() => (this.mending = null));
    await this.mending;
    throw why;
  }

  // ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────────

  viewerOf(onlooker: Onlooker): Viewer {
    return this.ports.viewerOf(onlooker);
  }

  /** How the match ended, once that is stored: what is told of the end must not be told of a match that goes on. */
  private outcome(): Outcome | null {
    const { match } = this;
    return match === null || match.record.length !== this.durable ? null : match.state.outcome;
  }

  info(identity: string | null): TableInfo {
    const left = this.clock === null ? null : leftNow(this.clock, this.waiting(), this.ports.service.now());
    const { present } = this.audience;
    return infoOf(this.id, this.body, { identity, present, left, outcome: this.outcome(), n: this.durable });
  }

  // ── Waiting ──────────────────────────────────────────────────────────────────────────────────────────────────────

  isPerson(seat: Seat): boolean {
    return !isPlayedByBot(this.body.seats[seat]);
  }

  /** People the match waits for, where a clock runs for them. */
  waiting(): Seat[] {
    if (this.match === null || this.clock === null) return [];
    return this.waitsFor().filter(seat => this.isPerson(seat));
  }

  /** What a person's seat chooses at a decision without being asked, if it is not. */
  passOf(decision: Open): Pass | undefined {
    const holder = this.body.seats[decision.seat];
    if (this.match === null || isPlayedByBot(holder)) return undefined;
    return passFor(this.match, decision, holder);
  }

  wishesOf(viewer: Viewer): Wishes {
    return viewer === 'spectator' ? {} : this.body.seats[viewer];
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
      free = seat => (mayPass(match, seat) ? this.ports.pause() : 0);
    }
    return nextExpiry(clock, waiting, this.ports.service.now(), free);
  }

  /** Nobody waits any longer for a clock to run out, but for the one whose waiting `stop` ends. */
  wind(stop?: () => void): void {
    this.stopWaiting?.();
    this.stopWaiting = stop;
  }

  /** A change of the table with what follows from it: what is told of it, and what the clocks show. */
  noted(made: TableBody): TableBody {
    const { body, match } = this;
    return this.withReading(match === null ? made : withHappenings(body, made, match.record.length));
  }

  /** A change of the table, with what the clocks show if it changes for whom they run. */
  private withReading(made: TableBody): TableBody {
    const { body, match, clock } = this;
    const seats = made.seats.map((_, seat) => seat).filter(seat => isTimed(body, seat) !== isTimed(made, seat));
    if (made.clock === null || seats.length === 0) return made;
    const served = this.ports.service.now();
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

  protected take(reading: Reading | undefined): void {
    if (this.clock === null || reading === undefined) return;
    const { service } = this.ports;
    // Another node may be a little ahead, and a crash may have cut off the last seconds.
    this.clock = { left: reading.left, at: Math.min(reading.served ?? service.began, service.now()) };
  }
}
