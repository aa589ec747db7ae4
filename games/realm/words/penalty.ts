/** What a failed attack costs each attacker (REA-5.29). */
import { count, say } from '@vesper/kernel';
import type { Sentence, Spoken } from '@vesper/kernel';
import { generals } from '../content/generals.ts';
import type { Colour } from '../content/types.ts';

/** `2 wounds and 2 cards`, `1 to 3 wounds and all cards`. */
export function penaltyOf(general: Colour): Sentence {
  const { wounds, cards } = generals[general].penalty;
  return say`${amount(wounds, 'wound')} and ${amount(cards, 'card')}`;
}

function amount(n: number | 'D3' | 'd6' | 'all', thing: string): Spoken {
  if (typeof n === 'number') return count(n, thing);
  if (n === 'all') return `all ${thing}s`;
  return n === 'd6' ? `1 to 6 ${thing}s` : `1 to 3 ${thing}s`;
}
