/** What happens by itself at a table: bots move, clocks run out, a match that is over is written down as such. */
import { setTimeout as sleep } from 'node:timers/promises';
import { open } from '@vesper/kernel';
import type { Choice, Match, Open, Seat } from '@vesper/kernel';
import { botNames, usualBot } from '../thinking/pool.ts';
import type { BotPool } from '../thinking/pool.ts';
import { TableError } from '../errors.ts';
import { mayPass } from '../passing.ts';
import { luckOf } from '../tokens.ts';
import { conceded, isPlayedByBot, withSeat } from './body.ts';
import type { TableBody } from './body.ts';
import type { Live } from './live.ts';
import { isStale } from './record.ts';

export interface DriverOptions {
  readonly pool: BotPool;
  readonly botDelay: number;
  /** The server's key: a bot's luck must not be known to anybody. */
  readonly key: string;
  change(id: string, make: (body: TableBody) => TableBody): Promise<unknown>;
  failed(error: unknown, table: string): void;
}

const SHORTEST = 50;
/** Longer than any timer can wait. */
const LONGEST = 2 ** 31 - 1;

/** A moment is let pass for a seat after half of this at least, and this at most. */
export function longestPause(botDelay: number): number {
  return 2 * botDelay;
}

export class Driver {
  private readonly options: DriverOptions;
  private stopped = false;

  constructor(options: DriverOptions) {
    this.options = options;
  }

  stop(): void {
    this.stopped = true;
  }

  /** Called whenever a table has come to rest. What goes wrong there concerns that table only. */
  settle(live: Live): void {
    try {
      this.goOn(live);
    } catch (error) {
      this.options.failed(error, live.id);
    }
  }

  private goOn(live: Live): void {
    clearTimeout(live.timer);
    live.timer = undefined;
    const { match, body } = live;
    if (this.stopped || live.isGone || match === null || body.status !== 'running') return;
    if (match.state.outcome !== null) {
      const { winners } = match.state.outcome;
      this.inBackground(
        live,
        this.options.change(live.id, now => ended(now, winners)),
      );
      return;
    }
    if (body.seats.some(isPlayedByBot) || mayPass(match)) {
      for (const decision of open(match)) this.answerFor(live, match, decision);
    }
    const expiry = live.expiry();
    if (expiry === undefined) return;
    // Service time may stand still just before the end; then this looks again now and then, not all the time.
    const wait = expiry.ms <= 0 ? 0 : Math.min(Math.max(SHORTEST, expiry.ms), LONGEST);
    live.timer = setTimeout(() => this.inBackground(live, this.expired(live)), wait).unref();
  }

  /** Answers where no person does: for a bot, or for a person's seat that lets the moment pass. */
  private answerFor(live: Live, match: Match, decision: Open): void {
    const { seat, id, optional } = decision;
    if (optional || live.thinking.has(id)) return;
    const isBots = isPlayedByBot(live.body.seats[seat]);
    if (!isBots && live.passOf(decision) === undefined) return;
    live.thinking.add(id);
    const answered = isBots ? this.botMoves(live, match, decision) : this.letPass(live, match, decision);
    this.inBackground(
      live,
      answered
        .catch((error: unknown) => {
          if (!isStale(error) && !(error instanceof TableError)) throw error; // else somebody was faster
        })
        .finally(() => live.thinking.delete(id)),
    );
  }

  private async botMoves(live: Live, match: Match, decision: Open): Promise<void> {
    const { seat, id } = decision;
    const asked = performance.now();
    const choice = await this.think(live, match, decision, live.body.seats[seat].bot);
    if (isFollowed(live)) await this.inStep(asked);
    if (live.match === match && !this.stopped && isPlayedByBot(live.body.seats[seat]))
      await live.choose(seat, id, choice);
  }

  /**
   * A bot's answer leaves a whole number of delays after the question, nearly always one: neither how long it thought nor
   * whether there was anything to think about can be told from when it comes.
   */
  private async inStep(asked: number): Promise<void> {
    const { botDelay } = this.options;
    if (botDelay === 0) return;
    const passed = performance.now() - asked;
    await sleep(Math.ceil(passed / botDelay) * botDelay - passed);
  }

  /** The pause is the same for whoever could do nothing else and for whoever does not want to be asked. */
  private async letPass(live: Live, match: Match, decision: Open): Promise<void> {
    const { botDelay } = this.options;
    if (botDelay > 0) await sleep(longestPause(botDelay) * (0.5 + Math.random() / 2));
    if (live.match !== match || this.stopped) return;
    const choice = live.passOf(decision);
    if (choice !== undefined) await live.choose(decision.seat, decision.id, choice);
  }

  private think(live: Live, match: Match, decision: Open, bot: string): Promise<Choice> {
    const seed = luckOf(this.options.key, `${live.id} ${decision.id}`);
    return this.options.pool.think(match, decision, botNames.includes(bot) ? bot : usualBot, seed);
  }

  private async expired(live: Live): Promise<void> {
    const expiry = live.expiry();
    if (expiry === undefined || expiry.ms > 0) return this.settle(live);
    const { seat } = expiry;
    const rule = live.body.clock!.onExpiry;
    await this.options.change(live.id, body => {
      const now = live.expiry(); // an answer may have come before this change's turn
      if (now === undefined || now.seat !== seat || now.ms > 0) return body;
      return rule === 'bot' ? withSeat(body, seat, { byBot: true }) : conceded(body, seat, live.game.together === true);
    });
  }

  private inBackground(live: Live, work: Promise<unknown>): void {
    work.catch((error: unknown) => this.options.failed(error, live.id));
  }
}

/** Somebody may be following how the match goes on. */
function isFollowed({ audience, body }: Live): boolean {
  return audience.size > 0 || body.seats.some(({ kind }) => kind === 'person');
}

function ended(body: TableBody, winners: readonly Seat[]): TableBody {
  return body.status === 'over' ? body : { ...body, status: 'over', result: { winners, by: 'rules' } };
}
