// What are shares of winning read from, and what is it worth? npm run fit -- <game> [--games N] [--seats 2,3] [--ridge R] [--seed S]
// Matches are played by the game's policy. At the end of every stage the game's `features` are noted, and whether the match
// was won; what each is worth is found by logistic regression and written to `games/<game>/bot/value.gen.ts`. Held against
// matches that were kept apart: how often the likelier table won (AUC; half is chance), beside the brain as it was, and the
// chance it promised beside how often it was won, by fifths of the match.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { playToStage } from '@vesper/bots/stage';
import { loadGame } from '@vesper/games';
import { VesperError, fastChance, sharesOf, start } from '@vesper/kernel';
import type { Brain, Game } from '@vesper/kernel';
import { areaUnderCurve, chanceBy, fitLogistic } from './logistic.ts';
import type { Logistic, Observation } from './logistic.ts';

interface Noted extends Observation {
  readonly progress: number;
  /** What the brain thinks now. */
  readonly before: number;
}

const PARTS = 5;
/** One match in so many is kept apart to be judged. */
const APART = 4;

type Measure = NonNullable<Brain['features']>;

function notedIn(game: Game, measure: Measure, seats: number, seed: string): Noted[] {
  const s = start(game, { seats, seed }).state;
  const rng = fastChance(`policy: ${seed}`);
  const found: { readonly numbers: readonly number[]; readonly before: number }[] = [];
  for (;;) {
    playToStage(game, s, game.brain.stage(s), rng);
    if (s.outcome !== null) break;
    const shares: number[] = [];
    sharesOf(game, s, shares);
    found.push({ numbers: Object.values(measure(s)), before: shares[0] });
  }
  const truth = Number(s.outcome.winners.length > 0);
  return found.map((noted, i) => ({ ...noted, progress: i / found.length, truth }));
}

function report(apart: readonly Noted[], fitted: Logistic): void {
  console.log('of the match   tables     AUC  before   promised     won');
  for (let part = 0; part <= PARTS; part++) {
    const here = part === PARTS ? apart : apart.filter(({ progress }) => Math.floor(progress * PARTS) === part);
    const now = here.map(({ numbers, truth }) => ({ chance: chanceBy(fitted, numbers), truth }));
    const before = here.map(noted => ({ chance: noted.before, truth: noted.truth }));
    const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;
    const figures = [areaUnderCurve(now), areaUnderCurve(before)].map(x => x.toFixed(3).padStart(7));
    const shares = [mean(now.map(({ chance }) => chance)), mean(now.map(({ truth }) => truth))];
    const percents = shares.map(x => `${(100 * x).toFixed(1)} %`.padStart(9));
    const name = part === PARTS ? 'all' : `${part * 20}–${(part + 1) * 20} %`;
    console.log(`${name.padEnd(12)} ${String(here.length).padStart(8)} ${figures.join(' ')} ${percents.join(' ')}`);
  }
  reportTenths(apart, fitted);
}

/** By what was promised: are shares what they say? */
function reportTenths(apart: readonly Noted[], fitted: Logistic): void {
  console.log('promised      tables      won');
  for (let tenth = 0; tenth < 10; tenth++) {
    const here = apart.filter(({ numbers }) => Math.floor(10 * chanceBy(fitted, numbers)) === tenth);
    const won = here.reduce((sum, { truth }) => sum + truth, 0) / here.length;
    const share = here.length === 0 ? '–' : `${(100 * won).toFixed(1)} %`;
    const promised = `${tenth * 10}–${(tenth + 1) * 10} %`;
    console.log(`${promised.padEnd(11)} ${String(here.length).padStart(8)} ${share.padStart(8)}`);
  }
}

function moduleOf(command: string, names: readonly string[], { intercept, coefficients }: Logistic): string {
  const lines = names.map((name, i) => `  ${name}: ${plain(coefficients[i])},`);
  return `// Written by \`${command}\`: what each feature adds to the logarithm of the odds of winning.
import type { Features } from './features.ts';

export const intercept = ${plain(intercept)};

export const coefficients: Features = {
${lines.join('\n')}
};
`;
}

function plain(x: number): string {
  return String(Number(x.toFixed(4)));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '3000' },
    seats: { type: 'string', default: '2' },
    ridge: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'fit' },
    // Only reports.
    dry: { type: 'boolean', default: false },
  },
});
const game = await loadGame(positionals[0]);
const { features } = game.brain;
if (features === undefined)
  throw new VesperError('bad-options', `${game.name} says nothing that shares could be read from.`);
const seats = values.seats.split(',').map(Number);
const matches = Array.from({ length: Number(values.games) }, (_, i) =>
  notedIn(game, features, seats[i % seats.length], `${values.seed} ${i}`),
);
const ridge = Number(values.ridge);
const known = matches.filter((_, i) => Math.floor(i / seats.length) % APART > 0).flat();
const apart = matches.filter((_, i) => Math.floor(i / seats.length) % APART === 0).flat();
console.log(
  `${game.name}, ${values.seats} seats, ${values.games} matches of its policy, ${known.length + apart.length} tables`,
);
report(apart, fitLogistic(known, ridge));
if (!values.dry) {
  const command = `npm run fit -- ${game.id} --games ${values.games} --seats ${values.seats} --ridge ${values.ridge} --seed ${values.seed}`;
  const names = Object.keys(features(start(game, { seats: seats[0], seed: values.seed }).state));
  const file = new URL(`../games/${game.id}/bot/value.gen.ts`, import.meta.url);
  writeFileSync(file, moduleOf(command, names, fitLogistic(matches.flat(), ridge)));
}
