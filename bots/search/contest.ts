/**
 * Search for games whose appeals are to scale. What a bot that answers at once would choose is held against the others at the
 * same imagined tables, and whatever is decided after them is decided with the same luck. What recommends a choice counts
 * like tries of it: for many where tries differ much from each other, for few where they do not.
 */
import { answer, branchChance, fork, same, sharesOf } from '@vesper/kernel';
import type { Choice, State } from '@vesper/kernel';
import type { Thought } from '../bot.ts';
import { playAlike } from '../stage.ts';
import { lookaheadOf, sameDecision, shortlist } from '../weighing.ts';
import type { Reach, Search } from './search.ts';

/** How far off a first impression usually is, as a share of winning; it counts like so many tries at most. */
const DOUBT = 0.025;
const IMPRESSED = 6;
/** A choice that hardly recommends itself is not thought worse than one with so many times less weight, as a power of e. */
const WORST = -6;
/** How much the lead of a rival differs from table to table, until that shows: as if so many tries had shown it. */
const USUAL = 0.06;
const SHOWN = 3;
/** What may yet be better by so many standard deviations of what is known of it is tried. */
const CURIOUS = 1.5;
/**
 * Where a plan is held against others (`plans`), only so many rivals are tried, and none that may be better by less than a
 * trifle, which is the smaller the more tries there are to see it.
 */
const RIVALS = 6;
const TRIFLE: Readonly<Record<Reach, number>> = { near: 0.012, far: 0.004 };

/** A choice that is held against the favourite; its own tries were at the first so many tables. */
interface Rival {
  readonly choice: Choice;
  /** The lead that its appeal promises; never above 0. */
  readonly promised: number;
  tries: number;
  sum: number;
  /** By how much it did better than the favourite at the same tables, and the squares of it. */
  ahead: number;
  squares: number;
}

interface Table {
  readonly state: State;
  readonly luck: readonly number[];
  /** What the favourite came to there. */
  readonly share: number;
}

export const contest: Search = (thought, rng, spent, reach) => {
  const [favourite, ...rivals] = contendersOf(thought, rng);
  const trifle = lookaheadOf(thought.game).plans === undefined ? 0 : TRIFLE[reach];
  const tables: Table[] = [];
  let tries = 0;
  let goesOn = true;
  let next: Rival | undefined = favourite;
  for (; goesOn && next !== undefined; next = mostPromising(favourite, rivals, trifle)) {
    if (next.tries === tables.length) {
      const state = thought.imagine(rng);
      const luck = branchChance(rng);
      const share = shareAfter(thought, state, favourite.choice, luck, reach);
      tables.push({ state, luck, share });
      note(favourite, share, 0);
      goesOn = spent(++tries) < 1;
    }
    if (next === favourite || !goesOn) continue;
    const { state, luck, share: usual } = tables[next.tries];
    const share = shareAfter(thought, state, next.choice, luck, reach);
    note(next, share, share - usual);
    goesOn = spent(++tries) < 1;
  }
  return { choice: leaderOf(favourite, rivals, varianceOf(rivals)).choice, tried: [favourite, ...rivals] };
};

/** The favourite, which is what a bot would choose that does not search, and all others. */
function contendersOf(thought: Thought, rng: number[]): Rival[] {
  const { game, legal } = thought;
  const imagined = thought.imagine(rng);
  const weights: number[] = [];
  game.brain.appeals(imagined, sameDecision(thought, imagined).frame, legal, legal.length, weights);
  const listed = shortlist(thought, imagined);
  const first =
    listed.length === 1
      ? legal.findIndex(choice => same(choice, listed[0]))
      : weights.indexOf(Math.max(...weights.slice(0, legal.length)));
  const { weighs: rate = 0, plans } = lookaheadOf(game);
  const weightOf = (i: number): number => Math.max(weights[i], Number.MIN_VALUE);
  const all = legal.map((choice, i) => {
    const promised = rate * Math.max(WORST, Math.min(0, Math.log(weightOf(i) / weightOf(first))));
    return { choice, promised, tries: 0, sum: 0, ahead: 0, squares: 0 };
  });
  const rivals = all.filter((_, i) => i !== first);
  if (plans === undefined) return [all[first], ...rivals];
  return [all[first], ...rivals.sort((a, b) => b.promised - a.promised).slice(0, RIVALS)];
}

function shareAfter(thought: Thought, table: State, choice: Choice, luck: readonly number[], reach: Reach): number {
  const { game, seat } = thought;
  const s = fork(game, table);
  const { plans = 1, further } = lookaheadOf(game);
  const stages = reach === 'far' && further !== undefined ? further(s) : plans;
  const stage = game.brain.stage(s);
  answer(game, s, sameDecision(thought, s), choice);
  playAlike(game, s, stage, luck, stages);
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

/** Of what rivals lead by, from table to table. */
function varianceOf(rivals: readonly Rival[]): number {
  let squares = SHOWN * USUAL ** 2;
  let n = SHOWN;
  for (const { tries, ahead, squares: all } of rivals) {
    if (tries < 2) continue;
    squares += all - ahead ** 2 / tries;
    n += tries - 1;
  }
  return squares / n;
}

/** How many tries a first impression is worth. */
function impression(variance: number): number {
  return Math.min(variance / DOUBT ** 2, IMPRESSED);
}

/** The standard deviation of what is known of a rival's lead. */
function doubtOf({ tries }: Rival, variance: number): number {
  return Math.sqrt(variance / (impression(variance) + tries));
}

/** By how much a rival seems better than the favourite, by its tries and by what recommends it. */
function leadOf({ promised, ahead, tries }: Rival, variance: number): number {
  const impressed = impression(variance);
  return (promised * impressed + ahead) / (impressed + tries);
}

function leaderOf(favourite: Rival, rivals: readonly Rival[], variance: number): Rival {
  let leader = favourite;
  let most = 0;
  for (const rival of rivals) {
    const lead = leadOf(rival, variance);
    if (lead > most) {
      most = lead;
      leader = rival;
    }
  }
  return leader;
}

/** Who may be better than the leader, or the leader itself, where less is known of it; nobody once all is clear. */
function mostPromising(favourite: Rival, rivals: readonly Rival[], trifle: number): Rival | undefined {
  const variance = varianceOf(rivals);
  const leader = leaderOf(favourite, rivals, variance);
  let best: Rival | undefined;
  let most = trifle + (leader === favourite ? 0 : leadOf(leader, variance));
  for (const rival of rivals) {
    if (rival === leader) continue;
    const hope = leadOf(rival, variance) + CURIOUS * doubtOf(rival, variance);
    if (hope > most) {
      most = hope;
      best = rival;
    }
  }
  if (leader === favourite) return best;
  const isKnown = leadOf(leader, variance) > CURIOUS * doubtOf(leader, variance) - trifle;
  if (best === undefined) return isKnown ? undefined : leader;
  return leader.tries <= best.tries ? leader : best;
}
