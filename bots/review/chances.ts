/** Who is likely to win, moment by moment: the stage is played on from what everybody could see, and judged at its end. */
import { imagine, replayTo, sharesOf } from '@vesper/kernel';
import type { Game, Match, Replay, Viewer } from '@vesper/kernel';
import { playToStage } from '../stage.ts';

/** Chances of each seat after `n` entries, 0–1. */
export interface ChancePoint {
  readonly n: number;
  readonly chances: readonly number[];
}

const PLAYOUTS = 16;
const MOMENTS = 36;

export function chancesAt(game: Game, match: Match, viewer: Viewer, rng: number[], playouts = PLAYOUTS): ChancePoint {
  const chances = Array.from({ length: match.seats }, () => 0);
  const shares: number[] = [];
  for (let i = 0; i < playouts; i++) {
    const s = imagine(game, match.state, viewer, rng);
    playToStage(game, s, game.brain.stage(s), rng, game.brain.shownAfter);
    sharesOf(game, s, shares);
    for (let seat = 0; seat < match.seats; seat++) chances[seat] += shares[seat] / playouts;
  }
  return { n: match.record.length, chances };
}

/** The whole match, as a spectator would have judged it. */
export function chancesOver(
  game: Game,
  file: Replay,
  rng: number[],
  told: (points: readonly ChancePoint[]) => void,
): void {
  const every = Math.max(1, Math.ceil(file.record.length / MOMENTS));
  const points: ChancePoint[] = [];
  for (let n = 0; n < file.record.length; n += every) {
    points.push(chancesAt(game, replayTo(game, file, n), 'spectator', rng));
    if (points.length % 6 === 0) told(points.slice());
  }
  points.push(chancesAt(game, replayTo(game, file, file.record.length), 'spectator', rng));
  told(points);
}
