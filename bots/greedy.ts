import { advance, answer, apply, below, fork, waiting } from '@vesper/kernel';
import type { AskFrame, Choice, Game, Lookahead, Seat, State, Waiting } from '@vesper/kernel';
import type { Bot, Thought } from './bot.ts';

/** Unless the game says otherwise: every choice once, followed while the same seat goes on deciding (the target after the ability, …). */
const USUAL: Lookahead = { samples: 1, follow: 8, isSettled: () => false, shortlist: (_s, _d, legal) => legal };

/** Looks one choice ahead: tries each in imagined states and takes what the game's evaluation likes best. */
export const greedy: Bot = {
  name: 'greedy',
  choose(thought, rng) {
    const { game, legal } = thought;
    const look = game.brain.lookahead ?? USUAL;
    let imagined = thought.imagine(rng);
    const tried = look.shortlist(imagined, sameDecision(thought, imagined).frame, legal, legal.length);
    if (tried.length === 1) return tried[0];
    const values = tried.map(() => 0);
    for (let sample = 0; sample < look.samples; sample++) {
      if (sample > 0) imagined = thought.imagine(rng);
      tried.forEach((choice, i) => (values[i] += valueOf(thought, look, imagined, choice, rng)));
    }
    const most = Math.max(...values);
    const best = tried.filter((_, i) => values[i] === most);
    return best[below(rng, best.length)];
  },
};

function valueOf(thought: Thought, look: Lookahead, imagined: State, choice: Choice, rng: number[]): number {
  const { game, seat } = thought;
  const s = fork(game, imagined);
  const asked = sameDecision(thought, s);
  if (!look.isSettled(s, asked.frame, choice)) {
    answer(game, s, asked, choice);
    follow(game, look, s, seat, rng);
  }
  return game.brain.evaluate(s, seat);
}

function sameDecision({ game, seat, decision }: Thought, s: State): Waiting {
  return waiting(game, s).find(w => w.frame.seat === seat && w.frame.ask === decision.ask)!;
}

const out: Choice[] = [];

/** Plays on by the game's policy while it is still the same seat's affair, so that half an action is not judged. */
function follow(game: Game, look: Lookahead, s: State, seat: Seat, rng: number[]): void {
  for (let i = 0; i < look.follow; i++) {
    const n = advance(game, s, out);
    const frame = s.agenda[s.agenda.length - 1] as AskFrame | undefined;
    if (n === 0 || frame === undefined || frame.seat !== seat) return;
    const choice = game.brain.policy(s, frame, out, n, rng);
    if (look.isSettled(s, frame, choice)) return;
    apply(game, s, choice);
  }
}
