/** Magic Gates: building them and moving one when the supply is empty (REA-5.8, REA-R36). */
import { andThen, no } from '@vesper/kernel';
import type { Objection, RuleId } from '@vesper/kernel';
import type { Ask, RealmDecision } from '../agenda.ts';
import { cardLocation } from '../content/cards.ts';
import { locations } from '../content/distances.ts';
import { spaces } from '../content/map.ts';
import { RED } from '../content/types.ts';
import type { Card, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState, Slot } from '../state.ts';
import { tell } from '../asking.ts';
import { discardCard } from './cards.ts';
import { countGate } from './quests.ts';

/** Puts a gate in a location without one: from the supply, or one from elsewhere that the builder picks. */
export function placeGate(s: RealmState, slot: Slot, space: Space, rule: RuleId): void {
  if (s.gateSupply === 0) {
    andThen(s, { ask: 'pickGateToMove', seat: s.heroes[slot].seat, slot, to: space });
    return;
  }
  s.gateSupply--;
  s.gates[space] = 1;
  tell(s, { event: 'gatePlaced', rule, slot, space, from: NONE });
}

const noGateThere = no('REA-R36', 'noGateThere');

const pickGateToMove: RealmDecision<'pickGateToMove'> = {
  rule: 'REA-R36',
  candidates: () => locations,
  refuse: (s, _d, c) => (s.gates[c] === 1 ? undefined : noGateThere),
  choose(s, { slot, to }, c) {
    s.gates[c] = 0;
    s.gates[to] = 1;
    tell(s, { event: 'gatePlaced', rule: 'REA-R36', slot, space: to, from: c });
  },
};

const cardNamesAnother = no(
  'REA-5.8',
  'cardNamesAnother',
  (_s: RealmState, _d: Ask<'chooseAction'>, { card }: { readonly card: Card }) => ({ card, place: cardLocation[card] }),
);
const gateStandsHere = no('REA-R36', 'gateStandsHere');

/** Why a card of the hand builds no gate here. */
export function refuseBuild(s: RealmState, { space }: Hero, card: Card): Objection | undefined {
  if (cardLocation[card] !== space) return cardNamesAnother;
  return s.gates[space] === 1 ? gateStandsHere : undefined;
}

/** REA-5.8. A gate built in a red land completes Find Magic Gate, once it stands. */
export function buildGate(s: RealmState, slot: Slot, card: Card): void {
  const { space } = s.heroes[slot];
  discardCard(s, slot, card, 'REA-5.8');
  if (spaces[space].colour === RED) {
    countGate(s, slot);
    andThen(s, { do: 'settleQuests', slot });
  }
  placeGate(s, slot, space, 'REA-5.8');
}

export const gateDecisions = { pickGateToMove };
