/**
 * Tree search: tries are played from imagined tables, by the tree as far as it reaches, by the game's policy to the end of
 * the stage, and judged there by everybody's shares of winning.
 */
import { advance, answer, apply, asking, isTogether, quickChoice, sharesOf } from '@vesper/kernel';
import type { Choice, State } from '@vesper/kernel';
import type { Thought } from '../bot.ts';
import { LONGEST, playToStage } from '../stage.ts';
import { sameDecision } from '../weighing.ts';
import type { Search } from './search.ts';
import { note, pick, situationAt } from './tree.ts';
import type { Branch, Place, Situation } from './tree.ts';

/** The choice that was tried most did best for its tries; of those that were tried equally often, what brought more. */
export const growTree: Search = (thought, rng, mayGoOn) => {
  const root: Place = new Map();
  let tries = 0;
  do playTry(thought, root, rng);
  while (mayGoOn(++tries));
  const { branches } = situationAt(root, thought.decision.frame);
  let best = branches[0];
  for (const branch of branches) {
    const more = branch.tries - best.tries;
    if (more > 0 || (more === 0 && branch.sum > best.sum)) best = branch;
  }
  return { choice: best.choice, tried: branches };
};

interface Went {
  readonly at: Situation;
  readonly branch: Branch;
}

function playTry(thought: Thought, root: Place, rng: number[]): void {
  const { game, legal } = thought;
  const s = thought.imagine(rng);
  const stage = game.brain.stage(s);
  const asked = sameDecision(thought, s);
  const at = situationAt(root, asked.frame);
  const branch = pick(game, s, asked.frame, at, legal, legal.length);
  answer(game, s, asked, branch.choice);
  const way: Went[] = [{ at, branch }];
  if (descend(thought, s, stage, branch, way, rng)) playToStage(game, s, stage, rng);
  const shares: number[] = [];
  sharesOf(game, s, shares);
  for (const went of way) note(went.at, went.branch, shares[went.at.seat]);
}

const out: Choice[] = [];

/** Follows the tree to where it ends; whether the stage goes on there. */
function descend({ game, seat }: Thought, s: State, stage: number, from: Branch, way: Went[], rng: number[]): boolean {
  let branch = from;
  for (let depth = 0; depth < LONGEST && branch.tries > 0; depth++) {
    const n = advance(game, s, out);
    const frame = asking(s);
    if (frame === null || game.brain.stage(s) !== stage) return false;
    if (n === 1) apply(game, s, out[0]);
    // Sealed answers of others are given without knowing this one's.
    else if (isTogether(s) && frame.seat !== seat) apply(game, s, quickChoice(game, s, frame, out, n, rng));
    else {
      const at = situationAt(branch.leads, frame);
      branch = pick(game, s, frame, at, out, n);
      way.push({ at, branch });
      apply(game, s, branch.choice);
    }
  }
  return true;
}
