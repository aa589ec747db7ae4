import { below } from '@vesper/kernel';
import type { Bot } from './bot.ts';
import { lookaheadOf, shortlist, valueOf } from './weighing.ts';

/** Looks one choice ahead: tries each in imagined states and takes what promises the largest share of winning. */
export const greedy: Bot = {
  name: 'greedy',
  choose(thought, rng) {
    const { samples } = lookaheadOf(thought.game);
    let imagined = thought.imagine(rng);
    const tried = shortlist(thought, imagined);
    if (tried.length === 1) return tried[0];
    const values = tried.map(() => 0);
    for (let sample = 0; sample < samples; sample++) {
      if (sample > 0) imagined = thought.imagine(rng);
      tried.forEach((choice, i) => (values[i] += valueOf(thought, imagined, choice, rng)));
    }
    const most = Math.max(...values);
    const best = tried.filter((_, i) => values[i] === most);
    return best[below(rng, best.length)];
  },
};
