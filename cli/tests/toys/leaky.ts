import type { Game } from '@vesper/kernel';
export { checks } from '@vesper/kernel/toys/wicks/checks/index';
import { wicks } from '@vesper/kernel/toys/wicks/game';
import type { Wicks } from '@vesper/kernel/toys/wicks/state';

/** Wicks, but everybody sees what lies on top of the deck. */
export const leaky: Game = {
  ...wicks,
  id: 'leaky',
  view: (s: Wicks, viewer) => ({ ...wicks.view(s, viewer), top: s.deck.at(-1) ?? null }),
};
