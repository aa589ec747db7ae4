/** The record of a match as the store keeps it, and the match again from a snapshot and the tail. */
import { VesperError, choose, load, open, same, start, undo } from '@vesper/kernel';
import type { Choice, Entry, Game, Match, Seat } from '@vesper/kernel';
import { seedOf } from '../fair.ts';
import type { Store } from '../store/store.ts';
import type { TableBody } from './body.ts';
import type { Clock } from './clock.ts';

/** A kernel's entry, with when it came and what the clocks showed then. */
export type Line = Entry & { readonly at: number; readonly left?: readonly number[] };

export function toText(entry: Entry, at: number, clock: Clock | null): string {
  return JSON.stringify(clock === null ? { ...entry, at } : { ...entry, at, left: clock.left });
}

export function seedOfTable(id: string, body: TableBody): string {
  const { imported, formula, secret, seats } = body;
  return imported?.seed ?? seedOf({ formula, table: id, secret, words: seats.map(seat => seat.words) });
}

/** Plays an entry that was checked when it was made. */
export function play(match: Match, entry: Entry): void {
  if ('undo' in entry) undo(match, entry.seat);
  else {
    const decision = open(match).find(({ seat, ask }) => seat === entry.seat && ask === entry.ask);
    choose(match, { seat: entry.seat, choice: entry.choice, decision: decision?.id ?? `${entry.ask}:${entry.seat}` });
  }
}

/** The match after its first `upTo` entries, and the clocks at the last of them. */
export async function loadMatch(
  store: Store,
  game: Game,
  id: string,
  body: TableBody,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<{ match: Match; clock: Clock | null }> {
  const kept = await store.snapshot(id, upTo);
  const match =
    kept === undefined
      ? start(game, { seats: body.seats.length, options: body.options, seed: seedOfTable(id, body) })
      : load(game, kept.body);
  // One more than needed, because the clocks stand in the entries and a snapshot may be the newest of all.
  let clock: Clock | null = null;
  for (const { number, body: text } of await store.entries(id, Math.max(0, match.record.length - 1))) {
    if (number > upTo) break;
    const line = JSON.parse(text) as Line;
    if (number > match.record.length) play(match, line);
    if (line.left !== undefined) clock = { left: line.left, at: line.at };
  }
  return { match, clock };
}

/**
 * Was this very answer applied before? A decision's id says at which place of the record the answer stands: the place
 * itself, or for a sealed lane the place among the seat's own entries.
 */
export function wasChosen(match: Match, seat: Seat, decision: string, choice: Choice): boolean {
  const found = /^(.*):(\d+):(sealed )?(\d+)$/.exec(decision);
  if (found === null || Number(found[2]) !== seat) return false;
  const place = found[3] === undefined ? Number(found[4]) : match.places[seat]?.[Number(found[4])];
  const entry = match.record[place] as Entry | undefined;
  return (
    entry !== undefined &&
    !('undo' in entry) &&
    entry.seat === seat &&
    entry.ask === found[1] &&
    same(entry.choice, choice)
  );
}

export function isStale(error: unknown): boolean {
  return error instanceof VesperError && (error.code === 'stale-decision' || error.code === 'match-over');
}
