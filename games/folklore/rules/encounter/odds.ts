/** What an attack promises: its chance to hit and its damage, with all that they are made of. For words, boards and bots. */
import type { Facts } from '@vesper/kernel';
import { KEYWORD, STAT } from '../../content/numbers.ts';
import type { Dice } from '../../content/types.ts';
import { isFoe } from '../../state.ts';
import type { Attack, Character, FolkloreState } from '../../state.ts';
import { attackValue, favours, keywordOf } from '../attackValues.ts';
import { afterArmour } from '../harm.ts';
import { valueOf } from '../values.ts';
import { VORPAL, addedDamage, crushing, damageKeep, diceOf } from './damage.ts';
import { cardOf, fighterOf, foeOf, spaceOf } from './figures.ts';
import { darkness, defenseOf, focusBonus, isHampered, keepOf, mightOf, sightPenalty } from './might.ts';
import { rangeOf } from './reaching.ts';
import { blockersBetween } from './sight.ts';
import { damageTerms, defenseTerms, mightTerms } from './sums.ts';

/** How many of the hundred numbers of one die hit: 100 always, 1 never. */
const hitsOf = (might: number, defense: number): number => Math.max(1, Math.min(99, 100 + might - defense + 1));

/** From 0 to 100. */
function chanceOf(hits: number, keep: number): number {
  const p = hits / 100;
  const chance = keep === 0 ? p : keep > 0 ? 1 - (1 - p) * (1 - p) : p * p;
  return Math.round(chance * 1000) / 10;
}

/** Of a d100 with that Might against that Defense; also in a skirmish. */
export const chanceAgainst = (might: number, defense: number, keep: number): number =>
  chanceOf(hitsOf(might, defense), keep);

/** By what the dice show in sum: how many throws of all show it. */
function throwsOf({ n, sides }: Dice): readonly number[] {
  let found = [1];
  for (let i = 0; i < n; i++) {
    const next = Array.from({ length: found.length + sides }, () => 0);
    found.forEach((ways, sum) => {
      for (let face = 1; face <= sides; face++) next[sum + face] += ways;
    });
    found = next;
  }
  return found;
}

/** The mean of what is made of one throw, or of the better or worse of two. */
export function meanOf(dice: Dice, keep: number, made: (thrown: number) => number): number {
  const throws = throwsOf(dice);
  const all = dice.sides ** dice.n;
  let mean = 0;
  let below = 0;
  throws.forEach((ways, sum) => {
    const upTo = below + ways;
    const share =
      keep === 0
        ? ways / all
        : keep > 0
          ? (upTo * upTo - below * below) / (all * all)
          : ((all - below) ** 2 - (all - upTo) ** 2) / (all * all);
    if (ways > 0) mean += share * made((sum + dice.plus) * dice.times);
    below = upTo;
  });
  return mean;
}

/** The chance to hit and what a hit does at least and at most, with what they follow from. */
export function promiseOf(s: FolkloreState, attack: Attack) {
  const { by, target } = attack;
  const might = mightOf(s, attack);
  const defense = defenseOf(s, target, by);
  const keep = keepOf(s, attack);
  const dice = diceOf(s, attack);
  const added = addedDamage(s, attack) - crushing(s, attack);
  const done = (thrown: number): number => afterArmour(s, attack, thrown + added);
  return {
    might,
    defense,
    keep,
    chance: chanceAgainst(might, defense, keep),
    dice,
    added,
    done,
    least: done((dice.n + dice.plus) * dice.times),
    most: done((dice.n * dice.sides + dice.plus) * dice.times),
  };
}

/** Chance, Might with its parts, Defense, dice, the least, most and mean damage of a hit, and what may be expected in all. */
export function factsOfAttack(s: FolkloreState, attack: Attack) {
  const { by, target } = attack;
  const { might, defense, keep, chance, dice, added, done, least, most } = promiseOf(s, attack);
  const own = valueOf(s, by, STAT.might);
  const better = damageKeep(s, attack);
  const mean = meanOf(dice, better, done);
  const twice = (thrown: number): number =>
    afterArmour(s, attack, 2 * (thrown + addedDamage(s, attack)) - crushing(s, attack));
  const dark = darkness(s, attack);
  const sight = sightPenalty(s, attack);
  const focus = focusBonus(s, attack);
  const vita = isFoe(target) ? foeOf(s, target).vita : lifeOf(s.party[target]);
  const { vorpal, execute } = topsOf(s, attack, chance, keep);
  const isAffliction = isFoe(target) && cardOf(s, target).isAffliction;
  /** Of whatever a hit may be: by the die alone, with the greatest damage, or executed. */
  const over = (made: (damage: number) => number, executed: number): number =>
    ((chance - vorpal - execute) * meanOf(dice, better, thrown => made(done(thrown))) +
      vorpal * made(most) +
      execute * (isAffliction ? meanOf(dice, better, thrown => made(twice(thrown))) : executed)) /
    100;
  return {
    target,
    chance,
    might,
    parts: { own, attack: attackValue(s, attack, STAT.might) - own, darkness: dark, sight, focus },
    defense,
    keep,
    isHampered: isHampered(s, attack),
    weaken: fighterOf(s, by).weaken,
    blockers: sight === 0 ? [] : blockersBetween(s, spaceOf(s, by), spaceOf(s, target), by, target),
    dice: { n: dice.n, sides: dice.sides, plus: dice.plus },
    added,
    favours: favours(s, attack),
    damage: { least, most, mean: tenths(mean) },
    expected: tenths(over(damage => damage, vita)),
    fells: least >= vita,
    falls: Math.round(100 * over(damage => (damage >= vita ? 1 : 0), 1)),
    vita,
    range: rangeOf(s, by, attack),
    isMelee: attack.isMelee,
    terms: { might: mightTerms(s, attack), defense: defenseTerms(s, attack), damage: damageTerms(s, attack) },
    vorpal: keywordOf(s, attack, KEYWORD.vorpal) > 0 ? VORPAL : 0,
    isAffliction,
  } satisfies Facts;
}

/** A ghost loses GP. */
const lifeOf = ({ form, vita, gp }: Character): number => (form === 'ghost' ? gp : vita);

/** From 0 to 100: how often VORPAL gives the greatest damage, and EXECUTE its own (FOL-5K.17, FOL-5K.49). */
function topsOf(
  s: FolkloreState,
  attack: Attack,
  chance: number,
  keep: number,
): { readonly vorpal: number; readonly execute: number } {
  const isExecuting = isFoe(attack.target) && keywordOf(s, attack, KEYWORD.execute) > 0;
  const execute = isExecuting ? chanceOf(1, keep) : 0;
  if (keywordOf(s, attack, KEYWORD.vorpal) === 0) return { vorpal: 0, execute };
  return { vorpal: Math.min(chance, chanceOf(100 - VORPAL, keep)) - execute, execute };
}

const tenths = (n: number): number => Math.round(n * 10) / 10;
