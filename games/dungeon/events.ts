/** What can happen, as it is told to players and written down. */
import type { CombatEvent } from './events/combat.ts';
import type { SeasonEvent } from './events/seasons.ts';

export type DungeonEvent = SeasonEvent | CombatEvent;
