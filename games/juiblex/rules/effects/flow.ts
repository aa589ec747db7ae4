/** JUB-B3.3, JUB-B3.4, JUB-R32 to JUB-R34, JUB-R39: words that hold others together: one of, pay, focus, when, end of turn. */
import { andThen, has, no, takeOut } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { aspectOf } from '../../content/cards.ts';
import { SITES } from '../../content/map.ts';
import type { Card, Condition, Cost, EffectBy, Row } from '../../content/types.ts';
import { spyAt } from '../../agenda.ts';
import type { At, JuiblexDecision, Within } from '../../agenda.ts';
import { NONE, WHITE } from '../../state.ts';
import type { JuiblexState } from '../../state.ts';
import {
  hasSpyAt,
  hasTroopAfflicted,
  hasTroopAt,
  isAfflicted,
  isAtAfflicted,
  playing,
  quantity,
  tell,
} from '../../asking.ts';
import { devour, leaveHand } from '../cards.ts';
import { goOn, wordAt } from '../rows.ts';
import type { Lack, WordsOf } from '../rows.ts';
import { returnSpy } from '../spies.ts';
import { isInPlayArea } from './cards.ts';

const noOption = no('JUB-R32', 'noOption');
const cannotPay = no('JUB-R33', 'cannotPay');
const notMet = no('JUB-B3.1', 'notMet');
const isCarriedOut = no('JUB-R42', 'isCarriedOut');
const noFocus = no('JUB-R39', 'noFocus');
const otherAspect = no('JUB-R39', 'otherAspect');

/** Carries out a row inside another. */
function into(s: JuiblexState, seat: Seat, row: Row): void {
  andThen(s, { do: 'effects', seat, row, index: 0 });
}

// ── One of several ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Why a row is not offered: no word of it could be carried out. Set by the machine, which knows all words. */
let refuseRow: (s: JuiblexState, at: At) => Lack | undefined = () => undefined;

export function knowRows(refuse: typeof refuseRow): void {
  refuseRow = refuse;
}

const refuseOption = (s: JuiblexState, seat: Seat, row: Row): Lack | undefined => refuseRow(s, { seat, row, index: 0 });

