/** What must have been seen at work before the checkers believe that everything does. */
import type { Coverage } from '@vesper/kernel';
import { all } from './coverage/all.ts';
import { shown } from './coverage/shown.ts';
import type { DungeonEvent } from './events.ts';
import { rare } from './rare.ts';
import { seek } from './seek.ts';
import type { DungeonState } from './state.ts';

const known: ReadonlySet<string> = new Set(all);

export const coverage: Coverage<DungeonEvent, DungeonState> = {
  all,
  of: told => [`event ${told.event}`, ...shown(told)].filter(part => known.has(part)),
  seek,
  rare,
};
