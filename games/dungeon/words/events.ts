/** The log: one sentence for what happened. */
import { battleLog } from './battleEvents.ts';
import type { DungeonCatalogue } from './catalogue.ts';
import { orderLog } from './orderEvents.ts';
import { seasonLog } from './seasonEvents.ts';

export const events: DungeonCatalogue['events'] = { ...seasonLog, ...orderLog, ...battleLog };
