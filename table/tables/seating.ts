/** Sitting down at a server's table and getting up again: who may, and what becomes of the table. */
import type { Seat } from '@vesper/kernel';
import { TableError } from '../errors.ts';
import { sitsIn, withSeat } from '../host/body.ts';
import type { Brought, SeatBody, TableBody } from '../host/body.ts';
import { freeName } from '../spoken.ts';
import type { SeatIndex } from '../store/store.ts';

/** Rows for looking tables up; the table's maker is kept as seat −1. */
export function indexOf(body: TableBody): SeatIndex[] {
  const deletedBy = (who: string | null): number | null => (who === null ? null : (body.deleted?.[who] ?? null));
  const seats = body.seats.map(({ holder, token }, seat) => ({ seat, holder, token, deleted: deletedBy(holder) }));
  return [{ seat: -1, holder: body.owner, token: null, deleted: deletedBy(body.owner) }, ...seats];
}

/** May this identity answer for the seat now? Throws why not. */
export function checkHolder(body: TableBody, seat: Seat, identity: string): SeatBody {
  const found = body.seats[seat];
  if (found === undefined || !sitsIn(found, identity)) {
    throw new TableError('not-your-seat', 'This seat is not yours.');
  }
  return found;
}

export function checkPlays(body: TableBody, seat: Seat, identity: string): void {
  const found = checkHolder(body, seat, identity);
  if (found.conceded) throw new TableError('seat-played-by-bot', 'This seat has conceded; a bot plays it on.');
  if (found.byBot) throw new TableError('seat-played-by-bot', 'A bot plays this seat; take it back first.');
}

/** May this identity set the next table with the same people? Whoever sat here to the end; without people, the maker. */
export function checkMayGoOn({ seats, owner }: TableBody, identity: string): void {
  const people = seats.flatMap(({ kind, holder }) => (kind === 'person' && holder !== null ? [holder] : []));
  if (people.length === 0 ? owner === identity : people.includes(identity)) return;
  throw new TableError('not-your-seat', 'Only who sat at this table can set the next one.');
}

/** Everybody left before the match began. */
export function isAbandoned({ status, started }: TableBody): boolean {
  return status === 'over' && started === 0;
}

// ── Changes ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The match begins when the last open seat is taken, and it is decided about all that is brought. */
export function begun(body: TableBody, now: number): TableBody {
  if (body.status !== 'waiting' || body.seats.some(seat => seat.kind === 'open')) return body;
  if (body.seats.some(({ brings = [] }) => brings.some(({ allowed }) => !allowed))) return body;
  return { ...body, status: 'running', started: now };
}

export interface Person {
  readonly identity: string;
  readonly name: string;
  readonly words: string;
  /** What it brings from earlier matches to the seat it takes. */
  readonly brings?: readonly Brought[];
}

/** Somebody takes an open seat. Asking twice is harmless. */
export function seated(body: TableBody, seat: Seat, person: Person, now: number): TableBody {
  const found = body.seats[seat];
  if (found === undefined) throw new TableError('not-found', 'There is no such seat.');
  if (found.kind === 'person' && found.holder === person.identity) return body;
  if (body.status !== 'waiting') throw new TableError('seat-taken', 'This table is not waiting for anybody.');
  if (found.kind !== 'open' || (found.holder !== null && found.holder !== person.identity)) {
    throw new TableError('seat-taken', 'Somebody else sits there.');
  }
  const { identity: holder, words } = person;
  const others = body.seats.flatMap((other, i) => (i === seat ? [] : [other.name]));
  const name = freeName(person.name, others);
  const taken = withSeat(body, seat, { kind: 'person', holder, name, words });
  return begun(bringing(taken, seat, person.brings ?? []), now);
}

/** What is not proven, who made the table brings as they like; anybody else waits for their word. */
function bringing(body: TableBody, seat: Seat, brings: readonly Brought[]): TableBody {
  const isMaker = body.owner === body.seats[seat].holder;
  return withSeat(body, seat, { brings: brings.map(one => ({ ...one, allowed: one.proven || isMaker })) });
}

/** Somebody who sits brings something else, or nothing, while the table waits. */
export function broughtTo(
  body: TableBody,
  seat: Seat,
  identity: string,
  brings: readonly Brought[],
  now: number,
): TableBody {
  checkHolder(body, seat, identity);
  if (body.status !== 'waiting') throw new TableError('match-running', 'The match has begun with what was brought.');
  return begun(bringing(body, seat, brings), now);
}

