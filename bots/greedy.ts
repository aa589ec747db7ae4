import { advance, answer, apply, below, fork, waiting } from '@vesper/kernel';
import type { AskFrame, Choice, Game, Seat, State, Waiting } from '@vesper/kernel';
import type { Bot, Thought } from './bot.ts';

/** How far a choice is followed while the same seat goes on deciding (the target after the ability, …). */
const FOLLOW = 8;

/** Looks one choice ahead: tries each in an imagined state and takes what the game's evaluation likes best. */
export const greedy: Bot = {
  name: 'greedy',
  choose(thought, rng) {
    const { game, seat, legal } = thought;
    const imagined = thought.imagine(rng);
    const asked = sameDecision(thought, imagined);
    let best: Choice[] = [];
    let bestValue = -Infinity;
    for (const choice of legal) {
      const s = fork(game, imagined);
      answer(game, s, asked, choice);
      follow(game, s, seat, rng);
      const value = game.brain.evaluate(s, seat);
      if (value > bestValue) {
        best = [choice];
        bestValue = value;
      } else if (value === bestValue) best.push(choice);
    }
    return best[below(rng, best.length)];
  },
};

function sameDecision({ game, seat, decision }: Thought, imagined: State): Waiting {
  return waiting(game, imagined).find(w => w.frame.seat === seat && w.frame.ask === decision.ask)!;
}

const out: Choice[] = [];

/** Plays on by the game's policy while it is still the same seat's affair, so that half an action is not judged. */
function follow(game: Game, s: State, seat: Seat, rng: number[]): void {
  for (let i = 0; i < FOLLOW; i++) {
    const n = advance(game, s, out);
    const frame = s.agenda[s.agenda.length - 1] as AskFrame | undefined;
    if (n === 0 || frame === undefined || frame.seat !== seat) return;
    apply(game, s, game.brain.policy(s, frame, out, n, rng));
  }
}
