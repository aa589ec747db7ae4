/** Words of the rulebook: skills, statuses, types, stats, keywords, dice, spaces. */

/** FOL-R11. */
export const SKILLS = ['archeology', 'awareness', 'ecology', 'faith', 'nerve', 'occult', 'speech', 'trickery'] as const;
export type Skill = (typeof SKILLS)[number];

/** FOL-5S.1, FOL-R41. */
export const POSITIVE = [
  'blessed',
  'brave',
  'ethereal',
  'faithful',
  'favored',
  'fortified',
  'lucky',
  'perceptive',
  'respected',
  'swift',
] as const;
/** FOL-5S.3, FOL-R41. */
export const NEGATIVE = [
  'bloodlust',
  'cursed',
  'deranged',
  'fractured',
  'immobilized',
  'lycanthropic',
  'possessed',
  'sickened',
  'spooked',
  'transformed',
] as const;
export const STATUSES = [...POSITIVE, ...NEGATIVE] as const;
export type Positive = (typeof POSITIVE)[number];
export type Negative = (typeof NEGATIVE)[number];
export type Status = (typeof STATUSES)[number];

export const TYPES = ['undead', 'spirit', 'demonic', 'nature', 'shapeshifter', 'occultist', 'human'] as const;
/** What a foe is. */
export type FoeType = (typeof TYPES)[number];

/** The numbers of a figure that things change. */
export const STATS = [
  'might',
  'defense',
  'damage',
  'stride',
  'range',
  'vita',
  'pp',
  'gp',
  ...SKILLS,
  /** All skill checks. */
  'checks',
  'resist',
  'search',
  'capacity',
  /** Mystic cards that may be held. */
  'mystics',
  'light',
  'absorption',
  'reduction',
  /** Counterattacks per round, beyond the first (FOL-R49). */
  'guards',
  /** Defense from Defend, beyond 10. */
  'defend',
  /** Road segments of the leader, beyond the Stride. */
  'road',
  /** The leader's First Strike roll. */
  'firstStrike',
  /** Vita that a consumable heals, beyond what it says. */
  'remedy',
] as const;
export type Stat = (typeof STATS)[number];

/** Keywords with a number, as attacks and figures have them. */
export const NUMBERED_KEYWORDS = [
  'absorption',
  'blackout',
  'flank',
  'focus',
  'penetrate',
  'push',
  'razor',
  'reduction',
] as const;
export const PLAIN_KEYWORDS = [
  'arcing',
  'coldSteel',
  'crushing',
  'eldritch',
  'ethereal',
  'execute',
  /** FOL-5K.18, of a weapon: exhausted after each attack. */
  'exhaust',
  'fillable',
  'sacred',
  'silver',
  'swarm',
  'thrown',
  'true',
  'vorpal',
  'weaken',
] as const;
export type NumberedKeyword = (typeof NUMBERED_KEYWORDS)[number];
export type PlainKeyword = (typeof PLAIN_KEYWORDS)[number];
export type Keyword = NumberedKeyword | PlainKeyword;
export type Keywords = { readonly [K in NumberedKeyword]?: number } & { readonly [K in PlainKeyword]?: true };

/** `times × (n dice + plus)`; without dice `plus` alone. A loss has `times` -1. */
export interface Dice {
  readonly n: number;
  readonly sides: 0 | 4 | 6 | 8 | 10 | 100;
  readonly plus: number;
  readonly times: number;
}

/** FOL-R66: for 2, 3, 4, 5 characters. */
export type ByParty = readonly [number, number, number, number];

/** No limit: of a distance, of a RANGE, of how often. */
export const UNLIMITED = 99;

// ── Spaces ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
type RowName = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
/** A space as it is printed: `E7`. */
export type SpaceName = `${(typeof COLUMNS)[number]}${RowName}`;
/** Two corners, both included. */
export type Area = readonly [SpaceName, SpaceName];
