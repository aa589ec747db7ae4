/** What a tale is told by: where the match turned, one of these is named. */
import type { Event } from '@vesper/kernel';
import type { RealmEvent } from '../events.ts';

const milestones: readonly RealmEvent['event'][] = [
  'generalDefeated',
  'generalAdvanced',
  'heroDied',
  'overrun',
  'questCompleted',
  'generalSurvived',
];

export const isMilestone = ({ event }: Event): boolean => milestones.includes(event as RealmEvent['event']);
