/** Errands against minions: what each further Engage is expected to take away. */
import { Ranger, Wizard } from '../content/heroes.ts';
import { spaces } from '../content/map.ts';
import { BattleFury } from '../content/specials.ts';
import { COLOURS } from '../content/types.ts';
import type { Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import { minionsAt } from '../asking.ts';
import { killChance } from './combat.ts';
import { stackCost } from './danger.ts';
import { add, afterLast, cheapestOf } from './errand.ts';
import type { Deed, Making } from './errand.ts';
import { cardWorth } from './means.ts';
import { weights } from './weights.ts';

export function addFights(m: Making, space: Space): void {
  const { s, hero, outlook, campaign } = m;
  const crowd = s.crowd[space];
  const inTheWay = campaign !== null && campaign.at === space ? weights.siteMinion : 0;
  /** By number of minions left. */
  const costs: number[] = [];
  for (let n = 0; n <= crowd; n++) costs.push(stackCost(s, outlook, space, n) + n * inTheWay);
  addEngages(m, space, 'engage', NONE, costs, killChance(s, hero, space));
  if (hero.hero === Wizard) addFireball(m, space, costs);
  if (crowd > 1 && hero.hand.includes(BattleFury)) {
    add(m, space, 'battleFury', costs[crowd] - costs[0] - weights.play, { leaves: 0 });
  }
  if (hero.hero !== Ranger) return;
  const afar = killChance(s, hero, space, true);
  for (const from of spaces[space].adjacent) addEngages(m, from, 'archery', space, costs, afar);
}

const MOST_ENGAGES = 3;
/** Fewer minions than this are hardly worth another Engage. */
const HARDLY_ANY = 0.25;

/** One Engage after the other, each worth what it is expected to take away. */
function addEngages(m: Making, at: Space, deed: Deed, what: number, costs: readonly number[], hit: number): void {
  const crowd = costs.length - 1;
  let chances: number[] = costs.map((_, n) => (n === crowd ? 1 : 0));
  let before = costs[crowd];
  for (let k = 0; k < MOST_ENGAGES; k++) {
    chances = afterEngage(chances, hit);
    let cost = 0;
    let left = 0;
    for (let n = 0; n <= crowd; n++) {
      cost += chances[n] * costs[n];
      left += chances[n] * n;
    }
    const leaves = deed === 'engage' ? left : NONE;
    add(m, at, deed, before - cost, { what, leaves, ...(k === 0 ? {} : afterLast(m)) });
    if (left < HARDLY_ANY) return;
    before = cost;
  }
}

/** By number of minions left: the chances after one more roll, a die for each minion. */
function afterEngage(chances: readonly number[], hit: number): number[] {
  const next = chances.map(() => 0);
  if (hit === 1) {
    next[0] = 1;
    return next;
  }
  for (let n = 0; n < chances.length; n++) {
    if (chances[n] === 0) continue;
    // From all dice missed to all dice hit.
    let chance = chances[n] * (1 - hit) ** n;
    for (let left = n; left >= 0; left--) {
      next[left] += chance;
      chance *= ((hit / (1 - hit)) * left) / (n - left + 1);
    }
  }
  return next;
}

const FIREBALL_MISSES = 1 / 6;
/** Where a minion is left, the stack is no longer as dangerous. */
const REMNANT = 0.6;

/** The Wizard's Fireball with the card he can best do without. */
function addFireball(m: Making, at: Space, costs: readonly number[]): void {
  const { s, means } = m;
  let what = NONE;
  for (let colour = 0; colour < COLOURS; colour++) {
    if (minionsAt(s, at, colour) === 0) continue;
    const card = cheapestOf(m, colour, NONE);
    if (card !== NONE && (what === NONE || cardWorth(means, card) < cardWorth(means, what))) what = card;
  }
  if (what === NONE) return;
  const crowd = costs.length - 1;
  const gain = (costs[crowd] - costs[0]) * (1 - REMNANT * FIREBALL_MISSES);
  add(m, at, 'fireball', gain - weights.fireballCard * cardWorth(means, what), {
    what,
    leaves: crowd * FIREBALL_MISSES,
  });
}
