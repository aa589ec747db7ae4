/** The lines of a sum: what gives something to Might, Defense or damage, and why. */
import { say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { STATUSES } from '../content/types.ts';
import type { SumTerm } from '../rules/encounter/sums.ts';
import { NONE } from '../state.ts';
import type { FolkloreView } from '../state.ts';
import { cardInWords } from './cards.ts';
import { statusAt } from './names.ts';
import { statusInWords } from './statuses.ts';
import { card, figure } from './voice.ts';

export type SumOf = 'might' | 'defense' | 'damage';

const own: { readonly [S in SumOf]: string } = { might: 'Might', defense: 'Defense', damage: 'DMG bonus' };

/** What a line is called. */
export function termName(view: FolkloreView, of: SumOf, { from, which }: SumTerm): Sentence {
  switch (from) {
    case 'own':
      return own[of];
    case 'card':
      return [card(which)];
    case 'foe':
      return 'printed on its card';
    case 'effect':
      return which === NONE ? 'an effect' : say`effect of ${figure(view, which)}`;
    case 'aura':
      return say`AURA of ${figure(view, which)}`;
    case 'status':
      return statusAt(which);
    case 'corrosion':
      return which === NONE ? 'Corrosion' : say`Corrosion on ${card(which)}`;
    default:
      return plainTerms[from].name;
  }
}

/** Why it counts. */
export function termWhy({ from, which }: SumTerm): Sentence {
  switch (from) {
    case 'own':
      return 'Booklet or card, with what lore and the difficulty have changed.';
    case 'card':
      return cardInWords(which);
    case 'status':
      return statusInWords(STATUSES[which]);
    default:
      return plainTerms[from].why;
  }
}

type Plain = Exclude<SumTerm['from'], 'own' | 'card' | 'status'>;

const plainTerms: { readonly [T in Plain]: { readonly name: string; readonly why: string } } = {
  foe: { name: 'printed on its card', why: 'A power that its card always has.' },
  effect: { name: 'an effect', why: 'Given by a card or a power, for a while.' },
  aura: { name: 'AURA', why: 'It reaches everybody who stands near enough to its bearer.' },
  next: { name: 'for this attack', why: 'A card was used for the next attack of this kind.' },
  corrosion: {
    name: 'Corrosion',
    why: 'FOL-R43b: a corroded weapon does 1 damage less, anything else gives 5 Defense less.',
  },
  darkness: { name: 'Darkness', why: 'FOL-7.9: the target stands in the dark, −5 in melee, −10 from afar.' },
  sight: { name: 'Sight: figures in the line', why: 'FOL-5C.26: −5 for every figure between.' },
  focus: { name: 'FOCUS', why: 'FOL-5K.24: the same foe was attacked with this weapon in the round before.' },
  defending: { name: 'Defend', why: 'FOL-R49: until its next turn. In a skirmish it costs 10 Might as well.' },
  favours: {
    name: 'SACRED, SILVER, COLD STEEL',
    why: 'FOL-R23: against such a foe two dice, the higher counts, and +1 damage each.',
  },
  flank: { name: 'FLANK', why: 'FOL-5K.23: an ally stands beside the target.' },
  crushing: { name: 'CRUSHING', why: 'FOL-R25: it was crushed and does 1 damage less.' },
  reduction: { name: 'REDUCTION of the target', why: 'FOL-R24: taken off every damage.' },
  absorption: { name: 'ABSORPTION of the target', why: 'FOL-R24: taken off the damage of attacks.' },
  ethereal: { name: 'ETHEREAL target', why: 'FOL-5K.19a: what is solid does 2 damage less to it.' },
};
