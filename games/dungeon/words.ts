/** Every sentence a player reads. */
import type { Words } from '@vesper/kernel';
import type { DungeonEvent } from './events.ts';
import type { DungeonView } from './view.ts';
import { choice } from './words/choices.ts';
import { event } from './words/events.ts';
import { moments, options } from './words/options.ts';
import { prompt } from './words/prompts.ts';
import { reasons, refusal } from './words/refusals.ts';
import { line } from './words/score.ts';
import { status } from './words/status.ts';
import { table } from './words/table.ts';
import { colourName } from './words/voice.ts';

export const words: Words<DungeonView, DungeonEvent> = {
  seatsInText: true,
  seat: (_view, seat) => colourName(seat),
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
