/** FOL-R24, FOL-R51 to FOL-R53: Vita, PP and GP won and lost. */
import { andThen } from '@vesper/kernel';
import type { RuleId } from '@vesper/kernel';
import { cards } from '../content/cards.ts';
import { KEYWORD, STAT, bit } from '../content/numbers.ts';
import { modifierLists } from '../content/rows.ts';
import { FOE, NONE, isFoe } from '../state.ts';
import type { Attack, Card, Figure, FolkloreState, Member } from '../state.ts';
import { ignores } from './attackValues.ts';
import { foeFalls, foeHurt } from './encounter/foes.ts';
import { tell } from './turnOrder.ts';
import { figureKeyword, maxGp, maxPp, maxVita, valueOf } from './values.ts';

/** FOL-5K.19a. */
export const ETHEREAL_ABSORPTION = 2;

/** A LOSS: never reduced. `by` = whose card or blow it was, for those who count their kills. Returns what was lost. */
export function loseVita(
  s: FolkloreState,
  figure: Figure,
  n: number,
  rule: RuleId,
  by: Figure = NONE,
  least = 0,
): number {
  if (n <= 0) return 0;
  if (isFoe(figure)) return foeLoses(s, figure, n, rule, by);
  const character = s.party[figure];
  if (character.form === 'limbo') return 0;
  if (character.form === 'ghost') return -changeGp(s, figure, -n, rule);
  const lost = Math.min(n, character.vita - least);
  if (lost <= 0) return 0;
  character.vita -= lost;
  tell(s, { event: 'vitaChanged', rule, figure, by: -lost, vita: character.vita });
  if (character.vita === 0) andThen(s, { do: 'dies', who: figure });
  return lost;
}

function foeLoses(s: FolkloreState, figure: Figure, n: number, rule: RuleId, by: Figure): number {
  const foe = s.foes[figure - FOE];
  const lost = Math.min(n, foe.vita);
  if (lost <= 0) return 0;
  foe.vita -= lost;
  tell(s, { event: 'vitaChanged', rule, figure, by: -lost, vita: foe.vita });
  if (foe.vita === 0) foeFalls(s, figure, by);
  else foeHurt(s, figure);
  return lost;
}

/** EFFECT damage: REDUCTION only. */
export function effectDamage(s: FolkloreState, figure: Figure, n: number, rule: RuleId, by: Figure = NONE): number {
  return loseVita(s, figure, n - valueOf(s, figure, STAT.reduction), rule, by);
}

/** SNARE damage: REDUCTION and what ETHEREAL ignores. */
export function snareDamage(s: FolkloreState, figure: Figure, n: number, rule: RuleId): number {
  const ethereal = figureKeyword(s, figure, KEYWORD.ethereal) > 0 ? ETHEREAL_ABSORPTION : 0;
  return loseVita(s, figure, n - valueOf(s, figure, STAT.reduction) - ethereal, rule);
}

/** ATTACK damage after REDUCTION and ABSORPTION (FOL-R24a); at least 0. */
export function afterArmour(s: FolkloreState, attack: Attack, damage: number): number {
  const { by, target } = attack;
  let left = damage;
  if (!ignores(s, attack, 'reduction')) left -= valueOf(s, target, STAT.reduction);
  if (!ignores(s, attack, 'absorption')) {
    left -= valueOf(s, target, STAT.absorption);
    if (figureKeyword(s, target, KEYWORD.ethereal) > 0 && figureKeyword(s, by, KEYWORD.ethereal) === 0)
      left -= ETHEREAL_ABSORPTION;
  }
  return left < 0 ? 0 : left;
}

/** Heals a living character; ghosts and those in Limbo are not healed. */
export function healVita(s: FolkloreState, who: Member, n: number, rule: RuleId): void {
  const character = s.party[who];
  if (character.form !== 'living' || n <= 0) return;
  const healed = Math.min(n, maxVita(s, who) - character.vita);
  if (healed <= 0) return;
  character.vita += healed;
  tell(s, { event: 'vitaChanged', rule, figure: who, by: healed, vita: character.vita });
}

/** Changes PP within 0 and the maximum; ghosts have none. Returns by how much. */
export function changePp(s: FolkloreState, who: Member, by: number, rule: RuleId): number {
  const character = s.party[who];
  if (character.form !== 'living') return 0;
  const pp = Math.max(0, Math.min(character.pp + by, by > 0 ? maxPp(s, who) : character.pp));
  const changed = pp - character.pp;
  if (changed === 0) return 0;
  character.pp = pp;
  tell(s, { event: 'ppChanged', rule, who, by: changed, pp });
  return changed;
}

/** Changes GP of a ghost; at 0 it goes to Limbo (FOL-R53). Returns by how much. */
export function changeGp(s: FolkloreState, who: Member, by: number, rule: RuleId): number {
  const character = s.party[who];
  if (character.form !== 'ghost') return 0;
  const gp = Math.max(0, Math.min(character.gp + by, by > 0 ? maxGp(s, who) : character.gp));
  const changed = gp - character.gp;
  if (changed === 0) return 0;
  character.gp = gp;
  tell(s, { event: 'gpChanged', rule, who, by: changed, gp });
  if (gp === 0) andThen(s, { do: 'dies', who });
  return changed;
}

/** FOL-R28: if a maximum drops below the current value, that drops to it. */
/** Whether Max Vita, Max PP or Max GP can depend on a card that is worn. */
export const changesMaxima = (card: Card): boolean => bearing[card];
const MAXIMA = bit(STAT.vita) | bit(STAT.pp) | bit(STAT.gp);
const bearing: readonly boolean[] = cards.map(({ mods }) => {
  const { stats, statuses, speaksOf, auras } = modifierLists[mods];
  return (
    statuses !== 0 ||
    auras.length > 0 ||
    (speaksOf & MAXIMA) !== 0 ||
    stats.some((by, stat) => by !== 0 && (bit(stat) & MAXIMA) !== 0)
  );
});

export function keepWithinMaxima(s: FolkloreState, who: Member): void {
  const character = s.party[who];
  if (character.form === 'living') {
    character.vita = Math.min(character.vita, maxVita(s, who));
    character.pp = Math.min(character.pp, maxPp(s, who));
  } else if (character.form === 'ghost') {
    character.gp = Math.min(character.gp, maxGp(s, who));
  }
}
