/** Which General the heroes are after, and who of them goes (SPEC 9.1, 9.3). */
import { COLOURS } from '../content/types.ts';
import type { Colour } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { RealmState, Slot } from '../state.ts';
import { generalSpace } from '../table.ts';
import { diceAgainst } from './evaluate.ts';
import { chanceToDefeat } from './odds.ts';
import { actionsTo, legsOf } from './ways.ts';

/** By step of the General: from this pooled chance on it is worth going. */
export const THRESHOLD = [0.7, 0.62, 0.41, 0.34, 0];
/** The group grows until its chance is this good. */
const ENOUGH = 0.82;

export interface Campaign {
  readonly general: Colour;
  readonly members: readonly Slot[];
  readonly chance: number;
}

/** The campaign worth most now, or `null`. */
export function campaignOf(s: RealmState): Campaign | null {
  let best: Campaign | null = null;
  let bestValue = 0;
  for (let general = 0; general < COLOURS; general++) {
    const at = generalSpace(s, general);
    if (at === NONE) continue;
    const { members, chance, dice } = groupAgainst(s, general);
    const { step } = s.generals[general];
    if (chance < THRESHOLD[step]) continue;
    let travel = 0;
    for (const slot of members) {
      const hero = s.heroes[slot];
      travel = Math.max(travel, actionsTo(legsOf(s, hero), hero.space, at));
    }
    const value = 1 + chance + 0.35 * step - 0.05 * travel - 0.04 * s.crowd[at] + 0.005 * dice;
    if (value > bestValue) {
      best = { general, members, chance };
      bestValue = value;
    }
  }
  return best;
}

/** The fewest heroes whose dice make a defeat likely, those with most dice first. */
export function groupAgainst(
  s: RealmState,
  general: Colour,
): { readonly members: Slot[]; readonly chance: number; readonly dice: number } {
  const slots = s.heroes
    .map((_, slot) => slot)
    .filter(slot => diceAgainst(s.heroes[slot], general) > 0)
    .sort((a, b) => diceAgainst(s.heroes[b], general) - diceAgainst(s.heroes[a], general));
  const members: Slot[] = [];
  let dice = 0;
  let chance = 0;
  for (const slot of slots) {
    members.push(slot);
    dice += diceAgainst(s.heroes[slot], general);
    chance = chanceToDefeat(general, dice, s.generals[general].life);
    if (chance >= ENOUGH) break;
  }
  return { members, chance, dice };
}

/** The General that is next in line when none is ready: the one nearest to a defeat, those close to the city first. */
export function targetOf(s: RealmState): Colour {
  const campaign = campaignOf(s);
  if (campaign !== null) return campaign.general;
  let best = NONE;
  let bestValue = -1;
  for (let general = 0; general < COLOURS; general++) {
    if (generalSpace(s, general) === NONE) continue;
    const value = groupAgainst(s, general).chance + 0.15 * s.generals[general].step;
    if (value > bestValue) {
      best = general;
      bestValue = value;
    }
  }
  return best;
}
