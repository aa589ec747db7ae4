// What are shares of winning read from, and what is it worth? npm run fit -- <game> [--games N] [--seats 2,3] [--ridge R] [--seed S]
// [--options JSON] [--overlook 0,0.2] [--lambda 1] [--choices N --hold H]; `--options` may be a list, of which every match takes the next.
// Matches are played by the game's policy, which overlooks so many of the choices, in every match as many as the next of the list
// says: who always buys the same never learns what another card is worth. At the end of every stage the game's `features` are
// noted, and who won; what each is worth is found by logistic regression and written to `games/<game>/bot/value.gen.ts`. With a
// `lambda` below 1 a table is held less against how its match ended than against what the tables after it promise (TD(λ)): dice
// that fell much later then tell less of it. Held
// against matches that were kept apart: how often the likelier seat or team won (AUC; half is chance), beside the brain as it
// was, and the share it promised beside what was won, by fifths of the match.
// With --choices so many choices are tried in one decision of forty, each played to the end of the match: what only goes along
// with winning is told from what wins (`correctByChoices`).
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { playToStage } from '@vesper/bots/stage';
import { loadGame } from '@vesper/games';
import { VesperError, below, fastChance, quickChoice, sharesOf, start } from '@vesper/kernel';
import type { Brain, Game, Options, Seat } from '@vesper/kernel';
import { areaUnderCurve, chanceBy, correctByChoices, fitLogistic, fitRivals, sharesBy } from './logistic.ts';
import type { Observation, Position } from './logistic.ts';
import { positionsOf } from './triedOut.ts';

/** A seat at a stage's end; of those who win together only the first. */
interface Noted extends Observation {
  /** What the brain thinks now. */
  readonly before: number;
}

interface Table {
  readonly seats: readonly Noted[];
  readonly progress: number;
}

/** What was found: by feature, and what a team has without any. */
interface Fitted {
  readonly intercept?: number;
  readonly coefficients: readonly number[];
}

const PARTS = 5;
/** One match in so many is kept apart to be judged. */
const APART = 4;

type Measure = NonNullable<Brain['features']>;

function tablesOf(game: Game, measure: Measure, seats: number, seed: string, options: Options): Table[] {
  const s = start(game, { seats, seed, options }).state;
  const rng = fastChance(`policy: ${seed}`);
  const player = careless(game, overlooks[below(rng, overlooks.length)]);
  const judged = game.together === true ? 1 : seats;
  const found: Omit<Noted, 'truth'>[][] = [];
  for (;;) {
    playToStage(player, s, game.brain.stage(s), rng);
    if (s.outcome !== null) break;
    const shares: number[] = [];
    sharesOf(game, s, shares);
    const noted = (seat: Seat) => ({ numbers: Object.values(measure(s, seat)), before: shares[seat] });
    found.push(Array.from({ length: judged }, (_, seat) => noted(seat)));
  }
  const truths: number[] = [];
  sharesOf(game, s, truths);
  return found.map((table, i) => ({
    seats: table.map((noted, seat) => ({ ...noted, truth: truths[seat] })),
    progress: i / found.length,
  }));
}

const THOUSAND = 1000;

/** Goes by the game's policy among the choices that it does not overlook. */
function careless(game: Game, overlooked: number): Game {
  if (overlooked === 0) return game;
  const policy: Brain['policy'] = (s, d, legal, n, rng) => {
    const all = legal.slice(0, n);
    const seen = all.filter(() => below(rng, THOUSAND) >= THOUSAND * overlooked);
    const noticed = seen.length === 0 ? all : seen;
    return quickChoice(game, s, d, noticed, noticed.length, rng);
  };
  return { ...game, brain: { ...game.brain, policy } };
}

/** So often what tables promise is found anew from what later ones promise. */
const ROUNDS = 10;

function fit(played: readonly (readonly Table[])[], positions: readonly Position[]): Fitted {
  let fitted = fitTo(played.flat(), positions);
  if (lambda === 1) return fitted;
  for (let round = 0; round < ROUNDS; round++) {
    const by = fitted;
    fitted = fitTo(
      played.flatMap(match => foretold(match, by)),
      positions,
    );
  }
  return fitted;
}

function fitTo(tables: readonly Table[], positions: readonly Position[]): Fitted {
  const noted = tables.map(table => table.seats);
  if (!together) {
    const coefficients = fitRivals(noted, ridge);
    if (positions.length === 0) return { coefficients };
    return { coefficients: correctByChoices(coefficients, positions, Number(values.hold)) };
  }
  return fitLogistic(noted.flat(), ridge);
}

/** Every table of a match with what it should have promised: what the next one does, and as far as `lambda` what that one should. */
function foretold(match: readonly Table[], fitted: Fitted): Table[] {
  let truths: readonly number[] | undefined;
  let promised: readonly number[] = [];
  return match
    .toReversed()
    .map(table => {
      const next = truths?.map((truth, seat) => lambda * truth + (1 - lambda) * promised[seat]);
      const seats = next === undefined ? table.seats : table.seats.map((noted, i) => ({ ...noted, truth: next[i] }));
      truths = seats.map(({ truth }) => truth);
      promised = judge(fitted, table);
      return { ...table, seats };
    })
    .reverse();
}

