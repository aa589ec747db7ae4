/** What a study plays: the same deals once for every variant. */
import { VesperError, start } from '@vesper/kernel';
import type { Game, Options, OptionValue } from '@vesper/kernel';
import { fillSeats, rotations } from '../lineup.ts';

export interface StudyPlan {
  /** For every variant; rounded up so that every seating is played equally often. */
  readonly games: number;
  readonly seats: number;
  readonly options?: Options;
  /** Names of bots; the list repeats until every seat is taken. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** What is tried with which values: options, numbers that the game declares, `seats`. Several give every combination. */
  readonly vary?: readonly Varied[];
}

export interface Varied {
  readonly name: string;
  readonly values: readonly OptionValue[];
}

/** One way to play the game. */
export interface Variant {
  /** `difficulty=hard`; empty if nothing is varied. */
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
  readonly numbers: { readonly [name: string]: number };
  /** By seating, by seat. */
  readonly seatings: readonly (readonly string[])[];
  readonly games: number;
}

/** A plan with everything that follows from it, as it is kept beside its matches. */
export interface Study {
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly variants: readonly Variant[];
}

export function studyOf(game: Game, plan: StudyPlan): Study {
  if (!(Number.isInteger(plan.games) && plan.games > 0))
    throw new VesperError('bad-options', `A study has at least one game, not ${plan.games}.`);
  const variants = combinations(plan.vary ?? []).map(chosen => variantOf(game, plan, chosen));
  return { game: game.id, version: game.version, seed: plan.seed, bots: plan.bots, variants };
}

/** Match `index` of a variant: all seatings of the first deal, then all of the second, … */
export function dealOf({ seed }: Pick<Study, 'seed'>, { seatings }: Variant, index: number) {
  return { seed: `${seed}/${Math.floor(index / seatings.length)}`, seating: seatings[index % seatings.length] };
}

/** The matches of a variant from `from` up to, not including, `to`. */
export interface StudyTask {
  readonly game: string;
  readonly seed: string;
  readonly variant: Variant;
  readonly from: number;
  readonly to: number;
}

/** Matches of one variant that are played in one go. */
export interface Piece {
  /** Which match of the study is its first, counted through all variants. */
  readonly first: number;
  readonly task: StudyTask;
}

/** So few in one piece that little is lost when it is interrupted. */
export const PIECE = 8;

/** What is left of a study when its first `done` matches are there. */
export function piecesOf({ game, seed, variants }: Study, done = 0): Piece[] {
  const pieces: Piece[] = [];
  let before = 0;
  for (const variant of variants) {
    const { games } = variant;
    for (let from = Math.max(0, done - before); from < games; from += PIECE)
      pieces.push({ first: before + from, task: { game, seed, variant, from, to: Math.min(games, from + PIECE) } });
    before += games;
  }
  return pieces;
}

export function gamesOf({ variants }: Study): number {
  return variants.reduce((sum, { games }) => sum + games, 0);
}

type Chosen = readonly (readonly [name: string, value: OptionValue])[];

function combinations(vary: readonly Varied[]): readonly Chosen[] {
  return vary.reduce<readonly Chosen[]>(
    (found, { name, values }) => found.flatMap(chosen => values.map((value): Chosen => [...chosen, [name, value]])),
    [[]],
  );
}

function variantOf(game: Game, plan: StudyPlan, chosen: Chosen): Variant {
  let { seats } = plan;
  const numbers: Record<string, number> = {};
  const varied: Record<string, OptionValue> = {};
  for (const [name, value] of chosen) {
    if (name === 'seats') seats = Number(value);
    else if (game.numbers !== undefined && Object.hasOwn(game.numbers, name))
      numbers[name] = numberOf(game, name, value);
    else varied[name] = value;
  }
  // The kernel says what is wrong with seats and options, and fills in the usual ones.
  const { options } = start(game, { seats, options: { ...plan.options, ...varied }, seed: plan.seed });
  const seatings = rotations(fillSeats(plan.bots, seats));
  const name = chosen.map(([what, value]) => `${what}=${value}`).join(', ');
  return { name, seats, options, numbers, seatings, games: Math.ceil(plan.games / seatings.length) * seatings.length };
}

/** A value of a number that the game declares, within its bounds. */
export function numberOf(game: Game, name: string, value: OptionValue): number {
  const { min, max } = game.numbers![name];
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new VesperError('bad-options', `${name} is a whole number from ${min} to ${max}, not "${value}".`);
}
