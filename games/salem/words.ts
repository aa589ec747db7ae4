/** Every sentence a player reads. */
import type { Words } from '@vesper/kernel';
import type { SalemEvent, SalemView } from './state.ts';
import { choice } from './words/choices.ts';
import { event } from './words/events.ts';
import { prompt } from './words/prompts.ts';
import { reasons, refusal } from './words/refusals.ts';
import { line } from './words/score.ts';
import { status, table } from './words/table.ts';
import { seatName } from './words/voice.ts';

export const words: Words<SalemView, SalemEvent> = {
  seat: seatName,
  status,
  prompt,
  choice,
  refusal,
  reasons,
  event,
  line,
  table,
  options: {
    startDraft: {
      label: 'Choose your Starting Colonist',
      explain:
        'Everyone is dealt two Starting Colonists and keeps one in secret. Without this, everyone gets one at random.',
    },
  },
};
