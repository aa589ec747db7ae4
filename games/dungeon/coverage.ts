/** What must have been executed for the checkers to believe that everything works. */
import type { Coverage } from '@vesper/kernel';
import type { DungeonEvent } from './events.ts';
import type { DungeonState } from './state.ts';

export const coverage: Coverage<DungeonEvent, DungeonState> = { all: [], of: () => [] };