function judge({ intercept, coefficients }: Fitted, { seats }: Table): readonly number[] {
  if (intercept !== undefined) return [chanceBy({ intercept, coefficients }, seats[0].numbers)];
  const numbers = seats.map(noted => noted.numbers);
  return sharesBy(coefficients, numbers);
}

interface Judged {
  readonly chance: number;
  readonly before: number;
  readonly truth: number;
  readonly progress: number;
}

function report(apart: readonly Table[], fitted: Fitted): void {
  const all: readonly Judged[] = apart.flatMap(table => {
    const chances = judge(fitted, table);
    return table.seats.map(({ before, truth }, seat) => ({
      chance: chances[seat],
      before,
      truth,
      progress: table.progress,
    }));
  });
  console.log('of the match   judged     AUC  before   promised     won');
  for (let part = 0; part <= PARTS; part++) {
    const here = part === PARTS ? all : all.filter(({ progress }) => Math.floor(progress * PARTS) === part);
    const before = here.map(judged => ({ chance: judged.before, truth: judged.truth }));
    const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;
    const figures = [areaUnderCurve(here), areaUnderCurve(before)].map(x => x.toFixed(3).padStart(7));
    const shares = [mean(here.map(({ chance }) => chance)), mean(here.map(({ truth }) => truth))];
    const percents = shares.map(x => `${(100 * x).toFixed(1)} %`.padStart(9));
    const name = part === PARTS ? 'all' : `${part * 20}–${(part + 1) * 20} %`;
    console.log(`${name.padEnd(12)} ${String(here.length).padStart(8)} ${figures.join(' ')} ${percents.join(' ')}`);
  }
  reportTenths(all);
}

/** By what was promised: are shares what they say? */
function reportTenths(all: readonly Judged[]): void {
  console.log('promised      judged      won');
  for (let tenth = 0; tenth < 10; tenth++) {
    const here = all.filter(({ chance }) => Math.floor(10 * chance) === tenth);
    const won = here.reduce((sum, { truth }) => sum + truth, 0) / here.length;
    const share = here.length === 0 ? '–' : `${(100 * won).toFixed(1)} %`;
    const promised = `${tenth * 10}–${(tenth + 1) * 10} %`;
    console.log(`${promised.padEnd(11)} ${String(here.length).padStart(8)} ${share.padStart(8)}`);
  }
}

function moduleOf(command: string, names: readonly string[], { intercept, coefficients }: Fitted): string {
  const lines = names.map((name, i) => `  ${name}: ${plain(coefficients[i])},`);
  return `// Written by \`${command}\`: what each feature adds to the logarithm of the odds of winning.
import type { Features } from './features.ts';
${intercept === undefined ? '' : `\nexport const intercept = ${plain(intercept)};\n`}
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
    options: { type: 'string', default: '{}' },
    overlook: { type: 'string', default: '0' },
    lambda: { type: 'string', default: '1' },
    choices: { type: 'string', default: '0' },
    hold: { type: 'string', default: '400' },
    // Only reports.
    dry: { type: 'boolean', default: false },
  },
});
const game = await loadGame(positionals[0]);
const together = game.together === true;
const { features } = game.brain;
if (features === undefined)
  throw new VesperError('bad-options', `${game.name} says nothing that shares could be read from.`);
const seats = values.seats.split(',').map(Number);
const overlooks = values.overlook.split(',').map(Number);
const options = [JSON.parse(values.options) as Options | readonly Options[]].flat();
const ridge = Number(values.ridge);
const lambda = Number(values.lambda);
const optionsOf = (i: number): Options => options[Math.floor(i / seats.length) % options.length];
const matches = Array.from({ length: Number(values.games) }, (_, i) =>
  tablesOf(game, features, seats[i % seats.length], `${values.seed} ${i}`, optionsOf(i)),
);
const tried =
  values.choices === '0'
    ? []
    : matches.map((_, i) => {
        const player = careless(game, overlooks[below(fastChance(`overlooks: ${i}`), overlooks.length)]);
        const trying = { game, player, measure: features, choices: Number(values.choices) };
        return positionsOf(trying, seats[i % seats.length], `${values.seed} ${i}`, optionsOf(i));
      });
const isApart = (_: unknown, i: number): boolean => Math.floor(i / seats.length) % APART === 0;
const known = matches.filter((match, i) => !isApart(match, i));
const apart = matches.filter(isApart).flat();
console.log(
  `${game.name}, ${values.seats} seats, ${values.games} matches of its policy, ${matches.flat().length} tables`,
);
report(apart, fit(known, tried.filter((match, i) => !isApart(match, i)).flat()));
if (!values.dry) {
  const given = (['games', 'seats', 'ridge', 'seed'] as const).map(name => `--${name} ${values[name]}`);
  if (values.options !== '{}') given.push(`--options '${values.options}'`);
  if (values.overlook !== '0') given.push(`--overlook ${values.overlook}`);
  if (lambda < 1) given.push(`--lambda ${values.lambda}`);
  if (values.choices !== '0') given.push(`--choices ${values.choices} --hold ${values.hold}`);
  const command = `npm run fit -- ${game.id} ${given.join(' ')}`;
  const names = Object.keys(features(start(game, { seats: seats[0], seed: values.seed }).state, 0));
  const file = new URL(`../games/${game.id}/bot/value.gen.ts`, import.meta.url);
  writeFileSync(file, moduleOf(command, names, fit(matches, tried.flat())));
}
