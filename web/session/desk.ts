/** One table of this browser: the match, its bots, and what the page is told. Runs in the worker. */
import { bots, suggest, think } from '@vesper/bots';
import { choose, load, log, open, outcome, replayTo, save, toReplay, undo } from '@vesper/kernel';
import type { Choice, Game, Match, Replay, Seat } from '@vesper/kernel';
import { FORMULA } from '@vesper/table/fair';
import type { Scene, TableInfo, ToPage } from '@vesper/table/messages';
import { passFor } from '@vesper/table/passing';
import { moved, scene, sharedLog } from '@vesper/table/room';
import { plainSayer } from './called.ts';
import { keepTable } from './keep.ts';
import type { LocalTable } from './keep.ts';
import type { Hint, Moment } from './session.ts';

/** How the table stands, in a line for the lobby. */
export function standing(game: Game, view: unknown, { seats }: Pick<LocalTable, 'seats'>): string {
  const words = seats.map((_, seat) => game.words.seat(view, seat));
  return plainSayer(
    words,
    seats.map(({ name }) => name),
  )(game.words.status(view));
}

export class Desk {
  readonly game: Game;
  readonly #send: (message: ToPage) => void;
  #table: LocalTable;
  #match: Match;
  #viewer: Seat;
  #pace = 700;
  #bot: ReturnType<typeof setTimeout> | null = null;
  #stored: Promise<void> = Promise.resolve();
  #rng = [...crypto.getRandomValues(new Uint32Array(4))];

  constructor(game: Game, table: LocalTable, send: (message: ToPage) => void) {
    this.game = game;
    this.#table = table;
    this.#send = send;
    this.#match = load(game, table.saved);
    const waits = open(this.#match).find(({ seat }) => this.#isPerson(seat));
    this.#viewer =
      waits?.seat ??
      Math.max(
        0,
        table.seats.findIndex(({ kind }) => kind === 'person'),
      );
  }

  // ── Looking ────────────────────────────────────────────────────────────────────────────────────────────────────────

  snapshot(): void {
    this.#send({
      t: 'snapshot',
      viewer: this.#viewer,
      table: this.#info(),
      scene: this.#scene(),
      log: log(this.#match, this.#viewer),
      chat: [],
    });
    this.#letBotsPlay();
  }

