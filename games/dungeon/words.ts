/** Every sentence a player reads. */
import { wordsOf } from '@vesper/kernel';
import { pieces } from './pieces.ts';
import { aims } from './words/aims.ts';
import type { DungeonCatalogue } from './words/catalogue.ts';
import { events } from './words/events.ts';
import { labels } from './words/labels.ts';
import { moments, options } from './words/options.ts';
import { prompts } from './words/prompts.ts';
import { refusals } from './words/refusals.ts';
import { lines } from './words/score.ts';
import { status } from './words/status.ts';
import { twin } from './words/twin.ts';
import { colourName } from './words/voice.ts';

const english: DungeonCatalogue = {
  seat: (_view, seat) => colourName(seat),
  status,
  prompts,
  labels,
  refusals,
  events,
  fruitless: ['stoodIdle', 'orderUnplayable', 'minionBlocked'],
  lines,
  aims,
  twin,
  moments,
  options,
};

export const words = wordsOf(english, pieces);
