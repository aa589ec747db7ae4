/** What the parts of the game are called in the report of what was seen at work. */
import { isSpecial } from '../content/cards.ts';
import { generals } from '../content/generals.ts';
import { heroes } from '../content/heroes.ts';
import { locationCards } from '../content/locationCards.ts';
import { quests } from '../content/quests.ts';
import { specials } from '../content/specials.ts';
import { FIRST_SPECIAL } from '../content/types.ts';
import type { Card, Colour, HeroId, Quest } from '../content/types.ts';

export const cardId = (card: Card): string =>
  isSpecial(card) ? specials[card - FIRST_SPECIAL].id : locationCards[card].id;
export const general = (what: string, colour: Colour): string => `${what} ${generals[colour].name}`;
export const quest = (what: string, n: Quest): string => `quest ${what} ${quests[n].id}`;
export const skill = (hero: HeroId, n: number): string => `skill ${heroes[hero].skills[n].name}`;
