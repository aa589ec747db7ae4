/**
 * Search for games whose bots plan further than a stage shows. What is planned is held against the others that recommend
 * themselves, a few at a time, at the same imagined tables and with the same luck; it is given up only for what is clearly
 * better, so that a judgement that is a little wrong does not undo a good plan.
 */
import { answer, branchChance, fork, sharesOf } from '@vesper/kernel';
import type { Choice, State } from '@vesper/kernel';
import type { Thought } from '../bot.ts';
import { playToStage } from '../stage.ts';
import { lookaheadOf, sameDecision, shortlist } from '../weighing.ts';
import { growTree } from './grow.ts';
import type { Search } from './search.ts';

/** So many rivals there are, of which so many are tried at once; who is given up makes room for the next. */
const RIVALS = 5;
const AT_ONCE = 3;
/** What does not seem better by then is given up, and later what is not ahead by a standard error. */
const SOON = 4;
const LATER = 12;
/** Clearly better: by so many standard errors, after so many tries. */
const CLEAR = 3;
const ENOUGH = 12;

interface Rival {
  readonly choice: Choice;
  tries: number;
  sum: number;
  /** By how much it did better than the plan at the same tables, and the squares of it. */
  ahead: number;
  squares: number;
}

export const challenge: Search = (thought, rng, spent) => {
  const listed = shortlist(thought, thought.imagine(rng));
  if (listed.length > 1) return growTree(thought, rng, spent);
  const plan = rivalOf(listed[0]);
  const rivals = rivalsOf(thought, plan.choice, rng);
  const running = rivals.slice(0, AT_ONCE);
  let next = running.length;
  let tries = 0;
  let goesOn = true;
  while (goesOn && running.length > 0 && !running.some(isClear)) {
    const table = thought.imagine(rng);
    const luck = branchChance(rng);
    const planned = shareAfter(thought, table, plan.choice, luck);
    note(plan, planned, 0);
    goesOn = spent(++tries) < 1;
    for (let i = 0; i < running.length && goesOn; i++) {
      const share = shareAfter(thought, table, running[i].choice, luck);
      note(running[i], share, share - planned);
      goesOn = spent(++tries) < 1;
    }
    for (let i = running.length - 1; i >= 0; i--) {
      if (!isGivenUp(running[i])) continue;
      if (next < rivals.length) running[i] = rivals[next++];
      else running.splice(i, 1);
    }
  }
  let best = plan;
  for (const rival of running) if (isClear(rival) && meanAhead(rival) > meanAhead(best)) best = rival;
  return { choice: best.choice, tried: [plan, ...rivals] };
};

function rivalOf(choice: Choice): Rival {
  return { choice, tries: 0, sum: 0, ahead: 0, squares: 0 };
}

/** The weightiest of the others. */
function rivalsOf(thought: Thought, plan: Choice, rng: number[]): Rival[] {
  const { game, legal } = thought;
  const imagined = thought.imagine(rng);
  const weights: number[] = [];
  game.brain.appeals(imagined, sameDecision(thought, imagined).frame, legal, legal.length, weights);
  return legal
    .map((choice, i) => ({ choice, weight: weights[i] }))
    .filter(({ choice, weight }) => weight > 0 && choice !== plan)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, RIVALS)
    .map(({ choice }) => rivalOf(choice));
}

function shareAfter(thought: Thought, table: State, choice: Choice, luck: readonly number[]): number {
  const { game, seat } = thought;
  const s = fork(game, table);
  const stage = game.brain.stage(s);
  answer(game, s, sameDecision(thought, s), choice);
  playToStage(game, s, stage, luck.slice(), lookaheadOf(game).plans);
  const shares: number[] = [];
  sharesOf(game, s, shares);
  return shares[seat];
}

function note(rival: Rival, share: number, ahead: number): void {
  rival.tries++;
  rival.sum += share;
  rival.ahead += ahead;
  rival.squares += ahead * ahead;
}

const meanAhead = ({ ahead, tries }: Rival): number => (tries === 0 ? 0 : ahead / tries);

function standardError({ ahead, squares, tries }: Rival): number {
  return Math.sqrt(Math.max(0, squares - (ahead * ahead) / tries) / (tries * (tries - 1)));
}

function isClear(rival: Rival): boolean {
  return rival.tries >= ENOUGH && meanAhead(rival) > CLEAR * standardError(rival);
}

function isGivenUp(rival: Rival): boolean {
  return rival.tries >= SOON && meanAhead(rival) <= (rival.tries < LATER ? 0 : standardError(rival));
}
