/**
 * What is kept about a table beside the match's record: who sits where, the clock's rule, the fair dice. Pure changes,
 * each giving a new body; the store decides which of two simultaneous changes comes first.
 */
import type { Legacy, Options, Plain, Seat, Viewer } from '@vesper/kernel';
import { TableError } from '../errors.ts';
import type { Fairness, Formula } from '../fair.ts';
import type { ClockRule, Happening, StandInReason, TableResult } from '../messages.ts';
import { newClock } from './clock.ts';
import type { Reading } from './clock.ts';

export interface SeatBody {
  /** `open`: waits for somebody; `holder` is set when it is kept for one (a rematch). */
  readonly kind: 'person' | 'bot' | 'open';
  /** The identity that may answer for the seat. */
  readonly holder: string | null;
  readonly name: string;
  /** The bot that plays, or plays on when the person is away for good. */
  readonly bot: string;
  /** A person's seat that a bot plays until the person takes it back. */
  readonly byBot: boolean;
  /** Moments that the person lets pass unasked; tables of older versions have none. */
  readonly quiet?: readonly string[];
  /** Moments at which the person is asked even if nothing could matter. */
  readonly always?: readonly string[];
  readonly conceded: boolean;
  /** What the person's browser added to the seed. */
  readonly words: string;
  /** The hash of the seat's link. */
  readonly token: string | null;
  /** Why a bot plays the seat, where its person did not ask for it. */
  readonly why?: StandInReason | undefined;
  /** Since when its person has been away from the running match: by the time of day, and by service time. */
  readonly away?: { readonly at: number; readonly served: number } | undefined;
  /** The seats that would let a bot play while it is away. */
  readonly agreed?: readonly Seat[] | undefined;
  /** Who waits for it said so: when, and after how many entries. */
  readonly nudge?: Nudge | undefined;
  /** When its person will have left for good, by the time of day. */
  readonly leaves?: number | undefined;
  /** What it brings from earlier matches. */
  readonly brings?: readonly Brought[] | undefined;
}

/** What a seat brings from an earlier match. */
export interface Brought {
  /** Its name among those that are kept for its holder: what becomes of it takes its place. `null`: it came with a file. */
  readonly legacy: string | null;
  readonly sheet: Plain;
  readonly name: string;
  readonly line: string;
  readonly proven: boolean;
  /** It may come; what is not proven only if who made the table says so. */
  readonly allowed: boolean;
}

export interface Nudge {
  readonly by: Seat;
  readonly at: number;
  readonly served: number;
  readonly n: number;
}

export interface TableBody {
  readonly game: string;
  /** Of the game's rules, by which the match is played to its end; see `versionOf`. */
  readonly version?: number;
  readonly options: Options;
  readonly owner: string | null;
  readonly created: number;
  readonly started: number;
  readonly status: 'waiting' | 'running' | 'over';
  readonly seats: readonly SeatBody[];
  readonly clock: ClockRule | null;
  /** What the clocks showed when it last changed for whom they run, other than by an entry. */
  readonly reading?: Reading;
  readonly secret: string;
  readonly commitment: string;
  /** How the seed is made; tables of before name none: the first. */
  readonly formula?: Formula;
  readonly result: TableResult | null;
  readonly rematch: string | null;
  /** A match that began elsewhere brings its seed, and what proves it. */
  readonly imported: { readonly seed: string; readonly fair: Fairness | null } | null;
  /** What happened around the match; tables of older versions have none. */
  readonly happened?: readonly Happening[];
  /** Milliseconds of service after which a bot plays for who is away in their turn. */
  readonly absence?: number | null;
  /** Who has deleted the table, and when. */
  readonly deleted?: { readonly [identity: string]: number };
}

/** What the match begins with. */
export function legaciesOf({ seats }: Pick<TableBody, 'seats'>): Legacy[] {
  return seats.flatMap(({ brings = [] }, seat) => brings.map(({ sheet }) => ({ seat, sheet })));
}

/** Tables that name no version were made while every game had its first. */
export function versionOf({ version = 1 }: TableBody): number {
  return version;
}

export function isPlayedByBot(seat: SeatBody): boolean {
  return seat.kind === 'bot' || seat.byBot || seat.conceded;
}

/** A running match with a clock: it must be looked at when the time is up. */
export function isClocked({ clock, status }: TableBody): boolean {
  return clock !== null && status === 'running';
}

/** The clock runs for a seat whenever it is waited for. */
export function isTimed(body: TableBody, seat: Seat): boolean {
  return isClocked(body) && !isPlayedByBot(body.seats[seat]);
}

/** Somebody sits in the seat, and it is this identity. */
export function sitsIn(seat: SeatBody, identity: string): boolean {
  return seat.kind === 'person' && seat.holder === identity;
}

/** Made the table or sits at it; everybody else only looks on. */
export function takesPart(body: TableBody, identity: string): boolean {
  return body.owner === identity || body.seats.some(seat => sitsIn(seat, identity));
}

/** It takes part, and all others at the table are bots: nobody can be cheated by what it is shown. */
export function isSolo(body: TableBody, identity: string): boolean {
  return takesPart(body, identity) && body.seats.every(seat => seat.kind === 'bot' || sitsIn(seat, identity));
}

/** As whom an identity looks: the seat it wants if that is its own, else the first of its own, else a spectator. */
export function viewerOf(body: TableBody, identity: string, wanted: Seat | undefined): Viewer {
  if (wanted !== undefined && sitsIn(body.seats[wanted], identity)) return wanted;
  const own = body.seats.findIndex(seat => sitsIn(seat, identity));
  return own < 0 ? 'spectator' : own;
}

// ── Changes ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export function withSeat(body: TableBody, seat: Seat, change: Partial<SeatBody>): TableBody {
  return { ...body, seats: body.seats.map((old, i) => (i === seat ? { ...old, ...change } : old)) };
}

/** The clocks are wound when the match begins. */
export function withFirstReading(body: TableBody, served: number): TableBody {
  if (body.clock === null || body.status !== 'running' || body.reading !== undefined) return body;
  return { ...body, reading: { n: 0, left: newClock(body.clock, body.seats.length, served).left, served } };
}

/**
 * A bot plays a conceded seat on, so that the others keep their match. It ends when nobody is left at the table who has
 * not conceded, or only one seat: the seats that did not concede win. A game that is won `together` goes on for the last
 * person too, and is lost when that one gives up.
 */
export function conceded(body: TableBody, seat: Seat, together: boolean): TableBody {
  if (body.status !== 'running') throw new TableError('not-started', 'There is no running match to concede.');
  const after = withSeat(body, seat, { conceded: true });
  const standing = after.seats.flatMap((s, i) => (s.conceded ? [] : [i]));
  const people = standing.filter(i => after.seats[i].kind === 'person' && after.seats[i].holder !== null);
  if (people.length > 0 && (together || standing.length > 1)) return after;
  return { ...after, status: 'over', result: { winners: together ? [] : standing, by: 'concession' } };
}

/** The match has ended by its rules. */
export function ended(body: TableBody, winners: readonly Seat[]): TableBody {
  return body.status === 'over' ? body : { ...body, status: 'over', result: { winners, by: 'rules' } };
}
