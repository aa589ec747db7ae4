import type { Brain } from '@vesper/kernel';
import { evaluate } from './bot/evaluate.ts';
import { lookahead } from './bot/lookahead.ts';
import { policy } from './bot/policy.ts';
import type { RealmState } from './state.ts';

export const brain: Brain<RealmState> = { evaluate, policy, lookahead };
