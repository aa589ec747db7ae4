/** Playing on by a game's policy to where a table may be judged. */
import { advance, apply, asking, quickChoice } from '@vesper/kernel';
import type { Choice, Game, State } from '@vesper/kernel';

/** More decisions than most stages have: one that goes on is judged where it is. */
export const LONGEST = 250;

const out: Choice[] = [];

/** To the end of the stage that is given, or of the match. */
export function playToStage(game: Game, s: State, stage: number, rng: number[]): void {
  for (let made = 0; made < LONGEST; made++) {
    const n = advance(game, s, out);
    const frame = asking(s);
    if (frame === null || game.brain.stage(s) !== stage) return;
    apply(game, s, n === 1 ? out[0] : quickChoice(game, s, frame, out, n, rng));
  }
}
