/** How the checkers know that everything in this game works. */
import type { Checks } from '@vesper/checkers';
import type { SalemEvent, SalemState } from '../state.ts';
import { events } from '../words/events.ts';
import { effects, shown } from './coverage.ts';
import { invariants } from './invariants.ts';
import { seek } from './seek.ts';

export const checks: Checks<SalemState, SalemEvent> = { events, effects, shown, seek, invariants };
