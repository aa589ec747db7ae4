/** How a bot judges and plays Dungeon Lords. It is only ever handed imagined states. */
import type { Brain } from '@vesper/kernel';
import { appeals } from './bot/appeal.ts';
import { lookahead } from './bot/lookahead.ts';
import { policy } from './bot/policy.ts';
import { shares } from './bot/shares.ts';
import { stage } from './bot/outlook.ts';
import type { DungeonState } from './state.ts';

export const brain: Brain<DungeonState> = { stage, appeals, shares, policy, lookahead };
