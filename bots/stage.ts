/** Playing on by a game's policy to where a table may be judged. */
import { advance, apply, asking, quickChoice } from '@vesper/kernel';
import type { AskFrame, Choice, Game, State } from '@vesper/kernel';

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

/** By who is asked what: how often in this try. */
const asked = new Map<string, number>();
const own: number[] = [0, 0, 0, 1];

/**
 * The same, with the same luck wherever the same seat is asked the same as often: whatever differs in two tries with the same
 * luck comes of the choice that was tried.
 */
export function playAlike(game: Game, s: State, stage: number, luck: readonly number[], stages = 1): void {
  asked.clear();
  let [now, left] = [stage, stages];
  for (let made = 0; made < LONGEST * stages; made++) {
    const n = advance(game, s, out);
    const frame = asking(s);
    if (frame === null) return;
    const next = game.brain.stage(s);
    if (next !== now && --left === 0) return;
    now = next;
    apply(game, s, n === 1 ? out[0] : quickChoice(game, s, frame, out, n, luckOf(frame, luck)));
  }
}

function luckOf({ seat, ask }: AskFrame, luck: readonly number[]): number[] {
  const key = `${seat}${ask}`;
  const times = (asked.get(key) ?? 0) + 1;
  asked.set(key, times);
  let code = luck[0] ^ Math.imul(times, 0x9e3779b1);
  for (let i = 0; i < key.length; i++) code = Math.imul(code ^ key.charCodeAt(i), 0x01000193);
  own[0] = scattered(code);
  own[1] = scattered(code ^ luck[1]);
  own[2] = scattered(own[0] ^ luck[2]);
  own[3] = 1;
  return own;
}

/** Every bit of a number changes about half of the bits of what comes of it. */
function scattered(code: number): number {
  const half = Math.imul(code ^ (code >>> 16), 0x85ebca6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return whole ^ (whole >>> 16);
}
