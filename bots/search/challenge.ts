/**
 * Search for games whose bots plan further than a stage shows. What is planned is held against the others that recommend
 * themselves, at the same imagined tables and with the same luck; it is given up only for what is clearly better, so that a
 * judgement that is a little wrong does not undo a good plan. That a choice recommends itself less than the plan counts like
 * a few tries in which it came out worse.
 */
import { answer, branchChance, fork, same, sharesOf } from '@vesper/kernel';
import type { Choice, State } from '@vesper/kernel';
import type { Thought } from '../bot.ts';
import { playToStage } from '../stage.ts';
import { lookaheadOf, sameDecision, shortlist } from '../weighing.ts';
import { growTree } from './grow.ts';
import type { Search } from './search.ts';

/** So many rivals there are. */
const RIVALS = 5;
/** A choice e times less weighty than the plan is thought so much worse, as a share of winning, down to so many times as much. */
const RATE = 0.006;
const WORST = -6;
/** How far off that usually is; it counts like so many tries at most. */
const DOUBT = 0.02;
const IMPRESSED = 6;
/** How much a rival's lead differs from table to table, until that shows: as if so many tries had shown it. */
const USUAL = 0.04;
const SHOWN = 2;
/** What may yet be better by so many standard errors is tried. */
const CURIOUS = 0.8;
/** Clearly better: by so many standard errors, after so many tries. */
const CLEAR = 2;
const ENOUGH = 4;
/** Less of a share of winning is worth neither a try nor a plan. */
const LEAST = 0.003;
/** What came to the same as the plan so often, does. */
const ALIKE = 3;

/** A choice that is held against the plan; its tries were at the first so many tables. */
interface Rival {
  readonly choice: Choice;
  /** The lead that its weight promises; never above 0. */
  readonly promised: number;
  tries: number;
  sum: number;
  /** By how much it did better than the plan at the same tables, and the squares of it. */
  ahead: number;
  squares: number;
}

interface Table {
  readonly state: State;
  readonly luck: readonly number[];
  /** What the plan came to there. */
  readonly share: number;
}

export const challenge: Search = (thought, rng, spent, reach) => {
  const listed = shortlist(thought, thought.imagine(rng));
  if (listed.length > 1) return growTree(thought, rng, spent, reach);
  const [plan, ...rivals] = contendersOf(thought, listed[0], rng);
  const tables: Table[] = [];
  let tries = 0;
  let goesOn = rivals.length > 0;
  while (goesOn) {
    const next = mostPromising(rivals);
    if (next === undefined) break;
    if (next.tries === tables.length) {
      const state = thought.imagine(rng);
      const luck = branchChance(rng);
      const share = shareAfter(thought, state, plan.choice, luck);
      tables.push({ state, luck, share });
      note(plan, share, 0);
      goesOn = spent(++tries) < 1;
      if (!goesOn) break;
    }
    const { state, luck, share: planned } = tables[next.tries];
    const share = shareAfter(thought, state, next.choice, luck);
    note(next, share, share - planned);
    goesOn = spent(++tries) < 1;
  }
  const leader = leaderOf(rivals);
  const isGivenUp = leader !== undefined && isClear(leader);
  return { choice: isGivenUp ? leader.choice : plan.choice, tried: [plan, ...rivals] };
};

/** The plan and the weightiest of the others. */
function contendersOf(thought: Thought, plan: Choice, rng: number[]): Rival[] {
  const { game, legal } = thought;
  const imagined = thought.imagine(rng);
  const weights: number[] = [];
  game.brain.appeals(imagined, sameDecision(thought, imagined).frame, legal, legal.length, weights);
  const planned = legal.findIndex(choice => same(choice, plan));
  const promisedBy = (weight: number): number =>
    RATE * Math.max(WORST, Math.min(0, Math.log(weight / Math.max(weights[planned], Number.MIN_VALUE))));
  const others = legal
    .map((choice, i) => ({ choice, weight: weights[i], i }))
    .filter(({ weight, i }) => weight > 0 && i !== planned)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, RIVALS)
    .map(({ choice, weight }) => rivalOf(choice, promisedBy(weight)));
  return [rivalOf(plan, 0), ...others];
}

function rivalOf(choice: Choice, promised: number): Rival {
  return { choice, promised, tries: 0, sum: 0, ahead: 0, squares: 0 };
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

/** Of a rival's lead, from table to table. */
function varianceOf({ tries, ahead, squares }: Rival): number {
  if (tries < 2) return USUAL ** 2;
  return (SHOWN * USUAL ** 2 + Math.max(0, squares - ahead ** 2 / tries)) / (SHOWN + tries - 1);
}

/** How many tries a first impression is worth: many where they differ much from each other. */
function impression(rival: Rival): number {
  return Math.min(varianceOf(rival) / DOUBT ** 2, IMPRESSED);
}

/** By how much a rival seems better than the plan, by its tries and by what recommends it. */
function leadOf(rival: Rival): number {
  const impressed = impression(rival);
  return (rival.promised * impressed + rival.ahead) / (impressed + rival.tries);
}

/** The standard error of that. */
function doubtOf(rival: Rival): number {
  return Math.sqrt(varianceOf(rival) / (impression(rival) + rival.tries));
}

function isClear(rival: Rival): boolean {
  return leadOf(rival) > CLEAR * doubtOf(rival);
}

/** The best of those that were tried often enough and seem better than the plan. */
function leaderOf(rivals: readonly Rival[]): Rival | undefined {
  let leader: Rival | undefined;
  for (const rival of rivals) {
    if (rival.tries < ENOUGH || leadOf(rival) <= LEAST) continue;
    if (leader === undefined || leadOf(rival) > leadOf(leader)) leader = rival;
  }
  return leader;
}

/** Who may be better than the leader, or the leader itself, where less is known of it; nobody once all is clear. */
function mostPromising(rivals: readonly Rival[]): Rival | undefined {
  const leader = leaderOf(rivals);
  let best: Rival | undefined;
  let most = leader === undefined ? LEAST : leadOf(leader);
  for (const rival of rivals) {
    if (rival === leader || (rival.tries >= ALIKE && rival.squares === 0)) continue;
    const hope = leadOf(rival) + CURIOUS * doubtOf(rival);
    if (hope > most) [best, most] = [rival, hope];
  }
  if (leader === undefined) return best;
  if (best === undefined) return isClear(leader) ? undefined : leader;
  return leader.tries <= best.tries ? leader : best;
}