  look(seat: Seat): void {
    if (!this.#isPerson(seat)) return;
    this.#viewer = seat;
    this.snapshot();
  }

  moment(n: number): Moment {
    const match = this.#at(n);
    return { scene: scene(match, this.#viewer), log: log(match, this.#viewer) };
  }

  hint(): Hint | null {
    const decision = open(this.#match, this.#viewer).find(({ seat }) => seat === this.#viewer);
    return decision === undefined ? null : suggest(think(this.game, this.#match, decision), this.#rng);
  }

  replay(n = this.#match.record.length): Replay {
    return toReplay(n === this.#match.record.length ? this.#match : this.#at(n));
  }

  get table(): LocalTable {
    return this.#table;
  }

  #at(n: number): Match {
    return replayTo(this.game, toReplay(this.#match), Math.max(0, Math.min(n, this.#match.record.length)));
  }

  // ── Playing ────────────────────────────────────────────────────────────────────────────────────────────────────────

  async choose(seat: Seat, decision: string, choice: Choice): Promise<void> {
    await this.#change(() => choose(this.#match, { seat, choice, decision }));
    this.#letBotsPlay();
  }

  async undo(seat: Seat): Promise<void> {
    this.#stopBots();
    await this.#change(() => undo(this.#match, seat));
    this.#letBotsPlay();
  }

  /** Hands a seat to a bot or takes it back. */
  async seatTo(seat: Seat, kind: 'bot' | 'person', bot = 'greedy'): Promise<void> {
    const seats = this.#table.seats.map((old, index) => (index === seat ? { ...old, kind, bot } : old));
    this.#table = { ...this.#table, seats };
    await this.#store();
    this.#send({ t: 'table', table: this.#info() });
    this.#letBotsPlay();
  }

  /** Moments that pass without asking a seat. */
  async quiet(seat: Seat, moments: readonly string[]): Promise<void> {
    const seats = this.#table.seats.map((old, index) => (index === seat ? { ...old, quiet: moments } : old));
    this.#table = { ...this.#table, seats };
    await this.#store();
    this.#send({ t: 'table', table: this.#info() });
    this.#letBotsPlay();
  }

  set pace(milliseconds: number) {
    this.#pace = milliseconds;
  }

  close(): void {
    this.#stopBots();
  }

  /** Carries out at once, tells when it is stored; changes are stored and told in their order. */
  #change(act: () => void): Promise<void> {
    const before = this.#scene();
    const told = this.#match.log.slice();
    act();
    const keep = sharedLog(told, this.#match.log, this.#viewer);
    const news = moved(this.#match, this.#viewer, before, keep, this.#scene());
    this.#stored = this.#stored.then(() => this.#store());
    return this.#stored.then(() => {
      this.#send(news);
      if (news.over) this.#send({ t: 'table', table: this.#info() });
    });
  }

  // ── Bots ───────────────────────────────────────────────────────────────────────────────────────────────────────────

  #letBotsPlay(): void {
    this.#stopBots();
    if (this.#letPass()) return;
    const decision = open(this.#match).find(({ seat, optional }) => !optional && !this.#isPerson(seat));
    if (decision === undefined) return;
    this.#bot = setTimeout(() => {
      const bot = bots[this.#table.seats[decision.seat].bot] ?? bots.greedy;
      const choice = bot.choose(think(this.game, this.#match, decision), this.#rng);
      void this.choose(decision.seat, decision.id, choice);
    }, this.#pace);
  }

  /**
   * Passes for a person who could do nothing else or does not want to be asked: at once, or where others look on, after a
   * pause that does not tell which it was.
   */
  #letPass(): boolean {
    for (const decision of open(this.#match)) {
      const { seat, id } = decision;
      if (!this.#isPerson(seat)) continue;
      const choice = passFor(this.#match, decision, this.#table.seats[seat].quiet ?? []);
      if (choice === undefined) continue;
      const pass = (): void => void this.choose(seat, id, choice);
      const isAlone = this.#table.seats.filter(({ kind }) => kind === 'person').length === 1;
      if (isAlone) pass();
      else this.#bot = setTimeout(pass, this.#pace * (1 + Math.random()));
      return true;
    }
    return false;
  }

  #stopBots(): void {
    if (this.#bot !== null) clearTimeout(this.#bot);
    this.#bot = null;
  }

  // ── What is told ───────────────────────────────────────────────────────────────────────────────────────────────────

  #isPerson(seat: Seat): boolean {
    return this.#table.seats[seat]?.kind === 'person';
  }

  #scene(): Scene {
    return scene(this.#match, this.#viewer, seat => this.#isPerson(seat));
  }

  #info(): TableInfo {
    const { id, game, options, seats, created } = this.#table;
    const end = outcome(this.#match);
    const over = end !== null;
    return {
      id,
      game,
      version: this.game.version,
      options,
      status: over ? 'over' : 'running',
      seats: seats.map(({ kind, name, bot, quiet = [] }, seat) => ({
        seat,
        kind,
        name,
        bot,
        present: true,
        conceded: false,
        byBot: false,
        said: null,
        kept: false,
        yours: kind === 'person',
        quiet,
      })),
      clock: null,
      left: null,
      created,
      commitment: '',
      formula: FORMULA,
      revealed: over ? { secret: this.#match.seed, words: [] } : null,
      result: end === null ? null : { winners: end.winners, by: 'rules' },
      owner: true,
      solo: true,
      rematch: null,
    };
  }

  async #store(): Promise<void> {
    const over = outcome(this.#match) !== null;
    const view = this.game.view(this.#match.state, this.#viewer);
    this.#table = {
      ...this.#table,
      updated: Date.now(),
      status: over ? 'over' : 'running',
      standing: standing(this.game, view, this.#table),
      yourTurn: open(this.#match).some(({ seat, optional }) => !optional && this.#isPerson(seat)),
      saved: save(this.#match),
    };
    await keepTable(this.#table);
  }
}
