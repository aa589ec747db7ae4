/** FOL-R60, FOL-R70: the characters of a story, as they leave it and enter the next one. */
import type { LegacyRules, Plain } from '@vesper/kernel';
import { booklets } from './content/booklets.ts';
import { cards } from './content/cards.ts';
import type { CardClass, CardKind } from './content/cards.ts';
import { thresholds } from './content/thresholds.ts';
import { NEGATIVE, STATS } from './content/types.ts';
import { BONUSES } from './rules/growth.ts';
import { sheetOf } from './rules/sheets.ts';
import { charactersOf, STORIES } from './setup.ts';
import type { FolkloreState, Sheet } from './state.ts';
import { livedThrough, storyName } from './words/names.ts';

export const legacy: LegacyRules<FolkloreState> = {
  objection: objectionTo,
  left: s => s.party.map(({ seat }, who) => ({ seat, sheet: sheetOf(s, who) as unknown as Plain })),
  about(sheet) {
    const { path, lore, completed, booklet } = sheet as unknown as Sheet;
    const { name, paths } = booklets.find(({ id }) => id === booklet)!;
    const past = completed.length === 0 ? 'no story won yet' : `${livedThrough(completed)} lived through`;
    return { name, line: `${paths[path].name}, ${lore} lore, ${past}` };
  },
  most: charactersOf,
  clash(sheets) {
    const ids = sheets.map(sheet => (sheet as unknown as Sheet).booklet);
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice === undefined) return undefined;
    return `The ${booklets.find(({ id }) => id === twice)!.name} can be at a table only once.`;
  },
  match: ({ story }) => storyName(STORIES.indexOf(story as string)),
};

// ── What a sheet may say ─────────────────────────────────────────────────────────────────────────────────────────────

const kindById = new Map<string, CardKind>(cards.map(kind => [kind.id, kind]));

/** What a number on a sheet may be at most. Nobody comes near these. */
const MOST: { readonly [Name in 'lore' | 'ap' | 'coins']: number } = { lore: 100_000, ap: 1000, coins: 1_000_000 };
/** FOL-R58b, FOL-R58c, FOL-R43a: companions, boons, and the infection that has not killed. */
const MOST_COMPANIONS = 2;
const MOST_BOONS = 3;
const MOST_INFECTION = 4;
/** FOL-R56, FOL-R57, and what cards can add to it. */
const MOST_ITEMS = 8 + 3;
const MOST_MYSTICS = 4 + 2;
/** Of lists that the rules do not bound. */
const MOST_CARDS = 200;
const MOST_CHOICES = 300;
const MOST_STORIES = 1000;

const NO_SHEET = 'This is not the sheet of a character of Folklore.';

/** Everything that rules rely on, since a sheet may come from anywhere. */
function objectionTo(value: Plain): string | undefined {
  if (!isObject(value)) return NO_SHEET;
  if (value.version !== 1) return 'This sheet is of a form that these rules do not know.';
  const sheet = value as unknown as Sheet;
  const booklet = booklets.find(({ id }) => id === sheet.booklet);
  if (booklet === undefined) return 'There is no such character in Folklore.';
  if (!isCount(sheet.path, 1)) return `The ${booklet.name} has two paths, and this sheet is on neither.`;
  const known = new Set<string>(FIELDS);
  if (Object.keys(value).length !== FIELDS.length || !Object.keys(value).every(key => known.has(key))) return NO_SHEET;
  return numbers(sheet) ?? growth(sheet) ?? held(sheet, booklet) ?? past(sheet);
}

const FIELDS: readonly (keyof Sheet)[] = [
  'version',
  'booklet',
  'path',
  'lore',
  'choices',
  'ap',
  'abilities',
  'items',
  'consumables',
  'coins',
  'mystics',
  'recipes',
  'companions',
  'boons',
  'statuses',
  'infection',
  'wanted',
  'growth',
  'completed',
];

function numbers(sheet: Sheet): string | undefined {
  for (const name of ['lore', 'ap', 'coins'] as const) {
    if (!isCount(sheet[name], MOST[name])) return `Nobody has that number of ${name === 'ap' ? 'AP' : name}.`;
  }
  if (!isCount(sheet.boons, MOST_BOONS)) return `A character has at most ${MOST_BOONS} boons.`;
  if (!isCount(sheet.infection, MOST_INFECTION)) return 'Nobody lives with that infection.';
  return typeof sheet.wanted === 'boolean' ? undefined : NO_SHEET;
}

