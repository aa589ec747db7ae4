/** How far and how often a bot tries things out in this game: dice make a single try worth little. */
import type { Brain } from '@vesper/kernel';
import type { RealmState } from '../state.ts';
import { policy } from './policy.ts';

export const lookahead: NonNullable<Brain<RealmState>['lookahead']> = {
  samples: 5,
  follow: 14,
  /** The actions of a Daytime are judged by how the table stands at its end; the Night is nobody's choice. */
  isSettled: (_s, d, choice) => d.ask === 'chooseAction' && (choice as { action?: string }).action === 'endDay',
  shortlist: (s, d, legal, n) => [policy(s, d, legal, n)],
};
