/** DUN-R37: damage, who falls and goes to prison, and the end of a party. */
import { has, isHeard, takeOut } from '@vesper/kernel';
import type { RuleId } from '@vesper/kernel';
import { isIllusion } from '../../content/adventurers.ts';
import type { Adventurer } from '../../content/types.ts';
import type { Harm } from '../../events/combat.ts';
import { NONE } from '../../state.ts';
import type { DungeonState } from '../../state.ts';
import { tell } from '../../asking.ts';
import { dismissLonelyIllusion, removeIllusion } from '../lines.ts';
import { hitPointsOf } from './line.ts';

/** The line of the battle is empty: whatever is left of it is skipped (DUN-R37). */
export function isOver(s: DungeonState): boolean {
  return s.players[s.battle.seat].line.length === 0;
}

/**
 * Goes along the line of the battle, front first, with the places of the beginning; whoever has left it on the way is
 * passed over, such as the illusion behind the last adventurer who fell (DUN-R67).
 */
export function alongLine(s: DungeonState, act: (who: Adventurer, place: number) => void): void {
  const { line } = s.players[s.battle.seat];
  const all = line.slice();
  for (let place = 0; place < all.length; place++) if (has(line, all[place])) act(all[place], place);
}

/** Somebody in the line of the battle takes damage. Returns whether that eliminated him. */
export function hurt(s: DungeonState, who: Adventurer, amount: number, by: Harm, rule: RuleId): boolean {
  if (s.invisible[who] === 1) return false;
  const { seat } = s.battle;
  let left = amount;
  const brave = Math.min(left, s.courage[who]);
  if (brave > 0) {
    s.courage[who] -= brave;
    left -= brave;
    tell(s, { event: 'damageAbsorbed', rule: 'DUN-R58', seat, adventurer: who, amount: brave, by: 'courage' });
  }
  const shielded = Math.min(left, s.battle.shield);
  if (shielded > 0) {
    s.battle.shield -= shielded;
    left -= shielded;
    tell(s, { event: 'damageAbsorbed', rule: 'DUN-R39', seat, adventurer: who, amount: shielded, by: 'shield' });
  }
  if (left === 0) return false;
  s.damage[who] += left;
  if (isHeard(s)) {
    tell(s, { event: 'damaged', rule, seat, adventurer: who, amount: left, damage: s.damage[who], by });
  }
  if (s.damage[who] < hitPointsOf(s, who)) return false;
  eliminate(s, who);
  return true;
}

function eliminate(s: DungeonState, who: Adventurer): void {
  const { battle } = s;
  const { seat } = battle;
  const player = s.players[seat];
  if (isIllusion(who)) {
    removeIllusion(s, seat);
    return;
  }
  takeOut(player.line, who);
  battle.eliminated = true;
  player.prison.push(who);
  clearMarks(s, who);
  tell(s, { event: 'imprisoned', rule: 'DUN-R37', seat, adventurer: who });
  const expansion = s.expansionOn[who];
  if (expansion !== NONE) {
    s.expansionOn[who] = NONE;
    player.expansions.push(expansion);
    tell(s, { event: 'expansionKept', rule: 'DUN-R65', seat, adventurer: who, expansion });
  }
  dismissLonelyIllusion(s, seat);
  if (player.line.length === 0) tell(s, { event: 'partyDefeated', rule: 'DUN-R37', seat });
}

/** Nothing of a combat stays on somebody who has left it. */
export function clearMarks(s: DungeonState, who: Adventurer): void {
  s.damage[who] = 0;
  s.courage[who] = 0;
  s.poison[who] = 0;
  s.toughened[who] = 0;
  s.invisible[who] = 0;
}

/** Counters are taken off. Returns how many were. */
export function heal(s: DungeonState, who: Adventurer, most: number, rule: RuleId): number {
  const amount = Math.min(most, s.damage[who]);
  if (amount === 0 || isIllusion(who)) return 0;
  s.damage[who] -= amount;
  tell(s, { event: 'healed', rule, seat: s.battle.seat, adventurer: who, amount, damage: s.damage[who] });
  return amount;
}

/** Counters are taken off from the front-most wounded until he is unhurt, then from the next. */
export function healFrontFirst(s: DungeonState, counters: number, rule: RuleId): void {
  const { line } = s.players[s.battle.seat];
  let left = counters;
  for (let i = 0; i < line.length && left > 0; i++) left -= heal(s, line[i], left, rule);
}