/** Who made the table lets in what is not proven, or has the seat begin without it. */
export function decided(body: TableBody, seat: Seat, identity: string, isAllowed: boolean, now: number): TableBody {
  if (body.owner !== identity) throw new TableError('forbidden', 'Only who made the table decides what may come.');
  const found = body.seats[seat];
  if (found === undefined) throw new TableError('not-found', 'There is no such seat.');
  if (body.status !== 'waiting') throw new TableError('match-running', 'The match has begun with what was brought.');
  const brings = (found.brings ?? []).flatMap(one =>
    one.allowed ? [one] : isAllowed ? [{ ...one, allowed: true }] : [],
  );
  return begun(withSeat(body, seat, { brings }), now);
}

/** Who made the table gives an open seat to a bot; the match begins when that was the last one. */
export function filled(body: TableBody, seat: Seat, identity: string, bot: string | undefined, now: number): TableBody {
  if (body.owner !== identity) throw new TableError('forbidden', 'Only who made the table fills its seats.');
  const found = body.seats[seat];
  if (found === undefined) throw new TableError('not-found', 'There is no such seat.');
  if (body.status !== 'waiting' || found.kind !== 'open') throw new TableError('seat-taken', 'This seat is not open.');
  if (found.holder !== null) {
    throw new TableError('seat-taken', `This seat is kept for ${found.name}, who has not declined it.`);
  }
  const others = body.seats.flatMap((other, i) => (i === seat ? [] : [other.name]));
  const name = freeName(`Bot ${seat + 1}`, others);
  return begun(withSeat(body, seat, { kind: 'bot', bot: bot ?? found.bot, name, token: null }), now);
}

/** Seconds in which who leaves may still stay: the seat is theirs meanwhile. */
const HOLD = 10_000;

/** Who sits here will have left in a while. What is only kept for somebody is declined at once. */
export function leaving(body: TableBody, identity: string, now: number): TableBody {
  const isHeld = body.status !== 'over' && body.seats.some(seat => sitsIn(seat, identity));
  if (!isHeld) return left(body, identity);
  const seats = body.seats.map(seat =>
    sitsIn(seat, identity) ? { ...seat, leaves: seat.leaves ?? now + HOLD } : seat,
  );
  return { ...body, seats };
}

/** Who was about to leave stays. */
export function stayed(body: TableBody, identity: string): TableBody {
  if (!body.seats.some(seat => sitsIn(seat, identity))) {
    throw new TableError('not-your-seat', 'The seat is not yours any more.');
  }
  if (!body.seats.some(seat => sitsIn(seat, identity) && seat.leaves !== undefined)) return body;
  const seats = body.seats.map(seat => (sitsIn(seat, identity) ? { ...seat, leaves: undefined } : seat));
  return { ...body, seats };
}

/** Those whose time to think it over has passed are gone. */
export function goneBy(body: TableBody, now: number): TableBody {
  const going = body.seats.filter(({ leaves, holder }) => leaves !== undefined && leaves <= now && holder !== null);
  return going.reduce((after, { holder }) => left(after, holder!), body);
}

/** Gives up a seat for good: an open seat again before the match, a bot's seat during it. */
export function left(body: TableBody, identity: string): TableBody {
  const mine = (seat: SeatBody): boolean => seat.holder === identity;
  if (!body.seats.some(mine) && body.owner !== identity) return body;
  const gone: Partial<SeatBody> =
    body.status === 'waiting'
      ? { kind: 'open', holder: null, name: '', words: '', quiet: [], always: [], brings: undefined }
      : body.status === 'running'
        ? { holder: null, byBot: true }
        : { holder: null };
  const unmarked = { leaves: undefined, away: undefined, agreed: undefined, nudge: undefined, why: undefined };
  const seats = body.seats.map(seat => (mine(seat) ? { ...seat, ...gone, ...unmarked } : seat));
  const isWaiting = body.status === 'waiting';
  const sitting = seats.filter(seat => seat.kind === 'person');
  return {
    ...body,
    // Before the match somebody must be able to give out links for the open seats.
    owner: body.owner !== identity ? body.owner : isWaiting && sitting.length > 0 ? sitting[0].holder : null,
    seats,
    status: isWaiting && sitting.length === 0 ? 'over' : body.status,
  };
}
