/** Bots that answer at once, and what they need: what a page loads before anybody plays. Those that search are in the index. */
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';

export { think, untilTime } from './bot.ts';

export const adept: Bot = {
  ...greedy,
  name: 'adept',
  about: 'Looks one move ahead and takes what promises most. Answers at once.',
};

export const quickBots: { readonly [name: string]: Bot } = { novice, adept, random, greedy };
