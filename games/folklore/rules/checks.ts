/** FOL-R12, FOL-R13, FOL-R58c: skill checks and other dice of characters, which can still be changed. */
import { roll as rollDie } from '@vesper/kernel';
import { SKILL, STAT, STATUS, statOfSkill } from '../content/numbers.ts';
import { clauses } from '../content/rows.ts';
import type { RollKind } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { FolkloreState, Member, Roll } from '../state.ts';
import { checksOf } from './privileges.ts';
import { openWindow } from './reactions.ts';
import { isFighting } from './turnOrder.ts';
import { hasStatus, valueOf } from './values.ts';

/** What a skill check of that kind adds to its die. */
function checkBonus(s: FolkloreState, who: Member, kind: RollKind, skill: number): number {
  let bonus = valueOf(s, who, statOfSkill(skill)) + valueOf(s, who, STAT.checks);
  if (kind === 'resist') bonus += valueOf(s, who, STAT.resist);
  if (kind === 'prayer' || kind === 'ritual') bonus += checksOf(s, who, kind);
  if (kind === 'check' && skill === SKILL.speech) bonus += checksOf(s, who, 'speechInStory');
  return bonus;
}

/** A skill check that is about to be rolled. */
export function skillRoll(
  s: FolkloreState,
  who: Member,
  kind: RollKind,
  skill: number,
  needed: number,
  status: number = NONE,
): Roll {
  return {
    kind,
    by: who,
    sides: 10,
    keep: 0,
    natural: 0,
    bonus: checkBonus(s, who, kind, skill),
    needed,
    skill,
    status,
    boon: false,
  };
}

/** FOL-R37, FOL-R62: a search or loot roll. */
export function searchRoll(s: FolkloreState, who: Member, kind: 'search' | 'loot'): Roll {
  const bonus = valueOf(s, who, STAT.search);
  return { kind, by: who, sides: 10, keep: 0, natural: 0, bonus, needed: NONE, skill: NONE, status: NONE, boon: false };
}

/** The attack roll of a character. */
export function attackRoll(who: Member, bonus: number, needed: number, keep: Roll['keep']): Roll {
  return {
    kind: 'attack',
    by: who,
    sides: 100,
    keep,
    natural: 0,
    bonus,
    needed,
    skill: NONE,
    status: NONE,
    boon: false,
  };
}

/** Lies ready; the die is thrown when `throwDie` comes. */
export function rollLater(s: FolkloreState, roll: Roll): void {
  s.rolls.push(roll);
}

/** Throws the die and asks for reactions; whatever was put on the agenda before finds it with `takeRoll`. */
export function rollFor(s: FolkloreState, roll: Roll): void {
  rollLater(s, roll);
  throwDie(s);
}

/** FOL-R42, FOL-5K.47b: a TRANSFORMED character fails without a die. */
function throwDie(s: FolkloreState): void {
  const roll = s.rolls[s.rolls.length - 1];
  if (roll.skill !== NONE && hasStatus(s, roll.by, STATUS.transformed)) return;
  throwDice(s, roll);
  forgetChecks(s);
  openWindow(s, roll.sides === 10 ? 'roll10' : 'roll100', roll.by, NONE);
}

/** One die, or two of which one counts (FOL-R23). */
export function throwDice(s: FolkloreState, roll: Roll): void {
  const first = rollDie(s, roll.sides);
  if (roll.keep === 0) roll.natural = first;
  else {
    const second = rollDie(s, roll.sides);
    roll.natural = roll.keep > 0 ? Math.max(first, second) : Math.min(first, second);
  }
}

/** What may be used once per check outside combat may be used again. */
function forgetChecks(s: FolkloreState): void {
  if (isFighting(s)) return;
  for (const character of s.party) {
    const { usedRound } = character;
    for (let i = usedRound.length - 1; i >= 0; i--) {
      if (usedRound[i] >= 0 && clauses[usedRound[i]].limit.per === 'check') usedRound.splice(i, 1);
    }
  }
}

/** The result of the die rolled last. */
export function takeRoll(s: FolkloreState): Roll {
  return s.rolls.pop()!;
}

export const isPassed = ({ natural, bonus, needed }: Roll): boolean => natural > 0 && natural + bonus >= needed;

/** FOL-R13: who may be chosen to make a check. */
export function mayCheck(s: FolkloreState, who: Member): boolean {
  return s.party[who].form === 'living' && !hasStatus(s, who, STATUS.transformed);
}

export const checkSteps = { throwDie: (s: FolkloreState): void => throwDie(s) };
