/** Trying a choice out at an imagined table, as far as the game says that it makes sense. */
import { advance, answer, apply, asking, fork, isTogether, quickChoice, sharesOf, waiting } from '@vesper/kernel';
import type { Choice, Game, Lookahead, Seat, State, Waiting } from '@vesper/kernel';
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

/** The seat's share of winning after a choice, and what belongs to it. */
export function valueOf(thought: Thought, imagined: State, choice: Choice, rng: number[]): number {
  const { game, seat } = thought;
  const s = fork(game, imagined);
  const asked = sameDecision(thought, s);
  if (!lookaheadOf(game).isSettled(s, asked.frame, choice)) {
    const stage = game.brain.stage(s);
    answer(game, s, asked, choice);
    follow(game, s, seat, stage, asked.lane >= 0, rng);
  }
  const shares: number[] = [];
  sharesOf(game, s, shares);
  return shares[seat];
}

/** The decision a thought is about, at an imagined table. */
export function sameDecision({ game, seat, decision }: Thought, s: State): Waiting {
  return waiting(game, s).find(w => w.frame.seat === seat && w.frame.ask === decision.ask)!;
}

/**
 * Plays on by the game's policy, so that half an action is not judged: while it is still the same seat's affair, a sealed
 * answer with all the others, or to the end of the stage; never beyond that.
 */
function follow(game: Game, s: State, seat: Seat, stage: number, sealed: boolean, rng: number[]): void {
  const look = lookaheadOf(game);
  const out: Choice[] = [];
  const most = look.follow === 'stage' ? Infinity : look.follow;
  for (let i = 0; i < most; i++) {
    const n = advance(game, s, out);
    const frame = asking(s);
    if (frame === null || game.brain.stage(s) !== stage) return;
    if (look.follow !== 'stage' && (isTogether(s) ? !sealed : frame.seat !== seat)) return;
    const choice = quickChoice(game, s, frame, out, n, rng);
    if (look.isSettled(s, frame, choice)) return;
    apply(game, s, choice);
  }
}
