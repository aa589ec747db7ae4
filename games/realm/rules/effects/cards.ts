/** Effects on dice and Hero cards. */
import { andThen, no, shuffle, takeOut } from '@vesper/kernel';
import { ALL_COLOURS, cardColour } from '../../content/cards.ts';
import { spaces } from '../../content/map.ts';
import { callColour, drawHeroCards, takeCard } from '../cards.ts';
import { canRerollLuck, luckyReroll } from '../rolls.ts';
import { effectRule, thenRest } from './asking.ts';
import type { EffectRules } from './asking.ts';

const nothingToReroll = no('REA-R52', 'onlyAfterRoll');
const notAtInn = no('REA-R52', 'notAtInn', () => ({ isCard: true }));

export const cardEffects: EffectRules<'reroll' | 'callColour' | 'draw' | 'search'> = {
  reroll: {
    refuse: s => (canRerollLuck(s) ? undefined : nothingToReroll),
    run: (s, { slot, source }) => luckyReroll(s, slot, source),
  },

  /** Does not count as Rumors (REA-R34). */
  callColour: {
    refuse: (s, { slot }) => (spaces[s.heroes[slot].space].kind === 'inn' ? undefined : notAtInn),
    begin(s, { slot, source, index, done }) {
      andThen(s, { ask: 'pickColour', seat: s.heroes[slot].seat, slot, source, index, done });
    },
    pickColour: {
      candidates: () => ALL_COLOURS,
      choose(s, d, { cards }, colour) {
        callColour(s, d.slot, colour, cards, d.source, 'REA-R34');
        thenRest(s, d, d.done + 1);
      },
    },
  },

  draw: { run: (s, { slot, source }, { cards }) => drawHeroCards(s, slot, cards, effectRule(source)) },

  /** If the deck has one; searching never refills it (REA-R48). */
  search: {
    run(s, { slot, source }, { colour }) {
      const { heroDeck } = s;
      for (let i = heroDeck.length - 1; i >= 0; i--) {
        const card = heroDeck[i];
        if (cardColour[card] !== colour) continue;
        takeOut(heroDeck, card);
        takeCard(s, slot, card, effectRule(source));
        break;
      }
      shuffle(s, heroDeck);
    },
  },
};