const INDICES: readonly (readonly number[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];

const chooseOne: JuiblexDecision<'chooseOne'> = {
  rule: 'JUB-R32',
  candidates: (_s, d) => INDICES[wordAt<'oneOf'>(d).options.length],
  refuse: (s, d, c) => refuseOption(s, d.seat, wordAt<'oneOf'>(d).options[c]),
  asked: 'ifChoice',
  choose(s, d, c) {
    goOn(s, d);
    into(s, d.seat, wordAt<'oneOf'>(d).options[c]);
  },
};

// ── Costs ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a cost can be paid with: cards, sites of own spies, or this card. */
function payments(s: JuiblexState, seat: Seat, cost: Cost): (number | 'pay')[] {
  const player = s.players[seat];
  switch (cost) {
    case 'devourHand':
    case 'discardHand':
      return player.hand.slice();
    case 'devourInner':
      return player.inner.slice();
    case 'devourThis':
      return isInPlayArea(s, seat) ? ['pay'] : [];
    default: {
      const found: number[] = [];
      for (let site = 0; site < SITES; site++) {
        if (hasSpyAt(s, site, seat) && (cost === 'returnSpy' || isAfflicted(s, site))) found.push(site);
      }
      return found;
    }
  }
}

/** JUB-R42: a card that is carried out in the inner circle stays there, and cannot devour itself. */
function refusePayment(s: JuiblexState, cost: Cost, c: number | 'pay'): Lack | undefined {
  const { card, from } = playing(s);
  return cost === 'devourInner' && from === 'inner' && c === card ? isCarriedOut : undefined;
}

function canPay(s: JuiblexState, seat: Seat, cost: Cost): boolean {
  return payments(s, seat, cost).some(c => refusePayment(s, cost, c) === undefined);
}

/** The first payment of a bound cost was promised when the option was chosen (JUB-R33). */
const isBound = (d: Within, { bound }: EffectBy<'pay'>): boolean => bound && d.left === FIRST;
const FIRST = 1;
const ANOTHER = 2;

const payCost: JuiblexDecision<'payCost'> = {
  rule: 'JUB-B3.3',
  candidates(s, d) {
    const effect = wordAt<'pay'>(d);
    const found: (number | 'pay' | 'decline')[] = payments(s, d.seat, effect.cost);
    if (!isBound(d, effect)) found.push('decline');
    return found;
  },
  refuse: (s, d, c) => (c === 'decline' ? undefined : refusePayment(s, wordAt<'pay'>(d).cost, c)),
  asked: 'ifChoice',
  choose(s, d, c, forced) {
    const { seat, row, index } = d;
    const effect = wordAt<'pay'>(d);
    if (c === 'decline') {
      if (forced !== true) tell(s, { event: 'declined', rule: 'JUB-B3.3', seat, card: playing(s).card });
      return;
    }
    if (effect.repeat) andThen(s, { do: 'again', seat, row, index, left: ANOTHER });
    into(s, seat, effect.then);
    settle(s, seat, effect.cost, c, forced);
  },
};

function settle(s: JuiblexState, seat: Seat, cost: Cost, c: number | 'pay', forced?: boolean): void {
  const player = s.players[seat];
  if (c === 'pay') {
    const { card } = playing(s);
    takeOut(player.play, card);
    devour(s, seat, card, 'play');
    return;
  }
  switch (cost) {
    case 'devourHand':
      leaveHand(s, player, c, forced);
      devour(s, seat, c, 'hand');
      return;
    case 'discardHand':
      leaveHand(s, player, c, forced);
      player.discard.push(c);
      tell(s, { event: 'cardDiscarded', rule: 'JUB-B3.3', seat, card: c, by: seat });
      return;
    case 'devourInner':
      takeOut(player.inner, c);
      devour(s, seat, c, 'inner');
      return;
    default:
      returnSpy(s, seat, spyAt(c, seat), 'JUB-B6.8');
      playing(s).there = c;
  }
}

// ── Focus ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const aspectPlayed = (s: JuiblexState): number => aspectOf[playing(s).card];

/** JUB-R39: asked whenever the hand is not empty, so that being asked tells nothing. */
const revealForFocus: JuiblexDecision<'revealForFocus'> = {
  rule: 'JUB-B3.4',
  candidates: (s, { seat }) => [...s.players[seat].hand, 'decline'],
  refuse: (s, _d, c) => (c === 'decline' || aspectOf[c] === aspectPlayed(s) ? undefined : otherAspect),
  passing: {
    choice: 'decline',
    isOpen: (s, { seat }) => s.players[seat].known.length === s.players[seat].hand.length,
  },
  fallback: () => 'decline',
  choose(s, d, c) {
    const { seat } = d;
    if (c === 'decline') {
      tell(s, { event: 'declined', rule: 'JUB-B3.4', seat, card: playing(s).card });
      return;
    }
    reveal(s, seat, c);
    into(s, seat, wordAt<'focus'>(d).then);
  },
};

/** All see it; it stays in hand, and they know that. */
function reveal(s: JuiblexState, seat: Seat, card: Card): void {
  const { known } = s.players[seat];
  if (!has(known, card)) known.push(card);
  tell(s, { event: 'cardRevealed', rule: 'JUB-B3.4', seat, card });
}

// ── Conditions ───────────────────────────────────────────────────────────────────────────────────────────────────────

function isMet(s: JuiblexState, seat: Seat, condition: Condition): boolean {
  const { there, struckAt } = playing(s);
  switch (condition.if) {
    case 'atLeast':
      return quantity(s, seat, condition.of) >= condition.least;
    case 'otherTroopThere':
      if (there === NONE) return false;
      for (let other = 0; other < WHITE; other++) if (other !== seat && hasTroopAt(s, there, other)) return true;
      return false;
    case 'anotherSpyThere':
      return there !== NONE && (s.spies[there] & ~(1 << seat)) !== 0;
    case 'thereIsAfflicted':
      return there !== NONE && isAfflicted(s, there);
    case 'ownTroopAfflicted':
      return hasTroopAfflicted(s, seat);
    case 'struckAfflicted':
      return struckAt !== NONE && isAtAfflicted(s, struckAt);
  }
}

// ── The words ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const flowWords: WordsOf<'oneOf' | 'pay' | 'focus' | 'when' | 'endOfTurn'> = {
  oneOf: {
    refuse(s, { seat }, { options }) {
      for (const row of options) if (refuseOption(s, seat, row) === undefined) return undefined;
      return noOption;
    },
    once: (s, { seat, row, index, left }) => andThen(s, { ask: 'chooseOne', seat, row, index, left }),
  },
  pay: {
    refuse: (s, { seat }, { cost }) => (canPay(s, seat, cost) ? undefined : cannotPay),
    run: (s, { seat, row, index }) => andThen(s, { ask: 'payCost', seat, row, index, left: FIRST }),
    once: (s, { seat, row, index, left }) => andThen(s, { ask: 'payCost', seat, row, index, left }),
  },
  focus: {
    refuse: (s, { seat }) => (s.aspects[aspectPlayed(s)] > 1 || s.players[seat].hand.length > 0 ? undefined : noFocus),
    run(s, { seat, row, index }, { then }) {
      if (s.aspects[aspectPlayed(s)] > 1) into(s, seat, then);
      else if (s.players[seat].hand.length > 0) andThen(s, { ask: 'revealForFocus', seat, row, index });
    },
  },
  when: {
    refuse: (s, { seat }, { condition }) => (isMet(s, seat, condition) ? undefined : notMet),
    run(s, { seat }, { condition, then }) {
      if (isMet(s, seat, condition)) into(s, seat, then);
    },
  },
  endOfTurn: {
    run(s, { seat }, { then }) {
      const { card } = playing(s);
      s.queue.push({ card, row: then });
      tell(s, { event: 'effectQueued', rule: 'JUB-R34', seat, card, row: then });
    },
  },
};

export const flowDecisions = { chooseOne, payCost, revealForFocus };
