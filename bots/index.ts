/** Bots: each sees what its seat sees. A new one joins the ladder by a line in `bots`. */
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Bot, Thought } from './bot.ts';
export { think } from './bot.ts';
export { greedy } from './greedy.ts';
export { suggest } from './hint.ts';
export type { Hint } from './hint.ts';
export { random } from './random.ts';

export const bots: { readonly [name: string]: Bot } = { random, greedy };
