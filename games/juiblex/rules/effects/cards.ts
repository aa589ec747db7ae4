/** JUB-B2.6, JUB-B3.5, JUB-R34, JUB-R42: words that give, draw, promote and play cards. */
import { andThen, has, no, takeOut } from '@vesper/kernel';
import type { RuleId } from '@vesper/kernel';
import { textOf, effectOf } from '../../content/cards.ts';
import type { Card } from '../../content/types.ts';
import type { Ask, JuiblexDecision, Within } from '../../agenda.ts';
import type { JuiblexState } from '../../state.ts';
import { playing, tell } from '../../asking.ts';
import { canDraw, deckToDiscard, drawCards, leaveHand, outcastBack, promote, promoteTop } from '../cards.ts';
import { fits } from '../market.ts';
import { beginCard, counted, goOn } from '../rows.ts';
import type { Lack, WordsOf } from '../rows.ts';
import { gainInfluence, gainPower, gainVp } from '../troops.ts';
import { countPlayed } from '../playing.ts';

const nothingToGain = no('JUB-R31', 'nothingToGain');
const nothingToDraw = no('JUB-B2.6', 'nothingToDraw');
const nothingToPromote = no('JUB-R31', 'nothingToPromote');
const cannotPromoteItself = no('JUB-R34', 'cannotPromoteItself');
const otherKind = no('JUB-R34', 'otherKind');
const notInPlay = no('JUB-R42', 'notInPlay');
const emptyCircle = no('JUB-R31', 'emptyCircle');

// ── Promoting ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where the cards lie that this question is about. */
function pileFor(s: JuiblexState, d: Within): readonly Card[] {
  const player = s.players[d.seat];
  const { do: word } = effectOf(d);
  if (word === 'promoteDiscard') return player.discard;
  return word === 'promoteHand' ? player.hand : player.play;
}

function refusePromotion(s: JuiblexState, d: Within, card: Card): Lack | undefined {
  const effect = effectOf(d);
  if (effect.do !== 'promote') return undefined;
  if (card === playing(s).card) return cannotPromoteItself;
  return fits(card, effect.among) ? undefined : otherKind;
}

const mayStop = (d: Within): boolean => {
  const effect = effectOf(d);
  return effect.do === 'promote' && effect.upTo;
};

const promoteCard: JuiblexDecision<'promoteCard'> = {
  rule: 'JUB-B3.5',
  candidates: (s, d) => (mayStop(d) ? [...pileFor(s, d), 'stop'] : pileFor(s, d)),
  refuse: (s, d, c) => (c === 'stop' ? undefined : refusePromotion(s, d, c)),
  asked: 'ifChoice',
  choose(s, d, c, forced) {
    if (c === 'stop') return;
    goOn(s, d);
    const player = s.players[d.seat];
    const { do: word } = effectOf(d);
    if (word === 'promoteHand') {
      leaveHand(s, player, c, forced);
      promote(s, d.seat, c, 'hand');
    } else if (word === 'promoteDiscard') {
      takeOut(player.discard, c);
      promote(s, d.seat, c, 'discard');
    } else {
      takeOut(player.play, c);
      promote(s, d.seat, c, 'play');
    }
  },
};

/** JUB-R40: Ambassador, discarded by force, may be promoted from the discard pile. */
const react: JuiblexDecision<'react'> = {
  rule: 'JUB-R40',
  candidates: () => ['promote', 'leave'],
  passing: { choice: 'leave', isOpen: () => true },
  fallback: () => 'leave',
  choose(s, { seat }, c) {
    const { card } = playing(s);
    if (c === 'leave') return;
    takeOut(s.players[seat].discard, card);
    promote(s, seat, card, 'discard');
  },
};

const playInner: JuiblexDecision<'playInner'> = {
  rule: 'JUB-R42',
  candidates: (s, { seat }) => s.players[seat].inner,
  asked: 'ifChoice',
  choose(s, { seat }: Ask<'playInner'>, card) {
    tell(s, { event: 'playedFrom', rule: 'JUB-R42', seat, card, from: 'inner' });
    countPlayed(s, card);
    beginCard(s, seat, textOf[card], card, 'inner');
  },
};

