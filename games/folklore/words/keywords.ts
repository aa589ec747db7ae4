/** What keywords do, each in a line: beside whatever carries them. */
import { KEYWORDS } from '../content/numbers.ts';
import type { Keyword } from '../content/types.ts';
import { keywordInWords } from './modifiers.ts';

const does: { readonly [K in Keyword]: string } = {
  absorption: 'takes its number off the damage of every attack',
  blackout: 'a hit whose die shows more takes the next turn of whoever is struck',
  flank: 'so much more damage while an ally stands beside the target',
  focus: 'so much more Might against whom it attacked in the round before',
  penetrate: 'goes on straight behind the target for so many spaces',
  push: 'drives the target back so many spaces, for 1d4 damage',
  razor: 'so much damage at the start of the next 4 turns',
  reduction: 'takes its number off all damage',
  arcing: 'strikes one more beside the first',
  coldSteel: 'two dice against Spirits and Nature, the higher counts, and +1 damage',
  crushing: 'whoever is struck does 1 damage less in the next turn',
  eldritch: 'enemy auras mean nothing to it',
  ethereal: 'what is solid does 2 damage less to it; nothing bars its way but walls',
  execute: 'a natural 100 kills, and doubles the damage to an Affliction',
  exhaust: 'is exhausted by its use',
  fillable: 'can be filled for 4 attacks',
  sacred: 'two dice against Demonic and Undead, the higher counts, and +1 damage',
  silver: 'two dice against Shapeshifters and Undead, the higher counts, and +1 damage',
  swarm: 'shares spaces, and attacks everybody on its own space and beside it',
  thrown: 'can be thrown 3 spaces far, and is exhausted by it',
  true: 'figures in the line cost no Might',
  vorpal: 'does its full damage when the die shows more than 95',
  weaken: 'each hit makes one attack of the target keep the lower of two dice',
};

/** `CRUSHING: whoever is struck does 1 damage less in the next turn`, by the numbers of a card. */
export const keywordsExplained = (numbers: readonly number[]): readonly string[] =>
  KEYWORDS.flatMap((keyword, i) =>
    numbers[i] === 0 ? [] : [`${keywordInWords(keyword, numbers[i])}: ${does[keyword]}`],
  );
