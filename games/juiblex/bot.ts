/** How a bot judges and plays Juiblex. It is only ever handed imagined states. */
import type { Brain } from '@vesper/kernel';
import { appeals } from './bot/appeals.ts';
import { features } from './bot/features.ts';
import { shares } from './bot/shares.ts';
import type { JuiblexState } from './state.ts';

/** A turn is a stage: in its middle the table tells little. */
const stage = (s: JuiblexState): number => s.round * 4 + s.active;

/** First impressions are to scale, and worth more here than a glance at the end of one's own turn. */
const lookahead: NonNullable<Brain<JuiblexState>['lookahead']> = {
  samples: 1,
  follow: 8,
  isSettled: () => false,
  shortlist: (_s, _d, legal) => legal,
  weighs: 0.08,
  // To the end of one's next turn: others have answered, and what was recruited may have been played.
  further: ({ seats }) => seats + 1,
};

export const brain: Brain<JuiblexState> = { stage, appeals, shares, features, lookahead };
