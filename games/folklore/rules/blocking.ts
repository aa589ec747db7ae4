/** FOL-R58b, FOL-R58c: companions take a blow, boons change a die. */
import { modifierLists } from '../content/rows.ts';
import type { Card, FolkloreState, Member } from '../state.ts';
import { loseCompanion } from './cards.ts';
import { throwDice } from './checks.ts';
import { keepsBlocker, mirrors } from './privileges.ts';
import { tell } from './turnOrder.ts';

/** Stands for the one use per story of a companion that stays, among the clauses used. */
const BLOCKER_KEPT = -2;

/** The damage is 0 and `hit:` powers do not happen. */
export function block(s: FolkloreState, who: Member, card: Card): void {
  s.attacks[s.attacks.length - 1].isCancelled = true;
  tell(s, { event: 'attackBlocked', rule: 'FOL-R58b', who, card });
  const { usedStory } = s.party[who];
  if (keepsBlocker(s, who) && !usedStory.includes(BLOCKER_KEPT)) {
    usedStory.push(BLOCKER_KEPT);
    return;
  }
  loseCompanion(s, who, card, 'FOL-R58b');
}

export function spendBoon(s: FolkloreState, who: Member): void {
  const character = s.party[who];
  const roll = s.rolls[s.rolls.length - 1];
  character.boons--;
  roll.boon = true;
  throwDice(s, roll);
  tell(s, { event: 'boonSpent', rule: 'FOL-R58c', who, natural: roll.natural });
}

/** FOL-R58c: at most 3. */
export const MOST_BOONS = 3;
export function changeBoons(s: FolkloreState, who: Member, by: number): void {
  const character = s.party[who];
  if (character.form === 'limbo') return;
  const boons = Math.max(0, Math.min(MOST_BOONS, character.boons + by));
  const changed = boons - character.boons;
  if (changed === 0) return;
  character.boons = boons;
  tell(s, { event: 'boonsChanged', rule: 'FOL-R58c', who, by: changed, boons });
}

/** Mirror Self: the first attack that hits is cancelled by itself. */
export function mirrored(s: FolkloreState, who: Member): boolean {
  if (!mirrors(s, who)) return false;
  const character = s.party[who];
  const given = character.temporary.findIndex(({ mods }) =>
    modifierLists[mods].rest.some(({ give }) => give === 'mirror'),
  );
  character.temporary = character.temporary.filter((_, i) => i !== given);
  return true;
}
