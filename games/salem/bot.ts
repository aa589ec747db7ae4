/** How a bot judges and plays Salem. It is only ever handed imagined states. */
import type { Brain } from '@vesper/kernel';
import { appeals } from './bot/appeals.ts';
import { shares } from './bot/shares.ts';
import type { SalemState } from './state.ts';

export const brain: Brain<SalemState> = { stage: s => s.round, appeals, shares };
