// Are the verdicts of reviews what they say? npm run verdicts -- <game> [--positions N] [--told] [--others N] [--whole] [--seed S]
// Choices of matches between greedy bots are measured as a review measures them, and held against other tries: how often the
// 95 % interval has the result in it. Any choices; or, as `told`, only those that reviews of such matches tell, which were
// picked for having cost much. `whole` is what matches played to their end by the game's policy say, in points of a hundred
// beside the verdict's: near 1 shares are to scale, near 0 they tell little of who wins.
import { parseArgs } from 'node:util';
import { bots, think } from '@vesper/bots';
import { reviewOf } from '@vesper/bots/review';
import { momentsOf, playedOut, weigh, measured, usualEffort } from '@vesper/bots/review/measures';
import type { Moment } from '@vesper/bots/review/measures';
import type { Estimate } from '@vesper/bots/statistics';
import { loadGame } from '@vesper/games';
import { below, choose, fastChance, open, outcome, start, toReplay } from '@vesper/kernel';
import type { Choice, Game, Replay } from '@vesper/kernel';

const WHOLE = 40;
/** Positions that are taken from one match. */
const OF_ONE = 12;

interface Verdict {
  readonly moment: Moment;
  readonly better: Choice;
  readonly cost: Estimate;
}

function played(game: Game, seed: string): Replay {
  const match = start(game, { seats: Math.max(2, game.seats.min), seed });
  const rng = fastChance(seed);
  while (outcome(match) === null) {
    const [decision] = open(match);
    const choice = bots['greedy'].choose(think(game, match, decision), rng);
    choose(match, { seat: decision.seat, choice, decision: decision.id });
  }
  return toReplay(match);
}

function anyOf(moments: readonly Moment[], rng: number[]): readonly Verdict[] {
  return Array.from({ length: OF_ONE }, () => {
    const moment = moments[below(rng, moments.length)];
    const { better } = weigh(moment, usualEffort, rng);
    return measured(moment, better, usualEffort.deep, rng);
  });
}

function toldOf(game: Game, file: Replay, moments: readonly Moment[]): readonly Verdict[] {
  return reviewOf(game, file)
    .seats.flatMap(({ costliest }) => costliest)
    .map(({ n, better, cost }) => ({ moment: moments.find(moment => moment.n === n)!, better: better.choice, cost }));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '100' },
    told: { type: 'boolean', default: false },
    // So many that their own error matters little: an interval of 96 tries that is right has their result 94 times of 100.
    others: { type: 'string', default: '1000' },
    whole: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'verdicts' },
  },
});
const game = await loadGame(positionals[0]);
const wanted = Number(values.positions);
const rng = fastChance(values.seed);
let positions = 0;
let within = 0;
let differ = 0;
let differWithin = 0;
let widths = 0;
let xx = 0;
let xy = 0;
for (let deal = 0; positions < wanted; deal++) {
  const file = played(game, `${values.seed} ${deal}`);
  const moments = momentsOf(game, file);
  const verdicts = values.told ? toldOf(game, file, moments) : anyOf(moments, rng);
  for (const { moment, better, cost } of verdicts.slice(0, wanted - positions)) {
    const { cost: result } = measured(moment, better, Number(values.others), rng);
    const contains = cost.low <= result.value && result.value <= cost.high;
    positions++;
    widths += (cost.high - cost.low) / 2;
    if (contains) within++;
    if (result.value !== 0) differ++;
    if (contains && result.value !== 0) differWithin++;
    if (!values.whole) continue;
    xx += cost.value * cost.value;
    xy += cost.value * playedOut(moment, better, WHOLE, rng);
  }
}
const share = ((100 * within) / positions).toFixed(0);
const width = ((100 * widths) / positions).toFixed(1);
const scale = values.whole ? `, whole ${(xy / xx).toFixed(2)}` : '';
console.log(
  `${game.name}: ${within} of ${positions} intervals (${share} %, ± ${width} points on average) contain the result; where the choices differ at all ${differWithin} of ${differ}${scale}`,
);
