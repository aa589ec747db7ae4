/** The numbers by which rules name what content names by words. */
import { NEGATIVE, NUMBERED_KEYWORDS, PLAIN_KEYWORDS, SKILLS, STATS, STATUSES, TYPES } from './types.ts';
import type { FoeType, Keyword, Modifier, Negative, Skill, SpaceName, Stat, Status } from './types.ts';

type Numbers<Name extends string> = { readonly [N in Name]: number };
const numbered = <Name extends string>(names: readonly Name[]): Numbers<Name> =>
  Object.fromEntries(names.map((name, i) => [name, i])) as Numbers<Name>;

export const KEYWORDS: readonly Keyword[] = [...NUMBERED_KEYWORDS, ...PLAIN_KEYWORDS];

/** `STAT.might`: its place in lists by stat. */
export const STAT: Numbers<Stat> = numbered(STATS);
export const STATUS: Numbers<Status> = numbered(STATUSES);
export const SKILL: Numbers<Skill> = numbered(SKILLS);
export const TYPE: Numbers<FoeType> = numbered(TYPES);
export const KEYWORD: Numbers<Keyword> = numbered(KEYWORDS);

/** What a modifier gives, one number for every word. */
export const GIVE: Numbers<Modifier['give']> = {
  stat: 0,
  keyword: 1,
  without: 2,
  status: 3,
  rollHigh: 4,
  rollLow: 5,
  attackedLow: 6,
  ignore: 7,
  immune: 8,
  cheaper: 9,
  checksOf: 10,
  passes: 11,
  aura: 12,
  against: 13,
  againstMark: 14,
  againstBounty: 15,
  while: 16,
  persistence: 17,
  firstStrike: 18,
  hunted: 19,
  mirror: 20,
  keepsBlocker: 21,
  sells: 22,
  strideIs: 23,
  ghostPoints: 24,
  incurable: 25,
};

/** By skill: its stat. */
export const statOfSkill = (skill: number): number => STAT.archeology + skill;

export const bit = (n: number): number => 1 << n;
/** As bits of statuses. */
export const bitsOf = (statuses: readonly Status[]): number =>
  statuses.reduce((bits, status) => bits | bit(STATUS[status]), 0);
export const NEGATIVE_BITS = bitsOf(NEGATIVE);

/** By negative status: the skill that resists it (FOL-5K, FOL-R41). */
export const RESISTED_BY: { readonly [S in Negative]: Skill } = {
  bloodlust: 'faith',
  cursed: 'occult',
  deranged: 'awareness',
  fractured: 'trickery',
  immobilized: 'trickery',
  lycanthropic: 'occult',
  possessed: 'faith',
  sickened: 'ecology',
  spooked: 'nerve',
  transformed: 'occult',
};

/** `E7` is row 6, column 4. */
export const spaceNamed = (name: SpaceName): number =>
  (Number(name.slice(1)) - 1) * 10 + (name.charCodeAt(0) - 'A'.charCodeAt(0));
