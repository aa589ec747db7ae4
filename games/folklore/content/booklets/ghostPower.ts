/** How ghost powers are written down: for 1, 2 and 3 GP (FOL-R52). */
import type { NamedPower } from '../things.ts';
import type { Dice, Ignored, Keywords, Texts } from '../types.ts';
import { SK, type ClauseDetails, act, ghostAttack, payGp, power } from '../verbs.ts';

export const ghostPower = (name: string, cost: number, effects: Texts, details?: ClauseDetails): NamedPower => ({
  name,
  ...power([], act(payGp(cost), effects, details)),
});

/** A range of 1 is melee. */
export const ghostStrike = (
  name: string,
  cost: number,
  range: number,
  dice: Dice,
  keywords?: Keywords,
  ignore?: readonly Ignored[],
): NamedPower => ghostPower(name, cost, [ghostAttack(range, dice, keywords, ignore)], { moments: SK });
