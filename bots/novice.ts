import { below, quickChoice } from '@vesper/kernel';
import type { Bot } from './bot.ts';
import { sameDecision } from './weighing.ts';

/** Of so many choices a beginner overlooks one. */
const OVERLOOKS = 3;

/** Goes by first impressions like a beginner, and overlooks one choice in three: mistakes that people make, not random ones. */
export const novice: Bot = {
  name: 'novice',
  about: 'Goes by first impressions and overlooks things, as on a first evening.',
  choose(thought, rng) {
    const { game, legal } = thought;
    const seen = legal.filter(() => below(rng, OVERLOOKS) > 0);
    const noticed = seen.length === 0 ? legal : seen;
    const imagined = thought.imagine(rng);
    return quickChoice(game, imagined, sameDecision(thought, imagined).frame, noticed, noticed.length, rng);
  },
};
