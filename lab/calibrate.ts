// Are shares of winning what they say? npm run calibrate -- <game> [--seats N] [--games N] [--bot greedy] [--seed S]
// Bots play; at the end of every stage the game's brain is asked, and held against who won. `sharper` is by what a brain's
// scale should be divided: below 1 it is too sure of itself, above 1 too timid. Where all win together `shift` is what its
// points lack, in scales.
import { parseArgs } from 'node:util';
import { bots, think } from '@vesper/bots';
import { loadGame } from '@vesper/games';
import { choose, fastChance, imagine, open, outcome, sharesOf, start } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';

/** What the brain thought at a stage's end, how far the match was then, and what became of it. */
interface Judged {
  readonly progress: number;
  /** Logarithms of the seats' shares; where all win together of winning and of losing. */
  readonly logs: readonly number[];
  /** What each of them got in the end. */
  readonly truth: readonly number[];
}

const PARTS = 5;
const LEAST = 1e-12;

function judgedIn(game: Game, seats: number, seed: string, bot: string): Judged[] {
  const match = start(game, { seats, seed });
  const rng = fastChance(seed);
  const found: (readonly number[])[] = [];
  let stage = game.brain.stage(match.state);
  while (outcome(match) === null) {
    const [decision] = open(match);
    const choice = bots[bot].choose(think(game, match, decision), rng);
    choose(match, { seat: decision.seat, choice, decision: decision.id });
    if (outcome(match) !== null || game.brain.stage(match.state) === stage) continue;
    stage = game.brain.stage(match.state);
    found.push(asked(game, imagine(game, match.state, 'spectator', rng)));
  }
  const truth = asked(game, match.state);
  return found.map((shares, i) => ({
    progress: i / found.length,
    logs: shares.map(share => Math.log(Math.max(LEAST, share))),
    truth,
  }));
}

function asked(game: Game, s: Parameters<typeof sharesOf>[1]): readonly number[] {
  const shares: number[] = [];
  sharesOf(game, s, shares);
  return game.together === true ? [shares[0], 1 - shares[0]] : shares;
}

/** How badly the truth surprises, on average, if shares were so much sharper and the first shifted so far. */
function surprise(judged: readonly Judged[], sharper: number, shift: number): number {
  let total = 0;
  for (const { logs, truth } of judged) {
    const points = logs.map((log, i) => sharper * log + (i === 0 ? shift : 0));
    const most = Math.max(...points);
    const sum = Math.log(points.reduce((all, point) => all + Math.exp(point - most), 0)) + most;
    points.forEach((point, i) => (total += truth[i] * (sum - point)));
  }
  return total / judged.length;
}

/** The least surprising of both, found by ever smaller steps. */
function fitted(judged: readonly Judged[], together: boolean): { readonly sharper: number; readonly shift: number } {
  let [sharper, shift] = [1, 0];
  for (let step = 1; step > 0.001; step /= 2) {
    for (let better = true; better;) {
      better = false;
      for (const [by, to] of [
        [2 ** step, 0],
        [2 ** -step, 0],
        ...(together
          ? [
              [1, step],
              [1, -step],
            ]
          : []),
      ]) {
        if (surprise(judged, sharper * by, shift + to) >= surprise(judged, sharper, shift) - 1e-9) continue;
        [sharper, shift, better] = [sharper * by, shift + to, true];
      }
    }
  }
  return { sharper, shift };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    games: { type: 'string', default: '200' },
    bot: { type: 'string', default: 'greedy' },
    seed: { type: 'string', default: 'calibrate' },
  },
});
const game = await loadGame(positionals[0]);
const together = game.together === true;
const judged = Array.from({ length: Number(values.games) }, (_, i) =>
  judgedIn(game, Number(values.seats), `${values.seed} ${i}`, values.bot),
).flat();
console.log(`${game.name}, ${values.seats} seats, ${values.games} matches of ${values.bot}`);
console.log('of the match   judged   surprise   fair   sharper   shift');
for (let part = 0; part <= PARTS; part++) {
  const here = part === PARTS ? judged : judged.filter(({ progress }) => Math.floor(progress * PARTS) === part);
  const { sharper, shift } = fitted(here, together);
  const name = part === PARTS ? 'all' : `${part * 20}–${(part + 1) * 20} %`;
  const figures = [surprise(here, 1, 0), surprise(here, 0, 0), sharper, shift].map(x => x.toFixed(2).padStart(9));
  console.log(`${name.padEnd(12)} ${String(here.length).padStart(8)} ${figures.join(' ')}`);
}
