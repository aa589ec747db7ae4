/** Dark Visions: the top Darkness cards are shown to all, thrown away one by one or put back in an order of choice. */
import { andThen, draw, takeOut } from '@vesper/kernel';
import type { RealmDecision } from '../agenda.ts';
import type { DarkCard } from '../content/types.ts';
import type { RealmState, Slot } from '../state.ts';
import { tell } from '../table.ts';

const VISIONS = 5;

/** Looking never refills the deck (REA-R48). */
export function revealVisions(s: RealmState, slot: Slot): void {
  const cards: DarkCard[] = [];
  while (cards.length < VISIONS && s.darkDeck.length > 0) cards.push(draw(s, s.darkDeck)!);
  s.darkKnown = 0; // what was known is among them
  s.visions = cards;
  s.visionsKept = [];
  tell(s, { event: 'visionsSeen', rule: 'REA-7.6', slot, cards: cards.slice() });
  askNext(s, slot);
}

function askNext(s: RealmState, slot: Slot): void {
  const { seat } = s.heroes[slot];
  if (s.visions.length > 0) andThen(s, { ask: 'pickVision', seat, slot, card: s.visions[0] });
  else if (s.visionsKept.length > 0) andThen(s, { ask: 'pickOrder', seat, slot, done: 0 });
}

const KEEP_OR_DISCARD = ['keep', 'discard'] as const;

const pickVision: RealmDecision<'pickVision'> = {
  rule: 'REA-7.6',
  candidates: () => KEEP_OR_DISCARD,
  choose(s, { slot, card }, c) {
    takeOut(s.visions, card);
    if (c === 'keep') s.visionsKept.push(card);
    else {
      s.darkDiscard.push(card);
      tell(s, { event: 'visionDiscarded', rule: 'REA-7.6', slot, card });
    }
    askNext(s, slot);
  },
};

/** The card picked first will be drawn first: each goes under those that lie there already. */
const pickOrder: RealmDecision<'pickOrder'> = {
  rule: 'REA-7.6',
  asked: 'ifChoice',
  candidates: s => s.visionsKept,
  choose(s, { seat, slot, done }, c) {
    takeOut(s.visionsKept, c);
    s.darkDeck.splice(s.darkDeck.length - done, 0, c);
    s.darkKnown = done + 1;
    if (s.visionsKept.length > 0) {
      andThen(s, { ask: 'pickOrder', seat, slot, done: done + 1 });
      return;
    }
    const cards = s.darkDeck.slice(-s.darkKnown).reverse();
    tell(s, { event: 'visionsReturned', rule: 'REA-7.6', slot, cards });
  },
};

export const visionDecisions = { pickVision, pickOrder };
