/** SAL-10: what each space of the Esteemed board does when its messenger is lifted. */
import { no, andThen, list } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { spaces } from '../content/spaces.ts';
import type { Colonist } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Ask, SalemDecision, SalemState, Space } from '../state.ts';
import { colonistsInPlayOrDecline } from '../asking.ts';
import { removeAccusations, tellIfNoneLeft } from './accusations.ts';
import { gain, generate, pay, tell } from './influence.ts';

/** Begins the action of a space (SAL-10). */
export function beginSpace(s: SalemState, space: Space, seat: Seat): void {
  switch (space) {
    case 1:
    case 2: // SAL-10.2
      gain(s, seat, 1, 'SAL-10.2', NONE);
      andThen(s, accusing(seat), { ask: 'thomasBonus', seat });
      tellIfNoneLeft(s, seat);
      break;
    case 3: // SAL-10.4
      andThen(s, { ask: 'exonerateTarget', seat });
      break;
    case 4: // SAL-10.6, SAL-10.10
      s.firstPlayer = seat;
      tell(s, { event: 'firstPlayerTaken', rule: 'SAL-10.10', seat });
      andThen(s, { ask: 'protect', seat });
      break;
    case 5:
    case 7: // SAL-10.13, SAL-10.17
      andThen(s, { do: 'offerMenu', seat });
      break;
    case 6: // SAL-10.16
      generate(s, seat, 'SAL-10.16');
      break;
    case 8:
    case 9: // SAL-10.18, SAL-10.20
      andThen(s, { ask: 'arrest', seat, surcharge: spaces[space - 1].surcharge, by: NONE });
      break;
    case 10: // SAL-10.21
      andThen(s, { ask: 'spectral', seat, by: NONE });
      break;
    case 11: // SAL-10.22, SAL-10.23
      andThen(s, { ask: 'fearMode', seat });
      break;
    case 12: // SAL-10.24
      andThen(
        s,
        accusing(seat),
        accusing(seat),
        { do: 'gain', seat, amount: 2, rule: 'SAL-10.24' },
        { ask: 'thomasBonus', seat },
      );
      tellIfNoneLeft(s, seat);
      break;
    default: // 13, 14: SAL-10.26, SAL-10.29
      andThen(s, { ask: 'bring', seat, surcharge: spaces[space - 1].surcharge, by: NONE });
  }
}

/** One Accusation on any colonist. */
const accusing = (seat: Seat): Ask<'accuse'> => ({ ask: 'accuse', seat, by: NONE, rowsOnly: false, gainIfAccused: 0 });

// ── 3 Exonerate ──────────────────────────────────────────────────────────────────────────────────────────────────────

const noAccusation = no('SAL-10.4', 'noAccusation');
const nothingToRemove = no('SAL-10.5', 'nothingToRemove', (_s: SalemState, { colonist }: Ask<'exonerateExtra'>) => ({
  colonist,
}));
const noInfluence = no('SAL-10.5', 'noInfluence');

const exonerateTarget: SalemDecision<'exonerateTarget'> = {
  rule: 'SAL-10.4',
  asked: 'ifChoice',
  candidates: (s, { seat }) => colonistsInPlayOrDecline(s, seat),
  refuse: (s, _d, c) => (c === 'decline' || s.accusations[c] > 0 ? undefined : noAccusation),
  list: (s, d, out) => list(exonerateTarget, s, d, out),
  choose(s, { seat }, c, forced) {
    if (c === 'decline') {
      if (forced === true) tell(s, { event: 'nothingPossible', rule: 'SAL-10.4', seat, ask: 'exonerateTarget' });
      else tell(s, { event: 'declined', rule: 'SAL-R19', seat, ask: 'exonerateTarget' });
      return;
    }
    removeAccusations(s, seat, c, Math.min(2, s.accusations[c]), 'SAL-10.4', NONE);
    andThen(s, { ask: 'exonerateExtra', seat, colonist: c });
  },
  fallback: () => 'decline',
};

const PAY_OR_STOP = ['pay', 'stop'] as const;

/** SAL-R19: one more from the same colonist for 1 Influence, as often as wanted. */
const exonerateExtra: SalemDecision<'exonerateExtra'> = {
  rule: 'SAL-10.5',
  asked: 'ifChoice',
  candidates: () => PAY_OR_STOP,
  refuse(s, { seat, colonist }, c) {
    if (c === 'stop') return undefined;
    if (s.accusations[colonist] === 0) return nothingToRemove;
    if (s.players[seat].influence === 0) return noInfluence;
    return undefined;
  },
  choose(s, { seat, colonist }, c) {
    if (c === 'stop') return;
    pay(s, seat, 1, 'SAL-10.5', NONE);
    removeAccusations(s, seat, colonist, 1, 'SAL-10.5', NONE);
    andThen(s, { ask: 'exonerateExtra', seat, colonist });
  },
  fallback: () => 'stop',
};

// ── 4 Protection ─────────────────────────────────────────────────────────────────────────────────────────────────────

const alreadyBearer = no('SAL-R62', 'alreadyBearer');

const protect: SalemDecision<'protect'> = {
  rule: 'SAL-10.6',
  asked: 'ifChoice',
  candidates: (s, { seat }) => colonistsInPlayOrDecline(s, seat),
  refuse: (s, _d, c) => (c === s.protectionOn ? alreadyBearer : undefined),
  list: (s, d, out) => list(protect, s, d, out),
  choose(s, { seat }, c) {
    if (c === 'decline') tell(s, { event: 'declined', rule: 'SAL-R20', seat, ask: 'protect' });
    else placeProtection(s, seat, c, NONE);
  },
  fallback: () => 'decline',
};

export function placeProtection(s: SalemState, seat: Seat, colonist: Colonist, by: Colonist): void {
  s.protectionOn = colonist;
  tell(s, { event: 'protectionPlaced', rule: 'SAL-10.6', seat, colonist, by });
}

export const spaceDecisions = { exonerateTarget, exonerateExtra, protect };
