/** What a bot would do, and why: every choice is tried at several imagined tables and weighed by the game's evaluation. */
import { advance, answer, apply, fork, listen, visible, waiting } from '@vesper/kernel';
import type { AskFrame, Choice, Game, Open, Seat, State } from '@vesper/kernel';
import type { Thought } from './bot.ts';

export interface Hint {
  readonly decision: string;
  readonly choice: Choice;
  /** What would come of it, in the game's words. */
  readonly follows: readonly string[];
  /** The next best choice and how far behind it is, in the evaluation's units. */
  readonly instead: { readonly choice: Choice; readonly behind: number } | null;
  /** How many choices were compared. */
  readonly weighed: number;
}

/** How many tables are imagined, and how far each choice is followed while the same seat goes on. */
const IMAGINED = 12;
const FOLLOW = 8;
/** What these many imagined tables have in common is called certain. */
const ALIKE = 3;
const SENTENCES = 3;

/** Looks only at what the seat knows: everything comes from `thought.imagine`. */
export function suggest(thought: Thought, rng: number[]): Hint | null {
  const { game, seat, decision, legal } = thought;
  if (legal.length === 0) return null;
  const worth = legal.map(() => 0);
  for (let i = 0; i < IMAGINED && legal.length > 1; i++) {
    const imagined = thought.imagine(rng);
    legal.forEach((choice, index) => {
      const s = fork(game, imagined);
      take(game, s, decision, choice);
      follow(game, s, seat, rng);
      worth[index] += game.brain.evaluate(s, seat) / IMAGINED;
    });
  }
  const order = legal.map((_, index) => index).sort((a, b) => worth[b] - worth[a]);
  const [best, next] = order;
  return {
    decision: decision.id,
    choice: legal[best],
    follows: whatFollows(thought, legal[best], rng),
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

/** What would happen at once, told in the game's words. */
function whatFollows({ game, seat, decision, imagine }: Thought, choice: Choice, rng: number[]): readonly string[] {
  let certain: readonly string[] | null = null;
  for (let i = 0; i < ALIKE; i++) {
    const s = imagine(rng);
    const { events } = listen(s, () => take(game, s, decision, choice));
    const view = game.view(s, seat);
    const sentences = events
      .map(event => visible(event, seat))
      .map(event => (event === undefined ? undefined : game.words.event(view, event)))
      .filter(sentence => sentence !== undefined);
    certain = certain === null ? sentences : certain.filter(sentence => sentences.includes(sentence));
  }
  return (certain ?? []).slice(0, SENTENCES);
}
