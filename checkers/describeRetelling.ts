/** Tests that what a board retells of a table, event by event, is the table that the rules made. */
import { readFileSync, readdirSync } from 'node:fs';
import { choose, log, parseReplay, start, view } from '@vesper/kernel';
import type { Event, Game, State } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';

/** What one entry of a recorded match brought about, as the first seat sees it. */
export interface Retold<V, E> {
  readonly before: V;
  readonly after: V;
  readonly told: readonly E[];
  /** Which entry it is, for messages. */
  readonly where: string;
}

export interface RetellingFacts<V, E> {
  /** The folder of recorded matches. */
  readonly folder: URL;
  /** Holds what is retold of an entry against what is seen afterwards; false = a board does not retell such an entry. */
  compare(entry: Retold<V, E>): boolean;
  /** In each match at least so many entries are compared. */
  readonly least: number;
}

/**
 * @example
 * describeRetelling(dungeon, { folder: new URL('golden/', import.meta.url), compare, least: 6 });
 */
export function describeRetelling<S extends State, V, E extends Event, F>(
  game: Game<S, V, E, F>,
  { folder, compare, least }: RetellingFacts<V, E>,
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
        if (compare({ before, after, told, where: `entry ${match.record.length}` })) compared++;
        before = after;
      }
      expect(compared).toBeGreaterThanOrEqual(least);
    });
  });
}
