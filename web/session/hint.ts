/** What a bot would do, and why: every choice is tried in several imagined tables and weighed by the game's evaluation. */
import { advance, answer, apply, choices, fork, imagine, listen, waiting } from '@vesper/kernel';
import type { AskFrame, Choice, Game, Match, Open, Seat, State } from '@vesper/kernel';
import type { Hint } from './session.ts';

/** How many tables are imagined, and how far each choice is followed while the same seat goes on. */
const IMAGINED = 12;
const FOLLOW = 8;

export function suggest(game: Game, match: Match, decision: Open, rng: number[]): Hint | null {
  const legal = choices(match, decision);
  if (legal.length === 0) return null;
  const worth = legal.map(() => 0);
  for (let i = 0; i < IMAGINED; i++) {
    const imagined = imagine(game, match.state, decision.seat, rng);
    legal.forEach((choice, index) => {
      const s = fork(game, imagined);
      take(game, s, decision, choice);
      follow(game, s, decision.seat, rng);
      worth[index] += game.brain.evaluate(s, decision.seat) / IMAGINED;
    });
  }
  const order = legal.map((_, index) => index).sort((a, b) => worth[b] - worth[a]);
  const [best, next] = order;
  return {
    decision: decision.id,
    choice: legal[best],
    follows: outcomeOf(game, match, decision, legal[best], rng),
    instead: next === undefined ? null : { choice: legal[next], behind: worth[best] - worth[next] },
    weighed: legal.length,
  };
}

function take(game: Game, s: State, decision: Open, choice: Choice): void {
  const w = waiting(game, s).find(({ frame }) => frame.seat === decision.seat && frame.ask === decision.ask);
  if (w !== undefined) answer(game, s, w, choice);
}

const out: Choice[] = [];

function follow(game: Game, s: State, seat: Seat, rng: number[]): void {
  for (let i = 0; i < FOLLOW; i++) {
    const n = advance(game, s, out);
    const frame = s.agenda[s.agenda.length - 1] as AskFrame | undefined;
    if (n === 0 || frame === undefined || frame.seat !== seat) return;
    apply(game, s, game.brain.policy(s, frame, out, n, rng));
  }
}

/** What would happen at once, told in the game's words. Only events that any imagined table shares are certain. */
function outcomeOf(game: Game, match: Match, decision: Open, choice: Choice, rng: number[]): readonly string[] {
  let shared: string[] | null = null;
  for (let i = 0; i < 2; i++) {
    const s = imagine(game, match.state, decision.seat, rng);
    const { events } = listen(s, () => take(game, s, decision, choice));
    const view = game.view(s, decision.seat);
    const sentences = events
      .filter(({ only }) => only === undefined || only.includes(decision.seat))
      .map(event => game.words.event(view, event))
      .filter(sentence => sentence !== undefined);
    shared = shared === null ? sentences : shared.filter(sentence => sentences.includes(sentence));
  }
  return (shared ?? []).slice(0, 3);
}
