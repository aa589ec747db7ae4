/** What can stand on the agenda: the steps of the rules and the decisions of the players. */
import type { ChoiceOf, Decision, FrameOf, TogetherFrame } from '@vesper/kernel';
import type { CombatAsks, CombatStep } from './agenda/combat.ts';
import type { OrderAsks, OrderStep } from './agenda/orders.ts';
import type { SeasonAsks, SeasonStep } from './agenda/seasons.ts';
import type { DungeonState } from './state.ts';

export type DungeonStep = SeasonStep | OrderStep | CombatStep;

/** Everything that is asked: what it is answered with, what its frame says, and the facts of its candidates. */
export type DungeonAsks = SeasonAsks & OrderAsks & CombatAsks;

export type AskName = keyof DungeonAsks;
export type Ask<Name extends AskName> = FrameOf<DungeonAsks, Name>;
export type DungeonAsk = Ask<AskName>;
export type DungeonDecision<Name extends AskName> = Decision<DungeonState, Ask<Name>, ChoiceOf<DungeonAsks, Name>>;

export type DungeonFrame = DungeonStep | DungeonAsk | TogetherFrame<DungeonStep | DungeonAsk>;
