/** A table in the memory of a server that shares its store with other servers. */
import { save } from '@vesper/kernel';
import type { Game, Match } from '@vesper/kernel';
import type { Onlooker } from '../host/audience.ts';
import { isTimed, viewerOf } from '../host/body.ts';
import type { TableBody } from '../host/body.ts';
import { Host } from '../host/host.ts';
import type { ChatLine } from '../messages.ts';
import { LONGEST } from '../replaying/bounds.ts';
import type { Store } from '../store/store.ts';
import { lastLine, playLine } from './record.ts';
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
  /** Somebody has come or gone. */
  peopled(live: Live): void;
  /** A stored number was taken by another node: memory is wrong. */
  outrun(live: Live): Promise<void>;
  chose(): void;
}

/**
 * After how many entries a match is kept as a whole. Some hundreds are played again in a few hundredths of a second; from
 * there on ever more seldom, because a longer match is longer to write: what remains to be played is never more than a third.
 */
const WHOLE = new Set<number>();
for (let n = 512; n < LONGEST; n = Math.floor(n * 1.5)) WHOLE.add(n);

/** Entries of another node that are followed before others have their turn. */
const AT_ONCE = 32;

export class Live extends Host {
  version: number;
  touched: number;
  /** The service time at which somebody last had to do with it, and how often that was. */
  used: number;
  visits = 0;
  /** The service time at which it was taken into memory, and that of the last entry. */
  readonly loaded: number;
  moved = 0;
  /** Whose seats nobody looks at, and since when by service time. */
  readonly missing = new Map<string, number>();
  /** Ends the waiting for what an absence leads to. */
  stopWatching: (() => void) | undefined;
  /** One change of the body after the other. */
  changing: Promise<unknown> = Promise.resolve();

  private readonly store: Store;
  private readonly hooks: LiveHooks;

  constructor(id: string, game: Game, body: TableBody, version: number, store: Store, hooks: LiveHooks) {
    super(id, game, body, {
      service: hooks.service,
      pause: () => hooks.pause,
      viewerOf: ({ identity, wanted }) => viewerOf(this.body, identity, wanted),
      store: (match, n) => this.append(match, n),
      stored: () => hooks.chose(),
      settled: (match, n) => this.settled(match, n),
      mend: () => hooks.outrun(this),
    });
    this.version = version;
    this.store = store;
    this.hooks = hooks;
    this.touched = hooks.now();
    this.loaded = this.used = hooks.service.now();
  }

  private append(match: Match, n: number): Promise<boolean> {
    this.touched = this.hooks.now();
    this.moved = this.used = this.hooks.service.now();
    return this.store.append(this.id, n, lastLine(match, this.touched, this.clock));
  }

  private settled(match: Match, n: number): Promise<void> | undefined {
    const image = WHOLE.has(n) ? this.store.keepSnapshot(this.id, n, save(match)) : undefined;
    this.hooks.settled(this);
    return image;
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
      this.moved = this.hooks.service.now();
      this.audience.deliver(this.audience.changes(match, 'undo' in line ? told : undefined));
      if (number % AT_ONCE === 0) await new Promise(resolve => setImmediate(resolve));
    }
    this.hooks.settled(this);
  }

  // ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────────

  touch(): void {
    this.touched = this.hooks.now();
    this.used = this.hooks.service.now();
    this.visits++;
  }

  /** Somebody looks at the table from now on. */
  join(onlooker: Onlooker, chat: readonly ChatLine[]): Promise<void> {
    return this.atRest(() => {
      this.touch();
      this.audience.join(onlooker, chat);
      this.hooks.peopled(this);
    });
  }

  leave(onlooker: Onlooker): void {
    this.touch();
    this.audience.leave(onlooker);
    this.hooks.peopled(this);
  }

  /** When the time of a seat is up, as things stand and at the very earliest; by service time. */
  alarm(): { due: number; earliest: number } {
    const now = this.hooks.service.now();
    const timed = this.clock?.left.filter((_, seat) => isTimed(this.body, seat)) ?? [];
    return { due: now + (this.expiry()?.ms ?? Infinity), earliest: now + Math.max(0, Math.min(...timed)) };
  }
}
