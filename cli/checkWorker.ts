import { check } from '@vesper/checkers';
import type { Report } from '@vesper/checkers';
import { worker } from '@vesper/lab';
import { checkedGame } from './checkedGame.ts';

/** The games from `from` up to, not including, `to`. */
export interface CheckTask {
  readonly game: string;
  readonly games: number;
  readonly seats: number | undefined;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  /** What all of them seek. */
  readonly after?: string;
}

export default worker<CheckTask, Report>(async ({ game, ...options }, advance) =>
  check(await checkedGame(game), { ...options, onProgress: advance }),
);
