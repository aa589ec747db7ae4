/** How a fight goes: what a blow is worth, what threatens on a space, where one stands best. */
import { foeKinds } from '../content/foes.ts';
import { SPACES } from '../content/maps.ts';
import { STAT } from '../content/numbers.ts';
import { damageKeep } from '../rules/encounter/damage.ts';
import { layoutOf, stepsBetween } from '../rules/encounter/grid.ts';
import { meanOf as meanOfThrows, promiseOf } from '../rules/encounter/odds.ts';
import { canBeThrown, canReach, isWielded, rangeOf, thrown, unarmed, withWeapon } from '../rules/encounter/reaching.ts';
import type { Blow } from '../rules/encounter/reaching.ts';
import { newAttack } from '../rules/encounter/striking.ts';
import { sceneOf } from '../rules/scene.ts';
import { valueOf } from '../rules/values.ts';
import { FOE, NONE } from '../state.ts';
import type { Card, Figure, FolkloreState, Member, Space } from '../state.ts';
import { meanOf } from './worth.ts';

/** What a foe's turn costs the party, about. */
export function threatOf(s: FolkloreState, foe: Figure, who: Member): number {
  const { might, dice, hit, isAffliction } = foeKinds[s.foes[foe - FOE].kind];
  const chance = Math.max(0.05, Math.min(0.99, (101 + might - valueOf(s, who, STAT.defense)) / 100));
  const attacks = isAffliction && s.party.length >= 4 ? 2 : 1;
  return attacks * chance * (meanOf(dice) + (hit === 0 ? 0 : 1.5));
}

/** To be rid of it. */
function priceOn(s: FolkloreState, foe: Figure, who: Member): number {
  const { kind } = s.foes[foe - FOE];
  const { isAffliction, every, start } = foeKinds[kind];
  const isGoal = sceneOf(s).goals.some(({ objectives }) =>
    objectives.some(({ need, about }) => need === 'kill' && about === kind),
  );
  return 4 + 2 * threatOf(s, foe, who) + (isAffliction || every !== 0 || start !== 0 ? 3 : 0) + (isGoal ? 8 : 0);
}

const PLENTY = 1000;

/** A blow: what may be expected of it, and whether it fells. */
export function blowWorth(s: FolkloreState, who: Member, blow: Blow, foe: Figure): number {
  const attack = newAttack(s, who, foe, blow, false);
  const { chance, dice, done } = promiseOf(s, attack);
  // Armour takes as much from every throw: it is asked for once.
  const added = done(PLENTY) - PLENTY;
  const mean = meanOfThrows(dice, damageKeep(s, attack), thrown => Math.max(0, thrown + added));
  return worthOfHarm(s, who, foe, Math.round(mean * 10) / 10, s.foes[foe - FOE].vita) * (chance / 100);
}

/** So much harm: a share of being rid of the foe; the last of its Vita counts most. */
export function worthOfHarm(s: FolkloreState, who: Member, foe: Figure, harm: number, vita: number): number {
  const done = Math.min(harm, vita);
  return 0.4 * done + (done / vita) * priceOn(s, foe, who) + (harm >= vita ? 3 : 0);
}

export const blowOf = (kind: 'attack' | 'throw', weapon: Card): Blow =>
  kind === 'throw' ? thrown(weapon) : weapon === NONE ? unarmed : withWeapon(weapon);

// ── Where to stand ───────────────────────────────────────────────────────────────────────────────────────────────────

interface Reachable {
  readonly foe: Figure;
  readonly range: number;
  readonly worth: number;
}

/** Everything one could do to foes with what one holds, if one stood near enough. */
export function blowsOf(s: FolkloreState, who: Member): Reachable[] {
  const found: Reachable[] = [];
  const { equipped, form, gp, booklet } = s.party[who];
  if (form !== 'living') {
    if (gp === 0 || booklet === NONE) return found;
    s.foes.forEach(({ space }, i) => {
      if (space !== NONE) found.push({ foe: FOE + i, range: 3, worth: 2 });
    });
    return found;
  }
  const blows: Blow[] = [unarmed];
  for (const card of equipped) {
    if (!isWielded(s, who, card)) continue;
    blows.push(withWeapon(card));
    if (canBeThrown(card)) blows.push(thrown(card));
  }
  if (blows.length > 1) blows.shift();
  s.foes.forEach(({ space }, i) => {
    if (space === NONE) return;
    for (const blow of blows) {
      const worth = blowWorth(s, who, blow, FOE + i) * (blow.how === 'thrown' ? 0.6 : 1);
      found.push({ foe: FOE + i, range: rangeOf(s, who, blow), worth });
    }
  });
  return found.sort((a, b) => b.worth - a.worth);
}

/** The best blow from a space. */
export function bestFrom(s: FolkloreState, space: Space, blows: readonly Reachable[]): number {
  const best = blows.find(({ foe, range }) => canReach(s, space, s.foes[foe - FOE].space, range));
  return best === undefined ? 0 : Math.max(0, best.worth);
}

/** By foe that stands: what its turn would cost that one. */
export const threatsTo = (s: FolkloreState, who: Member): readonly number[] =>
  s.foes.map(({ space }, i) => (space === NONE ? 0 : threatOf(s, FOE + i, who)));

/** What those foes that can come to a space would do there; whoever stands nearer draws them off. */
export function dangerAt(s: FolkloreState, who: Member, space: Space, threats = threatsTo(s, who)): number {
  if (s.party[who].form !== 'living') return 0;
  let danger = 0;
  for (let i = 0; i < s.foes.length; i++) {
    const foe = s.foes[i];
    if (foe.space === NONE) continue;
    const { stride, range } = foeKinds[foe.kind];
    const steps = stepsBetween(s, foe.space, space);
    if (steps > stride + range) continue;
    let nearer = 0;
    for (let ally = 0; ally < s.party.length; ally++) {
      const { form, space: there } = s.party[ally];
      if (ally !== who && form === 'living' && there !== NONE && stepsBetween(s, foe.space, there) <= steps) nearer++;
    }
    danger += threats[i] / (1 + nearer);
  }
  for (const flame of s.scene.flames) {
    if (flame === space) danger += 5;
    else if (layoutOf(s).steps[flame * SPACES + space] <= 1) danger += 1.5;
  }
  return danger;
}

/** Steps to the nearest foe. */
export function stepsToFoe(s: FolkloreState, space: Space): number {
  let least = 40;
  for (const foe of s.foes) if (foe.space !== NONE) least = Math.min(least, stepsBetween(s, foe.space, space));
  return least;
}
