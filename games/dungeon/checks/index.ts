/** How the checkers know that everything in this game works. */
import type { Checks } from '@vesper/checkers';
import type { DungeonEvent } from '../events.ts';
import { scoreSheet } from '../rules/scoring.ts';
import type { DungeonState } from '../state.ts';
import { events } from '../words/events.ts';
import { effects } from './effects.ts';
import { invariants } from './invariants.ts';
import { rare } from './rare.ts';
import { seek } from './seek.ts';
import { shown } from './shown.ts';

const sought: ReadonlySet<string> = new Set(effects);

export const checks: Checks<DungeonState, DungeonEvent> = {
  events,
  effects,
  shown: told => shown(told).filter(effect => sought.has(effect)),
  tooRare: ['event planReturned', 'event trapReturnedUnused'],
  seek,
  rare,
  invariants,
  scores: scoreSheet,
  slip: /-\d|there is no way/,
};
