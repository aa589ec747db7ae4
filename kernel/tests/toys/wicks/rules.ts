/** What happens (`steps`) and what is asked (`decisions`), in the order of the manual. */
import * as kernel from '../../../index.ts';
import { draw, finish, firstOf, no, placesBy, roll, show, shuffle, andThen } from '../../../index.ts';
import type { AskFrame, Decision, Decisions, Steps } from '../../../index.ts';
import { ACTIONS, HAND, inTurnOrder, linesOf, MOST_WAX, POLISH, points, SNUFFER } from './state.ts';
import type { Card, Scry, Snuff, Tend, Wicks, WicksEvent, WicksFrame } from './state.ts';

/** The kernel's `tell`, for this game's events only. */
const tell: (s: Wicks, event: WicksEvent) => void = kernel.tell;

export const steps: Steps<Wicks, WicksFrame> = {
  nightfall(s) {
    s.night++;
    tell(s, { event: 'nightFell', rule: 'WIC-1', night: s.night });
    andThen(
      s,
      { do: 'drawCards' },
      { together: s.players.map((_, seat) => ({ seat, agenda: [{ ask: 'bid' as const, seat }] })) },
      { do: 'reveal' },
      { do: 'rollWind' },
      { do: 'lightCandles' },
      { do: 'endNight' },
    );
  },

  drawCards(s) {
    for (const seat of inTurnOrder(s)) {
      const { hand } = s.players[seat];
      while (hand.length < HAND && s.deck.length + s.discard.length > 0) {
        const card = takeTop(s);
        hand.push(card);
        tell(s, { event: 'cardDrawn', rule: 'WIC-3', seat, secret: { to: [seat], card } });
      }
    }
  },

  reveal(s) {
    for (const seat of inTurnOrder(s)) {
      const player = s.players[seat];
      if (player.shield === true) {
        player.wax--;
        s.supply++;
      }
      const { bid, shield } = player;
      tell(s, { event: 'bidRevealed', rule: 'WIC-6', seat, card: bid!, shield: shield === true });
    }
  },

  rollWind(s) {
    s.wind = roll(s, s.sides);
    tell(s, { event: 'windRolled', rule: 'WIC-7', wind: s.wind });
  },

  lightCandles(s) {
    const bids = s.players.map(player => ({ card: player.bid!, shield: player.shield === true }));
    let keeper = -1;
    for (const seat of inTurnOrder(s)) {
      const player = s.players[seat];
      const { card, shield } = bids[seat];
      const blownOut = card < s.wind;
      const drowned = bids.some((other, i) => i !== seat && other.card === card);
      player.bid = null;
      player.shield = null;
      if (card !== SNUFFER && (shield || (!blownOut && !drowned))) {
        player.lit.push(card);
        if (keeper < 0 || card > bids[keeper].card) keeper = seat;
        tell(s, { event: 'candleLit', rule: 'WIC-7', seat, card });
      } else {
        s.discard.push(card);
        tell(s, { event: blownOut ? 'candleBlownOut' : 'candlesDrowned', rule: 'WIC-7', seat, card });
      }
    }
    if (keeper >= 0) andThen(s, { ask: 'tend', seat: keeper, actions: ACTIONS });
  },

  endNight(s) {
    s.starter = (s.starter + 1) % s.players.length;
    if (s.night < s.nights) andThen(s, { do: 'nightfall' });
    else {
      tell(s, { event: 'morningCame', rule: 'WIC-13' });
      const scores = s.players.map(points);
      const places = placesBy(scores.length, (a, b) => scores[b] - scores[a]);
      finish(s, { winners: firstOf(places), places, scores, sheet: s.players.flatMap(linesOf) });
    }
  },
};

function takeTop(s: Wicks): Card {
  if (s.deck.length === 0) {
    s.deck = s.discard;
    s.discard = [];
    shuffle(s, s.deck);
    tell(s, { event: 'deckShuffled', rule: 'WIC-3', cards: s.deck.length });
  }
  return draw(s, s.deck)!;
}

function remove(cards: Card[], card: Card): void {
  cards.splice(cards.indexOf(card), 1);
}

const distinct = (cards: readonly Card[]): Card[] => [...new Set(cards)].sort((a, b) => a - b);

// Refusals are made once, outside the rules: they are compared at every enumeration.
const notACandle = no('WIC-4', 'notACandle');
const noWax = no('WIC-5', 'noWax');
const noActions = no('WIC-8', 'noActions');
const enoughWax = no('WIC-9', 'enoughWax');
const noSupply = no('WIC-9', 'noSupply');
const nothingLit = no('WIC-10', 'nothingLit');
const alreadyPolished = no('WIC-10', 'alreadyPolished');
const deckEmpty = no('WIC-11', 'deckEmpty');
const handFull = no('WIC-11', 'handFull');
const isPolished = no('WIC-12', 'isPolished');

