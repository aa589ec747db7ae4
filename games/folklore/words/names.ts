/** What things are called. */
import { booklets } from '../content/booklets.ts';
import { cards, kinds } from '../content/cards.ts';
import type { CardClass, CardKind } from '../content/cards.ts';
import { eventsRemembered, eventTitles } from '../content/events/titles.ts';
import { foeKinds } from '../content/foes.ts';
import type { EventId } from '../content/ids.ts';
import {
  DOOR,
  ENTRY,
  EXIT,
  FEATURE_A,
  FEATURE_B,
  FLOOR,
  LOCKED,
  ROUGH,
  SEARCHABLE,
  SNARE,
  WALL,
  WATER,
} from '../content/maps.ts';
import { roads } from '../content/places.ts';
import { scenes } from '../content/scenes.ts';
import { stories, storyTitles } from '../content/stories/index.ts';
import type { AbilityKeyword, ChapterTitles, Remembered, SceneText, ServicePlace, Slot } from '../content/things.ts';
import { COLUMNS, SKILLS, STATUSES, TYPES } from '../content/types.ts';
import type { FoeType, Keyword, Skill, Stat, Status } from '../content/types.ts';
import { nodeNamed, nodes } from '../content/world.ts';
import { NONE } from '../state.ts';
import type { Card, DeckName, FoeKind, FolkloreView, Node, Space } from '../state.ts';

// ── Figures ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `Witch Hunter`; `Character 2` while nobody is chosen. */
export function bookletName(booklet: number, who: number): string {
  return booklet === NONE ? `Character ${who + 1}` : booklets[booklet].name;
}

