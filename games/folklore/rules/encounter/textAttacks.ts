/** Attacks that texts give: with what, and whether there is anybody to strike. */
import { no } from '@vesper/kernel';
import { rows } from '../../content/rows.ts';
import type { RowId } from '../../content/types.ts';
import { FOE, NONE } from '../../state.ts';
import type { Figure, FolkloreState, Member } from '../../state.ts';
import { wordAt } from '../rows.ts';
import type { Lack } from '../rows.ts';
import { canStrike, hasTarget, isMeleeBlow, isWielded, unarmed, withWeapon } from './reaching.ts';
import type { Blow } from './reaching.ts';

const noTarget = no('FOL-X3', 'noLegalTarget');
const nobodyToAttack = no('FOL-X3', 'nobodyItCouldAttack');

/** With what a text's attack can be struck. */
export function blowsOf(s: FolkloreState, who: Member, row: RowId, index: number): Blow[] {
  const { with: by } = wordAt({ row, index }, 'attack');
  if (by.with !== 'weapon') return [{ how: by.with, weapon: NONE, row, index }];
  const found: Blow[] = [];
  for (const card of s.party[who].equipped) {
    if (!isWielded(s, who, card)) continue;
    const blow = withWeapon(card);
    if (by.only === 'any' || (by.only === 'melee') === isMeleeBlow(s, who, blow)) found.push(blow);
  }
  if (by.only !== 'ranged' && s.party[who].form === 'living') found.push(unarmed);
  return found;
}

/** The foes that a puppet could attack from where it stands. */
export function puppetTargets(s: FolkloreState, foe: Figure): Figure[] {
  const found: Figure[] = [];
  for (let i = 0; i < s.foes.length; i++) {
    if (FOE + i !== foe && canStrike(s, foe, unarmed, FOE + i)) found.push(FOE + i);
  }
  return found;
}

/** Why a text's attack would strike nobody: it is not offered. */
export function refuseTextAttack(s: FolkloreState, who: Member, row: RowId, index: number): Lack | undefined {
  for (const blow of blowsOf(s, who, row, index)) if (hasTarget(s, who, blow)) return undefined;
  return noTarget;
}

/** Why it would come to nothing against that foe. */
export function refuseAim(s: FolkloreState, foe: Figure, row: RowId): Lack | undefined {
  for (const { do: word } of rows[row]) {
    if (word === 'puppet' && puppetTargets(s, foe).length === 0) return nobodyToAttack;
  }
  return undefined;
}
