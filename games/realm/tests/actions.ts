/** Actions of Daytime that many tests take. */
import { NONE } from '../state.ts';

export const ATTACK = { action: 'attackGeneral' } as const;
export const END_DAY = { action: 'endDay' } as const;
export const ENGAGE = { action: 'engage', colour: NONE } as const;
export const HEAL = { action: 'healWounds' } as const;
export const QUEST_ACTION = { action: 'quest' } as const;
