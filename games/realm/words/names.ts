/** What the things on the table are called, for sentences and for the board. */
import { COLOUR_NAMES, cardDice, isSpecial } from '../content/cards.ts';
import { darknessCards } from '../content/darkness.ts';
import { generals } from '../content/generals.ts';
import { heroes } from '../content/heroes.ts';
import { locationCards } from '../content/locationCards.ts';
import { spaces } from '../content/map.ts';
import { quests } from '../content/quests.ts';
import { specials } from '../content/specials.ts';
import { COLOURS, FIRST_SPECIAL, NEXT, PURPLE } from '../content/types.ts';
import type { Card, Colour, DarkCard, HeroId, Quest, Space } from '../content/types.ts';
import { QUEST } from '../state.ts';
import type { Source } from '../state.ts';
import type { RealmView } from '../view.ts';
import { count, listed } from './voice.ts';

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

/** `1 die`, `2 dice`. */
export const dice = (n: number): string => count(n, 'die', 'dice');

/** `1 Orc`, `3 Undead`. */
export const minionCount = (n: number, colour: Colour): string =>
  count(n, generals[colour].minion, generals[colour].minions);

/** `an Orc`, `a Demon`. */
export function minionAny(colour: Colour): string {
  const { minion } = generals[colour];
  return `${/^[AEIOU]/.test(minion) ? 'an' : 'a'} ${minion}`;
}

/** `Orcs`. */
export const minionsName = (colour: Colour): string => generals[colour].minions;

/** `2 Orcs and 1 Demon`, or nothing. */
export function minionsIn(view: RealmView, space: Space): string {
  const found: string[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    const n = view.minions[space * COLOURS + colour];
    if (n > 0) found.push(minionCount(n, colour));
  }
  return listed(found);
}

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
  return kind === 'locations' ? listed(places.map(({ space }) => spaceName(space))) : KINDS[kind];
}

const TOPS = {
  quiet: 'nothing happens',
  patrols: '1 Orc in every green land without minions',
  warParty: '1 more Orc wherever a single Orc stands alone',
  city: '1 minion in Monarch City of each colour next to it; all three discard piles are shuffled in again',
} as const;

/** `1 Demon in Windy Pass, 2 Orcs in Raven Forest; Varkolak to Father Oak Forest with 2 Undead`. */
export function darknessText(card: DarkCard): string {
  const { kind, places, general } = darknessCards[card];
  const top =
    kind === 'locations'
      ? places
          .map(({ space, minions }) => `${minionCount(minions, spaces[space].colour)} in ${spaceName(space)}`)
          .join(', ')
      : TOPS[kind];
  if (general === null) return top;
  const { who, to, minions } = general;
  const brings = minions === 0 ? '' : ` with ${minionCount(minions, who)}`;
  return `${top}; ${generalName(who)} to ${to === NEXT ? 'the next location' : spaceName(to)}${brings}`;
}

/** `All Is Quiet: nothing happens`; a card with two locations is its own text. */
export function darknessLabel(card: DarkCard): string {
  const text = darknessText(card);
  return darknessCards[card].kind === 'locations' ? text : `${darknessName(card)}: ${text}`;
}

/** What is left of the last card of a Night, of which only the General counts; nothing to say of a quiet one. */
export function generalOnlyText(card: DarkCard): string {
  const { kind, general } = darknessCards[card];
  if (general !== null) return 'only the General moves';
  if (kind === 'quiet') return '';
  return kind === 'city' ? 'only the piles are shuffled' : 'no minions come with this one';
}