/** Sealed: what is told here reaches this seat only, until all lanes are done. */
const bid: Decision<Wicks, AskFrame, Card> = {
  rule: 'WIC-4',
  candidates: (s, { seat }) => distinct(s.players[seat].hand),
  refuse: (s, { seat }, card) =>
    card === SNUFFER && s.players[seat].hand.some(other => other !== SNUFFER) ? notACandle : undefined,
  choose(s, { seat }, card) {
    remove(s.players[seat].hand, card);
    s.players[seat].bid = card;
    tell(s, { event: 'cardBid', rule: 'WIC-4', seat, card });
    andThen(s, { ask: 'shield', seat }); // the seat's second decision in the same lane
  },
  facts: (s, _d, card) => ({ safe: Math.min(card, s.sides), of: s.sides }),
  fallback: (s, { seat }) => distinct(s.players[seat].hand).find(card => card !== SNUFFER) ?? SNUFFER,
};

/** Without wax there is nothing to decide, and `ifChoice` answers `no` by itself. */
const shield: Decision<Wicks, AskFrame, 'yes' | 'no'> = {
  rule: 'WIC-5',
  asked: 'ifChoice',
  candidates: () => ['yes', 'no'],
  refuse: (s, { seat }, c) => (c === 'yes' && s.players[seat].wax === 0 ? noWax : undefined),
  choose(s, { seat }, c) {
    s.players[seat].shield = c === 'yes';
  },
  fallback: () => 'no',
};

/** The keeper's own turn: step by step, each step can be taken back until something hidden is seen. */
const tend: Decision<Wicks, Tend, 'polish' | 'gather' | 'scry' | 'rest'> = {
  rule: 'WIC-8',
  candidates: () => ['polish', 'gather', 'scry', 'rest'],
  refuse(s, { seat, actions }, c) {
    const { wax, lit } = s.players[seat];
    if (c === 'rest') return undefined;
    if (actions === 0) return noActions;
    if (c === 'gather') return wax >= MOST_WAX ? enoughWax : s.supply === 0 ? noSupply : undefined;
    if (c === 'scry') return s.deck.length === 0 ? deckEmpty : undefined;
    return wax === 0 ? noWax : lit.length === 0 ? nothingLit : undefined;
  },
  choose(s, { seat, actions }, c) {
    if (c === 'rest') return;
    andThen(s, { ask: 'tend', seat, actions: actions - 1 });
    if (c === 'polish') andThen(s, { ask: 'polish', seat });
    else if (c === 'scry') {
      const card = takeTop(s);
      tell(s, { event: 'topSeen', rule: 'WIC-11', seat, card, only: [seat] });
      andThen(s, { ask: 'scry', seat, card });
    } else {
      s.supply--;
      s.players[seat].wax++;
      tell(s, { event: 'waxGathered', rule: 'WIC-9', seat });
    }
  },
  fallback: () => 'rest',
};

/** Passed over when a Snuffer has just taken the last candle that could be polished. */
const polish: Decision<Wicks, AskFrame, Card> = {
  rule: 'WIC-10',
  asked: 'ifChoice',
  candidates: (s, { seat }) => distinct([...s.players[seat].lit, ...s.players[seat].polished]),
  refuse: (s, { seat }, card) => (s.players[seat].lit.includes(card) ? undefined : alreadyPolished),
  choose(s, { seat }, card) {
    const player = s.players[seat];
    player.wax--;
    s.supply++;
    remove(player.lit, card);
    player.polished.push(card);
    tell(s, { event: 'candlePolished', rule: 'WIC-10', seat, card });
  },
  facts: (_s, _d, card) => ({ price: 1, worth: card, becomes: card + POLISH }),
};

const scry: Decision<Wicks, Scry, 'keep' | 'drop'> = {
  rule: 'WIC-11',
  hidden: true,
  candidates: () => ['keep', 'drop'],
  refuse: (s, { seat }, c) => (c === 'keep' && s.players[seat].hand.length >= HAND ? handFull : undefined),
  choose(s, { seat, card }, c) {
    if (c === 'keep') {
      s.players[seat].hand.push(card);
      tell(s, { event: 'cardKept', rule: 'WIC-11', seat, secret: { to: [seat], card } });
    } else {
      s.discard.push(card);
      show(s); // all see the card now: this cannot be taken back
      tell(s, { event: 'cardDropped', rule: 'WIC-11', seat, card });
    }
  },
  fallback: () => 'drop',
};

const snuff: Decision<Wicks, Snuff, Card> = {
  rule: 'WIC-12',
  candidates: (s, { keeper }) => distinct([...s.players[keeper].lit, ...s.players[keeper].polished]),
  refuse: (s, { keeper }, card) => (s.players[keeper].lit.includes(card) ? undefined : isPolished),
  choose(s, { seat, keeper }, card) {
    remove(s.players[seat].hand, SNUFFER);
    remove(s.players[keeper].lit, card);
    s.discard.push(SNUFFER, card);
    show(s); // it came from a hidden hand
    tell(s, { event: 'snufferPlayed', rule: 'WIC-12', seat, keeper, card });
  },
};

export const decisions: Decisions<Wicks, WicksFrame> = { bid, shield, tend, polish, scry, snuff };

/** While the keeper decides, everyone else who holds a Snuffer may play it. Nobody waits for them. */
export function interjections(s: Wicks): readonly Snuff[] {
  const top = s.agenda[s.agenda.length - 1];
  if (!('ask' in top)) return [];
  const found: Snuff[] = [];
  s.players.forEach(({ hand }, seat) => {
    if (seat !== top.seat && hand.includes(SNUFFER)) found.push({ ask: 'snuff', seat, keeper: top.seat });
  });
  return found;
}
