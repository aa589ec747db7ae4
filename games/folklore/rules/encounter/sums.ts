/** Where the numbers of an attack come from, source by source: for words and boards. They add up to what the rules reckon with. */
import { has } from '@vesper/kernel';
import { KEYWORD, STAT, STATUS, bit } from '../../content/numbers.ts';
import { statusStats } from '../../content/statusStats.ts';
import { STATUSES } from '../../content/types.ts';
import { NONE, isFoe } from '../../state.ts';
import type { Attack, Figure, FolkloreState } from '../../state.ts';
import { eachAdded, favours, ignores, keywordOf } from '../attackValues.ts';
import { auraTerms } from '../auras.ts';
import { hasAllyBeside } from '../conditions.ts';
import { ETHEREAL_ABSORPTION } from '../harm.ts';
import { closeSources, openSources, originAt, sourceAt, sourcesEnd } from '../sources.ts';
import { baseValue, corrosion, figureKeyword, restValue, valueOf } from '../values.ts';
import { crushing } from './damage.ts';
import { foeOf } from './figures.ts';
import { DEFEND, darkness, focusBonus, sightPenalty } from './might.ts';

/** One line of a sum: what gives it, and how much. */
export type SumTerm = {
  readonly from:
    | 'own'
    | 'card'
    | 'foe'
    | 'effect'
    | 'status'
    | 'aura'
    | 'next'
    | 'corrosion'
    | 'darkness'
    | 'sight'
    | 'focus'
    | 'defending'
    | 'favours'
    | 'flank'
    | 'crushing'
    | 'reduction'
    | 'absorption'
    | 'ethereal';
  /** The card, the status, whose effect or aura it is; NONE. */
  readonly which: number;
  readonly gives: number;
};

class Sum {
  readonly terms: SumTerm[] = [];

  add(from: SumTerm['from'], which: number, gives: number): void {
    if (gives !== 0) this.terms.push({ from, which, gives });
  }
}

/** A number of a figure against another one, perhaps for an attack: as `reckon` has it. */
function addValue(
  sum: Sum,
  s: FolkloreState,
  figure: Figure,
  stat: number,
  other: Figure,
  attack: Attack | null,
): void {
  const isLiving = !isFoe(figure) && s.party[figure].form === 'living';
  sum.add('own', figure, baseValue(s, figure, stat));
  let bits = isLiving ? s.party[figure].statuses : 0;
  const base = openSources(s, figure);
  for (let i = base; i < sourcesEnd(); i++) {
    const { stats, statuses, rest } = sourceAt(i);
    const { from, which } = originAt(i);
    bits |= statuses;
    sum.add(from, which, stats[stat] + (rest.length === 0 ? 0 : restValue(s, figure, rest, stat, other, attack)));
  }
  closeSources(base);
  if (isLiving) {
    STATUSES.forEach((_, status) => {
      if ((bits & bit(status)) !== 0) sum.add('status', status, statusStats[status][stat]);
    });
    if (stat === STAT.defense) sum.add('corrosion', NONE, -corrosion(s, s.party[figure]));
  }
  if (isFoe(figure) && stat === STAT.might) {
    const { spooked, immobilized } = foeOf(s, figure);
    sum.add('status', STATUS.spooked, spooked ? statusStats[STATUS.spooked][stat] : 0);
    sum.add('status', STATUS.immobilized, immobilized ? statusStats[STATUS.immobilized][stat] : 0);
  }
  if (!s.skirmish.isRunning)
    auraTerms(s, figure, stat, other, attack, (bearer, gives) => sum.add('aura', bearer, gives));
}

function addAttack(sum: Sum, s: FolkloreState, attack: Attack, stat: number): void {
  const { by, target, weapon } = attack;
  addValue(sum, s, by, stat, target, attack);
  if (isFoe(by)) return;
  eachAdded(s, attack, (mods, fill) =>
    sum.add(fill === NONE ? 'next' : 'card', fill, restValue(s, by, mods, stat, target, attack)),
  );
  if (stat === STAT.damage && weapon !== NONE && has(s.corroded, weapon)) sum.add('corrosion', weapon, -1);
}

/** Everything that is added to the die. */
export function mightTerms(s: FolkloreState, attack: Attack): readonly SumTerm[] {
  const sum = new Sum();
  addAttack(sum, s, attack, STAT.might);
  sum.add('darkness', NONE, darkness(s, attack));
  sum.add('sight', NONE, sightPenalty(s, attack));
  sum.add('focus', NONE, focusBonus(s, attack));
  return sum.terms;
}

/** The same in a skirmish, which has no map. */
export function skirmishTerms(s: FolkloreState, attack: Attack, defending: number): readonly SumTerm[] {
  const sum = new Sum();
  addAttack(sum, s, attack, STAT.might);
  sum.add('defending', NONE, defending);
  return sum.terms;
}

/** What it must reach. */
export function defenseTerms(s: FolkloreState, { by, target }: Attack): readonly SumTerm[] {
  const sum = new Sum();
  addValue(sum, s, target, STAT.defense, by, null);
  if (!isFoe(target) && s.party[target].defending) sum.add('defending', NONE, DEFEND + valueOf(s, target, STAT.defend));
  return sum.terms;
}

/** What is added to the dice of its damage, and what the target keeps off. */
export function damageTerms(s: FolkloreState, attack: Attack): readonly SumTerm[] {
  const { by, target } = attack;
  const sum = new Sum();
  if (attack.how !== 'unarmed') addAttack(sum, s, attack, STAT.damage);
  sum.add('favours', NONE, favours(s, attack));
  if (hasAllyBeside(s, by, target)) sum.add('flank', NONE, keywordOf(s, attack, KEYWORD.flank));
  sum.add('crushing', NONE, -crushing(s, attack));
  if (!ignores(s, attack, 'reduction')) sum.add('reduction', NONE, -valueOf(s, target, STAT.reduction));
  if (!ignores(s, attack, 'absorption')) {
    sum.add('absorption', NONE, -valueOf(s, target, STAT.absorption));
    const isSolid = figureKeyword(s, by, KEYWORD.ethereal) === 0;
    if (isSolid && figureKeyword(s, target, KEYWORD.ethereal) > 0) sum.add('ethereal', NONE, -ETHEREAL_ABSORPTION);
  }
  return sum.terms;
}
