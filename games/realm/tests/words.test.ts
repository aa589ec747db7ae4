/** Everything that can be told has words. That they read well in play is for the checkers. */
import { describeWords } from '@vesper/checkers/vitest';
import { heroes } from '../content/heroes.ts';
import type { RealmEvent } from '../events.ts';
import { realm } from '../game.ts';
import type { RealmView } from '../view.ts';
import { samples, seen } from './samples.ts';

describeWords<RealmView, RealmEvent>(realm, {
  seen,
  samples,
  quiet: ['passed', 'cardRemoved'],
  lines: [
    ...['general', 'taint', 'city', 'supply:green', 'supply:blue'].map(why => `lost:${why}`),
    ...heroes.flatMap((_, hero) => [`quests:${hero}`, `generals:${hero}`]),
  ],
  moments: ['N0', 'NR', 'CR'],
  folder: new URL('../', import.meta.url),
});
