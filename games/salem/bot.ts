/** How a bot judges and plays Salem. It is only ever handed imagined states. */
import type { Brain } from '@vesper/kernel';
import { evaluate } from './bot/evaluate.ts';
import { policy } from './bot/policy.ts';
import type { SalemState } from './state.ts';

export const brain: Brain<SalemState> = { evaluate, policy };
