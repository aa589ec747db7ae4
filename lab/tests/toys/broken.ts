import type { Game } from '@vesper/kernel';
export { checks } from '@vesper/kernel/toys/wicks/checks/index';
import { wicks } from '@vesper/kernel/toys/wicks/game';

/** Wicks, but the wind does not know what comes next. */
export const broken: Game = {
  ...wicks,
  id: 'broken',
  steps: {
    ...wicks.steps,
    rollWind(s) {
      s.agenda.push({ do: 'howl' });
    },
  },
};
