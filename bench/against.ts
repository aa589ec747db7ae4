/** This tree and another commit, measured in turns: what has become slower, beyond the weather of a shared machine? */
import { existsSync } from 'node:fs';
import { gameIds } from '@vesper/games';
import type { GameCosts } from './gameCosts.ts';
import type { Effort } from './rounds.ts';
import { smallGames } from './smallGames.ts';
import type { Played, SmallGame } from './smallGames.ts';
import { interval, shuffled, written } from './statistics.ts';
import { perform } from './tasks.ts';
import type { Runner } from './tasks.ts';
import { thisTree } from './trees.ts';
import type { Tree } from './trees.ts';

/** What was measured in one go, by the names of their lines; more is faster. */
type Speeds = { readonly [line: string]: number };

/** A line: its speed in both trees, once per round. */
export interface Line {
  readonly here: number[];
  readonly there: number[];
}
export type Lines = Map<string, Line>;

const KERNEL = 'kernel';

/** Measures everything in both trees once per round, in another order each time. `only` = the kernel, or ids of games. */
export function measureAgainst(
  there: Tree,
  effort: Effort,
  only: readonly string[] = [KERNEL, ...gameIds],
  progress: (text: string) => void = () => {},
): Lines {
  const games = gameIds.filter(id => only.includes(id) && existsSync(there.file(`games/${id}`)));
  const small = only.includes(KERNEL) ? (Object.keys(smallGames) as SmallGame[]) : [];
  const runners = { here: runnerOf(thisTree), there: runnerOf(there) };
  const lines: Lines = new Map();
  for (let round = 1; round <= effort.rounds; round++) {
    const acts = [
      ...small.map(
        game => (runner: Runner) =>
          kernelSpeed(game, perform(runner, { kind: 'engine', engine: KERNEL, game, seconds: effort.seconds })),
      ),
      ...games.map(
        game => (runner: Runner) =>
          gameSpeeds(game, perform(runner, { kind: 'game', game, round, seconds: effort.gameSeconds })),
      ),
    ];
    for (const [n, act] of shuffled(acts).entries()) {
      progress(`round ${round} of ${effort.rounds}: ${n + 1} of ${acts.length}`);
      // Now the one first, now the other.
      for (const side of round % 2 === 0 ? (['there', 'here'] as const) : (['here', 'there'] as const)) {
        note(lines, side, act(runners[side]));
      }
    }
  }
  return lines;
}

function runnerOf(tree: Tree): Runner {
  return { program: process.execPath, child: tree.file('bench/child.ts') };
}

export function kernelSpeed(game: SmallGame, { rate }: Pick<Played, 'rate'>): Speeds {
  return { [`${KERNEL}, ${smallGames[game].name}`]: rate };
}

export function gameSpeeds(id: string, { paces, costs }: Pick<GameCosts, 'paces' | 'costs'>): Speeds {
  return Object.fromEntries([
    ...paces.map(({ seats, rate }) => [`${id}, ${seats} seat${seats === 1 ? '' : 's'}`, rate] as const),
    [`${id}: fork`, 1 / costs.fork],
  ]);
}

export function note(lines: Lines, side: keyof Line, speeds: Speeds): void {
  for (const [name, speed] of Object.entries(speeds)) {
    const line = lines.get(name) ?? { here: [], there: [] };
    line[side].push(speed);
    lines.set(name, line);
  }
}

/** A line has become slower when its whole interval lies more than this below the other tree. */
const TOLERATED = 0.03;

/** How many times as fast as the other tree, line by line. */
export function comparedLines(lines: Lines): string[] {
  return [...lines.keys()].toSorted().map(name => {
    const { here, there } = lines.get(name)!;
    const found = interval(here, there);
    return `${name.padEnd(24)} × ${written(found)}  ${found.high < 1 - TOLERATED ? 'SLOWER' : 'not slower'}`;
  });
}
