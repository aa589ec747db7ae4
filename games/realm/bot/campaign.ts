/** Which General the heroes are after, and who of them goes. */
import { MOST_HEROES } from '../content/heroes.ts';
import { COLOURS } from '../content/types.ts';
import type { Colour, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { RealmState, Slot } from '../state.ts';
import { actionsLeft, generalSpace } from '../asking.ts';
import { killChance } from './combat.ts';
import { chanceToDefeat, strengthAgainst } from './odds.ts';
import { legsOf, reachOf } from './ways.ts';
import { weights } from './weights.ts';

/** By step of the General: from this pooled chance on it is worth going. */
const THRESHOLD = [0.7, 0.62, 0.45, 0.34];
/** By step: how pressing it is. */
const URGENCY = [0, 4, 14, 40];
/** By General: what a lost battle costs each attacker, beside the cards committed. */
const PENALTY = [6, 12, 16, 12];
/** What a lost battle costs the others. */
const SETBACK = 10;
/** What the cards drawn by each attacker are worth, beside all the rest. */
const REWARD = 2;
/** The chance may be so much lower if all stand there already. */
const STAUNCH = 0.1;
/** Nobody else is waited for if the chance is this good, or as good as it gets but for so much. */
const READY = 0.78;
const NEARLY = 0.04;

export interface Campaign {
  readonly general: Colour;
  readonly at: Space;
  readonly members: readonly Slot[];
  readonly chance: number;
  readonly value: number;
}

/** By number of heroes: every group of them. */
const GROUPS: readonly (readonly (readonly Slot[])[])[] = Array.from({ length: MOST_HEROES + 1 }, (_, n) =>
  Array.from({ length: 2 ** n - 1 }, (_unused, i) => groupOf(i + 1, n)),
);

/** The slots whose bits are set. */
function groupOf(bits: number, n: number): Slot[] {
  const members: Slot[] = [];
  for (let slot = 0; slot < n; slot++) if ((bits & (1 << slot)) !== 0) members.push(slot);
  return members;
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

/** The best group against one General: every one that is strong enough is weighed. */
function campaignAgainst(s: RealmState, general: Colour, at: Space): Campaign | null {
  const { life, step } = s.generals[general];
  const strengths: number[] = [];
  let all = 0;
  for (const hero of s.heroes) {
    const strength = hero.hero === NONE ? 0 : strengthAgainst(hero, general, at);
    strengths.push(strength);
    all += strength;
  }
  if (chanceToDefeat(general, all, life) < THRESHOLD[step] - STAUNCH) return null;
  const efforts = strengths.map((strength, slot) => (strength === 0 ? 0 : effortOf(s, slot, at)));
  const won = weights.defeat + weights.urgency * URGENCY[step];
  let best: Campaign | null = null;
  for (const members of GROUPS[s.heroes.length]) {
    let strength = 0;
    let effort = 0;
    let present = 0;
    for (const slot of members) {
      strength = strengths[slot] === 0 ? -Infinity : strength + strengths[slot];
      effort += efforts[slot];
      if (s.heroes[slot].space === at) present++;
    }
    const size = members.length;
    const chance = strength > 0 ? chanceToDefeat(general, strength, life) : 0;
    if (chance < THRESHOLD[step] - (present / size) * STAUNCH) continue;
    const hoped = chance * (won + REWARD * size) - (1 - chance) * (SETBACK + PENALTY[general] * size);
    const value = hoped - weights.action * effort - weights.member * size;
    if (best === null || value > best.value) best = { general, at, members, chance, value };
  }
  return best;
}

/** Actions until a hero stands there with its share of the minions gone; a night on the way counts too. */
function effortOf(s: RealmState, slot: Slot, at: Space): number {
  const hero = s.heroes[slot];
  const reach = reachOf(hero, legsOf(s, hero), at);
  const clearing = engagesFor(s.crowd[at], killChance(s, hero, at)) / 2;
  const nights = Math.max(0, Math.ceil(reach / Math.max(1, actionsOf(s, slot))) - 1);
  return reach + clearing + weights.night * nights;
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
  return complete
    ? now >= THRESHOLD[step] - STAUNCH
    : now >= Math.max(THRESHOLD[step], Math.min(READY, campaign.chance - NEARLY));
}
