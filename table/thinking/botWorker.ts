/** A thread in which bots think. It gets an imagined table, never the real one: there is nothing to peek at. */
import { workerData } from 'node:worker_threads';
import { bots, suggest } from '@vesper/bots';
import type { Hint, Thought } from '@vesper/bots';
import { fastChance, imagine } from '@vesper/kernel';
import type { Choice, Open, State } from '@vesper/kernel';
import { loadShelf } from '../games.ts';

export interface Task {
  readonly game: string;
  readonly version: number;
  readonly bot: string;
  readonly decision: Open;
  readonly legal: readonly Choice[];
  /** A state that agrees with all the seat knows. */
  readonly imagined: State;
  /** The bot's own luck. */
  readonly seed: string;
  /** By the clock of all threads: whoever waited long for one searches less. */
  readonly until: number;
}

const shelf = loadShelf((workerData as { games?: string } | null)?.games);

export default async function choiceOf(task: Task): Promise<Choice> {
  const bot = bots[task.bot];
  const thought = await thoughtOf(task);
  const end = Math.min(task.until, Date.now() + (bot.milliseconds ?? 0));
  return bot.choose(thought, fastChance(task.seed), () => Date.now() < end);
}

export async function hint(task: Task): Promise<Hint | null> {
  return suggest(await thoughtOf(task), fastChance(task.seed));
}

async function thoughtOf({ game: id, version, decision, legal, imagined }: Task): Promise<Thought> {
  const game = await (await shelf).loadGame(id, version);
  const { seat } = decision;
  return { game, seat, decision, legal, imagine: rng => imagine(game, imagined, seat, rng) };
}
