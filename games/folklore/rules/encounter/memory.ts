/** FOL-5K.24, FOL-R50: whom a character attacked in the round before, and with what. */
import { NONE, isFoe } from '../../state.ts';
import type { Attack, Figure, FolkloreState, Member } from '../../state.ts';

/** Notes an attack roll, hit or miss, and forgets what is older than a round. */
export function remember(s: FolkloreState, { by, target, weapon }: Attack): void {
  if (isFoe(by) || !isFoe(target)) return;
  const { struck } = s.party[by];
  const { round } = s.encounter;
  const streak = streakAgainst(s, by, target) + 1;
  let kept = 0;
  for (let i = 0; i < struck.length; i++) {
    const one = struck[i];
    const isSame = one.target === target && one.weapon === weapon && one.round === round;
    if (one.round >= round - 1 && !isSame) struck[kept++] = one;
  }
  while (struck.length > kept) struck.pop();
  struck.push({ target, weapon, round, streak });
}

/** In how many rounds in a row before this one the character has attacked that foe; 0 = not in the last. */
export function streakAgainst(s: FolkloreState, who: Member, target: Figure): number {
  const { struck } = s.party[who];
  for (let i = 0; i < struck.length; i++) {
    if (struck[i].target === target && struck[i].round === s.encounter.round - 1) return struck[i].streak;
  }
  return 0;
}

/** With this very weapon. */
export function hasFocused(s: FolkloreState, { by, target, weapon }: Attack): boolean {
  if (isFoe(by) || weapon === NONE) return false;
  const { struck } = s.party[by];
  for (let i = 0; i < struck.length; i++) {
    const one = struck[i];
    if (one.target === target && one.weapon === weapon && one.round === s.encounter.round - 1) return true;
  }
  return false;
}
