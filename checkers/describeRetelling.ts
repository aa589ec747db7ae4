/** Tests that what a board retells of a table, event by event, is the table that the rules made. */
import { readFileSync, readdirSync } from 'node:fs';
import { choose, log, parseReplay, start, view } from '@vesper/kernel';
import type { Event, Game, State } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';

export interface RetellingFacts<V, E> {
  /** The folder of recorded matches. */
  readonly folder: URL;
  /** The table after an event, as far as the event says it. */
  retell(view: V, event: E): V;
  /** What a board shows of a table while it is retold; `after` is the table that the rules made. */
  shows(view: V, after: V): unknown;
  /** Whether a board retells what an entry has brought about. */
  isRetold(told: readonly E[], before: V): boolean;
  /** In each match at least so many entries are retold. */
  readonly least: number;
}

/**
 * @example
 * describeRetelling(dungeon, { folder: new URL('golden/', import.meta.url), retell, shows, isRetold, least: 6 });
 */
export function describeRetelling<S extends State, V, E extends Event, F>(
  game: Game<S, V, E, F>,
  { folder, retell, shows, isRetold, least }: RetellingFacts<V, E>,
): void {
  describe('a table as its events retell it', () => {
    it.each(readdirSync(folder))('is the table that the rules made: %s', file => {
      const { seats, options, seed, record } = parseReplay(readFileSync(new URL(file, folder), 'utf8'));
      const match = start(game, { seats, options, seed });
      let before = view(match, 0);
      let lines = log(match, 0).length;
      let compared = 0;
      for (const entry of record) {
        if ('undo' in entry) throw new Error('Recorded matches take nothing back.');
        choose(match, { seat: entry.seat, choice: entry.choice });
        const after = view(match, 0);
        const told = log(match, 0)
          .slice(lines)
          .map(({ event }) => event as E);
        lines += told.length;
        if (isRetold(told, before)) {
          compared++;
          const retold = told.reduce(retell, before);
          expect(shows(retold, after), `entry ${match.record.length}`).toEqual(shows(after, after));
        }
        before = after;
      }
      expect(compared).toBeGreaterThanOrEqual(least);
    });
  });
}
