/** Trying a choice out at an imagined table, as far as the game says that it makes sense. */
import { advance, answer, apply, fork, waiting } from '@vesper/kernel';
import type { AskFrame, Choice, Game, Lookahead, Seat, State, Waiting } from '@vesper/kernel';
import type { Thought } from './bot.ts';

/** Unless the game says otherwise: every choice once, followed while the same seat decides (the target after the ability, …). */
const USUAL: Lookahead = { samples: 1, follow: 8, isSettled: () => false, shortlist: (_s, _d, legal) => legal };

export function lookaheadOf(game: Game): Lookahead {
  return game.brain.lookahead ?? USUAL;
}

/** The choices that deserve a thought. */
export function shortlist(thought: Thought, imagined: State): readonly Choice[] {
  const { game, legal } = thought;
  return lookaheadOf(game).shortlist(imagined, sameDecision(thought, imagined).frame, legal, legal.length);
}

/** How good the table is for the seat after a choice, and what belongs to it. */
export function valueOf(thought: Thought, imagined: State, choice: Choice, rng: number[]): number {
  const { game, seat } = thought;
  const s = fork(game, imagined);
  const asked = sameDecision(thought, s);
  if (!lookaheadOf(game).isSettled(s, asked.frame, choice)) {
    answer(game, s, asked, choice);
    follow(game, s, seat, rng);
  }
  return game.brain.evaluate(s, seat);
}

/** The decision a thought is about, at an imagined table. */
export function sameDecision({ game, seat, decision }: Thought, s: State): Waiting {
  return waiting(game, s).find(w => w.frame.seat === seat && w.frame.ask === decision.ask)!;
}

const out: Choice[] = [];

/** Plays on by the game's policy while it is still the same seat's affair, so that half an action is not judged. */
function follow(game: Game, s: State, seat: Seat, rng: number[]): void {
  const look = lookaheadOf(game);
  for (let i = 0; i < look.follow; i++) {
    const n = advance(game, s, out);
    const frame = s.agenda[s.agenda.length - 1] as AskFrame | undefined;
    if (n === 0 || frame === undefined || frame.seat !== seat) return;
    const choice = game.brain.policy(s, frame, out, n, rng);
    if (look.isSettled(s, frame, choice)) return;
    apply(game, s, choice);
  }
}
