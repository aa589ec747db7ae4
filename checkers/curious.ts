/** A bot that looks for what has not happened yet, so that a few hundred games reach the rare corners of the rules. */
import type { Bot, Thought } from '@vesper/bots';
import { answer, below, fork, listen, waiting } from '@vesper/kernel';
import type { Choice, State } from '@vesper/kernel';
import { shownBy } from './checks.ts';
import type { Checks } from './checks.ts';

/** How often something was seen so far. */
export interface Memory {
  readonly answers: Map<string, number>;
  /** Parts that events showed. */
  readonly shown: Map<string, number>;
  /** How often a kind of sentence was rendered; the first few always are. */
  readonly sentences: Map<string, number>;
}

export function memory(): Memory {
  return { answers: new Map(), shown: new Map(), sentences: new Map() };
}

export function count(counts: Map<string, number>, key: string): number {
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  return before;
}

/** So many of the least known choices are tried in imagination. */
const TRIED = 6;

/** Prefers the answers given least often so far and, among these, the one that shows what was seen least often. */
export function curious(known: Memory, checks: Checks): Bot {
  return {
    name: 'curious',
    choose(thought, rng) {
      const { legal, decision } = thought;
      const key = (choice: Choice): string => `${decision.ask} ${JSON.stringify(choice)}`;
      const least = leastKnown(legal, choice => known.answers.get(key(choice)) ?? 0);
      const chosen = least.length === 1 ? least[0] : mostNovel(thought, least, known, checks, rng);
      count(known.answers, key(chosen));
      return chosen;
    },
  };
}

function leastKnown(legal: readonly Choice[], seen: (choice: Choice) => number): Choice[] {
  const counts = legal.map(seen);
  const least = Math.min(...counts);
  return legal.filter((_, i) => counts[i] === least);
}

function mostNovel(thought: Thought, choices: readonly Choice[], known: Memory, checks: Checks, rng: number[]): Choice {
  const imagined = thought.imagine(rng);
  const first = below(rng, choices.length);
  let best = choices[first];
  let bestNovelty = -1;
  for (let i = 0; i < Math.min(TRIED, choices.length); i++) {
    const choice = choices[(first + i) % choices.length];
    const found = novelty(thought, imagined, choice, known, checks);
    if (found > bestNovelty) {
      best = choice;
      bestNovelty = found;
    }
  }
  return best;
}

/** The rarest part counts; one never seen counts 1. */
function novelty(
  { game, seat, decision }: Thought,
  imagined: State,
  choice: Choice,
  known: Memory,
  checks: Checks,
): number {
  const s = fork(game, imagined);
  const asked = waiting(game, s).find(w => w.frame.seat === seat && w.frame.ask === decision.ask)!;
  let rarest = 0;
  for (const event of listen(s, () => answer(game, s, asked, choice)).events) {
    for (const part of shownBy(checks, event, s)) rarest = Math.max(rarest, 1 / (1 + (known.shown.get(part) ?? 0)));
  }
  return rarest;
}
