/** JUB-B3.6, JUB-B3.7, JUB-R42 to JUB-R44: words that take cards from the market. */
import { andThen, no, takeOut } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { textOf, effectOf } from '../../content/cards.ts';
import type { Effect } from '../../content/types.ts';
import { HOUSE_GUARDS, PRIESTESSES } from '../../agenda.ts';
import type { JuiblexDecision, Offer, OrStop, Within } from '../../agenda.ts';
import { MARKET, NONE } from '../../state.ts';
import type { JuiblexState } from '../../state.ts';
import { playing, tell } from '../../asking.ts';
import { devour } from '../cards.ts';
import { cardOffered, fits, recruit } from '../market.ts';
import { countPlayed } from '../playing.ts';
import { goOn, resolve } from '../rows.ts';
import type { Lack, WordsOf } from '../rows.ts';
import { isInPlayArea } from './cards.ts';

const slotEmpty = no('JUB-R57', 'slotEmpty');
const pileEmpty = no('JUB-B3.8', 'pileEmpty');
const beingPlayed = no('JUB-R42', 'beingPlayed');
const otherKind = no('JUB-B3.7', 'otherKind');
const nothingOffered = no('JUB-R31', 'nothingOffered');
const notInPlay = no('JUB-R42', 'notInPlay');

const SLOTS: readonly Offer[] = Array.from({ length: MARKET }, (_, slot) => slot);
const SLOTS_AND_PILES: readonly Offer[] = [...SLOTS, HOUSE_GUARDS, PRIESTESSES];
const SLOTS_OR_STOP: readonly OrStop<Offer>[] = [...SLOTS, 'stop'];
const SLOTS_AND_PILES_OR_STOP: readonly OrStop<Offer>[] = [...SLOTS_AND_PILES, 'stop'];

const mayStop = (effect: Effect): boolean =>
  effect.do === 'devourMarket' || (effect.do === 'recruitFree' && effect.upTo);

/** Why this word cannot take an offer. */
function refuseOffer(s: JuiblexState, effect: Effect, offer: Offer): Lack | undefined {
  const card = cardOffered(s, offer);
  if (card === NONE) return offer < MARKET ? slotEmpty : pileEmpty;
  for (let i = 0; i < s.resolving.length; i++) if (s.resolving[i].slot === offer) return beingPlayed;
  if (effect.do === 'recruitFree' || effect.do === 'playMarket')
    return fits(card, effect.among) ? undefined : otherKind;
  return undefined;
}

const offersFor = (effect: Effect): readonly Offer[] =>
  effect.do === 'recruitFree' && effect.piles ? SLOTS_AND_PILES : SLOTS;

function refuseAll(s: JuiblexState, effect: Effect): Lack | undefined {
  for (const offer of offersFor(effect)) if (refuseOffer(s, effect, offer) === undefined) return undefined;
  return nothingOffered;
}

const marketCard: JuiblexDecision<'marketCard'> = {
  rule: 'JUB-B3.7',
  ruleFor(_s, d) {
    const { do: word } = effectOf(d);
    if (word === 'devourMarket') return 'JUB-B3.6';
    if (word === 'replaceMarket') return 'JUB-R44';
    return word === 'playMarket' ? 'JUB-R42' : 'JUB-B3.7';
  },
  candidates(_s, d) {
    const effect = effectOf(d);
    if (!mayStop(effect)) return offersFor(effect);
    return effect.do === 'recruitFree' && effect.piles ? SLOTS_AND_PILES_OR_STOP : SLOTS_OR_STOP;
  },
  refuse: (s, d, c) => (c === 'stop' ? undefined : refuseOffer(s, effectOf(d), c)),
  asked: 'ifChoice',
  choose(s, d, c) {
    if (c === 'stop') return;
    goOn(s, d);
    carryOut(s, d, c);
  },
};

function carryOut(s: JuiblexState, d: Within, offer: Offer): void {
  const { seat } = d;
  const card = cardOffered(s, offer);
  switch (effectOf(d).do) {
    case 'recruitFree':
      recruit(s, seat, offer, 0, 'JUB-B3.7');
      return;
    case 'devourMarket':
      s.market[offer] = NONE;
      devour(s, seat, card, 'market');
      andThen(s, { do: 'refill', slot: offer });
      return;
    case 'replaceMarket':
      replace(s, seat, offer);
      return;
    default:
      tell(s, { event: 'playedFrom', rule: 'JUB-R42', seat, card, from: 'market' });
      countPlayed(s, card);
      s.resolving.push(resolve(card, 'market', offer, NONE));
      andThen(s, { do: 'effects', seat, row: textOf[card], index: 0 }, { do: 'cardDone' });
  }
}

/** JUB-R44: this card takes the place of the one that is devoured; nothing is drawn. */
function replace(s: JuiblexState, seat: Seat, slot: Offer): void {
  const { card } = playing(s);
  devour(s, seat, s.market[slot], 'market');
  takeOut(s.players[seat].play, card);
  s.market[slot] = card;
  tell(s, { event: 'marketReplaced', rule: 'JUB-R44', seat, card, slot });
}

const ask = (s: JuiblexState, { seat, row, index }: Omit<Within, 'left'>, left: number): void =>
  andThen(s, { ask: 'marketCard', seat, row, index, left });

export const marketWords: WordsOf<'devourMarket' | 'replaceMarket' | 'recruitFree' | 'playMarket' | 'openDevoured'> = {
  devourMarket: {
    refuse: (s, _at, effect) => refuseAll(s, effect),
    run: (s, at) => ask(s, at, 1),
  },
  replaceMarket: {
    refuse: (s, { seat }, effect) => (isInPlayArea(s, seat) ? refuseAll(s, effect) : notInPlay),
    run(s, at) {
      if (isInPlayArea(s, at.seat)) ask(s, at, 1);
    },
  },
  recruitFree: {
    refuse: (s, _at, effect) => refuseAll(s, effect),
    once: (s, at) => ask(s, at, at.left),
  },
  playMarket: {
    refuse: (s, _at, effect) => refuseAll(s, effect),
    run: (s, at) => ask(s, at, 1),
  },
  openDevoured: {
    run(s, { seat }) {
      s.devouredOpen++;
      tell(s, { event: 'devouredOpened', rule: 'JUB-R43', seat });
    },
  },
};

export const marketDecisions = { marketCard };
