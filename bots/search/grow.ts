/**
 * Tree search: choices are tried at imagined tables, each by the tree that has grown behind it as far as it reaches, then by
 * the game's policy to the end of the stage, and judged there by everybody's shares of winning. All choices that are compared
 * are tried at the same tables with the same luck; the worse half is given up again and again, so that most of the time goes
 * to what is hard to tell apart.
 */
import { advance, answer, apply, asking, branchChance, fork, isTogether, quickChoice, sharesOf } from '@vesper/kernel';
import type { Choice, State } from '@vesper/kernel';
import type { Thought } from '../bot.ts';
import { LONGEST, playToStage } from '../stage.ts';
import { sameDecision } from '../weighing.ts';
import type { Search } from './search.ts';
import { meet, note, pick, situationAt } from './tree.ts';
import type { Branch, Situation } from './tree.ts';

/** At the first table everything is tried, beginning with what recommends itself most; but for no more than so much of the time. */
const FIRST_LOOK = 0.25;

export const growTree: Search = (thought, rng, spent) => {
  const at = situationAt(new Map(), thought.decision.frame);
  let field = branchesOf(thought, at, rng);
  let tries = 0;
  /** Tries what is in the field at one table, until so much of the time is used up. */
  const look = (until: number): Branch[] => {
    const table = thought.imagine(rng);
    const luck = branchChance(rng);
    for (let i = 0; i < field.length; i++) {
      playTry(thought, fork(thought.game, table), at, field[i], luck.slice());
      if (spent(++tries) >= until) return field.slice(0, i + 1);
    }
    return field;
  };
  const seen = look(FIRST_LOOK);
  field = seen.length < field.length ? betterHalf(seen) : seen;
  while (field.length > 1 && spent(tries) < 1) {
    // The rounds that are left share what is left of the time.
    const now = spent(tries);
    const until = now + (1 - now) / Math.ceil(Math.log2(field.length));
    while (spent(tries) < until) look(until);
    field = betterHalf(field);
  }
  return { choice: field[0].choice, tried: at.branches };
};

/** All choices, what recommends itself most first. */
function branchesOf(thought: Thought, at: Situation, rng: number[]): Branch[] {
  const { game, legal } = thought;
  const s = thought.imagine(rng);
  meet(game, s, sameDecision(thought, s).frame, at, legal, legal.length);
  return at.branches.toSorted((a, b) => b.weight - a.weight);
}

function betterHalf(field: readonly Branch[]): Branch[] {
  return field.toSorted((a, b) => b.sum / b.tries - a.sum / a.tries).slice(0, Math.ceil(field.length / 2));
}

interface Went {
  readonly at: Situation;
  readonly branch: Branch;
}

function playTry(thought: Thought, s: State, at: Situation, branch: Branch, rng: number[]): void {
  const { game } = thought;
  const stage = game.brain.stage(s);
  answer(game, s, sameDecision(thought, s), branch.choice);
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
