/**
 * Choices compared with the same luck: each is tried at the same imagined tables, with the same dice, and played on by the
 * game's policy to the end of the stage, or of several. What differs then comes of the choice.
 */
import { answer, branchChance, fork, sharesOf } from '@vesper/kernel';
import type { Choice } from '@vesper/kernel';
import type { Thought } from './bot.ts';
import { playToStage } from './stage.ts';
import { sameDecision } from './weighing.ts';

/** By choice and by try, everybody's shares of winning. */
export type Tried = readonly (readonly (readonly number[])[])[];

export function tryAll(thought: Thought, choices: readonly Choice[], times: number, rng: number[], stages = 1): Tried {
  const { game } = thought;
  const tried: number[][][] = choices.map(() => []);
  for (let i = 0; i < times; i++) {
    const imagined = thought.imagine(rng);
    const stage = game.brain.stage(imagined);
    const luck = branchChance(rng);
    choices.forEach((choice, which) => {
      const s = fork(game, imagined);
      answer(game, s, sameDecision(thought, s), choice);
      playToStage(game, s, stage, luck.slice(), stages);
      const shares: number[] = [];
      sharesOf(game, s, shares);
      tried[which].push(shares);
    });
  }
  return tried;
}

/** What a seat had of the tries of one choice, on average. */
export function meanOf(tries: readonly (readonly number[])[], seat: number): number {
  let sum = 0;
  for (const shares of tries) sum += shares[seat];
  return sum / tries.length;
}
