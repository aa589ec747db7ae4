/** What a bot would do, and why: where a game's bot goes by its plan, the plan's own ranking is told. */
import { answer, listen, same, visible } from '@vesper/kernel';
import type { Choice, Sentence } from '@vesper/kernel';
import type { Thought } from './bot.ts';
import { byLooking, onlyChoice } from './reason.ts';
import type { Reason } from './reason.ts';
import { sameDecision } from './weighing.ts';

export interface Hint extends Reason {
  readonly decision: string;
  /** What would come of it, in the game's words. */
  readonly follows: readonly Sentence[];
}

/** What these many imagined tables have in common is called certain. */
const ALIKE = 3;
const SENTENCES = 3;

/** Looks only at what the seat knows: everything comes from `thought.imagine`. */
export function suggest(thought: Thought, rng: number[]): Hint | null {
  const { decision, legal } = thought;
  if (legal.length === 0) return null;
  const reason = legal.length === 1 ? onlyChoice(thought) : byLooking(thought, null, rng);
  return { decision: decision.id, ...reason, follows: whatFollows(thought, reason.choice, rng) };
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
