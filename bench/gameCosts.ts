/** What a game of the shelf costs: random play on bare states, and everything that is done to a state in mid-game. */
import { branchChance, choices, choose, fastChance, fork, hash, imagine } from '@vesper/kernel';
import { below, open, outcome, playOut, replay, replayTo, start, toReplay } from '@vesper/kernel';
import type { Game, Match, Replay, State } from '@vesper/kernel';
import { loadGame } from '@vesper/games';
import { repeat } from './clock.ts';
import { defaultOptions } from './defaultOptions.ts';
import { shuffled } from './statistics.ts';

/** How a game plays at a number of seats. */
export interface Pace {
  readonly seats: number;
  /** Choices per second of processor time. */
  readonly rate: number;
  readonly choicesPerGame: number;
}

export const operations = [
  'fork',
  'structuredClone',
  'JSON round trip',
  'view',
  'imagine',
  'save',
  'load',
  'hash',
  'random playout',
  'replay',
] as const;
export type Operation = (typeof operations)[number];

/** What is done to a state again and again while a match goes on, and so must not grow with it. */
export const growing = ['fork', 'view', 'save'] as const satisfies readonly Operation[];
export type Growing = (typeof growing)[number];

/** A state on its way through a match. */
export interface Stage {
  /** Share of the choices that were made, e.g. 0.25. */
  readonly part: number;
  /** Microseconds of processor time. */
  readonly costs: { readonly [O in Growing]: number };
  /** Of the state as JSON. */
  readonly bytes: number;
}

export interface GameCosts {
  readonly paces: readonly Pace[];
  /** Seats at the table where the costs were measured. */
  readonly seats: number;
  /** Microseconds of processor time, in the middle of a match. */
  readonly costs: { readonly [O in Operation]: number };
  readonly stages: readonly Stage[];
}

const QUARTERS = [0.25, 0.5, 0.75];
const MATCHES = 3;
/** Seconds of processor time until a whole game runs as fast as it ever will. */
const WARM_UP = 6;

export async function measureGame(id: string, round: number, seconds: number, warmUp = WARM_UP): Promise<GameCosts> {
  const game = await loadGame(id);
  const { min, max } = game.seats;
  const seatCounts = shuffled(Array.from({ length: max - min + 1 }, (_, i) => min + i));
  const rng = fastChance(round);
  for (const seats of seatCounts) pace(game, seats, rng, warmUp / seatCounts.length);
  const paces = seatCounts.map(seats => pace(game, seats, rng, seconds));
  const matches = Array.from({ length: MATCHES }, (_, n) => randomMatch(game, max, `${round} ${n}`));
  const files = matches.map(toReplay);
  return {
    paces: paces.toSorted((a, b) => a.seats - b.seats),
    seats: max,
    costs: measureCosts(game, files, seconds),
    stages: measureStages(game, files, seconds),
  };
}

function pace(game: Game, seats: number, rng: number[], seconds: number): Pace {
  const options = defaultOptions(game);
  let played = 0;
  const done = repeat(() => {
    played += playOut(game, game.setup(seats, options, rng), rng);
  }, seconds);
  return { seats, rate: played / done.seconds, choicesPerGame: played / done.times };
}

/** A whole match as people play it, with its record, by random choices. */
export function randomMatch(game: Game, seats: number, seed: string): Match {
  const rng = fastChance(seed);
  const match = start(game, { seats, seed });
  while (outcome(match) === null) {
    const [decision] = open(match);
    const legal = choices(match, decision);
    choose(match, { seat: decision.seat, choice: legal[below(rng, legal.length)] });
  }
  return match;
}

function stateAt(game: Game, file: Replay, part: number): State {
  return replayTo(game, file, Math.round(part * file.record.length)).state;
}

type Acts<O extends string> = { readonly [Name in O]: (n: number) => unknown };

/** What is measured at every stage of a match, done to the n-th of these states. */
function growingActs(game: Game, states: readonly State[], seats: number, rng: number[]): Acts<Growing> {
  return {
    fork: n => fork(game, states[n]),
    view: n => game.view(states[n], below(rng, seats)),
    save: n => JSON.stringify(states[n]),
  };
}

function measureCosts(game: Game, files: readonly Replay[], seconds: number): GameCosts['costs'] {
  const states = files.map(file => stateAt(game, file, 0.5));
  const texts = states.map(s => JSON.stringify(s));
  const seats = files[0].seats;
  const rng = fastChance('costs');
  const acts: Acts<Operation> = {
    ...growingActs(game, states, seats, rng),
    // What the kernel's copy is compared with.
    structuredClone: n => structuredClone(states[n]),
    // oxlint-disable-next-line unicorn/prefer-structured-clone
    'JSON round trip': n => JSON.parse(JSON.stringify(states[n])) as unknown,
    imagine: n => imagine(game, states[n], below(rng, seats), rng),
    load: n => JSON.parse(texts[n]) as unknown,
    hash: n => hash(states[n]),
    'random playout': n => {
      const s = fork(game, states[n]);
      s.chance = branchChance(rng);
      return playOut(game, s, rng);
    },
    replay: n => replay(game, files[n]),
  };
  return measureActs(operations, acts, files.length, seconds);
}

/** How costs and bytes grow while a match goes on. */
function measureStages(game: Game, files: readonly Replay[], seconds: number): Stage[] {
  const rng = fastChance('stages');
  return QUARTERS.map(part => {
    const states = files.map(file => stateAt(game, file, part));
    const acts = growingActs(game, states, files[0].seats, rng);
    return {
      part,
      costs: measureActs(growing, acts, files.length, seconds),
      bytes: average(states.map(s => JSON.stringify(s).length)),
    };
  });
}

function measureActs<O extends string>(
  names: readonly O[],
  acts: Acts<O>,
  samples: number,
  seconds: number,
): { [Name in O]: number } {
  const costs = {} as { [Name in O]: number };
  for (const part of [0.3, 0.2]) {
    // the first time to warm up
    for (const name of shuffled(names)) costs[name] = microseconds(acts[name], samples, part * seconds);
  }
  return costs;
}

let kept: unknown;

/** The cost of one call, averaged over the samples. */
function microseconds(act: (n: number) => unknown, samples: number, seconds: number): number {
  const done = repeat(() => {
    for (let n = 0; n < samples; n++) kept = act(n);
  }, seconds);
  if (kept === undefined) throw new Error('nothing was made'); // and the compiler may not leave the work out
  return (1e6 * done.seconds) / (done.times * samples);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
