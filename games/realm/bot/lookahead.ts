/** How far and how often a bot tries things out in this game: dice make a single try worth little. */
import type { Brain, Choice } from '@vesper/kernel';
import type { ChooseAction, RealmState } from '../state.ts';
import { rankActions } from './plan.ts';

/** So many of the best actions are tried. */
const SHORT = 7;

export const lookahead: NonNullable<Brain<RealmState>['lookahead']> = {
  samples: 5,
  follow: 14,
  /** The actions of a Daytime are judged by how the table stands at its end; the Night is nobody's choice. */
  isSettled: (_s, d, choice) => d.ask === 'chooseAction' && (choice as { action?: string }).action === 'endDay',
  shortlist(s, d, legal, n) {
    if (d.ask !== 'chooseAction') return legal;
    const plays: Choice[] = [];
    const ranked = rankActions(s, (d as ChooseAction).slot, legal, n);
    const short: Choice[] = [];
    for (const { choice } of ranked) {
      if ((choice as { action?: string }).action === 'play') plays.push(choice);
      else if (short.length < SHORT) short.push(choice);
    }
    return [...short, ...plays];
  },
};
