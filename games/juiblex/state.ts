/** What lies on the table, and what of it everybody sees: Tyrants of the Underdark with the Scourge of Juiblex, as types. */
import type { Seat, Seen, State } from '@vesper/kernel';
import type { JuiblexFrame } from './agenda.ts';
import type { Card, HalfDeck, Row, Site, Slot, Space } from './content/types.ts';

/** Stands for "no card", "no seat", "no site". */
export const NONE = -1;

/** What is on a space: a seat's troop is the seat itself. */
export type Colour = number;
/** A white troop, which belongs to nobody (JUB-B4.5). */
export const WHITE: Colour = 4;
/** An Affliction token: the space does not exist for any purpose (JUB-5.4). */
export const TOKEN = 5;
export const EMPTY = -1;
/** In a section that is not in play (JUB-R47). */
export const ABSENT = -2;
/** Seats and white. */
export const COLOURS = 5;

/** JUB-B1.1. */
export const TROOPS = 40;
export const SPIES = 5;
export const MARKET = 6;

export interface Player {
  barracks: number;
  /** Spies in the reserve. */
  spies: number;
  /** The top card is the last. */
  deck: Card[];
  hand: Card[];
  /** Cards of the hand that everybody knows: shown for focus, or all of it when the deck was empty. */
  known: Card[];
  discard: Card[];
  /** Played this turn. */
  play: Card[];
  inner: Card[];
  /** By colour. */
  trophies: number[];
  vp: number;
  power: number;
  influence: number;
}

/** A card whose text is being carried out, and what its words refer to. */
export interface Resolving {
  card: Card;
  /** Where it lies meanwhile (JUB-R42); `discard` = it reacts to being discarded by force; `gone` = queued for the end of the turn. */
  from: 'play' | 'inner' | 'market' | 'discard' | 'gone';
  slot: Slot;
  /** Whose card had it discarded. */
  causer: Seat;
  /** The site of the spy it has just placed or returned. */
  there: Site;
  /** The colour of the troop it has just assassinated, and where that stood. */
  struck: Colour;
  struckAt: Space;
  /** How many troops the effect has assassinated. */
  kills: number;
  /** Where it has deployed. */
  deployed: readonly Space[];
}

/** What waits for the end of the turn (JUB-R34). */
export interface Queued {
  readonly card: Card;
  readonly row: Row;
}

export type Trigger = 'lastToken' | 'emptyBarracks' | 'emptyMarket' | 'sixtyRounds';

/** What was chosen before the game. */
export interface Terms {
  readonly scourge: boolean;
  readonly decks: readonly [HalfDeck, HalfDeck];
  readonly outer: 'none' | 'left' | 'right' | 'both';
  readonly whiteBox: boolean;
}

/** What stands on the map: enough to say where somebody has presence, who controls what, and where the Scourge goes next. */
export interface OnMap {
  readonly spaces: readonly number[];
  readonly spies: readonly number[];
  readonly scourge: Site;
}

export interface JuiblexState extends State<JuiblexFrame> {
  terms: Terms;
  firstPlayer: Seat;
  /** Whose turn it is. */
  active: Seat;
  /** 0 while the table is set up. */
  round: number;
  /** Why the game ends with this round, and whose turn it was; null = not yet. */
  trigger: { readonly why: Trigger; readonly seat: Seat } | null;
  players: Player[];
  /** By space: a colour, TOKEN, EMPTY or ABSENT. */
  spaces: number[];
  /** By site: the seats that have a spy there, as bits. */
  spies: number[];
  /** By site: who holds its control marker; NONE = it lies on the map, or there is none. */
  markers: number[];
  /** By site, as bits: whose influence was paid this turn (JUB-R29). */
  paid: number;
  scourge: Site;
  /** Affliction tokens left. */
  supply: number;
  /** Troops on the Affliction board, by colour; white: the one of the setup (JUB-R4). */
  afflicted: number[];
  /** White troops that left the game. */
  removedWhite: number;
  /** The top card is the last. */
  marketDeck: Card[];
  /** SPREAD cards that were put at the bottom during setup and are still there. */
  bottomSpreads: number;
  /** By slot; NONE = empty. */
  market: number[];
  spreadDiscard: Card[];
  houseGuards: number;
  priestesses: number;
  outcasts: Card[];
  /** The top card is the last. */
  devoured: Card[];
  /** How often its top card may still be recruited this turn: once for each Ghost (JUB-R43). */
  devouredOpen: number;
  /** By aspect: how many cards were played this turn (JUB-R39). */
  aspects: number[];
  /** The innermost is the last. */
  resolving: Resolving[];
  queue: Queued[];
}

// ── The view ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export type PublicPlayer = Omit<Player, 'deck' | 'hand'>;
export type PublicTable = Omit<JuiblexState, 'seats' | 'agenda' | 'chance' | 'players' | 'marketDeck'>;

export interface PlayerView extends Seen<PublicPlayer> {
  readonly handSize: number;
  /** `null` = not known to this viewer. */
  readonly hand: readonly Card[] | null;
  readonly deckSize: number;
  /** Whose deck it is knows what is in it, not in which order. */
  readonly deck: readonly Card[] | null;
  /** Points as if the game ended now: every player's cards are known, only not where they are. */
  readonly score: number;
  /** Those of all cards outside the inner circle. */
  readonly cardPoints: number;
}

/** Everything a seat or a spectator may know (JUB-R51). */
export interface JuiblexView extends Seen<PublicTable> {
  readonly viewer: Seat | 'spectator';
  readonly phase: 'setup' | 'turn' | 'over';
  readonly players: readonly PlayerView[];
  readonly marketDeckSize: number;
}
