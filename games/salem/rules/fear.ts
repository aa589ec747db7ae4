/** SAL-10.22, SAL-10.23, SAL-14: Fear is placed to block colonists, or removed; and the Spectral Evidence of SAL-13. */
import { no, andThen, list } from '@vesper/kernel';
import type { RuleId, Seat } from '@vesper/kernel';
import { GeorgeJacobs, colonists } from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { SalemDecision, SalemState } from '../state.ts';
import { activeFor, circleOf, colonistsInPlay } from '../asking.ts';
import { gain, tell } from './influence.ts';

/** George Jacobs Sr. is judged before the token lands, so a third Fear on himself still pays (SAL-R61). */
export function placeFear(s: SalemState, seat: Seat, colonist: Colonist, rule: RuleId, by: Colonist): void {
  const jacobs = activeFor(s, GeorgeJacobs);
  s.supply.fear--;
  s.fear[colonist]++;
  tell(s, { event: 'fearPlaced', rule, seat, colonist, by });
  if (jacobs !== NONE && jacobs !== seat && circleOf(s, colonist) === jacobs) {
    gain(s, jacobs, 1, colonists[GeorgeJacobs].rule, GeorgeJacobs);
  }
}

export function removeFear(s: SalemState, seat: Seat, colonist: Colonist, rule: RuleId, by: Colonist): void {
  s.fear[colonist]--;
  s.supply.fear++;
  tell(s, { event: 'fearRemoved', rule, seat, colonist, by });
}

export function isFearInPlay(s: SalemState): boolean {
  for (let colonist = 0; colonist < s.fear.length; colonist++) if (s.fear[colonist] > 0) return true;
  return false;
}

const noFearLeft = no('SAL-R5', 'noFearLeft');
const noFearInPlay = no('SAL-10.23', 'noFearInPlay');
const noFear = no('SAL-10.23', 'noFear');

const PLACE_OR_REMOVE = ['place', 'remove'] as const;

const fearMode: SalemDecision<'fearMode'> = {
  rule: 'SAL-10.22',
  asked: 'ifChoice',
  candidates: () => PLACE_OR_REMOVE,
  refuse(s, _d, c) {
    if (c === 'place') return s.supply.fear === 0 ? noFearLeft : undefined;
    return isFearInPlay(s) ? undefined : noFearInPlay;
  },
  choose(s, { seat }, c) {
    andThen(s, { ask: 'fearTarget', seat, remove: c === 'remove', by: NONE });
  },
};

/** The target of space 11, or of a colonist’s ability. */
const fearTarget: SalemDecision<'fearTarget'> = {
  rule: 'SAL-10.22',
  ruleFor: (_s, { remove, by }) => (by === NONE ? (remove ? 'SAL-10.23' : 'SAL-10.22') : colonists[by].rule),
  asked: 'ifChoice',
  candidates: (s, { seat }) => colonistsInPlay(s, seat),
  refuse: (s, { remove }, c) => (remove && s.fear[c] === 0 ? noFear : undefined),
  list: (s, d, out) => list(fearTarget, s, d, out),
  choose(s, { seat, remove, by }, c) {
    if (remove) removeFear(s, seat, c, 'SAL-10.23', by);
    else {
      placeFear(s, seat, c, by === NONE ? 'SAL-10.22' : colonists[by].rule, by);
      if (by === NONE) gain(s, seat, 2, 'SAL-10.22', NONE);
    }
  },
};

const alreadyBearer = no('SAL-R62', 'alreadyBearer');

/** Space 10, or a colonist’s ability, which may not name the present bearer. */
const spectral: SalemDecision<'spectral'> = {
  rule: 'SAL-10.21',
  ruleFor: (_s, { by }) => (by === NONE ? 'SAL-10.21' : colonists[by].rule),
  asked: 'ifChoice',
  candidates: (s, { seat }) => colonistsInPlay(s, seat),
  refuse: (s, { by }, c) => (by !== NONE && c === s.spectralOn ? alreadyBearer : undefined),
  list: (s, d, out) => list(spectral, s, d, out),
  choose(s, { seat, by }, c) {
    s.spectralOn = c;
    tell(s, { event: 'spectralPlaced', rule: by === NONE ? 'SAL-10.21' : colonists[by].rule, seat, colonist: c, by });
  },
};

export const fearDecisions = { fearMode, fearTarget, spectral };
