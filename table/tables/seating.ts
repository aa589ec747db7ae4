/** Sitting down at a server's table and getting up again: who may, and what becomes of the table. */
import type { Seat } from '@vesper/kernel';
import { TableError } from '../errors.ts';
import { sitsIn, withSeat } from '../host/body.ts';
import type { SeatBody, TableBody } from '../host/body.ts';
import { freeName } from '../spoken.ts';
import type { SeatIndex } from '../store/store.ts';

/** Rows for looking tables up; the table's maker is kept as seat −1. */
export function indexOf(body: TableBody): SeatIndex[] {
  const seats = body.seats.map(({ holder, token }, seat) => ({ seat, holder, token }));
  return [{ seat: -1, holder: body.owner, token: null }, ...seats];
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

/** The match begins when the last open seat is taken. */
export function begun(body: TableBody, now: number): TableBody {
  if (body.status !== 'waiting' || body.seats.some(seat => seat.kind === 'open')) return body;
  return { ...body, status: 'running', started: now };
}

export interface Person {
  readonly identity: string;
  readonly name: string;
  readonly words: string;
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
  return begun(withSeat(body, seat, { kind: 'person', holder, name, words }), now);
}

/** Gives up a seat for good: an open seat again before the match, a bot's seat during it. */
export function left(body: TableBody, identity: string): TableBody {
  const mine = (seat: SeatBody): boolean => seat.holder === identity;
  if (!body.seats.some(mine) && body.owner !== identity) return body;
  const gone: Partial<SeatBody> =
    body.status === 'waiting'
      ? { kind: 'open', holder: null, name: '', words: '', quiet: [] }
      : body.status === 'running'
        ? { holder: null, byBot: true }
        : { holder: null };
  const seats = body.seats.map(seat => (mine(seat) ? { ...seat, ...gone } : seat));
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
