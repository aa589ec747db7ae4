/** Every sentence a player reads. */
import type { Words } from '@vesper/kernel';
import type { RealmEvent } from './events.ts';
import type { RealmView } from './view.ts';
import { choice } from './words/choices.ts';
import { event } from './words/events.ts';
import { moments, options } from './words/options.ts';
import { prompt } from './words/prompts.ts';
import { reasons, refusal } from './words/refusals.ts';
import { line } from './words/score.ts';
import { status, table } from './words/table.ts';
import { seatName } from './words/voice.ts';

export const words: Words<RealmView, RealmEvent> = {
  seatsInText: true,
  seat: (_view, seat) => seatName(seat),
  status,
  prompt,
  choice,
  refusal,
  reasons,
  event,
  line,
  table,
  moments,
  options,
};
