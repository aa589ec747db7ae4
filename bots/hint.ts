/** What a bot would do, and why: choices are tried at several imagined tables and weighed by their shares of winning. */
import { answer, listen, same, visible } from '@vesper/kernel';
import type { Choice, Sentence } from '@vesper/kernel';
import type { Thought } from './bot.ts';
import { sameDecision, shortlist, valueOf } from './weighing.ts';

export interface Hint {
  readonly decision: string;
  readonly choice: Choice;
  /** What would come of it, in the game's words. */
  readonly follows: readonly Sentence[];
  /** The next best choice and how far behind it is, as a share of winning. */
  readonly instead: { readonly choice: Choice; readonly behind: number } | null;
  /** How many choices were compared, of how many. */
  readonly weighed: number;
  readonly of: number;
}

/** How many tables are imagined. */
const IMAGINED = 12;
/** What these many imagined tables have in common is called certain. */
const ALIKE = 3;
const SENTENCES = 3;

/** Looks only at what the seat knows: everything comes from `thought.imagine`. */
export function suggest(thought: Thought, rng: number[]): Hint | null {
  const { decision, legal } = thought;
  if (legal.length === 0) return null;
  const tried = shortlist(thought, thought.imagine(rng));
  const worth = tried.map(() => 0);
  for (let i = 0; i < IMAGINED && tried.length > 1; i++) {
    const imagined = thought.imagine(rng);
    tried.forEach((choice, index) => (worth[index] += valueOf(thought, imagined, choice, rng) / IMAGINED));
  }
  const order = tried.map((_, index) => index).sort((a, b) => worth[b] - worth[a]);
  const [best, next] = order;
  return {
    decision: decision.id,
    choice: tried[best],
    follows: whatFollows(thought, tried[best], rng),
    instead: next === undefined ? null : { choice: tried[next], behind: worth[best] - worth[next] },
    weighed: tried.length,
    of: legal.length,
  };
}

/** What would happen at once, told in the game's words. */
function whatFollows(thought: Thought, choice: Choice, rng: number[]): readonly Sentence[] {
  const { game, seat } = thought;
  let certain: readonly Sentence[] | null = null;
  for (let i = 0; i < ALIKE; i++) {
    const s = thought.imagine(rng);
    const { events } = listen(s, () => answer(game, s, sameDecision(thought, s), choice));
    const view = game.view(s, seat);
    const sentences = events
      .map(event => visible(event, seat))
      .map(event => (event === undefined ? undefined : game.words.event(view, event)))
      .filter(sentence => sentence !== undefined);
    certain = certain === null ? sentences : certain.filter(sentence => sentences.some(other => same(sentence, other)));
  }
  return (certain ?? []).slice(0, SENTENCES);
}
