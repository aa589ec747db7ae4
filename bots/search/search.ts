/** Search that knows no game: whatever is tried is played on by the game's policy and judged by shares of winning. */
import type { Choice } from '@vesper/kernel';
import type { Spent, Thought } from '../bot.ts';
import { lookaheadOf } from '../weighing.ts';
import { contest } from './contest.ts';
import { growTree } from './grow.ts';

/** How far it looks: to the end of the stage, or further where the game says that this tells more. */
export type Reach = 'near' | 'far';

/** Tries once, and again until all that it may take is spent. */
export type Search = (thought: Thought, rng: number[], spent: Spent, reach: Reach) => Found;

export interface Found {
  readonly choice: Choice;
  /** How often choices were tried, and what the chooser had of it in all. */
  readonly tried: readonly Tally[];
}

export interface Tally {
  readonly choice: Choice;
  readonly tries: number;
  readonly sum: number;
}

/** Where it is known what appeals promise, choices are held against each other; else a tree finds out. */
export const search: Search = (thought, rng, spent, reach) => {
  const { weighs } = lookaheadOf(thought.game);
  return weighs === undefined ? growTree(thought, rng, spent, reach) : contest(thought, rng, spent, reach);
};