/** `Winter Wolf 2`; an Affliction is alone of its kind, and in a skirmish a kind is one thing. */
export function foeName(kind: FoeKind, number: number): string {
  const { name, isAffliction } = foeKinds[kind];
  return number === 0 || (isAffliction && number === 1) ? name : `${name} ${number}`;
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const sameNames = new Map<string, number>();
for (const { name } of kinds) sameNames.set(name, (sameNames.get(name) ?? 0) + 1);

/** Two weapons of one name are told apart by what they have: `Stiletto (THROWN)`. */
function ownName({ name, weapon, id }: CardKind): string {
  if (sameNames.get(name) === 1) return name;
  const keywords = weapon === null ? [] : Object.keys(weapon.keywords).map(word => keywordName(word as Keyword));
  return `${name} (${keywords.length === 0 ? id : keywords.join(', ')})`;
}

/** Of an event's card. */
export const eventTitle = (card: Card) => eventTitles[cards[card].id as EventId];

/** Recipes are called after what they make, events by their text, lore choices by the lore that they need. */
export function cardName(card: Card): string {
  const { name, recipe, event, id } = cards[card];
  if (recipe !== null) return `Recipe: ${cardNameOfId(recipe.makes)}`;
  if (event !== null) return eventTitle(card).name;
  return name === '' ? `lore choice at ${loreOf(id)}` : ownName(cards[card]);
}

/** By the id that content writes. */
export const cardNameOfId = (id: string): string => cards.find(card => card.id === id)!.name;

/** `WH.path1.500.2` is of 500 lore. */
const loreOf = (id: string): string => id.split('.').at(-2)!;

export const className: { readonly [C in CardClass]: string } = {
  ability: 'ability',
  item: 'item',
  starter: 'item',
  artifact: 'artifact',
  heirloom: 'heirloom',
  consumable: 'consumable',
  prayer: 'Prayer',
  ritual: 'Ritual',
  recipe: 'recipe',
  companion: 'companion',
  tarot: 'Tarot card',
  road: 'Road Event',
  offRoad: 'Off-Road Event',
  power: 'power',
  ghostPower: 'ghost power',
};

export const deckName: { readonly [D in DeckName]: string } = {
  item: 'item',
  artifact: 'artifact',
  prayer: 'Prayer',
  ritual: 'Ritual',
  recipe: 'recipe',
  companion: 'companion',
  tarot: 'Tarot',
  road: 'Road Event',
  offRoad: 'Off-Road Event',
};

export const slotName: { readonly [S in Slot]: string } = {
  hand: '1 HAND',
  hands: '2 HANDS',
  body: 'BODY',
  head: 'HEAD',
  trinket: 'TRINKET',
  none: 'carried',
};

export const abilityKeyword = (keyword: AbilityKeyword): string => keyword.toUpperCase();

// ── Numbers, skills, statuses, keywords ──────────────────────────────────────────────────────────────────────────────

export const skillName = (skill: Skill): string => skill.toUpperCase();
export const skillAt = (skill: number): string => skillName(SKILLS[skill]);
export const statusName = (status: Status): string => status.toUpperCase();
export const statusAt = (status: number): string => statusName(STATUSES[status]);

/** `Undead`. */
export const typeName = (type: FoeType): string => type[0].toUpperCase() + type.slice(1);
export const typeAt = (type: number): string => typeName(TYPES[type]);

const irregularKeywords: { readonly [K in Keyword]?: string } = { coldSteel: 'COLD STEEL' };
export const keywordName = (keyword: Keyword): string => irregularKeywords[keyword] ?? keyword.toUpperCase();

export const statName: { readonly [S in Stat]: string } = {
  might: 'Might',
  defense: 'Defense',
  damage: 'damage',
  stride: 'Stride',
  range: 'RANGE of ranged and mystic attacks',
  vita: 'Max Vita',
  pp: 'Max PP',
  gp: 'Max GP',
  archeology: 'ARCHEOLOGY',
  awareness: 'AWARENESS',
  ecology: 'ECOLOGY',
  faith: 'FAITH',
  nerve: 'NERVE',
  occult: 'OCCULT',
  speech: 'SPEECH',
  trickery: 'TRICKERY',
  checks: 'to all skill checks',
  resist: 'to resist rolls',
  search: 'to searches and loot rolls',
  capacity: 'to items carried',
  mystics: 'to mystic cards held',
  light: 'light',
  absorption: 'ABSORPTION',
  reduction: 'REDUCTION',
  guards: 'to counterattacks per round',
  defend: 'Defense while defending',
  road: 'to road segments of a World turn',
  firstStrike: 'to the First Strike roll',
  remedy: 'to Vita healed by consumables',
};

// ── Places ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const spaceName = (space: Space): string => `${COLUMNS[space % 10]}${Math.floor(space / 10) + 1}`;

const terrains: { readonly [terrain: number]: string } = {
  [FLOOR]: 'floor',
  [ROUGH]: 'rough',
  [WATER]: 'deep water',
  [SNARE]: 'Snare',
  [ENTRY]: 'entry',
  [EXIT]: 'exit',
  [WALL]: 'wall',
  [DOOR]: 'closed door',
  [LOCKED]: 'locked door',
  [SEARCHABLE]: 'searchable',
  [FEATURE_A]: 'feature A',
  [FEATURE_B]: 'feature B',
};
export const terrainName = (terrain: number): string => terrains[terrain];

/** `the Vadeni–Hollenmark road, 2 of 5`; a road that leads to one site only goes by its name. */
export function nodeName(node: Node): string {
  const { id, name, kind } = nodes[node];
  if (kind !== 'road') return name;
  const [road, stone] = id.split('.');
  const { from, to, segments } = roads.find(found => found.id === road)!;
  const end = nodes[nodeNamed(to)];
  const called =
    end.kind === 'site' ? `the road to ${end.name}` : `the ${nodes[nodeNamed(from)].name}–${end.name} road`;
  return segments === 2 ? called : `${called}, ${stone} of ${segments - 1}`;
}

export const placeName: { readonly [P in ServicePlace]: string } = {
  physician: 'Physician',
  church: 'Church',
  blacksmith: 'Blacksmith',
  market: 'Market',
  inn: 'Inn',
  apothecary: 'Apothecary',
  library: 'Library',
  magistrate: 'Magistrate',
  encampment: 'Wayfarers’ Camp',
};

// ── Stories ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const storyName = (story: number): string => storyTitles[story].name;
/** Stories by id, each once: `“The Bell” and “The Wolves”`. */
export function livedThrough(ids: readonly string[]): string {
  const names = [...new Set(ids)].map(id => `“${storyName(stories.findIndex(story => story.id === id))}”`);
  return names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

export const chapterTitles = ({ terms }: FolkloreView, chapter: number): ChapterTitles =>
  storyTitles[terms.story].chapters[chapter];

/** `chapter 2, “The Ninth Hour”`. */
export const chapterName = (view: FolkloreView, chapter: number): string =>
  `chapter ${chapter + 1}, “${chapterTitles(view, chapter).name}”`;

/** By its number among all scenes of all stories. */
export function sceneTitles(scene: number): SceneText {
  const { story, chapter, id } = scenes[scene];
  return storyTitles[stories.findIndex(found => found.id === story)].chapters[chapter].scenes[id];
}

/** A feature of a scene: `Millstone ledger`. */
export const featureName = (scene: number, feature: number): string =>
  sceneTitles(scene).features[scenes[scene].features[feature].key] ?? `feature ${feature + 1}`;

const remembered: Remembered = Object.assign({}, eventsRemembered, ...storyTitles.map(titles => titles.remembered));

/** What the story remembers, in words: `the sleepers led home`. */
export const flagName = (flag: string): string => remembered[flag];
