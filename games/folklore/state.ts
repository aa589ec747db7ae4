/**
 * What lies on the table, and what of it everybody sees: Folklore: The Affliction, as types. How pieces are numbered, figures, deeds
 * and places are in state/.
 */
import type { Seat, Seen, State } from '@vesper/kernel';
import type { FolkloreFrame } from './agenda.ts';
import type { Attack, Deed, Roll, Window } from './state/deeds.ts';
import type { Character, FoeFigure } from './state/figures.ts';
import { FOE } from './state/pieces.ts';
import type { Card, Figure, FoeKind, Member, Node, Space } from './state/pieces.ts';
import type { Encounter, SceneInPlay, Skirmish, Turn, Visit } from './state/places.ts';

export * from './state/pieces.ts';
export type * from './state/figures.ts';
export type * from './state/deeds.ts';
export type * from './state/places.ts';
export type { Sheet } from './state/sheet.ts';

/** What was chosen before the game. */
export interface Terms {
  /** An index into `stories`. */
  readonly story: number;
  readonly difficulty: 'dusk' | 'twilight' | 'nightmare';
  readonly ironman: boolean;
  readonly advanced: boolean;
  readonly custom: boolean;
}

export interface Fill {
  readonly card: Card;
  readonly with: Card;
  left: number;
}

/** The nine shuffled decks (FOL-3.4), in the order of the setup. */
export const DECKS = [
  'item',
  'artifact',
  'prayer',
  'ritual',
  'recipe',
  'companion',
  'tarot',
  'road',
  'offRoad',
] as const;
export type DeckName = (typeof DECKS)[number];

export interface FolkloreState extends State<FolkloreFrame> {
  terms: Terms;
  party: Character[];
  leader: Member;
  isNight: boolean;
  /** Where the group is, and the node it left this World turn. */
  node: Node;
  left: Node;
  /** Defeat marks (FOL-R3). */
  marks: number;
  /** World turns of the game and of the chapter. */
  worldTurns: number;
  chapterTurns: number;
  hasRested: boolean;
  /** The chapter and the step, from 0; the step that an effect has named, NONE = the following one. */
  chapter: number;
  step: number;
  nextStep: number;
  /** Where TRAVEL leads; NONE. After a defeat: back to where the step began (FOL-R55). */
  destination: Node;
  isReturning: boolean;
  /** Where the group stood when the step began. */
  stepNode: Node;
  /** From Camp to the passing of the Leader token. */
  inWorldTurn: boolean;
  /** The town or encampment visited this World turn; NONE. */
  visited: Node;
  flags: string[];
  /** World turns until the clock expires, and how many have passed; limit NONE = no clock, or expired. */
  clockLimit: number;
  clock: number;
  /** A fight or scene was won by ghosts alone: total party death waits until the story has been told on (FOL-R55). */
  fallsLater: boolean;

  /** By deck; the top card is the last. */
  decks: Card[][];
  discards: Card[][];
  /** Story artifacts that nobody has. */
  setAside: Card[];
  /** The event that is being resolved. */
  event: Card;
  /** Cards of all characters that are exhausted, Broken, corroded by one token. */
  exhausted: Card[];
  broken: Card[];
  corroded: Card[];
  /** ENCHANTED items, once for every charge spent. */
  spent: Card[];
  fills: Fill[];

  deeds: Deed[];
  rolls: Roll[];
  attacks: Attack[];
  windows: Window[];

  visit: Visit;
  skirmish: Skirmish;
  scene: SceneInPlay;
  encounter: Encounter;
  turn: Turn;
  /** In the order of spawning; those that left the map stay, without a space. */
  foes: FoeFigure[];
}

/** The how many-th of its kind a foe is, from 1, in the order of spawning. */
export function numberOfFoe(
  { foes }: { readonly foes: readonly { readonly kind: FoeKind }[] },
  figure: Figure,
): number {
  const { kind } = foes[figure - FOE];
  let number = 0;
  for (let i = 0; i <= figure - FOE; i++) if (foes[i].kind === kind) number++;
  return number;
}

// ── The view ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Nothing is private to a seat; only the order of the decks is hidden. */
export type PublicTable = Omit<FolkloreState, 'seats' | 'agenda' | 'chance' | 'decks'>;

export interface FolkloreView extends Seen<PublicTable> {
  readonly viewer: Seat | 'spectator';
  readonly phase: 'setup' | 'camp' | 'world' | 'town' | 'event' | 'skirmish' | 'adventure' | 'encounter' | 'over';
  /** By deck: how many cards are left. */
  readonly deckSizes: readonly number[];
  /** By member: the numbers of its sheet, with everything counted; by stat. */
  readonly sheets: readonly (readonly number[])[];
  /** By member: what checks for its Prayers or Rituals add beside skill and checks. */
  readonly recitals: readonly number[];
  /** By member: what SPEECH checks that a text asks for add beside skill and checks. */
  readonly speeches: readonly number[];
  /** The spaces that lie in Darkness now, light considered (FOL-R38). */
  readonly dark: readonly Space[];
  /** By foe: what it would do if its turn came now; nothing outside encounters. */
  readonly intents: readonly Intent[];
  /** The auras on the map, and how many steps they reach. */
  readonly auras: readonly { readonly bearer: Figure; readonly radius: number }[];
}

/** There is never a choice in what a foe does (FOL-R44 to FOL-R46): whom it would attack, and the way it would take. */
export interface Intent {
  /** NONE = nobody. */
  readonly target: Member;
  readonly way: readonly Space[];
  /** Its attacks from there, in order: the chance of each, and what a hit does. */
  readonly blows: readonly {
    readonly who: Member;
    readonly chance: number;
    readonly least: number;
    readonly most: number;
  }[];
}
