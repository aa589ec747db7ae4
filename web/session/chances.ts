/** Who is likely to win, moment by moment: quick matches are played out from what everybody could see. */
import { advance, apply, imagine, replayTo } from '@vesper/kernel';
import type { AskFrame, Choice, Game, Match, Replay, Seat, Viewer } from '@vesper/kernel';
import type { ChancePoint } from './session.ts';

const PLAYOUTS = 24;
const MOMENTS = 36;
const LONGEST = 4000;

const out: Choice[] = [];

export function chancesAt(game: Game, match: Match, viewer: Viewer, rng: number[], playouts = PLAYOUTS): ChancePoint {
  const n = match.record.length;
  const wins = Array.from({ length: match.seats }, () => 0);
  const { outcome } = match.state;
  if (outcome !== null) {
    for (const seat of outcome.winners) wins[seat] = share(game, outcome.winners);
    return { n, chances: wins };
  }
  for (let i = 0; i < playouts; i++) {
    const s = imagine(game, match.state, viewer, rng);
    for (let step = 0; step < LONGEST && s.outcome === null; step++) {
      const legal = advance(game, s, out);
      const frame = s.agenda[s.agenda.length - 1] as AskFrame | undefined;
      if (legal === 0 || frame === undefined) break;
      apply(game, s, game.brain.policy(s, frame, out, legal, rng));
    }
    const winners = s.outcome?.winners ?? [];
    for (const seat of winners) wins[seat] += share(game, winners) / playouts;
  }
  return { n, chances: wins };
}

/** What each winner has of a win: rivals share it, who wins together has all of it. */
function share(game: Game, winners: readonly Seat[]): number {
  return game.together === true ? 1 : 1 / winners.length;
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
