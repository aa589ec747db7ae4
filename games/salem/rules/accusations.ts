/** SAL-12, SAL-15: Accusations are placed on colonists in play, and what their placing triggers. */
import { no, list } from '@vesper/kernel';
import type { Objection, RuleId, Seat } from '@vesper/kernel';
import { JohnProctor, ThomasPutnam, WilliamProctor, colonists } from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Ask, SalemDecision, SalemState, ThomasLack } from '../state.ts';
import { activeFor, circleOf, colonistsInPlay, colonistsInPlayOrDecline, isBlocked, isInRow } from '../asking.ts';
import { gain, tell } from './influence.ts';

/** Puts one Accusation from the supply on a colonist; William Proctor is paid right after it (SAL-R61). */
export function placeAccusation(s: SalemState, seat: Seat, colonist: Colonist, rule: RuleId, by: Colonist): void {
  const william = activeFor(s, WilliamProctor);
  s.supply.accusations--;
  s.accusations[colonist]++;
  s.resolving.accused = true;
  tell(s, { event: 'accusationPlaced', rule, seat, colonist, by });
  if (william !== NONE && william !== seat && circleOf(s, colonist) === william && !s.resolving.williamPaid) {
    s.resolving.williamPaid = true;
    gain(s, william, 1, colonists[WilliamProctor].rule, WilliamProctor);
  }
}

export function removeAccusations(
  s: SalemState,
  seat: Seat,
  colonist: Colonist,
  amount: number,
  rule: RuleId,
  by: Colonist,
): void {
  s.accusations[colonist] -= amount;
  s.supply.accusations += amount;
  tell(s, { event: 'accusationsRemoved', rule, seat, colonist, amount, by });
}

const noAccusationsLeft = no('SAL-R5', 'noAccusationsLeft');
const rowsOnly = no('SAL-8.6', 'rowsOnly', (_s: SalemState, { by }: Ask<'accuse'>) => ({ by }));
const johnProctorShields = no(colonists[JohnProctor].rule, 'johnProctorShields', (s: SalemState) => ({
  holder: activeFor(s, JohnProctor),
}));

/** Why the ability of `by` (NONE = a space) may not put an Accusation on a colonist in play. */
export function refuseAccusation(
  s: SalemState,
  seat: Seat,
  by: Colonist,
  rows: boolean,
  colonist: Colonist,
): Objection | undefined {
  if (s.supply.accusations === 0) return noAccusationsLeft;
  if (by === NONE) return undefined;
  if (rows && !isInRow(s, colonist)) return rowsOnly;
  if (colonists[by].afflicted) {
    const john = activeFor(s, JohnProctor);
    if (john !== NONE && john !== seat && circleOf(s, colonist) === john) return johnProctorShields;
  }
  return undefined;
}

/** One Accusation: of spaces 1, 2 and 12, or of a colonist's ability. */
const accuse: SalemDecision<'accuse'> = {
  rule: 'SAL-10.2',
  ruleFor: accuseRule,
  asked: 'ifChoice',
  candidates: (s, { seat }) => colonistsInPlay(s, seat),
  refuse: (s, { seat, by, rowsOnly: rows }, c) => refuseAccusation(s, seat, by, rows, c),
  list: (s, d, out) => list(accuse, s, d, out),
  choose(s, d, c) {
    const { seat, by, gainIfAccused } = d;
    const accused = s.accusations[c] > 0;
    placeAccusation(s, seat, c, accuseRule(s, d), by);
    if (accused && gainIfAccused > 0) gain(s, seat, gainIfAccused, accuseRule(s, d), by);
    if (by === NONE && s.resolving.space === 12) tellIfNoneLeft(s, seat);
  },
};

function accuseRule(s: SalemState, { by }: Ask<'accuse'>): RuleId {
  if (by !== NONE) return colonists[by].rule;
  return s.resolving.space === 12 ? 'SAL-10.24' : 'SAL-10.2';
}

/** SAL-R5: with an empty supply nobody is asked, but everybody is told, before each Accusation of a space. */
export function tellIfNoneLeft(s: SalemState, seat: Seat): void {
  const next = s.agenda.at(-1);
  if (s.supply.accusations === 0 && next !== undefined && 'ask' in next && next.ask === 'accuse')
    tell(s, { event: 'nothingPossible', rule: 'SAL-R5', seat, ask: 'accuse' });
}

/** SAL-R38: his owner, once per space, after an Accusation of their own in this space. What he lacks for it. */
export function lackingThomas(s: SalemState, seat: Seat): ThomasLack | undefined {
  if (circleOf(s, ThomasPutnam) !== seat) return 'elsewhere';
  if (isBlocked(s, ThomasPutnam)) return 'blocked';
  if (s.resolving.thomasUsed) return 'used';
  if (s.supply.accusations === 0) return 'noAccusationsLeft';
  return s.resolving.accused ? undefined : 'nothingToAddTo';
}

const NOBODY: readonly Colonist[] = [];

const thomasBonus: SalemDecision<'thomasBonus'> = {
  rule: 'SAL-3.24',
  asked: 'ifChoice',
  candidates: (s, { seat }) => (lackingThomas(s, seat) === undefined ? colonistsInPlayOrDecline(s, seat) : NOBODY),
  choose(s, { seat }, c) {
    s.resolving.thomasUsed = true;
    if (c === 'decline') tell(s, { event: 'declined', rule: 'SAL-3.24', seat, ask: 'thomasBonus' });
    else placeAccusation(s, seat, c, 'SAL-3.24', ThomasPutnam);
  },
  fallback: () => 'decline',
};

export const accusationDecisions = { accuse, thomasBonus };
