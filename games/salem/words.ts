/** Every sentence a player reads. */
import { wordsOf } from '@vesper/kernel';
import { pieces } from './pieces.ts';
import { aims } from './words/aims.ts';
import type { SalemCatalogue } from './words/catalogue.ts';
import { events } from './words/events.ts';
import { labels } from './words/labels.ts';
import { prompts } from './words/prompts.ts';
import { refusals } from './words/refusals.ts';
import { lines } from './words/score.ts';
import { status, twin } from './words/twin.ts';
import { seatName } from './words/voice.ts';

const english: SalemCatalogue = {
  seat: seatName,
  status,
  prompts,
  labels,
  refusals,
  events,
  fruitless: ['nothingPossible'],
  lines,
  aims,
  twin,
  options: {
    startDraft: {
      label: 'Choose your Starting Colonist',
      explain:
        'Everyone is dealt two Starting Colonists and keeps one in secret. Without this, everyone gets one at random.',
    },
  },
};

export const words = wordsOf(english, pieces);
