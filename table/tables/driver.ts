/** What happens by itself at a table: bots move, clocks run out, a match that is over is written down as such. */
import { setTimeout as sleep } from 'node:timers/promises';
import { open, passing } from '@vesper/kernel';
import type { Choice, Match, Open, Seat } from '@vesper/kernel';
import { botNames, usualBot } from '../thinking/pool.ts';
import type { BotPool } from '../thinking/pool.ts';
import { TableError } from '../errors.ts';
import { conceded, isPlayedByBot, withSeat } from './body.ts';
import type { TableBody } from './body.ts';
import type { Live } from './live.ts';
import { isStale } from './record.ts';

export interface DriverOptions {
  readonly pool: BotPool;
  readonly botDelay: number;
  change(id: string, make: (body: TableBody) => TableBody): Promise<unknown>;
  failed(error: unknown, table: string): void;
}

/** Longer than any timer can wait. */
const LONGEST = 2 ** 31 - 1;

export class Driver {
  private readonly options: DriverOptions;
  private stopped = false;

  constructor(options: DriverOptions) {
    this.options = options;
  }

  stop(): void {
    this.stopped = true;
  }

  /** Called whenever a table has come to rest. */
  settle(live: Live): void {
    clearTimeout(live.timer);
    live.timer = undefined;
    const { match, body } = live;
    if (this.stopped || match === null || body.status !== 'running') return;
    if (match.state.outcome !== null) {
      const { winners } = match.state.outcome;
      this.inBackground(
        live,
        this.options.change(live.id, now => ended(now, winners)),
      );
      return;
    }
    if (body.seats.some(isPlayedByBot)) {
      for (const decision of open(match)) {
        if (decision.optional || live.thinking.has(decision.id) || !isPlayedByBot(body.seats[decision.seat])) continue;
        live.thinking.add(decision.id);
        this.inBackground(live, this.botMoves(live, match, decision));
      }
    }
    if (body.seats.some(({ quiet }) => quiet !== undefined && quiet.length > 0)) this.letPass(live, match);
    const expiry = live.expiry();
    if (expiry === undefined) return;
    const wait = Math.min(Math.max(0, expiry.ms), LONGEST);
    live.timer = setTimeout(() => this.inBackground(live, this.expired(live)), wait).unref();
  }

  /** Passes for people who do not want to be asked at this moment. */
  private letPass(live: Live, match: Match): void {
    for (const decision of open(match)) {
      const { seat, id, optional } = decision;
      const { quiet = [], kind } = live.body.seats[seat];
      if (optional || kind !== 'person' || quiet.length === 0 || live.thinking.has(id)) continue;
      const pass = passing(match, decision);
      if (pass === undefined || !quiet.includes(pass.moment)) continue;
      live.thinking.add(id);
      this.inBackground(
        live,
        live
          .choose(seat, id, pass.choice)
          .catch((error: unknown) => {
            if (!isStale(error) && !(error instanceof TableError)) throw error; // else the person was faster
          })
          .finally(() => live.thinking.delete(id)),
      );
    }
  }

  private async botMoves(live: Live, match: Match, decision: Open): Promise<void> {
    const { seat, id } = decision;
    try {
      const [choice] = await Promise.all([
        this.think(live, match, decision, live.body.seats[seat].bot),
        live.audience.size > 0 ? sleep(this.options.botDelay) : undefined,
      ]);
      if (live.match === match && !this.stopped && isPlayedByBot(live.body.seats[seat]))
        await live.choose(seat, id, choice);
    } catch (error) {
      if (!isStale(error) && !(error instanceof TableError)) throw error; // else somebody was faster
    } finally {
      live.thinking.delete(id);
    }
  }

  think(live: Live, match: Match, decision: Open, bot: string): Promise<Choice> {
    const seed = `${live.id} ${decision.id}`; // no part of the match's own luck
    return this.options.pool.think(match, decision, botNames.includes(bot) ? bot : usualBot, seed);
  }

  private async expired(live: Live): Promise<void> {
    const expiry = live.expiry();
    if (expiry === undefined || expiry.ms > 0) return this.settle(live);
    const { seat } = expiry;
    const rule = live.body.clock!.onExpiry;
    await this.options.change(live.id, body => {
      if (body.status !== 'running' || isPlayedByBot(body.seats[seat])) return body;
      return rule === 'bot' ? withSeat(body, seat, { byBot: true }) : conceded(body, seat, live.game.together === true);
    });
  }

  private inBackground(live: Live, work: Promise<unknown>): void {
    work.catch((error: unknown) => this.options.failed(error, live.id));
  }
}

function ended(body: TableBody, winners: readonly Seat[]): TableBody {
  return body.status === 'over' ? body : { ...body, status: 'over', result: { winners, by: 'rules' } };
}
