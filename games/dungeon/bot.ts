/** How a bot judges and plays Dungeon Lords. It is only ever handed imagined states. */
import type { Brain } from '@vesper/kernel';
import { evaluate } from './bot/evaluate.ts';
import { lookahead } from './bot/lookahead.ts';
import { policy } from './bot/policy.ts';
import type { DungeonState } from './state.ts';

export const brain: Brain<DungeonState> = { evaluate, policy, lookahead };
