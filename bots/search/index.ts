import type { Choice } from '@vesper/kernel';
import type { Bot } from '../bot.ts';
import { search } from './search.ts';
import type { Situation } from './tree.ts';

interface Level {
  readonly name: string;
  readonly about: string;
  /** How many tries it makes for a decision where no clock says otherwise: in the lab, in the arena, in tests. */
  readonly tries: number;
  readonly milliseconds: number;
}

/** A bot that searches: the same in all games, and the stronger the longer it may. */
export function searching({ name, about, tries: usual, milliseconds }: Level): Bot {
  return {
    name,
    about,
    milliseconds,
    choose(thought, rng, mayGoOn = tries => tries < usual) {
      return thought.legal.length === 1 ? thought.legal[0] : mostTried(search(thought, rng, mayGoOn));
    },
  };
}

/** Of those that were tried equally often, what brought more. */
function mostTried({ branches }: Situation): Choice {
  let best = branches[0];
  for (const branch of branches) {
    const more = branch.tries - best.tries;
    if (more > 0 || (more === 0 && branch.sum > best.sum)) best = branch;
  }
  return best.choice;
}
