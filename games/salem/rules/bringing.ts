/** SAL-10.26 to SAL-10.29: colonists are brought into a Circle, tokens and all. */
import { no, list } from '@vesper/kernel';
import type { Objection, RuleId, Seat } from '@vesper/kernel';
import { DeodatLawson, colonists } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import type { Colonist } from '../content/types.ts';
import { IN_CIRCLE, NONE } from '../state.ts';
import type { Ask, SalemDecision, SalemState } from '../state.ts';
import { activeFor, circleOf, colonistsInPlay, colonistsInPlayOrDecline } from '../asking.ts';
import { leaveZone } from './arrests.ts';
import { gain, pay, tell } from './influence.ts';
import { bringPrice } from './prices.ts';

const alreadyInCircle = no('SAL-10.28', 'alreadyInCircle');
const townNotForVillage = no('SAL-8.3', 'wrongSide', () => ({ own: 'V' }));
const villageNotForTown = no('SAL-8.4', 'wrongSide', () => ({ own: 'T' }));
const tooCostly = no('SAL-16.11', 'tooCostly', (s: SalemState, d: Ask<'bring'>, c: Colonist) => ({
  price: bringPrice(s, d.seat, c, d.surcharge),
  held: s.players[d.seat].influence,
  by: d.by,
}));

/** Why a player may not bring a colonist in play into their Circle. */
export function refuseBring(s: SalemState, seat: Seat, surcharge: number, colonist: Colonist): Objection | undefined {
  if (circleOf(s, colonist) === seat) return alreadyInCircle;
  const { side } = factions[s.players[seat].faction];
  const letter = colonists[colonist].side;
  if (letter !== null && letter !== side) return side === 'V' ? townNotForVillage : villageNotForTown;
  if (bringPrice(s, seat, colonist, surcharge).total > s.players[seat].influence) return tooCostly;
  return undefined;
}

/** Spaces 13 and 14 (may be declined), or a colonist’s ability (may not, SAL-R26). */
const bring: SalemDecision<'bring'> = {
  rule: 'SAL-10.26',
  ruleFor: bringRule,
  asked: 'ifChoice',
  candidates: (s, { seat, by }) => (by === NONE ? colonistsInPlayOrDecline(s, seat) : colonistsInPlay(s, seat)),
  refuse: (s, { seat, surcharge }, c) => (c === 'decline' ? undefined : refuseBring(s, seat, surcharge, c)),
  list: (s, d, out) => list(bring, s, d, out),
  choose(s, d, c, forced) {
    const { seat, surcharge, by } = d;
    if (c === 'decline') {
      if (forced === true) tell(s, { event: 'nothingPossible', rule: 'SAL-16.11', seat, ask: 'bring' });
      else tell(s, { event: 'declined', rule: 'SAL-R26', seat, ask: 'bring' });
      return;
    }
    const price = bringPrice(s, seat, c, surcharge);
    const lawson = c !== DeodatLawson && activeFor(s, DeodatLawson) === seat;
    pay(s, seat, price.total, 'SAL-10.26', by);
    const from = s.zone[c];
    leaveZone(s, c);
    s.zone[c] = IN_CIRCLE + seat;
    s.players[seat].circle.push(c);
    tell(s, { event: 'colonistBrought', rule: bringRule(s, d), seat, colonist: c, from, price, by });
    if (lawson) gain(s, seat, 1, 'SAL-3.17', DeodatLawson);
  },
  fallback: (_s, { by }) => (by === NONE ? 'decline' : undefined),
  facts: (s, { seat, surcharge }, c) => (c === 'decline' ? {} : { ...bringPrice(s, seat, c, surcharge) }),
};

function bringRule(s: SalemState, { by }: Ask<'bring'>): RuleId {
  if (by !== NONE) return colonists[by].rule;
  return s.resolving.space === 14 ? 'SAL-10.29' : 'SAL-10.26';
}

export const bringDecisions = { bring };
