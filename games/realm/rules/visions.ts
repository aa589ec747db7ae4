/** Dark Visions: the top Darkness cards are shown to all, thrown away one by one or put back in an order of choice. */
import { andThen, drawOne, takeOut } from '@vesper/kernel';
import type { RealmDecision } from '../agenda.ts';
import type { DarkCard } from '../content/types.ts';
import type { RealmState, Slot, Source } from '../state.ts';
import { tell } from '../asking.ts';
import { effectRule } from './effects/asking.ts';

/** Looking never refills the deck (REA-R48). */
export function revealVisions(s: RealmState, slot: Slot, source: Source, n: number): void {
  const cards: DarkCard[] = [];
  while (cards.length < n && s.darkDeck.length > 0) cards.push(drawOne(s, s.darkDeck));
  s.darkKnown = 0; // what was known is among them
  s.visions = cards;
  s.visionsKept = [];
  tell(s, { event: 'visionsSeen', rule: effectRule(source), slot, cards: cards.slice() });
  askNext(s, slot, source);
}

function askNext(s: RealmState, slot: Slot, source: Source): void {
  const { seat } = s.heroes[slot];
  if (s.visions.length > 0) andThen(s, { ask: 'pickVision', seat, slot, source, card: s.visions[0] });
  else if (s.visionsKept.length > 0) andThen(s, { ask: 'pickOrder', seat, slot, source, done: 0 });
}

const KEEP_OR_DISCARD = ['keep', 'discard'] as const;

const pickVision: RealmDecision<'pickVision'> = {
  rule: 'REA-7.6',
  candidates: () => KEEP_OR_DISCARD,
  choose(s, { slot, source, card }, c) {
    takeOut(s.visions, card);
    if (c === 'keep') s.visionsKept.push(card);
    else {
      s.darkDiscard.push(card);
      tell(s, { event: 'visionDiscarded', rule: effectRule(source), slot, card });
    }
    askNext(s, slot, source);
  },
};

/** The card picked first will be drawn first: each goes under those that lie there already. */
const pickOrder: RealmDecision<'pickOrder'> = {
  rule: 'REA-7.6',
  asked: 'ifChoice',
  candidates: s => s.visionsKept,
  choose(s, { seat, slot, source, done }, c) {
    takeOut(s.visionsKept, c);
    s.darkDeck.splice(s.darkDeck.length - done, 0, c);
    s.darkKnown = done + 1;
    if (s.visionsKept.length > 0) {
      andThen(s, { ask: 'pickOrder', seat, slot, source, done: done + 1 });
      return;
    }
    const cards = s.darkDeck.slice(-s.darkKnown).reverse();
    tell(s, { event: 'visionsReturned', rule: effectRule(source), slot, cards });
  },
};

export const visionDecisions = { pickVision, pickOrder };
