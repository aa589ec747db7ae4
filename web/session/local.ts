import type { Choice, Forecast, Replay, Seat } from '@vesper/kernel';
import type { Wishes } from '@vesper/table/passing';
import { Engine, once } from './engine.ts';
import { keptTable } from './keep.ts';
import { newStore, receive } from './receive.ts';
import { SessionError } from './session.ts';
import type { Hint, Past, Session } from './session.ts';

/** A table of this browser: the engine runs in a worker and the match is kept in IndexedDB. */
export class LocalSession implements Session {
  readonly kind = 'local';
  readonly id: string;
  readonly store = newStore();
  readonly #engine = new Engine();

  constructor(id: string) {
    this.id = id;
    this.#engine.onMessage = message => {
      const next = receive(this.store.getState(), message);
      if (next !== null) this.store.setState(next);
    };
    this.#engine.ask('open', { id }).catch((error: unknown) => {
      const problem = error instanceof SessionError ? error : { code: 'closed', message: String(error) };
      if (problem.code !== 'closed') this.store.setState({ link: 'failed', problem });
    });
  }

  choose(seat: Seat, decision: string, choice: Choice, unlessFinal?: true): Promise<Forecast | null> {
    return this.#engine.ask('choose', { seat, decision, choice, unlessFinal });
  }

  consider(seat: Seat, decision: string, choice: Choice): Promise<Forecast> {
    return this.#engine.ask('consider', { seat, decision, choice });
  }

  async undo(seat: Seat): Promise<void> {
    await this.#engine.ask('undo', { seat });
  }

  async chat(): Promise<void> {
    // Nobody else is here.
  }

  look(seat: Seat): void {
    void this.#engine.ask('look', { seat });
  }

  past(n: number): Promise<Past> {
    return this.#engine.ask('past', { n });
  }

  hint(): Promise<Hint | null> {
    return this.#engine.ask('hint', null);
  }

  replay(): Promise<Replay> {
    return this.#engine.ask('replay', null);
  }

  async seatTo(seat: Seat, kind: 'bot' | 'person', bot?: string): Promise<void> {
    await this.#engine.ask('seatTo', { seat, kind, bot });
  }

  async concede(seat: Seat): Promise<void> {
    await this.seatTo(seat, 'bot');
  }

  async wish(seat: Seat, wishes: Required<Wishes>): Promise<void> {
    await this.#engine.ask('wish', { seat, wishes });
  }

  async rematch(): Promise<string> {
    const table = await keptTable(this.id);
    if (table === undefined) throw new SessionError({ code: 'gone', message: 'The table is gone.' });
    return once('create', { game: table.game, options: table.options, seats: table.seats });
  }

  /** How long bots wait before they move. */
  pace(milliseconds: number): void {
    void this.#engine.ask('pace', { milliseconds });
  }

  hold(held: boolean): void {
    void this.#engine.ask('hold', { held });
  }

  close(): void {
    this.#engine.close();
  }
}
