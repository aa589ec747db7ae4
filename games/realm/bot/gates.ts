/** What Magic Gates save the heroes on their ways. */
import { distance, inns, locations } from '../content/distances.ts';
import { EagleRider, Paladin, Wizard } from '../content/heroes.ts';
import { MonarchCity, spaces } from '../content/map.ts';
import { COLOURS } from '../content/types.ts';
import type { HeroId, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { RealmState } from '../state.ts';
import { generalSpace } from '../asking.ts';
import { weights } from './weights.ts';

/** How much a hero gains by gates: those who ride or fly or teleport less than those who walk. */
const WALKS: { readonly [hero: HeroId]: number | undefined } = { [EagleRider]: 0.15, [Wizard]: 0.5, [Paladin]: 0.6 };

/** The ways of the heroes with the gates that stand; made once for a table and asked for many spaces. */
export interface Network {
  /** Where heroes want to go: Monarch City, the Inns and the Generals. */
  readonly goals: readonly Space[];
  /** By space: steps to the nearest gate. */
  readonly near: readonly number[];
  /** What an action saved on the average way is worth, for all heroes and the rest of the war. */
  readonly worth: number;
}

export function networkOf(s: RealmState, but: Space = NONE): Network {
  const goals = [MonarchCity, ...inns];
  for (let general = 0; general < COLOURS; general++) {
    const at = generalSpace(s, general);
    if (at !== NONE) goals.push(at);
  }
  const near = spaces.map(() => Infinity);
  for (const gate of locations) {
    if (s.gates[gate] === 0 || gate === but) continue;
    for (let space = 0; space < near.length; space++) near[space] = Math.min(near[space], distance[space][gate]);
  }
  let walkers = 0;
  for (const { hero } of s.heroes) walkers += WALKS[hero] ?? 1;
  const living = goals.length - 1 - inns.length;
  return { goals, near, worth: (weights.gate * walkers * living) / COLOURS };
}

/** What a gate in `space` brings beside the others, on the ways between the goals. */
export function gateGain({ goals, near, worth }: Network, space: Space): number {
  const there = distance[space];
  let saved = 0;
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i];
    const toGate = Math.min(near[goal], there[goal]);
    for (let j = 0; j < i; j++) {
      const from = goals[j];
      const before = Math.min(distance[from][goal], near[from] + 1 + near[goal]);
      const after = toGate + 1 + Math.min(near[from], there[from]);
      if (after < before) saved += before - after;
    }
  }
  return (worth * 2 * saved) / (goals.length * (goals.length - 1));
}