// ── The words ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whether the card whose text is carried out still lies in the play area. */
export function isInPlayArea(s: JuiblexState, seat: number): boolean {
  const { card, from } = playing(s);
  return from === 'play' && has(s.players[seat].play, card);
}

const DRAW: RuleId = 'JUB-B2.6';

export const cardWords: WordsOf<
  | 'power'
  | 'influence'
  | 'vp'
  | 'draw'
  | 'promote'
  | 'promoteTop'
  | 'promoteDiscard'
  | 'promoteHand'
  | 'promoteThis'
  | 'deckToDiscard'
  | 'returnThis'
  | 'playInner'
> = {
  power: {
    refuse: (s, { seat }, effect) => (counted(s, seat, effect) > 0 ? undefined : nothingToGain),
    run(s, { seat }, effect) {
      const amount = counted(s, seat, effect);
      if (amount > 0) gainPower(s, seat, amount, playing(s).card);
    },
  },
  influence: {
    refuse: (s, { seat }, effect) => (counted(s, seat, effect) > 0 ? undefined : nothingToGain),
    run(s, { seat }, effect) {
      const amount = counted(s, seat, effect);
      if (amount > 0) gainInfluence(s, seat, amount, playing(s).card);
    },
  },
  vp: {
    refuse: (s, { seat }, effect) => (counted(s, seat, effect) > 0 ? undefined : nothingToGain),
    run(s, { seat }, effect) {
      const amount = counted(s, seat, effect);
      if (amount > 0) gainVp(s, seat, amount, playing(s).card);
    },
  },
  draw: {
    refuse(s, { seat }, effect) {
      if (counted(s, seat, effect) === 0) return nothingToGain;
      return canDraw(s.players[seat]) ? undefined : nothingToDraw;
    },
    run: (s, { seat }, effect) => drawCards(s, seat, counted(s, seat, effect), DRAW),
  },
  promote: {
    refuse(s, { seat }, { among }) {
      const { play } = s.players[seat];
      const { card } = playing(s);
      for (let i = 0; i < play.length; i++) if (play[i] !== card && fits(play[i], among)) return undefined;
      return nothingToPromote;
    },
    once: (s, { seat, row, index, left }) => andThen(s, { ask: 'promoteCard', seat, row, index, left }),
  },
  promoteTop: {
    refuse: (s, { seat }) => (canDraw(s.players[seat]) ? undefined : nothingToDraw),
    run: (s, { seat }) => promoteTop(s, seat),
  },
  promoteDiscard: {
    refuse: (s, { seat }) => (s.players[seat].discard.length > 0 ? undefined : nothingToPromote),
    run: (s, { seat, row, index }) => andThen(s, { ask: 'promoteCard', seat, row, index, left: 1 }),
  },
  promoteHand: {
    refuse: (s, { seat }) => (s.players[seat].hand.length > 0 ? undefined : nothingToPromote),
    run: (s, { seat, row, index }) => andThen(s, { ask: 'promoteCard', seat, row, index, left: 1 }),
  },
  promoteThis: {
    refuse: (s, { seat }, { may }) => (may || isInPlayArea(s, seat) ? undefined : notInPlay),
    run(s, { seat, row, index }, { may }) {
      const { card } = playing(s);
      if (may) andThen(s, { ask: 'react', seat, row, index });
      else if (isInPlayArea(s, seat)) {
        takeOut(s.players[seat].play, card);
        promote(s, seat, card, 'play');
      }
    },
  },
  deckToDiscard: {
    refuse: (s, { seat }) => (s.players[seat].deck.length > 0 ? undefined : nothingToDraw),
    run: (s, { seat }) => deckToDiscard(s, seat),
  },
  returnThis: {
    refuse: (s, { seat }) => (isInPlayArea(s, seat) ? undefined : notInPlay),
    run(s, { seat }) {
      if (!isInPlayArea(s, seat)) return;
      const { card } = playing(s);
      takeOut(s.players[seat].play, card);
      outcastBack(s, seat, card);
    },
  },
  playInner: {
    refuse: (s, { seat }) => (s.players[seat].inner.length > 0 ? undefined : emptyCircle),
    run: (s, { seat, row, index }) => andThen(s, { ask: 'playInner', seat, row, index }),
  },
};

export const cardDecisions = { promoteCard, react, playInner };
