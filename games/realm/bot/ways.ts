/** How many actions a hero needs from one space to another. */
import { cardLocation, isSpecial } from '../content/cards.ts';
import { distance, isHaven, wildDistance } from '../content/distances.ts';
import { EagleRider, Paladin, Sorceress, Wizard } from '../content/heroes.ts';
import { locationCards } from '../content/locationCards.ts';
import { spaces } from '../content/map.ts';
import { UnicornSteed } from '../content/quests.ts';
import type { Space } from '../content/types.ts';
import { rangeOf } from '../rules/travel.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState } from '../state.ts';
import { hasQuest } from '../asking.ts';

export interface Legs {
  /** Spaces passed with one action. */
  readonly stride: number;
  readonly distances: readonly (readonly number[])[];
  /** Spaces with a Magic Gate that are open to the hero. */
  readonly gates: readonly Space[];
}

export function legsOf(s: RealmState, hero: Hero): Legs {
  const gates: Space[] = [];
  const wild = hero.hero === Sorceress && hero.form !== NONE;
  for (let space = 0; space < s.gates.length; space++) {
    if (s.gates[space] === 1 && !(wild && isHaven(space))) gates.push(space);
  }
  return {
    stride: hero.hero === EagleRider ? 4 : hero.hero === Paladin || hasQuest(hero, UnicornSteed) ? 2 : 1,
    distances: wild ? wildDistance : distance,
    gates,
  };
}

/** Without cards and Teleport. */
export function actionsTo(legs: Legs, from: Space, to: Space): number {
  const { distances, stride, gates } = legs;
  const best = Math.ceil(distances[from][to] / stride);
  if (best <= 2 || gates.length < 2) return best;
  let toGate = Infinity;
  let fromGate = Infinity;
  for (let i = 0; i < gates.length; i++) {
    toGate = Math.min(toGate, Math.ceil(distances[from][gates[i]] / stride));
    fromGate = Math.min(fromGate, Math.ceil(distances[gates[i]][to] / stride));
  }
  return Math.min(best, toGate + 1 + fromGate);
}

/** What spending a card on the way counts as, in actions. */
const CARD_SPENT = 0.5;

/** The actions a hero needs if it may spend one card or teleport. */
export function reachOf(hero: Hero, legs: Legs, to: Space): number {
  const from = hero.space;
  let best = actionsTo(legs, from, to);
  if (best <= 1) return best;
  if (hero.hero === Wizard && spaces[to].kind !== 'inn') return 1;
  const { hand } = hero;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (isSpecial(card)) continue;
    const { icon } = locationCards[card];
    let actions: number;
    if (icon === 'gate') {
      let after = actionsTo(legs, cardLocation[card], to);
      for (let g = 0; g < legs.gates.length; g++) after = Math.min(after, actionsTo(legs, legs.gates[g], to));
      actions = 1 + after;
    } else actions = 1 + Math.max(0, Math.ceil((legs.distances[from][to] - rangeOf[card]) / legs.stride));
    best = Math.min(best, actions + CARD_SPENT);
  }
  return best;
}
