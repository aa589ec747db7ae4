/** FOL-R24a: what a blow does, in order: dice, bonuses, EXECUTE, CRUSHING, then what the target wears. */
import { cards } from '../../content/cards.ts';
import { KEYWORD, STAT, STATUS } from '../../content/numbers.ts';
import type { Dice } from '../../content/types.ts';
import { NONE, isFoe } from '../../state.ts';
import type { Attack, FolkloreState } from '../../state.ts';
import { attackValue, favours, keywordOf } from '../attackValues.ts';
import { hasAllyBeside } from '../conditions.ts';
import { amountOf, mostOf } from '../dice.ts';
import { hasStatus } from '../values.ts';
import { cardOf, fighterOf } from './figures.ts';
import { weaponOf } from './reaching.ts';

const UNARMED: Dice = { n: 1, sides: 4, plus: 0, times: 1 };
/** FOL-5K.49: above it. */
export const VORPAL = 95;
/** FOL-R26. */
export const DEVASTATING = 100;
export const FAULT = 1;
/** In the turn in which it deals less: FOL-R25. */
export const CRUSHED_NOW = 2;
export const CRUSHED_NEXT = 1;

export function diceOf(s: FolkloreState, attack: Attack): Dice {
  if (isFoe(attack.by)) return cardOf(s, attack.by).dice;
  return weaponOf(attack)?.dice ?? UNARMED;
}

/** FOL-5K.2a, FOL-5K.39a: 1 = the better of two throws, -1 = the worse, 0 = one throw. */
export function damageKeep(s: FolkloreState, { by, weapon }: Attack): -1 | 0 | 1 {
  if (isFoe(by)) return 0;
  const isTwoHanded = weapon !== NONE && cards[weapon].slot === 'hands';
  const isSick = hasStatus(s, by, STATUS.sickened);
  if (isTwoHanded === isSick) return 0;
  return isTwoHanded ? 1 : -1;
}

function throwDice(s: FolkloreState, attack: Attack): number {
  const dice = diceOf(s, attack);
  if (attack.natural > VORPAL && keywordOf(s, attack, KEYWORD.vorpal) > 0) return mostOf(dice);
  const keep = damageKeep(s, attack);
  const first = amountOf(s, dice);
  if (keep === 0) return first;
  const second = amountOf(s, dice);
  return second > first === keep > 0 ? second : first;
}

/** Everything that is added to the dice. FOL-R28: bare hands have no DMG bonus. */
export function addedDamage(s: FolkloreState, attack: Attack): number {
  const { by, target } = attack;
  let sum = attack.extraDamage + favours(s, attack);
  if (attack.how !== 'unarmed') sum += attackValue(s, attack, STAT.damage);
  const flank = keywordOf(s, attack, KEYWORD.flank);
  if (flank > 0 && hasAllyBeside(s, by, target)) sum += flank;
  return sum;
}

/** FOL-5K.17: on a natural 100 it kills, or strikes an Affliction twice as hard. */
export function executes(s: FolkloreState, attack: Attack): boolean {
  return attack.natural === DEVASTATING && isFoe(attack.target) && keywordOf(s, attack, KEYWORD.execute) > 0;
}

/** The damage before REDUCTION and ABSORPTION. */
export function rollDamage(s: FolkloreState, attack: Attack): number {
  let damage = throwDice(s, attack) + addedDamage(s, attack);
  if (executes(s, attack)) damage *= 2;
  return damage - crushing(s, attack);
}

export function crushing(s: FolkloreState, { by }: Attack): number {
  return (fighterOf(s, by).crushed & CRUSHED_NOW) !== 0 ? 1 : 0;
}
