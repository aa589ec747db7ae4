/** How a bot judges and plays Folklore. It is only ever handed imagined states. */
import type { AskFrame, Brain, Choice } from '@vesper/kernel';
import { appeals } from './bot/appeals.ts';
import { features } from './bot/features.ts';
import { shares } from './bot/shares.ts';
import { NONE } from './state.ts';
import type { FolkloreState } from './state.ts';

/** World turns, rounds of a skirmish, and everybody's turn on a map: in their middle the table tells little. */
const stage = ({ worldTurns, chapter, step, scene, encounter, skirmish, turn }: FolkloreState): number => {
  const round = encounter.isRunning ? encounter.round : skirmish.isRunning ? skirmish.round : 0;
  const whose = scene.scene === NONE ? 0 : turn.who + 1;
  return ((((worldTurns * 8 + chapter) * 16 + step) * 64 + scene.round) * 64 + round) * 64 + whose;
};

/** Foes that have appeared threaten until they are met: only some turns later one knows whether that was a mistake. */
const shownAfter = 6;

/** The policy weighs what a turn promises in numbers; trying it out on a few dice would tell less. */
const lookahead: NonNullable<Brain<FolkloreState>['lookahead']> = {
  samples: 1,
  follow: 0,
  isSettled: (_s, d) => isOpen(d),
  shortlist: weightiest,
  plans: shownAfter,
  weighs: 0.01,
};

/** Which characters set out is left to chance by who does not search. */
const isOpen = ({ ask }: AskFrame): boolean => ask === 'chooseCharacter' || ask === 'choosePath';

function weightiest(s: FolkloreState, d: AskFrame, legal: readonly Choice[], n: number): readonly Choice[] {
  if (isOpen(d)) return legal;
  const weights: number[] = [];
  appeals(s, d, legal, n, weights);
  let best = 0;
  for (let i = 1; i < n; i++) if (weights[i] > weights[best]) best = i;
  return [legal[best]];
}

export const brain: Brain<FolkloreState> = { stage, shownAfter, appeals, shares, features, lookahead };
