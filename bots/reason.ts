/**
 * Why a bot makes a choice: what it promises, what it was compared with, and how. Whoever shows a hint and whoever asks
 * afterwards why a bot did something reads the same. Everything comes from `thought.imagine`: what the seat knows.
 */
import { same } from '@vesper/kernel';
import type { Choice, State } from '@vesper/kernel';
import { inTries } from './bot.ts';
import type { Thought } from './bot.ts';
import { meanOf, tryAll } from './paired.ts';
import { search } from './search/search.ts';
import type { Reach } from './search/search.ts';
import { sameDecision, shortlist, valueOf } from './weighing.ts';

export interface Reason {
  readonly choice: Choice;
  /** The share of winning it promises, where that was tried. */
  readonly expects: number | null;
  /** The best of the others, what it promises, and how far it is behind. */
  readonly instead: { readonly choice: Choice; readonly expects: number | null; readonly behind: Distance } | null;
  /** `tried` at imagined tables, `searched` by playing on, `ranked` by what recommends a choice, any `chance`, or not compared. */
  readonly by: 'tried' | 'searched' | 'ranked' | 'chance' | 'nothing';
  /** How many choices were compared, of how many, and how often they were tried. */
  readonly weighed: number;
  readonly of: number;
  readonly tries: number;
}

/** Better than what was chosen; as good as it, for all the bot can tell; a little worse; worse. */
export type Distance = 'ahead' | 'level' | 'close' | 'clear';

/** How many tables are imagined. */
const IMAGINED = 12;

/** Of a share of winning. */
const LEVEL = 0.01;
const CLOSE = 0.05;
/** Of the weight of the best. */
const NEARLY = 0.9;
const HALF = 0.5;

export function onlyChoice({ legal: [choice] }: Thought): Reason {
  return { choice, expects: null, instead: null, by: 'nothing', weighed: 1, of: 1, tries: 0 };
}

export function byChance({ legal }: Thought, made: Choice): Reason {
  return { choice: made, expects: null, instead: null, by: 'chance', weighed: 0, of: legal.length, tries: 0 };
}

/** As a greedy bot compares; of the choice that was made, or of the one it would make. */
export function byLooking(thought: Thought, made: Choice | null, rng: number[]): Reason {
  const imagined = thought.imagine(rng);
  const listed = shortlist(thought, imagined);
  if (listed.length === 1) return byRank(thought, imagined, made ?? listed[0], rng);
  const tried = made === null || listed.some(choice => same(choice, made)) ? listed : [...listed, made];
  const worth = tried.map(() => 0);
  for (let i = 0; i < IMAGINED; i++) {
    const table = thought.imagine(rng);
    tried.forEach((choice, index) => (worth[index] += valueOf(thought, table, choice, rng) / IMAGINED));
  }
  const ranked = tried.map((choice, index) => ({ choice, expects: worth[index] }));
  return compared(thought, ranked, made, 'tried', IMAGINED);
}

/** By what recommends a choice, as a bot goes by its plan or a beginner by first impressions; both are tried out to say more. */
export function byRank(thought: Thought, imagined: State, made: Choice, rng: number[]): Reason {
  const { game, legal } = thought;
  const weights: number[] = [];
  game.brain.appeals(imagined, sameDecision(thought, imagined).frame, legal, legal.length, weights);
  const rivals = legal
    .map((rival, index) => ({ rival, weight: weights[index] }))
    .filter(({ rival, weight }) => weight > 0 && !same(rival, made))
    .sort((a, b) => b.weight - a.weight);
  if (rivals.length === 0)
    return { choice: made, expects: null, instead: null, by: 'nothing', weighed: 1, of: legal.length, tries: 0 };
  const [{ rival, weight }] = rivals;
  const own = weights[legal.findIndex(choice => same(choice, made))];
  const [expects, less] = tryAll(thought, [made, rival], IMAGINED, rng).map(tries => meanOf(tries, thought.seat));
  return {
    choice: made,
    expects,
    instead: { choice: rival, expects: less, behind: rankedBehind(weight, own) },
    by: 'ranked',
    weighed: rivals.length + 1,
    of: legal.length,
    tries: IMAGINED,
  };
}

function rankedBehind(weight: number, own: number): Distance {
  if (weight > own) return 'ahead';
  return weight >= NEARLY * own ? 'level' : weight >= HALF * own ? 'close' : 'clear';
}

/** As a bot that searches compares, with a number of tries. */
export function bySearching(thought: Thought, made: Choice | null, most: number, rng: number[], reach: Reach): Reason {
  const { choice: found, tried } = search(thought, rng, inTries(most), reach);
  const played = tried.filter(({ tries }) => tries > 0).sort((a, b) => b.tries - a.tries);
  // A search that is sure stops before it has to.
  let all = 0;
  for (const { tries } of played) all += tries;
  const chosen = made ?? found;
  const ranked = played.map(({ choice, sum, tries }) => ({ choice, expects: sum / tries }));
  // What it hardly looked at would be judged by a try or two.
  if (!ranked.some(({ choice }) => same(choice, chosen)))
    ranked.push({ choice: chosen, expects: meanOf(tryAll(thought, [chosen], IMAGINED, rng)[0], thought.seat) });
  const trusted = ranked.filter(({ choice }, index) => same(choice, chosen) || played[index]?.tries * SELDOM >= all);
  return { ...compared(thought, trusted, chosen, 'searched', all), weighed: ranked.length };
}

/** What got less than one try in so many was soon given up. */
const SELDOM = 25;

interface Worth {
  readonly choice: Choice;
  readonly expects: number;
}

function compared(
  { legal }: Thought,
  ranked: readonly Worth[],
  made: Choice | null,
  by: Reason['by'],
  tries: number,
): Reason {
  const sorted = ranked.toSorted((a, b) => b.expects - a.expects);
  const chosen = made === null ? sorted[0] : sorted.find(({ choice }) => same(choice, made))!;
  const next = sorted.find(other => other !== chosen);
  const { choice, expects } = chosen;
  return {
    choice,
    expects,
    instead: next === undefined ? null : { ...next, behind: triedBehind(expects - next.expects) },
    by,
    weighed: ranked.length,
    of: legal.length,
    tries,
  };
}

function triedBehind(less: number): Distance {
  if (less < -LEVEL) return 'ahead';
  return less < LEVEL ? 'level' : less < CLOSE ? 'close' : 'clear';
}
