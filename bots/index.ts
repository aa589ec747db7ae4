/** Bots: each sees what its seat sees. A new one joins by a line in `bots`; those that say what they are like are the ladder. */
import { inTries } from './bot.ts';
import type { Bot } from './bot.ts';
import { expert, master } from './ladder.ts';
import { quickBots } from './quick.ts';

export type { Bot, Thought } from './bot.ts';
export { inTries, think, untilTime } from './bot.ts';
export { greedy } from './greedy.ts';
export { suggest } from './hint.ts';
export type { Hint } from './hint.ts';
export { levels, usualLevel } from './ladder.ts';
export { random } from './random.ts';

/** A bot by its name; `expert@30` is one that makes 30 tries for a decision. */
export function botCalled(name: string): Bot | undefined {
  const [called, tries] = name.split('@');
  const bot = Object.hasOwn(bots, called) ? bots[called] : undefined;
  if (tries === undefined || bot === undefined) return bot;
  const most = Number(tries);
  if (bot.milliseconds === undefined || !Number.isInteger(most) || most < 1) return undefined;
  return { ...bot, name, choose: (thought, rng, spent = inTries(most)) => bot.choose(thought, rng, spent) };
}

export const bots: { readonly [name: string]: Bot } = { ...quickBots, expert, master };
