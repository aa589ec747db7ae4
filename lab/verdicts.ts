// Are the verdicts of reviews what they say? npm run verdicts -- <game> [--positions N] [--whole] [--seed S]
// Choices of matches between greedy bots are measured as a review measures them, and held against other tries: how often the
// 95 % interval has the result in it. `whole` is what matches played to their end by the game's policy say, in points of a
// hundred beside the verdict's: near 1 shares are to scale, near 0 they tell little of who wins.
import { parseArgs } from 'node:util';
import { bots, think } from '@vesper/bots';
import { momentsOf, playedOut, weigh, measured, usualEffort } from '@vesper/bots/review/measures';
import { loadGame } from '@vesper/games';
import { below, choose, fastChance, open, outcome, start, toReplay } from '@vesper/kernel';
import type { Game, Replay } from '@vesper/kernel';

/** Other tries against which a verdict is held: so many that their own error matters little. */
const OTHERS = 400;
const WHOLE = 40;
/** Positions that are taken from one match. */
const OF_ONE = 12;

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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'verdicts' },
    whole: { type: 'boolean', default: false },
  },
});
const game = await loadGame(positionals[0]);
const wanted = Number(values.positions);
const rng = fastChance(values.seed);
let positions = 0;
let within = 0;
let xx = 0;
let xy = 0;
for (let deal = 0; positions < wanted; deal++) {
  const moments = momentsOf(game, played(game, `${values.seed} ${deal}`));
  const some = Array.from({ length: OF_ONE }, () => moments[below(rng, moments.length)]);
  for (const moment of some.slice(0, wanted - positions)) {
    const { better } = weigh(moment, usualEffort, rng);
    const { cost } = measured(moment, better, usualEffort.deep, rng);
    const result = measured(moment, better, OTHERS, rng).cost.value;
    positions++;
    if (cost.low <= result && result <= cost.high) within++;
    if (!values.whole) continue;
    xx += cost.value * cost.value;
    xy += cost.value * playedOut(moment, better, WHOLE, rng);
  }
}
const share = ((100 * within) / positions).toFixed(0);
const scale = values.whole ? `, whole ${(xy / xx).toFixed(2)}` : '';
console.log(`${game.name}: ${within} of ${positions} intervals (${share} %) contain the result${scale}`);
