/**
 * Who is away from a running match that others play. It is noted in the table's row, so that all nodes and the next start
 * know it; a node at which that person looks takes the note away. Nothing here is done for a choice.
 */
import type { Seat } from '@vesper/kernel';
import { TableError } from '../errors.ts';
import { isPlayedByBot, sitsIn, withSeat } from '../host/body.ts';
import type { SeatBody, TableBody } from '../host/body.ts';
import { goneBy } from './seating.ts';
import type { Live } from './live.ts';

/** Who comes back sooner was not away: pages are loaded anew, connections break. */
const GRACE = 5000;
/** After so long the others may agree that a bot plays. */
export const AGREEABLE = 60_000;
/** Between two nudges of the same seat. */
const BETWEEN_NUDGES = 30_000;
/** Longer than any timer can wait. */
const LONGEST = 2 ** 31 - 1;

export interface AbsencePorts {
  /** The time of day, and the time by which clocks run. */
  now(): number;
  served(): number;
  change(id: string, make: (body: TableBody) => TableBody): Promise<unknown>;
  failed(error: unknown, table: string): void;
}

/** A person's seat that is the person's to play. */
const plays = (seat: SeatBody): boolean => seat.kind === 'person' && seat.holder !== null && !isPlayedByBot(seat);

/** Somebody else would notice. */
function concernsOthers({ status, seats }: TableBody): boolean {
  const people = new Set(seats.flatMap(({ kind, holder }) => (kind === 'person' && holder !== null ? [holder] : [])));
  return status === 'running' && people.size > 1;
}

export class Absences {
  private readonly ports: AbsencePorts;

  constructor(ports: AbsencePorts) {
    this.ports = ports;
  }

  /** Called when somebody came, went or sits elsewhere, and after entries where the table lets a bot play for the absent. */
  watch(live: Live): void {
    live.stopWatching?.();
    live.stopWatching = undefined;
    if (live.isGone) return;
    const wait = this.next(live);
    if (wait === undefined) return;
    const timer = setTimeout(() => this.act(live), Math.min(Math.max(0, wait), LONGEST)).unref();
    live.stopWatching = () => clearTimeout(timer);
  }

  /** In how many milliseconds something is to be done; `undefined`: nothing is. */
  private next(live: Live): number | undefined {
    const { body } = live;
    const dues = body.seats.flatMap(({ leaves }) => (leaves === undefined ? [] : [leaves - this.ports.now()]));
    if (concernsOthers(body)) {
      const served = this.ports.served();
      const { present } = live.audience;
      body.seats.forEach((seat, i) => {
        if (seat.kind !== 'person' || seat.holder === null) return;
        if (present.has(seat.holder)) {
          live.missing.delete(seat.holder);
          if (seat.away !== undefined) dues.push(0);
        } else if (seat.away === undefined) {
          const since = live.missing.get(seat.holder) ?? served;
          live.missing.set(seat.holder, since);
          dues.push(since + GRACE - served);
        } else {
          const due = this.standInDue(live, i);
          if (due !== undefined) dues.push(due - served);
        }
      });
    }
    return dues.length === 0 ? undefined : Math.min(...dues);
  }

  /** The service time at which a bot plays for who is away. Everybody has had time to come back to a table just loaded. */
  private standInDue(live: Live, i: Seat): number | undefined {
    const { absence = null, seats } = live.body;
    const seat = seats[i];
    if (absence === null || seat.away === undefined || !plays(seat) || !live.waitsFor().includes(i)) return undefined;
    return Math.max(Math.max(seat.away.served, live.moved) + absence, live.loaded + 2 * GRACE);
  }

  private act(live: Live): void {
    const { now, served, change, failed } = this.ports;
    change(live.id, body => {
      const { present } = live.audience;
      let after = goneBy(body, now());
      if (!concernsOthers(after)) return after;
      after.seats.forEach((seat, i) => {
        if (seat.kind !== 'person' || seat.holder === null) return;
        if (present.has(seat.holder)) {
          if (seat.away !== undefined) after = withSeat(after, i, here);
        } else if (seat.away === undefined) {
          const since = live.missing.get(seat.holder);
          if (since === undefined || served() - since < GRACE) return;
          after = withSeat(after, i, { away: { at: now() - (served() - since), served: since } });
        } else if ((this.standInDue(live, i) ?? Infinity) <= served()) {
          after = withSeat(after, i, { byBot: true, why: 'away' });
        }
      });
      return after;
    })
      .then(() => this.watch(live))
      .catch((error: unknown) => {
        if (!(error instanceof TableError)) failed(error, live.id); // else the table is gone, or the server stops
      });
  }
}

/** What is noted of an absence goes with it. */
export const here: Partial<SeatBody> = { away: undefined, agreed: undefined };

// ── What the others may do ───────────────────────────────────────────────────────────────────────────────────────────

/** The seat that somebody waits for, and the first of their own. */
function waitedFor(live: Live, body: TableBody, seat: Seat, identity: string): { found: SeatBody; own: Seat } {
  const own = body.seats.findIndex(other => sitsIn(other, identity) && plays(other));
  if (own < 0) throw new TableError('not-your-seat', 'Only who plays at the table may do this.');
  if (body.status !== 'running') throw new TableError('not-started', 'There is no running match.');
  const found = body.seats[seat] as SeatBody | undefined;
  if (found === undefined) throw new TableError('not-found', 'There is no such seat.');
  if (sitsIn(found, identity)) throw new TableError('conflict', 'This is your own seat.');
  if (!plays(found)) throw new TableError('seat-played-by-bot', 'A bot plays this seat.');
  if (!live.waitsFor().includes(seat)) throw new TableError('conflict', `Nothing is asked of ${found.name} now.`);
  return { found, own };
}

/** Tells somebody that one waits for them. */
export function nudged(
  live: Live,
  body: TableBody,
  seat: Seat,
  identity: string,
  { now, served }: { readonly now: number; readonly served: number },
): TableBody {
  const { found, own } = waitedFor(live, body, seat, identity);
  const { nudge } = found;
  if (nudge !== undefined && nudge.n === live.durable && served - nudge.served < BETWEEN_NUDGES) {
    throw new TableError('too-fast', `${found.name} was nudged a moment ago.`);
  }
  return withSeat(body, seat, { nudge: { by: own, at: now, served, n: live.durable } });
}

/** Somebody would let a bot play for who is away; when all who are here would, it does. */
export function agreedOn(live: Live, body: TableBody, seat: Seat, identity: string, served: number): TableBody {
  const { found, own } = waitedFor(live, body, seat, identity);
  if (found.away === undefined || served - found.away.served < AGREEABLE) {
    throw new TableError('conflict', `${found.name} has not been away for a minute.`);
  }
  const agreed = [...new Set([...(found.agreed ?? []), own])];
  const mind = new Set(agreed.map(by => body.seats[by].holder));
  const asked = body.seats.filter(other => plays(other) && other.away === undefined && other.holder !== found.holder);
  if (!asked.every(({ holder }) => mind.has(holder))) return withSeat(body, seat, { agreed });
  return withSeat(body, seat, { byBot: true, why: 'agreed', agreed: undefined });
}
