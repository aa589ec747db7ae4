/** Which General the heroes are after, and who of them goes (SPEC 9.1, 9.3). */
import { COLOURS } from '../content/types.ts';
import type { Colour, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState, Slot } from '../state.ts';
import { actionsLeft, generalSpace } from '../table.ts';
import { killChance } from './combat.ts';
import { chanceToDefeat, strengthAgainst } from './odds.ts';
import { legsOf, reachOf } from './ways.ts';
import { weights } from './weights.ts';

/** By step of the General: from this pooled chance on it is worth going. */
const THRESHOLD = [0.7, 0.62, 0.45, 0.34, 0];
function threshold(step: number): number {
  return THRESHOLD[step] + weights.shift;
}
/** By step: how pressing it is. */
const URGENCY = [0, 4, 14, 40, 0];
/** By General: what a lost battle costs each attacker, beside the cards committed. */
const PENALTY = [6, 12, 16, 12];
/** The chance may be so much lower for those who already stand there. */
const STAUNCH = 0.1;

export interface Campaign {
  readonly general: Colour;
  readonly at: Space;
  readonly members: readonly Slot[];
  readonly chance: number;
  readonly value: number;
}

/** Expected Engage actions until `n` minions are gone, each hit with chance `hit`. */
export function engagesFor(n: number, hit: number): number {
  return n === 0 ? 0 : (0.72 + 0.28 * n) / hit;
}

/** Actions a hero has in this turn or, if it is not active, in its next. */
function actionsOf(s: RealmState, slot: Slot): number {
  const hero = s.heroes[slot];
  return slot === s.active && s.phase === 'day' ? actionsLeft(hero) : hero.up + hero.down;
}

/** The campaign worth most now, or `null`. */
export function campaignOf(s: RealmState): Campaign | null {
  let best: Campaign | null = null;
  for (let general = 0; general < COLOURS; general++) {
    const at = generalSpace(s, general);
    if (at === NONE) continue;
    const found = campaignAgainst(s, general, at);
    if (found !== null && (best === null || found.value > best.value)) best = found;
  }
  return best;
}

function campaignAgainst(s: RealmState, general: Colour, at: Space): Campaign | null {
  const n = s.heroes.length;
  const strengths: number[] = [];
  const efforts: number[] = [];
  let all = 0;
  for (let slot = 0; slot < n; slot++) {
    const hero = s.heroes[slot];
    const strength = hero.hero === NONE ? 0 : strengthAgainst(hero, general, at);
    strengths.push(strength);
    efforts.push(strength === 0 ? 0 : effortOf(s, slot, hero, at));
    all += strength;
  }
  const { life, step } = s.generals[general];
  if (chanceToDefeat(general, all, life) < threshold(step) - STAUNCH) return null;
  let best: Campaign | null = null;
  for (let group = 1; group < 1 << n; group++) {
    let strength = 0;
    let effort = 0;
    let size = 0;
    let present = 0;
    let weak = false;
    for (let slot = 0; slot < n; slot++) {
      if ((group & (1 << slot)) === 0) continue;
      if (strengths[slot] === 0) weak = true;
      strength += strengths[slot];
      effort += efforts[slot];
      size++;
      if (s.heroes[slot].space === at) present++;
    }
    if (weak) continue;
    const chance = chanceToDefeat(general, strength, life);
    if (chance < threshold(step) - (present / size) * STAUNCH) continue;
    const won = weights.defeat + weights.urgency * URGENCY[step] + 2 * size;
    const lost = weights.failure * PENALTY[general] * size + 10;
    const value = chance * won - (1 - chance) * lost - weights.action * effort - weights.member * size;
    if (best === null || value > best.value) best = { general, at, members: membersOf(group, n), chance, value };
  }
  return best;
}

/** Actions until a hero stands there, a night on the way counted as much as a day. */
function effortOf(s: RealmState, slot: Slot, hero: Hero, at: Space): number {
  const reach = reachOf(hero, legsOf(s, hero), at);
  const clearing = s.crowd[at] > 0 ? 0.5 * engagesFor(s.crowd[at], killChance(s, hero, at)) : 0;
  const actions = Math.max(1, actionsOf(s, slot));
  const late = Math.max(0, Math.ceil(reach / actions) - 1);
  return reach + clearing + weights.late * late;
}

function membersOf(group: number, n: number): Slot[] {
  const members: Slot[] = [];
  for (let slot = 0; slot < n; slot++) if ((group & (1 << slot)) !== 0) members.push(slot);
  return members;
}

/** The chance if everybody at the General's space and `slot` attacked. */
export function chanceWith(s: RealmState, { general, at }: { general: Colour; at: Space }, slot: Slot): number {
  let strength = 0;
  for (let other = 0; other < s.heroes.length; other++) {
    const hero = s.heroes[other];
    if (other === slot || hero.space === at) strength += strengthAgainst(hero, general, at);
  }
  return chanceToDefeat(general, strength, s.generals[general].life);
}

/** Whether `slot` should attack once it stands there: the chance is good, and nobody needed is still on the way. */
export function attacksNow(s: RealmState, campaign: Campaign, slot: Slot): boolean {
  const now = chanceWith(s, campaign, slot);
  const { step } = s.generals[campaign.general];
  const complete = campaign.members.every(other => other === slot || s.heroes[other].space === campaign.at);
  return complete ? now >= threshold(step) - STAUNCH : now >= Math.max(threshold(step), Math.min(weights.ready, campaign.chance - 0.04));
}
