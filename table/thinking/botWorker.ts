/** A thread in which bots think. It gets an imagined table, never the real one: there is nothing to peek at. */
import { workerData } from 'node:worker_threads';
import { bots, suggest, untilTime } from '@vesper/bots';
import type { Hint, Thought as Position } from '@vesper/bots';
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
  /** How many milliseconds it may search. */
  readonly search: number;
  /** By the clock of all threads: whoever waited long for one searches less. */
  readonly until: number;
}

/** What a bot chose, and when it began and ended to think about it, by the clock of all threads. */
export interface Thought {
  readonly choice: Choice;
  readonly began: number;
  readonly ended: number;
}

const shelf = loadShelf((workerData as { games?: string } | null)?.games);

export default async function choiceOf(task: Task): Promise<Thought> {
  const position = await positionOf(task);
  const began = Date.now();
  const end = Math.min(task.until, began + task.search);
  const choice = bots[task.bot].choose(position, fastChance(task.seed), untilTime(Date.now, end));
  return { choice, began, ended: Date.now() };
}

export async function hint(task: Task): Promise<Hint | null> {
  return suggest(await positionOf(task), fastChance(task.seed));
}

async function positionOf({ game: id, version, decision, legal, imagined }: Task): Promise<Position> {
  const game = await (await shelf).loadGame(id, version);
  const { seat } = decision;
  return { game, seat, decision, legal, imagine: rng => imagine(game, imagined, seat, rng) };
}
