/** One table of this browser: the host that servers run too, with one page looking on. Runs in the worker. */
import type { Bot } from '@vesper/bots';
import { quickBots, think, untilTime } from '@vesper/bots/quick';
import { load, log, open, outcome, replayTo, toReplay } from '@vesper/kernel';
import type { Choice, Forecast, Game, Match, Open, Replay, Seat } from '@vesper/kernel';
import { Driver, Host, isPlayedByBot, longestPause, withSeat } from '@vesper/table/host';
import type { Onlooker, TableBody, Wishes } from '@vesper/table/host';
import { scene } from '@vesper/table/scenes';
import { withBrain } from '../brains.ts';
import type { LocalTable } from './keep.ts';
import type { LocalLegacy } from './keptLegacies.ts';
import { asItStands, bodyOf, HERE, playedBy, seatsOf } from './localTable.ts';
import type { Hint, Past } from './session.ts';

/** What a desk needs of the worker. */
export interface DeskPorts {
  /** A message to the page, as text. */
  send(text: string): void;
  keep(table: LocalTable): Promise<void>;
  /** Keeps what the match has left to somebody here, in the place of what it has grown from. */
  keepLegacy(legacy: LocalLegacy, instead: string): Promise<void>;
  /** Something that nobody waits for went wrong. */
  readonly failed: (error: unknown) => void;
}

/** A bot that searches is loaded when one plays; for a name that nobody has any more its usual successor plays. */
async function searching(bot: string): Promise<Bot> {
  const { bots } = await import('@vesper/bots');
  return bots[bot] ?? quickBots.adept;
}

export class Desk {
  /** Milliseconds between a question and a bot's answer. */
  pace = 700;
  /** Bots wait while this is not settled: the page is still showing what has happened. */
  #shown: Promise<void> = Promise.resolve();
  #release: (() => void) | null = null;
  readonly #game: Game;
  readonly #ports: DeskPorts;
  readonly #host: Host;
  readonly #driver: Driver;
  /** What is stored. */
  #kept: LocalTable;
  #storing: Promise<void> = Promise.resolve();
  #viewer: Seat;
  #page: Onlooker;
  #rng = [...crypto.getRandomValues(new Uint32Array(4))];

