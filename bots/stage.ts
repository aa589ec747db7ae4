/** Playing on by a game's policy to where a table may be judged. */
import { advance, apply, asking, quickChoice } from '@vesper/kernel';
import type { Choice, Game, State } from '@vesper/kernel';

/** More decisions than most stages have: one that goes on is judged where it is. */
export const LONGEST = 250;

const out: Choice[] = [];

/** To the end of the stage that is given, of so many `stages` with it, or of the match. */
export function playToStage(game: Game, s: State, stage: number, rng: number[], stages = 1): void {
  let [now, left] = [stage, stages];
  for (let made = 0; made < LONGEST * stages; made++) {
    const n = advance(game, s, out);
    const frame = asking(s);
    if (frame === null) return;
    const next = game.brain.stage(s);
    if (next !== now && --left === 0) return;
    now = next;
    apply(game, s, n === 1 ? out[0] : quickChoice(game, s, frame, out, n, rng));
  }
}
