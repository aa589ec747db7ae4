/** What a check or an attack promises: every number with its sum. */
import { say } from '@vesper/kernel';
import type { Facts, Sentence } from '@vesper/kernel';
import { SKILL, STAT, statOfSkill } from '../content/numbers.ts';
import type { Skill } from '../content/types.ts';
import type { FolkloreView, Member } from '../state.ts';
import { skillName } from './names.ts';
import { plus } from './voice.ts';

/** How many of the ten faces pass. */
export const facesOf = (bonus: number, needed: number): number => Math.max(0, Math.min(10, 11 - (needed - bonus)));

/** `d10 +3 against 6: 80 %`. */
export const oddsOfCheck = (bonus: number, needed: number): string =>
  `d10 ${plus(bonus)} against ${needed}: ${facesOf(bonus, needed) * 10} %`;

/** `TRICKERY 7: 50 %`. */
export const chanceOf = (view: FolkloreView, who: Member, skill: Skill, needed: number, more = 0): string =>
  `${skillName(skill)} ${needed}: ${facesOf(checkBonus(view, who, skill) + more, needed) * 10} %`;

/** What a character adds to a check: its skill, and what counts for all checks. */
export function checkBonus({ sheets }: FolkloreView, who: Member, skill: Skill): number {
  const sheet = sheets[who];
  return sheet.length === 0 ? 0 : sheet[statOfSkill(SKILL[skill])] + sheet[STAT.checks];
}

/** The same for a check that a text asks for: some are listened to more than their skill says. */
export const textCheckBonus = (view: FolkloreView, who: Member, skill: Skill): number =>
  checkBonus(view, who, skill) + (skill === 'speech' ? view.speeches[who] : 0);

/** `TRICKERY 7: 50 %`, for a check that a text asks for. */
export const textChanceOf = (view: FolkloreView, who: Member, skill: Skill, needed: number): string =>
  `${skillName(skill)} ${needed}: ${facesOf(textCheckBonus(view, who, skill), needed) * 10} %`;

// ── Attacks ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What Might is made of. */
const partNames = {
  own: 'own',
  attack: 'this attack',
  defending: 'defending',
  darkness: 'Darkness',
  sight: 'figures between',
  focus: 'FOCUS',
} as const;

/** What `rules/encounter/odds.ts` and the skirmish say of an attack. */
interface AttackFacts {
  readonly chance: number;
  readonly might: number;
  readonly parts?: { readonly [Part in keyof typeof partNames]?: number };
  readonly defense: number;
  readonly keep: number;
  readonly isHampered?: boolean;
  readonly weaken?: number;
  readonly dice?: { readonly n: number; readonly sides: number; readonly plus: number };
  readonly added?: number;
  readonly damage?: { readonly least: number; readonly most: number; readonly mean: number };
  readonly fells?: boolean;
}

export const isAttack = (facts: Facts | undefined): facts is Facts & AttackFacts =>
  facts !== undefined && 'chance' in facts;

const HOW = [', the lower of two dice', '', ', the higher of two dice'] as const;

/** ` (own +15, Darkness −5)`; nothing if it is all one's own. */
function sumOf(parts: NonNullable<AttackFacts['parts']>): string {
  const found = (Object.keys(partNames) as (keyof typeof partNames)[]).flatMap(part => {
    const by = parts[part] ?? 0;
    return by === 0 ? [] : [`${partNames[part]} ${plus(by)}`];
  });
  return found.length < 2 ? '' : ` (${found.join(', ')})`;
}

/** `51 %, 4–9 damage`: on a button. */
export function promiseOf({ chance, damage }: AttackFacts): string {
  return damage === undefined ? `${chance} %` : `${chance} %, ${span(damage)}`;
}
const span = ({ least, most }: NonNullable<AttackFacts['damage']>): string =>
  least === most ? `${least}` : `${least}–${most}`;

/** `61 %: d100 with Might +25 (own +15, FOCUS +10) against Defense 65; damage 1d6+2 +1 = 4–9`. */
export function oddsOfAttack(facts: AttackFacts): Sentence {
  const { chance, might, parts, defense, keep, isHampered, dice, added = 0, damage, fells } = facts;
  const sum = parts === undefined ? '' : sumOf(parts);
  const close = isHampered === true ? ' (an enemy is beside the shooter)' : '';
  const hit = `${chance} %: d100${HOW[keep + 1]}${close}, Might ${plus(might)}${sum} against Defense ${defense}`;
  if (dice === undefined || damage === undefined) return hit;
  const thrown = dice.n === 0 ? `${dice.plus}` : `${dice.n}d${dice.sides}${dice.plus === 0 ? '' : plus(dice.plus)}`;
  const more = added === 0 ? '' : ` ${plus(added)}`;
  return say`${hit}; damage ${thrown}${more} = ${span(damage)}${fells === true ? ', any hit fells it' : ''}`;
}
