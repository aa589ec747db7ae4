/** The record of a match as the store keeps it, and the match again from a snapshot and the tail. */
import { VesperError, choose, fingerprint, load, open, start, undo } from '@vesper/kernel';
import type { Entry, Game, Match, Options, Setup } from '@vesper/kernel';
import { seedOf } from '../fair.ts';
import type { Store } from '../store/store.ts';
import { legaciesOf, versionOf } from '../host/body.ts';
import type { TableBody } from '../host/body.ts';
import type { Clock, Reading } from '../host/clock.ts';

/** A kernel's entry, with when it came, what the clocks showed then and, now and then, where the match stood after it. */
export type Line = Entry & {
  readonly at: number;
  readonly left?: readonly number[];
  /** The service time of `left`; lines of older versions have none. */
  readonly served?: number;
  readonly hash?: string;
};

/** The last entry of a match, as it is stored. */
export function lastLine(match: Match, at: number, clock: Clock | null): string {
  const entry = match.record[match.record.length - 1];
  return toText(entry, at, clock, isMarked(match) ? fingerprint(match) : undefined);
}

/** The first entry, which tells of the setup, the last, and some between: a fingerprint costs about as much as a choice. */
function isMarked({ record: { length }, state: { outcome } }: Match): boolean {
  return length % 32 === 1 || outcome !== null;
}

/** `JSON.stringify` leaves out what is not there. */
export function toText(entry: Entry, at: number, clock: Clock | null, hash?: string): string {
  return JSON.stringify({ ...entry, at, left: clock?.left, served: clock?.at, hash });
}

export function seedOfTable(id: string, body: TableBody): string {
  const { imported, formula, secret, seats } = body;
  return imported?.seed ?? seedOf({ formula, table: id, secret, words: seats.map(seat => seat.words) });
}

/** Plays an entry that was checked when it was made. If it leads elsewhere now, these are not the rules it was made by. */
export function playLine(match: Match, line: Line): void {
  play(match, line);
  if (line.hash === undefined || line.hash === fingerprint(match)) return;
  const { length } = match.record;
  throw new VesperError('replay-differs', `After ${length} entries the match does not stand where it stood.`);
}

export function play(match: Match, entry: Entry): void {
  if ('undo' in entry) undo(match, entry.seat);
  else {
    const decision = open(match).find(({ seat, ask }) => seat === entry.seat && ask === entry.ask);
    choose(match, { seat: entry.seat, choice: entry.choice, decision: decision?.id ?? `${entry.ask}:${entry.seat}` });
  }
}

/** What the store keeps of a match up to some entry, as text: a thread can make the match of it as well. */
export interface KeptMatch extends Setup {
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly snapshot: string | null;
  /** The lines of the record from the entry `first` on, up to the entry `entries`; the snapshot may have the first ones. */
  readonly first: number;
  readonly entries: number;
  readonly lines: string;
  /** So many of them are still to be played. */
  readonly toPlay: number;
}

export async function readKept(
  store: Store,
  id: string,
  body: TableBody,
  upTo = Number.MAX_SAFE_INTEGER,
  { fromStart = false }: { readonly fromStart?: boolean } = {},
): Promise<KeptMatch> {
  const snapshot = fromStart ? undefined : await store.snapshot(id, upTo);
  const number = snapshot?.number ?? 0;
  // One more than needed, because the clocks stand in the entries and a snapshot may be the newest of all.
  const after = Math.max(0, number - 1);
  const stored = (await store.entries(id, after)).slice(0, upTo - after);
  const entries = after + stored.length;
  return {
    game: body.game,
    version: versionOf(body),
    seats: body.seats.length,
    options: body.options,
    seed: seedOfTable(id, body),
    legacies: legaciesOf(body),
    snapshot: snapshot?.body ?? null,
    first: after + 1,
    entries,
    lines: stored.map(entry => entry.body).join('\n'),
    toPlay: entries - number,
  };
}

export function matchOf(game: Game, kept: KeptMatch): Match {
  const match = kept.snapshot === null ? start(game, kept) : load(game, kept.snapshot);
  playOn(match, kept);
  return match;
}

/** Plays those of the lines that the match does not have yet. */
export function playOn(match: Match, { first, entries, lines }: KeptMatch): void {
  if (match.record.length >= entries) return;
  const texts = lines.split('\n');
  for (let n = match.record.length + 1; n <= entries; n++) playLine(match, JSON.parse(texts[n - first]) as Line);
}

/** When the last entry came, and what the clocks showed at it. */
export function lastOf({ entries, lines }: KeptMatch): { readonly at: number; readonly reading: Reading | undefined } {
  const last = lines.slice(lines.lastIndexOf('\n') + 1);
  if (last === '') return { at: 0, reading: undefined };
  const { at, left, served } = JSON.parse(last) as Line;
  return { at, reading: left === undefined ? undefined : { n: entries, left, served } };
}
