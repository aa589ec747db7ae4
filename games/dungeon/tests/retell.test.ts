import { readFileSync, readdirSync } from 'node:fs';
import { choose, log, parseReplay, start, view } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { retell } from '../board/retell.ts';
import type { DungeonEvent } from '../events.ts';
import { dungeon } from '../game.ts';
import type { DungeonView } from '../view.ts';

const folder = new URL('golden/', import.meta.url);

/** What scenes show of a table while they are played. */
const shown = ({ minions, damage, knockedOut, evil, players, revealed }: DungeonView) => ({
  minions,
  damage,
  knockedOut,
  evil,
  revealed,
  players: players.map(({ line, prison, conquered }) => ({
    line: line.toSorted((a, b) => a - b),
    prison: prison.toSorted((a, b) => a - b),
    conquered,
  })),
});

describe('a table as its events retell it', () => {
  it.each(readdirSync(folder))('is the table that the rules made, in battles and when orders are opened: %s', file => {
    const { seats, options, seed, record } = parseReplay(readFileSync(new URL(file, folder), 'utf8'));
    const match = start(dungeon, { seats, options, seed });
    let before = view(match, 0);
    let lines = log(match, 0).length;
    let compared = 0;
    for (const entry of record) {
      if ('undo' in entry) throw new Error('Recorded matches take nothing back.');
      choose(match, { seat: entry.seat, choice: entry.choice });
      const after = view(match, 0);
      const told = log(match, 0)
        .slice(lines)
        .map(({ event }) => event as DungeonEvent);
      lines += told.length;
      const isPlayed = told.some(({ event }) =>
        ['minionPlaced', 'battleBegan', 'damaged', 'imprisoned'].includes(event),
      );
      const turns = told.some(({ event }) => ['seasonBegan', 'yearBegan', 'combatEnded'].includes(event));
      if (isPlayed && !turns) {
        compared++;
        expect(shown(told.reduce(retell, before)), `entry ${match.record.length}`).toEqual(shown(after));
      }
      before = after;
    }
    expect(compared).toBeGreaterThan(5);
  });
});
