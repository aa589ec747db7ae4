import { describeRetelling } from '@vesper/checkers/vitest';
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
  retell,
  shows: shown,
  isRetold: told => told.some(({ event }) => retold.has(event)) && !told.some(({ event }) => turns.has(event)),
  least: 6,
});
