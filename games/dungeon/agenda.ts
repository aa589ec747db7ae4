/** What can stand on the agenda: the steps of the rules and the decisions of the players. */
import type { TogetherFrame } from '@vesper/kernel';
import type { CombatAsk, CombatStep } from './agenda/combat.ts';
import type { OrderAsk, OrderStep } from './agenda/orders.ts';
import type { SeasonAsk, SeasonStep } from './agenda/seasons.ts';

export type DungeonStep = SeasonStep | OrderStep | CombatStep;
export type DungeonAsk = SeasonAsk | OrderAsk | CombatAsk;

export type DungeonFrame = DungeonStep | DungeonAsk | TogetherFrame<DungeonStep | DungeonAsk>;
