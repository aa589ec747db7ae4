/** Words about cards: drawing, gaining, losing, exhausting, repairing. */
import { andThen, has, no, pick, takeOut } from '@vesper/kernel';
import type { RuleId } from '@vesper/kernel';
import { cardNamed, cards, consumableCards } from '../../content/cards.ts';
import type { FolkloreDecision, PickFor } from '../../agenda.ts';
import { DECKS, NONE, isFoe } from '../../state.ts';
import type { Card, FolkloreState, Member } from '../../state.ts';
import {
  drawFor,
  exhaust,
  handsOf,
  losable,
  loseCard,
  loseCompanion,
  recover,
  repair,
  scour,
  take,
  trimHands,
} from '../cards.ts';
import { returnAbility } from '../growth.ts';
import { keepWithinMaxima } from '../harm.ts';
import { deed } from '../rows.ts';
import type { WordsOf } from '../rows.ts';
import { isReady } from '../sources.ts';
import { mayHoldCompanions } from '../statuses.ts';
import { ownerOf, tell } from '../turnOrder.ts';

const RULE = 'FOL-R8';
const COMPANIONS = DECKS.indexOf('companion');
const nothingToLose = no('FOL-R21', 'nothingToLose');

/** A named card, or another one if somebody has it already. */
function gainNamed(s: FolkloreState, who: Member, card: Card): void {
  const { class: cardClass } = cards[card];
  if (cardClass === 'companion') {
    if (!mayHoldCompanions(s, who)) return;
    if (!has(s.decks[COMPANIONS], card) && !has(s.discards[COMPANIONS], card)) {
      drawFor(s, who, 'companion', RULE);
      return;
    }
    takeOut(has(s.decks[COMPANIONS], card) ? s.decks[COMPANIONS] : s.discards[COMPANIONS], card);
  } else if (cardClass === 'artifact') {
    if (!has(s.setAside, card)) {
      drawFor(s, who, 'item', RULE);
      return;
    }
    takeOut(s.setAside, card);
  }
  tell(s, { event: 'cardGained', rule: RULE, who, card });
  take(s, who, card);
}

// ── Picking one's own cards ────────────────────────────────────────────────────────────────────────────────────

type Pick = { readonly who: Member; readonly for: string; readonly of: string; readonly not: Card };

function pickable(s: FolkloreState, { who, for: purpose, of, not }: Pick): Card[] {
  const { items, mystics, abilities, equipped, powers } = s.party[who];
  switch (purpose) {
    case 'repair':
      return items.filter(card => has(s.broken, card));
    case 'scour':
      return items.filter(card => has(s.corroded, card));
    case 'retrain':
      return abilities.slice();
    case 'unequip':
      return equipped.filter(card => handsOf(card) > 0);
    default:
      return [...items, ...mystics, ...abilities, ...powers].filter(
        card => card !== not && has(s.exhausted, card) && !has(s.broken, card) && isOfKind(card, of),
      );
  }
}

function isOfKind(card: Card, of: string): boolean {
  const { class: cardClass } = cards[card];
  if (of === 'any') return true;
  return of === 'mystic' ? cardClass === 'prayer' || cardClass === 'ritual' : cardClass === of;
}

const PICKED_BY: { readonly [P in PickFor]: RuleId } = {
  repair: 'FOL-5C.19',
  scour: 'FOL-R43b',
  unexhaust: 'FOL-5K.51',
  retrain: 'FOL-R59',
  unequip: 'FOL-R56',
};

const pickCard: FolkloreDecision<'pickCard'> = {
  rule: 'FOL-R56',
  ruleFor: (_s, { for: purpose }) => PICKED_BY[purpose],
  candidates: (s, d) => pickable(s, d),
  asked: 'ifChoice',
  choose(s, d, card) {
    const { who, left } = d;
    if (left > 1) andThen(s, { ...d, left: left - 1 });
    switch (d.for) {
      case 'repair':
        repair(s, card);
        return;
      case 'scour':
        scour(s, card);
        return;
      case 'retrain':
        returnAbility(s, who, card);
        return;
      case 'unequip':
        takeOut(s.party[who].equipped, card);
        tell(s, { event: 'unequipped', rule: 'FOL-R56', who, card });
        keepWithinMaxima(s, who);
        trimHands(s, who);
        return;
      case 'unexhaust':
        recover(s, card);
    }
  },
};

// ── The words ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const cardWords: WordsOf<
  'draw' | 'gain' | 'supply' | 'loseItem' | 'loseCompanion' | 'exhaustItem' | 'unexhaust' | 'repair' | 'loot'
> = {
  draw: {
    on(s, _at, { deck }, who) {
      if (deck !== 'companion' || mayHoldCompanions(s, who)) drawFor(s, who, deck, RULE);
    },
  },
  gain: { on: (s, _at, { card }, who) => gainNamed(s, who, cardNamed(card)) },
  supply: {
    on: (s, _at, _effect, who) => gainNamed(s, who, consumableCards[pick(s, consumableCards.length)]),
  },
  loseItem: {
    refuse(s, _at, { who }) {
      const member = who === 'leader' ? s.leader : NONE;
      return member !== NONE && losable(s, member, false).length === 0 ? nothingToLose : undefined;
    },
    on(s, _at, _effect, who) {
      const found = losable(s, who, false);
      if (found.length > 0) loseCard(s, who, found[pick(s, found.length)], RULE);
    },
  },
  loseCompanion: {
    on(s, _at, _effect, who) {
      const { companions } = s.party[who];
      if (companions.length === 0) return;
      loseCompanion(s, who, companions[pick(s, companions.length)], RULE);
    },
  },
  exhaustItem: {
    on(s, _at, _effect, who) {
      const found = s.party[who].equipped.filter(card => isReady(s, card));
      if (found.length === 0) return;
      exhaust(s, found[pick(s, found.length)]);
      keepWithinMaxima(s, who);
    },
  },
  unexhaust: {
    on(s, _at, { n, of }, who) {
      const { card } = deed(s);
      if (of === 'this') recover(s, card);
      else {
        const seat = ownerOf(s, who);
        andThen(s, { ask: 'pickCard', seat, who, for: 'unexhaust', of, left: n, not: card });
      }
    },
  },
  repair: {
    on: (s, _at, { n }, who) =>
      andThen(s, { ask: 'pickCard', seat: ownerOf(s, who), who, for: 'repair', of: 'any', left: n, not: NONE }),
  },
  loot: {
    on(s, _at, _effect, who) {
      if (!isFoe(who)) andThen(s, { do: 'lootRoll', who });
    },
  },
};

export const pickDecisions = { pickCard };
