import { below } from '@vesper/kernel';
import type { Bot } from './bot.ts';

/** Any legal choice, all equally likely. */
export const random: Bot = {
  name: 'random',
  choose: ({ legal }, rng) => legal[below(rng, legal.length)],
};