  constructor(game: Game, table: LocalTable, ports: DeskPorts) {
    this.#game = game;
    this.#kept = table;
    this.#ports = ports;
    const match = load(game, table.saved);
    this.#host = new Host(table.id, game, bodyOf(game, table, match), {
      service: { now: () => Math.floor(performance.now()), began: 0 },
      pause: () => longestPause(this.pace),
      viewerOf: () => this.#viewer,
      store: async match => {
        // Before the end is stored and shown: whoever goes away then takes the worker along.
        if (outcome(match) !== null) await this.#earn(match).catch(ports.failed);
        await this.#store();
        return true;
      },
      settled: async () => this.#driver.settle(this.#host),
      mend: () => this.#mend(),
    });
    this.#driver = new Driver({
      time: { now: () => performance.now(), after },
      delay: () => this.pace,
      chance: Math.random,
      think: (_, at, decision, bot) => this.#think(at, decision, bot),
      change: (_, make) => this.#change(make),
      over: () => this.#storing,
      isUnobserved: ({ body }) => body.seats.filter(seat => !isPlayedByBot(seat)).length === 1,
      failed: error => ports.failed(error),
    });
    this.#host.put(match);
    const people = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.#viewer = open(match).find(({ seat }) => people.includes(seat))?.seat ?? people[0] ?? 0;
    this.#page = this.#newPage();
  }

  // ── Looking ────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Shows the page everything; from there on the match goes on by itself. */
  async show(): Promise<void> {
    await this.#host.atRest(() => this.#host.audience.join(this.#page, []));
    this.#driver.settle(this.#host);
  }

  async look(seat: Seat): Promise<void> {
    if (!this.#host.isPerson(seat)) return;
    this.#host.audience.leave(this.#page);
    this.#viewer = seat;
    this.#page = this.#newPage();
    await this.show();
  }

  #newPage(): Onlooker {
    return { identity: HERE, wanted: this.#viewer, send: this.#ports.send, close() {} };
  }

  past(n: number): Past {
    const match = replayTo(this.#game, toReplay(this.#match), Math.max(0, Math.min(n, this.#match.record.length)));
    return { scene: scene(match, this.#viewer), log: log(match, this.#viewer) };
  }

  async hint(): Promise<Hint | null> {
    const [{ suggest }, game] = await Promise.all([import('@vesper/bots/hint'), withBrain(this.#game)]);
    const decision = open(this.#match, this.#viewer).find(({ seat }) => seat === this.#viewer);
    return decision === undefined ? null : suggest(think(game, this.#match, decision), this.#rng);
  }

  replay(): Replay {
    return toReplay(this.#match);
  }

  get #match(): Match {
    return this.#host.match!;
  }

  // ── Playing ────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** What would come of it instead, if it would be final and was not to be made then. */
  async choose(seat: Seat, decision: string, choice: Choice, unlessFinal = false): Promise<Forecast | null> {
    if (unlessFinal) return this.#host.chooseUnlessFinal(seat, decision, choice);
    await this.#host.choose(seat, decision, choice);
    return null;
  }

  consider(seat: Seat, decision: string, choice: Choice): Forecast {
    return this.#host.consider(seat, decision, choice);
  }

  undo(seat: Seat): Promise<void> {
    return this.#host.undo(seat, this.#match.record.length);
  }

  /** Hands a seat to a bot or takes it back. */
  seatTo(seat: Seat, kind: 'bot' | 'person', bot = quickBots.adept.name): Promise<void> {
    return this.#change(body => withSeat(body, seat, playedBy(kind, bot)));
  }

  /** When a seat wants to be asked. */
  wish(seat: Seat, { quiet, always }: Required<Wishes>): Promise<void> {
    return this.#change(body => withSeat(body, seat, { quiet, always }));
  }

  close(): void {
    this.#driver.stop();
  }

  /** What was told before a bot thinks leaves first: this worker does one thing at a time. */
  async #think(match: Match, decision: Open, bot: string): Promise<Choice> {
    await new Promise<void>(resolve => void after(0, resolve));
    const game = await withBrain(this.#game);
    const player = quickBots[bot] ?? (await searching(bot));
    const end = Date.now() + (player.milliseconds ?? 0);
    const choice = player.choose(think(game, match, decision), this.#rng, untilTime(Date.now, end));
    await this.#shown;
    return choice;
  }

  /** Bots wait with their moves, or go on. */
  hold(held: boolean): void {
    if (held === (this.#release !== null)) return;
    this.#release?.();
    this.#release = null;
    if (held) this.#shown = new Promise(resolve => (this.#release = resolve));
  }

  // ── Keeping ────────────────────────────────────────────────────────────────────────────────────────────────────────

  async #change(make: (body: TableBody) => TableBody): Promise<void> {
    const host = this.#host;
    const made = make(host.body);
    if (made === host.body) return;
    host.body = host.noted(made);
    await this.#store().catch((error: unknown) => {
      host.body = bodyOf(this.#game, this.#kept, this.#match);
      throw error;
    });
    host.audience.showTable();
    if (host.audience.seatsChanged()) await host.atRest(() => host.audience.showChanged([]));
    this.#driver.settle(host);
  }

  /** One after the other, because each is the whole table. */
  #store(): Promise<void> {
    const seats = seatsOf(this.#host.body);
    const { happened = [] } = this.#host.body;
    const table = { ...this.#kept, seats, happened, ...asItStands(this.#game, this.#match, seats, this.#viewer) };
    const stored = this.#storing
      .catch(() => {})
      .then(() => this.#ports.keep(table))
      .then(() => void (this.#kept = table));
    return (this.#storing = stored);
  }

  /** What the match leaves to people is kept with the records that earned it. */
  async #earn(match: Match): Promise<void> {
    if (this.#game.legacy === undefined) return;
    const { earned } = await import('./earning.ts');
    const all = earned(this.#game, match, this.#kept, seat => this.#isSomebodys(seat));
    for (const { legacy, instead } of all) await this.#ports.keepLegacy(legacy, instead);
  }

  /** Also where a bot has played on for whoever sat there. */
  #isSomebodys(seat: Seat): boolean {
    const { seats, happened = [] } = this.#host.body;
    return seats[seat].kind === 'person' || happened.some(one => one.seat === seat && one.what === 'botPlays');
  }

  /** The match goes on from what is stored. */
  async #mend(): Promise<void> {
    await this.#storing.catch(() => {});
    const match = load(this.#game, this.#kept.saved);
    this.#host.body = bodyOf(this.#game, this.#kept, match);
    this.#host.put(match);
    this.#host.audience.showAll([]);
    this.#driver.settle(this.#host);
  }
}

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
