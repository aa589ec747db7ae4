/** The steps of the Lore Tree that all characters share (FOL-6.2, FOL-R59). From 1700 on there are bonuses (FOL-6.3). */
import type { LoreChoice, Threshold } from './things.ts';
import { defense, might, power, stat } from './verbs.ts';

const step = (lore: number, ap: number, choices: Threshold['choices'], ghost = false, retrain = false): Threshold => ({
  lore,
  ap,
  choices,
  ghostDefense: ghost ? 5 : 0,
  ghostPoints: ghost ? 1 : 0,
  retrain,
});
const moreVita: LoreChoice = power([stat('vita', 2)]);
const morePower: LoreChoice = power([stat('pp', 1)]);
const fighting: Threshold['choices'] = [power([might(5)]), power([defense(5)])];

// lore, AP, what may be chosen, whether the ghost grows as well, whether an ability may be given back
export const thresholds: readonly Threshold[] = [
  step(100, 0, ['anySkill', moreVita]),
  step(200, 1, 'own'),
  step(350, 1, 'own', true),
  step(500, 1, 'path'),
  step(650, 1, [morePower, 'anySkill']),
  step(800, 1, fighting, true),
  step(950, 1, 'own'),
  step(1100, 2, ['anySkill', moreVita]),
  step(1250, 0, [morePower, power([stat('stride', 1)])], true, true),
  step(1400, 1, 'own'),
  step(1550, 2, fighting),
];
