/** Search that knows no game: whatever is tried is played on by the game's policy and judged by shares of winning. */
import type { Choice, Lookahead } from '@vesper/kernel';
import type { Spent, Thought } from '../bot.ts';
import { lookaheadOf } from '../weighing.ts';
import { challenge } from './challenge.ts';
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

export const search: Search = (thought, rng, spent, reach) =>
  searchOf(lookaheadOf(thought.game))(thought, rng, spent, reach);

function searchOf({ plans, weighs }: Lookahead): Search {
  if (weighs !== undefined) return contest;
  return plans === undefined ? growTree : challenge;
}
