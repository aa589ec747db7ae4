import { describeRetelling } from '@vesper/checkers/vitest';
import { expect } from 'vitest';
import { retell } from '../board/retell.ts';
import { dungeon } from '../game.ts';
import type { DungeonView } from '../view.ts';

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

/** Battles, and orders when they are opened. */
const retold: ReadonlySet<string> = new Set(['minionPlaced', 'battleBegan', 'damaged', 'imprisoned']);
const turns: ReadonlySet<string> = new Set(['seasonBegan', 'yearBegan', 'combatEnded']);

describeRetelling(dungeon, {
  folder: new URL('golden/', import.meta.url),
  least: 6,
  compare({ before, after, told, where }) {
    const isRetold = told.some(({ event }) => retold.has(event)) && !told.some(({ event }) => turns.has(event));
    if (isRetold) expect(shown(told.reduce(retell, before)), where).toEqual(shown(after));
    return isRetold;
  },
});
