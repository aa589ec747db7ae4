/** REA-5.29, REA-5.30, REA-R30: what those suffer who did not defeat a General. */
import { andThen, roll, show } from '@vesper/kernel';
import type { RealmDecision } from '../agenda.ts';
import { generals } from '../content/generals.ts';
import { MonarchCity } from '../content/map.ts';
import { WarBannerOfValor } from '../content/quests.ts';
import type { Colour } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { RealmState, Slot } from '../state.ts';
import { battleOf, hasQuest, tell } from '../asking.ts';
import { discardCard } from './cards.ts';
import { reducedWounds, wound } from './wounds.ts';

/** REA-R30: one attacker after the other suffers wounds, loses cards and is sent to Monarch City. */
function punish(s: RealmState, { index }: { readonly index: number }): void {
  const { general, attackers } = battleOf(s);
  if (index === attackers.length) return;
  andThen(s, { do: 'punish', index: index + 1 });
  const slot = attackers[index];
  if (hasQuest(s.heroes[slot], WarBannerOfValor)) {
    tell(s, { event: 'bannerRaised', rule: 'REA-R30', slot });
    sendHome(s, slot);
    return;
  }
  const wounds = reducedWounds(s, slot, penaltyWounds(s, slot, general), 'general');
  if (wound(s, slot, wounds, 'general', 'REA-5.29')) return;
  const cards = penaltyCards(s, slot, general);
  const { hand, seat } = s.heroes[slot];
  if (cards < hand.length) andThen(s, { ask: 'pickLostCard', seat, slot, left: cards, general });
  else {
    if (!s.terms.openHands) show(s); // the hand is laid open
    while (hand.length > 0) discardCard(s, slot, hand[0], 'REA-R30');
    sendHome(s, slot);
  }
}

function penaltyWounds(s: RealmState, slot: Slot, general: Colour): number {
  const { wounds } = generals[general].penalty;
  if (typeof wounds === 'number') return wounds;
  const face = roll(s, 6);
  const rule = wounds === 'D3' ? 'REA-5.29' : 'REA-R30'; // by which the words know that half of it counts
  tell(s, { event: 'diceRolled', rule, slot, why: 'penaltyWounds', faces: [face], needs: 0 });
  return wounds === 'D3' ? Math.ceil(face / 2) : face;
}

function penaltyCards(s: RealmState, slot: Slot, general: Colour): number {
  const { cards } = generals[general].penalty;
  if (typeof cards === 'number') return cards;
  if (cards === 'all') return s.heroes[slot].hand.length;
  const face = roll(s, 6);
  tell(s, { event: 'diceRolled', rule: 'REA-R30', slot, why: 'penaltyCards', faces: [face], needs: 0 });
  return face;
}

const pickLostCard: RealmDecision<'pickLostCard'> = {
  rule: 'REA-R30',
  candidates: (s, { slot }) => s.heroes[slot].hand,
  choose(s, { seat, slot, left, general }, c) {
    discardCard(s, slot, c, 'REA-R30');
    if (left > 1) andThen(s, { ask: 'pickLostCard', seat, slot, left: left - 1, general });
    else sendHome(s, slot);
  },
};

/** REA-5.30, REA-R30: the Sorceress loses her form on the way. */
function sendHome(s: RealmState, slot: Slot): void {
  const hero = s.heroes[slot];
  const from = hero.space;
  hero.space = MonarchCity;
  hero.form = NONE;
  hero.ambush = false;
  tell(s, { event: 'sentHome', rule: 'REA-5.30', slot, from });
}

export const penaltySteps = { punish };
export const penaltyDecisions = { pickLostCard };
