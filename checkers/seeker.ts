import type { Bot } from '@vesper/bots';
import { next, quickChoice, waiting } from '@vesper/kernel';
import type { Lead } from './checks.ts';

/**
 * Follows a game's own hint towards something rare. What the hint does not tell apart is left to the game's policy, so
 * that the match lasts, and then to chance.
 */
export function seeker(lead: Lead): Bot {
  return {
    name: 'seeker',
    choose(thought, rng) {
      const { game, seat, decision, legal } = thought;
      const imagined = thought.imagine(rng);
      const { frame } = waiting(game, imagined).find(w => w.frame.seat === seat && w.frame.ask === decision.ask)!;
      const sensible = quickChoice(game, imagined, frame, legal, legal.length, rng);
      let best = legal[0];
      let bestAppeal = -Infinity;
      for (const choice of legal) {
        const appeal = lead(imagined, frame, choice) + (choice === sensible ? 1 : next(rng) / 4294967296);
        if (appeal > bestAppeal) {
          best = choice;
          bestAppeal = appeal;
        }
      }
      return best;
    },
  };
}
