/** How the checkers know that everything in this game works. */
import type { Checks } from '@vesper/checkers';
import type { ScoreLine } from '@vesper/kernel';
import { grievanceLines, publicLines } from '../rules/scoring.ts';
import { NONE } from '../state.ts';
import type { SalemEvent, SalemState } from '../state.ts';
import { events } from '../words/events.ts';
import { effects, shown } from './coverage.ts';
import { invariants } from './invariants.ts';
import { seek } from './seek.ts';

/** Before the factions are dealt nothing counts. */
const scores = (s: SalemState): readonly ScoreLine[] =>
  s.players.flatMap(({ faction, grievance }, seat) => [
    ...(faction === NONE ? [] : publicLines(s, seat)),
    ...(grievance === NONE ? [] : grievanceLines(s, seat)),
  ]);

export const checks: Checks<SalemState, SalemEvent> = { events, effects, shown, seek, invariants, scores };
