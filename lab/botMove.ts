import { think } from '@vesper/bots';
import type { Bot, Thought } from '@vesper/bots';
import { fastChance, next } from '@vesper/kernel';
import type { Choice, Game, Match, Open } from '@vesper/kernel';

/** Turns after which nothing of the seed's structure is left in the generator. */
const WARM_UP = 12;

/**
 * What a bot answers to a decision. Its luck depends only on the match's seed, its seat and the place in the record, so
 * the same bots play the same match in the lab, in the terminal and after a pause.
 */
export function botMove(
  bot: Bot,
  game: Game,
  match: Match,
  decision: Open,
  thought: Thought = think(game, match, decision),
): Choice {
  return thought.legal.length === 1 ? thought.legal[0] : bot.choose(thought, luck(match, decision.seat));
}

const seeded: { match: Match | null; bySeat: (number[] | undefined)[] } = { match: null, bySeat: [] };

function luck(match: Match, seat: number): number[] {
  if (seeded.match !== match) {
    seeded.match = match;
    seeded.bySeat = [];
  }
  const [a, b, c] = (seeded.bySeat[seat] ??= fastChance(`bot in seat ${seat}: ${match.seed}`));
  const rng = [a, b, c ^ match.record.length, 1];
  for (let i = 0; i < WARM_UP; i++) next(rng);
  return rng;
}
