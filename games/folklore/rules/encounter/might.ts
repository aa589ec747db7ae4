/** FOL-5C.16, FOL-R22, FOL-R23: what an attack on the map adds to its die, what it must reach, how many dice it rolls. */
import { KEYWORD, STAT, STATUS } from '../../content/numbers.ts';
import { isFoe } from '../../state.ts';
import type { Attack, Figure, FolkloreState } from '../../state.ts';
import { attackValue, favours, ignores, isAttackedLow, keywordOf, saysRoll } from '../attackValues.ts';
import { againstValue, hasStatus, valueOf } from '../values.ts';
import { fighterOf, spaceOf } from './figures.ts';
import { hasFocused } from './memory.ts';
import { isBesideEnemy } from './reaching.ts';
import { countBlockers, isDark } from './sight.ts';

/** FOL-5C.26. */
const SIGHT = -5;
/** FOL-7.9. */
const DARK_MELEE = -5;
const DARK_RANGED = -10;
/** FOL-R49. */
export const DEFEND = 10;

/** FOL-R38: only characters suffer it; ghosts and the PERCEPTIVE do not. */
export function darkness(s: FolkloreState, attack: Attack): number {
  const { by, target, isMelee } = attack;
  if (isFoe(by) || s.party[by].form !== 'living' || !isDark(s, spaceOf(s, target))) return 0;
  if (hasStatus(s, by, STATUS.perceptive) || ignores(s, attack, 'darkness')) return 0;
  return isMelee ? DARK_MELEE : DARK_RANGED;
}

/** FOL-R35: for every figure between, for RANGE and REACH alike. */
export function sightPenalty(s: FolkloreState, attack: Attack): number {
  if (!s.terms.advanced) return 0;
  const { by, target } = attack;
  const between = countBlockers(s, spaceOf(s, by), spaceOf(s, target), by, target);
  if (between === 0 || keywordOf(s, attack, KEYWORD.true) > 0 || ignores(s, attack, 'sight')) return 0;
  return between * SIGHT;
}

/** FOL-5K.24. */
export function focusBonus(s: FolkloreState, attack: Attack): number {
  return hasFocused(s, attack) ? keywordOf(s, attack, KEYWORD.focus) : 0;
}

export function mightOf(s: FolkloreState, attack: Attack): number {
  return attackValue(s, attack, STAT.might) + darkness(s, attack) + sightPenalty(s, attack) + focusBonus(s, attack);
}

export function defenseOf(s: FolkloreState, target: Figure, by: Figure): number {
  const defense = againstValue(s, target, STAT.defense, by);
  if (isFoe(target) || !s.party[target].defending) return defense;
  return defense + DEFEND + valueOf(s, target, STAT.defend);
}

/** FOL-5C.24. */
export function isHampered(s: FolkloreState, attack: Attack): boolean {
  return s.terms.advanced && !attack.isMelee && isBesideEnemy(s, attack.by) && !ignores(s, attack, 'rangedAdjacency');
}

/** FOL-R23: 1 = of two dice the higher counts, -1 = the lower, 0 = one die. */
export function keepOf(s: FolkloreState, attack: Attack): -1 | 0 | 1 {
  const { by, target } = attack;
  const isHigh = favours(s, attack) > 0 || saysRoll(s, attack, 'rollHigh');
  const isLow =
    fighterOf(s, by).weaken > 0 ||
    isHampered(s, attack) ||
    saysRoll(s, attack, 'rollLow') ||
    (isFoe(by) && isAttackedLow(s, target));
  if (isHigh === isLow) return 0;
  return isHigh ? 1 : -1;
}
