/** Every sentence a player reads. */
import { wordsOf } from '@vesper/kernel';
import { pieces } from './pieces.ts';
import { aims } from './words/aims.ts';
import type { RealmCatalogue } from './words/catalogue.ts';
import { events } from './words/events.ts';
import { labels } from './words/labels.ts';
import { moments, options } from './words/options.ts';
import { prompts } from './words/prompts.ts';
import { refusals } from './words/refusals.ts';
import { lines } from './words/score.ts';
import { status, twin } from './words/twin.ts';
import { seatName } from './words/voice.ts';

const english: RealmCatalogue = {
  seat: seatName,
  status,
  prompts,
  labels,
  refusals,
  events,
  lines,
  aims,
  twin,
  moments,
  options,
};

export const words = wordsOf(english, pieces);
