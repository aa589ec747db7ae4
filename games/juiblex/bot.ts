/** How a bot judges and plays Juiblex. It is only ever handed imagined states. */
import type { Brain } from '@vesper/kernel';
import { appeals } from './bot/appeals.ts';
import { shares } from './bot/shares.ts';
import type { JuiblexState } from './state.ts';

/** A turn is a stage: in its middle the table tells little. */
const stage = (s: JuiblexState): number => s.round * 4 + s.active;

export const brain: Brain<JuiblexState> = { stage, appeals, shares };
