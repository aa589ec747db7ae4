/** What must have been seen at work before the checkers believe that everything does. */
import type { Coverage } from '@vesper/kernel';
import { all } from './coverage/all.ts';
import { shown } from './coverage/shown.ts';
import type { RealmEvent } from './events.ts';
import { seek } from './seek.ts';
import type { RealmState } from './state.ts';

export const coverage: Coverage<RealmEvent, RealmState> = {
  all,
  of: told => [`event ${told.event}`, ...shown(told)],
  seek,
};
