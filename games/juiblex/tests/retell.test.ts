import { readFileSync, readdirSync } from 'node:fs';
import { choose, log, parseReplay, start, view } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { retell } from '../board/retell.ts';
import type { JuiblexEvent } from '../events.ts';
import { juiblex } from '../game.ts';
import { NONE } from '../state.ts';
import type { JuiblexView } from '../state.ts';

const folder = new URL('golden/', import.meta.url);

/** What scenes show of a table while they are played. */
const shown = ({
  spaces,
  spies,
  markers,
  scourge,
  supply,
  afflicted,
  removedWhite,
  players,
  ...view
}: JuiblexView) => ({
  map: { spaces, spies, markers, scourge },
  affliction: { supply, afflicted, removedWhite, spreads: view.spreadDiscard },
  trigger: view.trigger,
  marketDeckSize: view.marketDeckSize,
  players: players.map(({ barracks, spies: reserve, trophies }) => ({ barracks, reserve, trophies })),
});

describe('a table as its events retell it', () => {
  it.each(readdirSync(folder))('is the table that the rules made: %s', file => {
    const { seats, options, seed, record } = parseReplay(readFileSync(new URL(file, folder), 'utf8'));
    const match = start(juiblex, { seats, options, seed });
    let before = view(match, 0);
    let lines = log(match, 0).length;
    let compared = 0;
    for (const entry of record) {
      if ('undo' in entry) throw new Error('Recorded matches take nothing back.');
      choose(match, { seat: entry.seat, choice: entry.choice });
      const after = view(match, 0);
      const told = log(match, 0)
        .slice(lines)
        .map(({ event }) => event as JuiblexEvent);
      lines += told.length;
      if (before.round > 0) {
        compared++;
        const retold = told.reduce(retell, before);
        expect(shown(retold), `entry ${match.record.length}`).toEqual(shown(after));
        // A SPREAD card lies in its slot as long as it spreads.
        retold.market.forEach((card, slot) => {
          if (after.market[slot] !== NONE)
            expect(card, `slot ${slot}, entry ${match.record.length}`).toBe(after.market[slot]);
        });
      }
      before = after;
    }
    expect(compared).toBeGreaterThan(50);
  });
});
