/** What the things on the table are called, for sentences and for the board. */
import { count, listed, plain } from '@vesper/kernel';
import { COLOUR_NAMES, cardDice, isSpecial } from '../content/cards.ts';
import { darknessCards } from '../content/darkness.ts';
import { generals } from '../content/generals.ts';
import { heroes } from '../content/heroes.ts';
import { locationCards } from '../content/locationCards.ts';
import { spaces } from '../content/map.ts';
import { quests } from '../content/quests.ts';
import { specials } from '../content/specials.ts';
import { FIRST_SPECIAL, PURPLE } from '../content/types.ts';
import type { Card, Colour, DarkCard, HeroId, Quest, Space } from '../content/types.ts';
import { QUEST } from '../state.ts';
import type { Source } from '../state.ts';

export const heroName = (hero: HeroId): string => heroes[hero].name;
export const spaceName = (space: Space): string => spaces[space].name;
export const generalName = (general: Colour): string => generals[general].name;
export const questName = (quest: Quest): string => quests[quest].name;
/** `green`, `purple`. */
export const colourName = (colour: Colour): string => COLOUR_NAMES[colour];

const ICONS = { gate: 'Gate', horse: 'Horse', eagle: 'Eagle' } as const;

/** `Father Oak Forest (Horse)`, `Battle Luck`. */
export function cardName(card: Card): string {
  if (isSpecial(card)) return specials[card - FIRST_SPECIAL].name;
  const { location, icon } = locationCards[card];
  return `${spaceName(location)} (${ICONS[icon]})`;
}

/** The same, so that two equal cards of one hand can be told apart. */
export function cardLabel(card: Card, hand: readonly Card[]): string {
  const name = cardName(card);
  const isSecond = hand.includes(card - 1) && cardName(card - 1) === name && cardDice[card - 1] === cardDice[card];
  if (!isSecond) return name;
  return name.endsWith(')') ? `${name.slice(0, -1)}, second copy)` : `${name} (second copy)`;
}

/** A Special or a spent quest. */
export const sourceName = (source: Source): string => (source >= QUEST ? questName(source - QUEST) : cardName(source));

/** `1 crystal`, `2 crystals`, on the board. */
export const counted = (n: number, thing: string, things?: string): string => count(n, thing, things).text;

/** `Orcs`. */
export const minionsName = (colour: Colour): string => generals[colour].minions;

/** Whose portrait a Special shows: `Gorgutt`, `any General`. */
export const portraitName = (portrait: Colour): string => (portrait === PURPLE ? 'any General' : generalName(portrait));

const KINDS = {
  quiet: 'All Is Quiet',
  patrols: 'Orc Patrols',
  warParty: 'Orc War Party',
  city: 'Monarch City',
} as const;

/** `All Is Quiet`, `Windy Pass and Raven Forest`. */
export function darknessName(card: DarkCard): string {
  const { kind, places } = darknessCards[card];
  return kind === 'locations' ? plain(listed(places.map(({ space }) => spaceName(space)))) : KINDS[kind];
}
