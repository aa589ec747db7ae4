/** What somebody may have in mind in a turn: cards and the market first, what power does on the map when it is wanted. */
import { intentionsBy } from '@vesper/web/board';
import type { Intention } from '@vesper/web/board';
import type { Seat } from '@vesper/kernel';
import { ASSASSINATE, DEPLOY, OFFERS, RECRUIT, RETURN_SPY } from '../agenda.ts';
import type { JuiblexAsks } from '../agenda.ts';
import { costOf } from '../content/cards.ts';
import { NO_COST } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { JuiblexView } from '../state.ts';
import { cardAt } from './offers.ts';

const usual: Intention = { name: 'Play or recruit', icon: 'game:card-play' };
const assassinate: Intention = { name: 'Assassinate', icon: 'game:plain-dagger' };
const deploy: Intention = { name: 'Deploy', icon: 'game:meeple' };
const returnSpy: Intention = { name: 'Return a spy', icon: 'game:spy' };

/** Cards to play or to recruit come first; when there are none left, power is all that one can have in mind. */
const isSpent = (view: JuiblexView, seat: Seat): boolean => {
  const { hand, influence } = view.players[seat];
  const prices = Array.from({ length: OFFERS }, (_, offer) => cardAt(view, offer)).map(card =>
    card === NONE ? NO_COST : costOf[card],
  );
  return hand?.length === 0 && !prices.some(price => price !== NO_COST && price <= influence);
};

export const intentions = intentionsBy<JuiblexView, JuiblexAsks>({
  act: {
    usual,
    of({ view, seat, choice }) {
      if (typeof choice !== 'number' || choice < ASSASSINATE) return usual;
      if (choice >= RETURN_SPY) return returnSpy;
      if (choice >= RECRUIT || isSpent(view, seat)) return usual;
      return choice < DEPLOY ? assassinate : deploy;
    },
  },
});
