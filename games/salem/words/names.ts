/** What the things on the table are called, for sentences and for the board. */
import { COLONISTS, MaryBlack, SarahGood, colonists, endCards, isEndCard } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import type { Card, Colonist, Family, Kind, Side } from '../content/types.ts';
import type { Space } from '../state.ts';

export const colonistName = (colonist: Colonist): string => colonists[colonist].name;

/** The name of a colonist or of an end card. */
export const cardName = (card: Card): string =>
  isEndCard(card) ? endCards[card - COLONISTS].name : colonistName(card);

const names: readonly string[] = [
  'Meet in Secret (upper)',
  'Meet in Secret (lower)',
  'Exonerate',
  'Protection and First Player',
  'Use abilities and generate Influence',
  'Generate Influence',
  'Use abilities',
  'Arrest a colonist',
  'Arrest a colonist (+1)',
  'Spectral Evidence',
  'Place or remove Fear',
  'Accusations',
  'Bring a colonist in',
  'Bring a colonist in (+1)',
];

const labels: readonly string[] = [
  'Meet in Secret',
  'Meet in Secret',
  'Exonerate',
  'Protection and First Player',
  'Abilities and Influence',
  'Generate Influence',
  'Abilities',
  'Arrest',
  'Arrest +1',
  'Spectral Evidence',
  'Fear',
  'Accusations',
  'Bring in',
  'Bring in +1',
];

/** In full: `Arrest a colonist`. */
export const spaceName = (space: Space): string => names[space - 1];

/** Short, with its number: `Arrest (8)`. */
export const spaceLabel = (space: Space): string => `${labels[space - 1]} (${space})`;

/** The messenger colour that a player is called by: `Yellow`. */
export const factionColour = (faction: number): string => capital(factions[faction].colour);

/** `The Old Covenant`. */
export const factionTitle = (faction: number): string => factions[faction].title.split(': ')[1];

export const sideName = (side: Side): string => (side === 'V' ? 'Village' : 'Town');

/** `Putnam`; a neutral colonist belongs to `no family`. */
export const familyName = (family: Family): string => (family === 'neutral' ? 'no family' : capital(family));

export const kindName = (kind: Kind): string => (kind === 'puritan' ? 'Puritan' : kind);

/** Mary Black or Sarah Good (SAL-3.4). */
export const isScapegoat = (colonist: Colonist): boolean => colonist === MaryBlack || colonist === SarahGood;

/** `her`, `his`. */
export const possessive = (colonist: Colonist): string => (colonists[colonist].man ? 'his' : 'her');

function capital(word: string): string {
  return word[0].toUpperCase() + word.slice(1);
}
