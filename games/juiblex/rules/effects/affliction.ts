/** JUB-R26: words of the Scourge of Juiblex beside `afflict`: spread, seep, lure and rescue. */
import { andThen, no } from '@vesper/kernel';
import { sites } from '../../content/map.ts';
import type { JuiblexDecision } from '../../agenda.ts';
import { EMPTY, NONE } from '../../state.ts';
import { hasEmptyAt, playing, tell } from '../../asking.ts';
import { counted, goOn, noSpyThere } from '../rows.ts';
import type { WordsOf } from '../rows.ts';
import { putToken } from '../troops.ts';

const noTokensLeft = no('JUB-R10', 'noTokensLeft');
const noRoomThere = no('JUB-R26', 'noRoomThere');
const notEmpty = no('JUB-R26', 'notEmpty');
const noneAfflicted = no('JUB-R26', 'noneAfflicted');

const seepSpace: JuiblexDecision<'seepSpace'> = {
  rule: 'JUB-R26',
  candidates: s => sites[playing(s).there].spaces,
  refuse: (s, _d, space) => (s.spaces[space] === EMPTY ? undefined : notEmpty),
  asked: 'ifChoice',
  choose(s, d, space) {
    goOn(s, d);
    putToken(s, space, 'JUB-R26');
  },
};

export const afflictionWords: WordsOf<'spread' | 'seep' | 'lure' | 'rescue'> = {
  spread: {
    refuse: s => (s.supply > 0 ? undefined : noTokensLeft),
    run(s, { seat }, effect) {
      for (let i = counted(s, seat, effect); i > 0; i--) andThen(s, { do: 'spread' });
    },
  },
  seep: {
    refuse(s) {
      const { there } = playing(s);
      if (there === NONE) return noSpyThere;
      if (s.supply === 0) return noTokensLeft;
      return hasEmptyAt(s, there) ? undefined : noRoomThere;
    },
    once(s, { seat, row, index, left }) {
      if (playing(s).there !== NONE && s.supply > 0) andThen(s, { ask: 'seepSpace', seat, row, index, left });
    },
  },
  lure: {
    refuse: s => (playing(s).there === NONE ? noSpyThere : undefined),
    run(s, { seat }) {
      const { there } = playing(s);
      if (there === NONE) return;
      s.scourge = there;
      tell(s, { event: 'scourgeLured', rule: 'JUB-R26', seat, site: there });
    },
  },
  rescue: {
    refuse: (s, { seat }) => (s.afflicted[seat] > 0 ? undefined : noneAfflicted),
    run(s, { seat }, effect) {
      const amount = Math.min(counted(s, seat, effect), s.afflicted[seat]);
      if (amount === 0) return;
      s.afflicted[seat] -= amount;
      s.players[seat].barracks += amount;
      tell(s, { event: 'troopsRescued', rule: 'JUB-R26', seat, amount });
    },
  },
};

export const afflictionDecisions = { seepSpace };
