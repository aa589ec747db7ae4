/** How many actions a hero needs from one space to another without spending cards. */
import { distance, wildDistance } from '../content/distances.ts';
import { EagleRider, Paladin, Sorceress, Wizard } from '../content/heroes.ts';
import { UnicornSteed } from '../content/quests.ts';
import type { Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState } from '../state.ts';
import { hasQuest } from '../table.ts';

export interface Legs {
  /** Spaces passed with one action. */
  readonly stride: number;
  readonly distances: readonly (readonly number[])[];
  /** Spaces with a Magic Gate. */
  readonly gates: readonly Space[];
  readonly teleports: boolean;
}

export function legsOf(s: RealmState, hero: Hero): Legs {
  const gates: Space[] = [];
  for (let space = 0; space < s.gates.length; space++) if (s.gates[space] === 1) gates.push(space);
  return {
    stride: hero.hero === EagleRider ? 4 : hero.hero === Paladin || hasQuest(hero, UnicornSteed) ? 2 : 1,
    distances: hero.hero === Sorceress && hero.form !== NONE ? wildDistance : distance,
    gates,
    teleports: hero.hero === Wizard && !s.teleported,
  };
}

export function actionsTo(legs: Legs, from: Space, to: Space): number {
  const { distances, stride, gates } = legs;
  let best = Math.ceil(distances[from][to] / stride);
  if (legs.teleports && best > 1) best = 1;
  if (best <= 2 || gates.length < 2) return best;
  let toGate = Infinity;
  let fromGate = Infinity;
  for (let i = 0; i < gates.length; i++) {
    toGate = Math.min(toGate, Math.ceil(distances[from][gates[i]] / stride));
    fromGate = Math.min(fromGate, Math.ceil(distances[gates[i]][to] / stride));
  }
  return Math.min(best, toGate + 1 + fromGate);
}
