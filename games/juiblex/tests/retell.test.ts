import { describeRetelling } from '@vesper/checkers/vitest';
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
  retell,
  shows: (view, after) => ({
    ...shown(view),
    // A SPREAD card lies in its slot as long as it spreads.
    market: view.market.map((card, slot) => (after.market[slot] === NONE ? NONE : card)),
  }),
  isRetold: (_told, before) => before.round > 0,
  least: 51,
});