/** Choices by threshold, from 1700 on bonuses; and what they and fate have given for good. */
function growth({ choices, growth: given }: Sheet): string | undefined {
  if (!isList(choices, MOST_CHOICES)) return NO_SHEET;
  const isChoice = (choice: unknown, n: number) => isCount(choice, n < thresholds.length ? 1 : BONUSES.length - 1);
  if (!choices.every(isChoice)) return 'The lore tree does not offer what this sheet has chosen.';
  if (!isObject(given)) return NO_SHEET;
  const isStat = ([stat, by]: readonly [string, unknown]): boolean =>
    (STATS as readonly string[]).includes(stat) && Number.isInteger(by) && by !== 0 && Math.abs(by as number) <= 1000;
  return Object.entries(given).every(isStat) ? undefined : 'Nobody grows like that.';
}

type Booklet = (typeof booklets)[number];

function held(sheet: Sheet, { keywords, mystic, name }: Booklet): string | undefined {
  const { abilities, items, consumables, mystics, recipes, companions } = sheet;
  const lists: readonly (readonly [unknown, readonly CardClass[], number])[] = [
    [abilities, ['ability'], MOST_CARDS],
    [consumables, ['consumable'], MOST_CARDS],
    [mystics, mystic === 'none' ? [] : [mystic], MOST_MYSTICS],
    [recipes, ['recipe'], MOST_CARDS],
    [companions, ['companion'], MOST_COMPANIONS],
  ];
  for (const [list, classes, most] of lists) {
    if (!isList(list, most)) return `The ${name} cannot hold that many cards.`;
    const strange = list.find(id => !isCard(id, classes));
    if (strange !== undefined) return `The ${name} cannot hold such a card.`;
  }
  if (abilities.some(id => !keywords.includes(kindById.get(id)!.ability!.keyword))) {
    return `An Ability card on this sheet is not for the ${name}.`;
  }
  if (!isList(items, MOST_ITEMS) || !items.every(isItem)) return 'The items on this sheet are none of Folklore.';
  const scarce = [...abilities, ...mystics, ...recipes, ...companions, ...items.map(({ id }) => id)];
  if (scarce.some(id => scarce.filter(other => other === id).length > kindById.get(id)!.copies)) {
    return 'There are fewer copies of a card than this sheet has.';
  }
  return isWorn(sheet) ? undefined : `The ${name} wears more than there are slots for.`;
}

function isItem(value: unknown): boolean {
  if (!isObject(value) || Object.keys(value).length !== 4) return false;
  const { id, broken, corroded, equipped } = value;
  if (!isCard(id, ['item', 'starter', 'artifact'])) return false;
  if (typeof broken !== 'boolean' || typeof corroded !== 'boolean' || typeof equipped !== 'boolean') return false;
  const { slot, class: cardClass } = kindById.get(id as string)!;
  return !(equipped && slot === 'none') && !(broken && cardClass === 'artifact');
}

/** FOL-R56. */
function isWorn({ items, statuses }: Sheet): boolean {
  const worn = items.filter(({ equipped }) => equipped).map(({ id }) => kindById.get(id)!.slot);
  const used = (slot: string): number => worn.filter(one => one === slot).length;
  const is = (status: string): boolean => Array.isArray(statuses) && statuses.includes(status);
  const hands = (is('fractured') ? 1 : 2) - (is('transformed') ? 1 : 0);
  return used('hand') + 2 * used('hands') <= hands && used('body') <= 1 && used('head') <= 1 && used('trinket') <= 2;
}

function past({ statuses, completed }: Sheet): string | undefined {
  const isStatus = (status: unknown): boolean => (NEGATIVE as readonly unknown[]).includes(status);
  if (!isList(statuses, NEGATIVE.length) || !statuses.every(isStatus) || new Set(statuses).size !== statuses.length) {
    return 'No such status is taken from one story to another.';
  }
  if (!isList(completed, MOST_STORIES)) return NO_SHEET;
  return completed.every(id => STORIES.includes(id))
    ? undefined
    : 'This sheet tells of a story that is not known here.';
}

const isObject = (value: unknown): value is { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isList = (value: unknown, most: number): value is readonly unknown[] =>
  Array.isArray(value) && value.length <= most;
const isCard = (id: unknown, classes: readonly CardClass[]): boolean =>
  typeof id === 'string' && classes.includes(kindById.get(id)?.class as CardClass);
