/** How the checkers know that everything in this game works. */
import type { Checks } from '@vesper/checkers';
import type { RealmEvent } from '../events.ts';
import type { RealmState } from '../state.ts';
import { events } from '../words/events.ts';
import { effects } from './effects.ts';
import { invariants } from './invariants.ts';
import { seek } from './seek.ts';
import { shown } from './shown.ts';

export const checks: Checks<RealmState, RealmEvent> = {
  events,
  effects,
  shown,
  seek,
  invariants,
  // Several Darkness cards are All Is Quiet.
  copies: ['pickOrder'],
};
