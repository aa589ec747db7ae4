import type { Brain } from '@vesper/kernel';
import { appeals, policy } from './bot/policy.ts';
import { features } from './bot/features.ts';
import { lookahead } from './bot/lookahead.ts';
import { shares } from './bot/shares.ts';
import type { RealmState } from './state.ts';

export const brain: Brain<RealmState> = { stage: s => s.turn, appeals, shares, features, policy, lookahead };
