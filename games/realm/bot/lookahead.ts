/**
 * What a bot tries out in this game. The policy plans a whole Daytime with the odds of its dice, which a few tries of
 * single actions do not improve; where a choice colours all that follows, trying it does.
 */
import type { AskFrame, Brain, Choice } from '@vesper/kernel';
import type { RealmAsk } from '../agenda.ts';
import type { RealmState } from '../state.ts';
import { policy } from './policy.ts';

/** Decisions on which every choice is tried until the end of Daytime. */
const TRIED: readonly string[] = ['pickForm', 'pickStyle'];

/** The table is judged at the end of Daytime: the Night is nobody's choice. */
function isSettled(_s: RealmState, { ask }: AskFrame, choice: Choice): boolean {
  return ask === 'chooseAction' && typeof choice === 'object' && 'action' in choice && choice.action === 'endDay';
}

export const lookahead: NonNullable<Brain<RealmState>['lookahead']> = {
  samples: 8,
  follow: 16,
  isSettled,
  shortlist: (s, d: RealmAsk, legal, n) => (TRIED.includes(d.ask) ? legal : [policy(s, d, legal, n)]),
  plans: 1,
  weighs: 0.006,
};
