/** What happens by itself at a table: bots move, moments pass, clocks run out, a match that is over is noted as such. */
import { open } from '@vesper/kernel';
import type { Choice, Match, Open } from '@vesper/kernel';
import { TableError } from '../errors.ts';
import { mayPass } from '../passing.ts';
import { conceded, ended, isPlayedByBot, withSeat } from './body.ts';
import type { TableBody } from './body.ts';
import type { Host } from './host.ts';
import { isStale } from './late.ts';

/** What a driver needs of the place where it runs. */
export interface DriverPorts {
  readonly time: Time;
  /** Milliseconds between a question and a bot's answer. */
  delay(): number;
  /** A number from 0 up to 1 that nobody can know beforehand. */
  chance(): number;
  /** What a bot answers to a decision, by luck that nobody can know. */
  think(host: Host, match: Match, decision: Open, bot: string): Promise<Choice>;
  /** Changes the table around the match, and stores that; `make` may give the table it was given. */
  change(host: Host, make: (body: TableBody) => TableBody): Promise<unknown>;
  /** Nobody but one person looks on, and nothing is given away by how soon a moment passes. */
  isUnobserved(host: Host): boolean;
  /** A match is over by its rules; called before the table is noted as such, and again if that came to nothing. */
  over(host: Host, match: Match): Promise<void>;
  failed(error: unknown, host: Host): void;
}

export interface Time {
  /** Milliseconds by a clock that nobody sets. */
  now(): number;
  /** Does something after so many milliseconds; what is returned prevents it. */
  after(ms: number, act: () => void): () => void;
}

const SHORTEST = 50;
/** Longer than any timer can wait. */
const LONGEST = 2 ** 31 - 1;

/** A moment is let pass for a seat after half of this at least, and this at most. */
export function longestPause(delay: number): number {
  return 2 * delay;
}

export class Driver {
  private readonly ports: DriverPorts;
  private stopped = false;

  constructor(ports: DriverPorts) {
    this.ports = ports;
  }

  stop(): void {
    this.stopped = true;
  }

  /** Called whenever a table has come to rest. What goes wrong there concerns that table only. */
  settle(host: Host): void {
    try {
      this.goOn(host);
    } catch (error) {
      this.ports.failed(error, host);
    }
  }

  private goOn(host: Host): void {
    host.wind();
    const { match, body } = host;
    if (this.stopped || host.isGone || match === null || body.status !== 'running') return;
    if (match.state.outcome !== null) {
      const { winners } = match.state.outcome;
      this.inBackground(
        host,
        this.ports.over(host, match).then(() => this.ports.change(host, now => ended(now, winners))),
      );
      return;
    }
    if (body.seats.some(isPlayedByBot) || mayPass(match)) {
      for (const decision of open(match)) this.answerFor(host, match, decision);
    }
    const expiry = host.expiry();
    if (expiry === undefined) return;
    // Service time may stand still just before the end; then this looks again now and then, not all the time.
    const wait = expiry.ms <= 0 ? 0 : Math.min(Math.max(SHORTEST, expiry.ms), LONGEST);
    host.wind(this.ports.time.after(wait, () => this.inBackground(host, this.expired(host))));
  }

  /** Answers where no person does: for a bot, or for a person's seat that lets the moment pass. */
  private answerFor(host: Host, match: Match, decision: Open): void {
    const { seat, id, optional } = decision;
    if (optional || host.thinking.has(id)) return;
    const isBots = isPlayedByBot(host.body.seats[seat]);
    if (!isBots && host.passOf(decision) === undefined) return;
    host.thinking.add(id);
    const answered = isBots ? this.botMoves(host, match, decision) : this.letPass(host, match, decision);
    this.inBackground(
      host,
      answered
        .catch((error: unknown) => {
          if (!isStale(error) && !(error instanceof TableError)) throw error; // else somebody was faster
        })
        .finally(() => host.thinking.delete(id)),
    );
  }

  private async botMoves(host: Host, match: Match, decision: Open): Promise<void> {
    const { seat, id } = decision;
    const asked = this.ports.time.now();
    const choice = await this.ports.think(host, match, decision, host.body.seats[seat].bot);
    if (isFollowed(host)) await this.inStep(asked);
    if (host.match === match && !this.stopped && isPlayedByBot(host.body.seats[seat]))
      await host.choose(seat, id, choice);
  }

  /**
   * A bot's answer leaves a whole number of delays after the question, nearly always one: neither how long it thought nor
   * whether there was anything to think about can be told from when it comes.
   */
  private async inStep(asked: number): Promise<void> {
    const { time } = this.ports;
    const delay = this.ports.delay();
    if (delay === 0) return;
    const passed = time.now() - asked;
    await this.sleep(Math.ceil(passed / delay) * delay - passed);
  }

  /**
   * The pause is the same for whoever could do nothing else, for whom nothing would matter, and for whoever does not want to
   * be asked; there is none where everybody sees that nothing would matter.
   */
  private async letPass(host: Host, match: Match, decision: Open): Promise<void> {
    const { ports } = this;
    const delay = ports.delay();
    const isSecret = host.passOf(decision)?.open !== true && !ports.isUnobserved(host);
    if (delay > 0 && isSecret) await this.sleep(longestPause(delay) * (0.5 + ports.chance() / 2));
    if (host.match !== match || this.stopped) return;
    const pass = host.passOf(decision);
    if (pass !== undefined) await host.choose(decision.seat, decision.id, pass.choice);
  }

  private sleep(ms: number): Promise<void> {
    return new Promise(resolve => void this.ports.time.after(ms, resolve));
  }

  private async expired(host: Host): Promise<void> {
    const expiry = host.expiry();
    if (expiry === undefined || expiry.ms > 0) return this.settle(host);
    const { seat } = expiry;
    const rule = host.body.clock!.onExpiry;
    await this.ports.change(host, body => {
      const now = host.expiry(); // an answer may have come before this change's turn
      if (now === undefined || now.seat !== seat || now.ms > 0) return body;
      const late = withSeat(body, seat, { why: 'clock' });
      return rule === 'bot' ? withSeat(late, seat, { byBot: true }) : conceded(late, seat, host.game.together === true);
    });
  }

  private inBackground(host: Host, work: Promise<unknown>): void {
    work.catch((error: unknown) => this.ports.failed(error, host));
  }
}

/** Somebody may be following how the match goes on. */
function isFollowed({ audience, body }: Host): boolean {
  return audience.size > 0 || body.seats.some(({ kind }) => kind === 'person');
}
