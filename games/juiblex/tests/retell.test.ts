import { describeRetelling } from '@vesper/checkers/vitest';
import { expect } from 'vitest';
import { retell } from '../board/retell.ts';
import { juiblex } from '../game.ts';
import { NONE } from '../state.ts';
import type { JuiblexView } from '../state.ts';

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

describeRetelling(juiblex, {
  folder: new URL('golden/', import.meta.url),
  least: 51,
  compare({ before, after, told, where }) {
    if (before.round === 0) return false;
    const retold = told.reduce(retell, before);
    expect(shown(retold), where).toEqual(shown(after));
    // A SPREAD card lies in its slot as long as it spreads.
    retold.market.forEach((card, slot) => {
      if (after.market[slot] !== NONE) expect(card, `slot ${slot}, ${where}`).toBe(after.market[slot]);
    });
    return true;
  },
});
