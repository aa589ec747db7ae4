/** Every sentence a player reads. */
import { wordsOf } from '@vesper/kernel';
import { pieces } from './pieces.ts';
import { aims } from './words/aims.ts';
import type { FolkloreCatalogue } from './words/catalogue.ts';
import { events } from './words/events.ts';
import { asOne } from './words/asOne.ts';
import { labels } from './words/labels.ts';
import { options } from './words/options.ts';
import { passages } from './words/passages.ts';
import { prompts } from './words/prompts.ts';
import { refusals } from './words/refusals.ts';
import { lines } from './words/score.ts';
import { status } from './words/status.ts';
import { twin } from './words/twin.ts';
import { seatName } from './words/voice.ts';

const english: FolkloreCatalogue = {
  seat: seatName,
  status,
  prompts,
  labels,
  refusals,
  events,
  asOne,
  passages,
  lines,
  aims,
  fruitless: ['nothingDrawn'],
  twin,
  options,
};

export const words = wordsOf(english, pieces);
