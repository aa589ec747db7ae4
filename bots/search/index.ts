import { inTries } from '../bot.ts';
import type { Bot } from '../bot.ts';
import { search } from './search.ts';
import type { Reach } from './search.ts';

interface Level {
  readonly name: string;
  readonly about: string;
  /** How many tries it makes for a decision where no clock says otherwise: in the lab, in the arena, in tests. */
  readonly tries: number;
  readonly milliseconds: number;
  readonly reach: Reach;
}

/** A bot that searches: the same in all games, and the stronger the longer it may. */
export function searching({ name, about, tries: usual, milliseconds, reach }: Level): Bot {
  return {
    name,
    about,
    milliseconds,
    choose(thought, rng, spent = inTries(usual)) {
      return thought.legal.length === 1 ? thought.legal[0] : search(thought, rng, spent, reach).choice;
    },
  };
}
