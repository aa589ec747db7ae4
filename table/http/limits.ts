/** How much one connection, one person and one address may ask for. */
import { TableError } from '../errors.ts';

/** What is measured for itself, because it costs the server or other people something. */
export type Door = 'newcomer' | 'table' | 'import' | 'chat' | 'invitation' | 'hint' | 'forecast' | 'nudge' | 'wayIn';

/** So many a minute, and so many at once after a rest. */
export interface Measure {
  readonly perMinute: number;
  readonly atOnce: number;
}

export interface Limits {
  /** Messages per second over one socket, and how many may come at once. */
  readonly messages: number;
  readonly burst: number;
  /** Bytes of one message. */
  readonly messageBytes: number;
  /** Requests per minute from one address. The doors and sockets below are for the usual number and rise with it. */
  readonly requests: number;
  /** What one person may do; one address, which many may share, `CROWD` times as much. */
  readonly doors: { readonly [door in Door]: Measure };
  /** Open sockets of one person, and from one address. */
  readonly sockets: number;
  readonly socketsFromAddress: number;
  /** Bytes of a request's body; files of matches may have more. */
  readonly bodyBytes: number;
  readonly fileBytes: number;
  /** Bytes that may wait for a slow reader. */
  readonly backlog: number;
  /** Milliseconds in which the head of a request, and all of it, must have come. */
  readonly headersTime: number;
  readonly requestTime: number;
  /** Milliseconds after which a connection is ended on which nothing moves: who asks must take the answer. */
  readonly silence: number;
  /** Milliseconds between two questions whether a socket is still there; who has not answered the last one is gone. */
  readonly heartbeat: number;
}

const USUAL_REQUESTS = 600;

export const usualLimits: Limits = {
  messages: 40,
  burst: 120,
  messageBytes: 16 * 1024,
  requests: USUAL_REQUESTS,
  doors: {
    newcomer: { perMinute: 30, atOnce: 40 },
    table: { perMinute: 20, atOnce: 40 },
    import: { perMinute: 12, atOnce: 30 },
    chat: { perMinute: 40, atOnce: 20 },
    invitation: { perMinute: 60, atOnce: 60 },
    hint: { perMinute: 30, atOnce: 30 },
    nudge: { perMinute: 6, atOnce: 10 },
    forecast: { perMinute: 480, atOnce: 120 },
    wayIn: { perMinute: 10, atOnce: 20 },
  },
  sockets: 40,
  socketsFromAddress: 400,
  bodyBytes: 64 * 1024,
  fileBytes: 4 * 1024 * 1024,
  backlog: 8 * 1024 * 1024,
  headersTime: 15_000,
  requestTime: 60_000,
  silence: 120_000,
  heartbeat: 30_000,
};

const CROWD = 8;

/** How much more than usual is allowed here. */
export function generosity({ requests }: Limits): number {
  return requests / USUAL_REQUESTS;
}

/** A token bucket: `rate` per second, at most `burst` at once. */
export class Bucket {
  private readonly rate: number;
  private readonly burst: number;
  private tokens: number;
  private at: number;

  constructor(rate: number, burst: number, now = performance.now()) {
    this.rate = rate;
    this.burst = burst;
    this.tokens = burst;
    this.at = now;
  }

  /** Takes one if there is one. */
  take(now = performance.now()): boolean {
    this.fill(now);
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }

  /** Takes also what is not there; how much is owed now. Who goes on in spite of it owes ever more. */
  draw(cost: number, now = performance.now()): number {
    this.fill(now);
    this.tokens -= cost;
    return this.tokens >= 0 ? 0 : -this.tokens;
  }

  private fill(now: number): void {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) / 1000) * this.rate);
    this.at = now;
  }
}

/** So many people and addresses are counted at the same time; who did nothing for longest is forgotten. */
const COUNTED = 20_000;

const TOO_FAST: { readonly [door in Door]: string } = {
  newcomer: 'Many have come from this address just now; try again in a minute.',
  table: 'You have set many tables just now; wait a minute before the next one.',
  import: 'You have opened many files just now; wait a minute before the next one.',
  chat: 'You have said a lot just now; wait a moment.',
  invitation: 'Those were many invitations at once; wait a minute before the next one.',
  hint: 'You have asked for many hints just now; wait a moment.',
  nudge: 'You have been calling others a lot just now; wait a moment.',
  forecast: 'You have asked what would come of many choices just now; wait a moment.',
  wayIn: 'Those were many codes and links at once; wait a minute before the next one.',
};

/** Counts what goes through the doors, by person and by address. */
export class Doorkeeper {
  private readonly limits: Limits;
  /** Who came lately; when they are many, they become those of before, and those of before are forgotten. */
  private lately = new Map<string, Bucket>();
  private before = new Map<string, Bucket>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Throws `too-fast` when somebody, or everybody at an address together, asks for too much. */
  pass(door: Door, identity: string | null, address: string, now = performance.now()): void {
    const byPerson = identity === null || this.bucket(`${door} ${identity}`, door, 1, now).take(now);
    if (!byPerson || !this.bucket(`${door} from ${address}`, door, CROWD, now).take(now)) {
      throw new TableError('too-fast', TOO_FAST[door]);
    }
  }

  get counted(): number {
    return this.lately.size + this.before.size;
  }

  private bucket(name: string, door: Door, crowd: number, now: number): Bucket {
    let bucket = this.lately.get(name);
    if (bucket !== undefined) return bucket;
    const { perMinute, atOnce } = this.limits.doors[door];
    const more = crowd * generosity(this.limits);
    bucket = this.before.get(name) ?? new Bucket((perMinute / 60) * more, atOnce * more, now);
    this.before.delete(name);
    if (this.lately.size >= COUNTED / 2) {
      this.before = this.lately;
      this.lately = new Map();
    }
    this.lately.set(name, bucket);
    return bucket;
  }
}
