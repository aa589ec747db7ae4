/** What lies on the table: Dungeon Lords as types. A battle is in battle.ts, what is to come in agenda.ts. */
import type { Seat, State } from '@vesper/kernel';
import type { DungeonFrame } from './agenda.ts';
import type { Battle, Plan } from './battle.ts';
import type {
  Adventurer,
  Cell,
  CombatCard,
  Creature,
  EventTile,
  Improvement,
  Item,
  Opportunity,
  Order,
  Pet,
  Room,
  Season,
  SetupCard,
  SoloTile,
  SpecialEvent,
  Token,
  Trap,
} from './content/types.ts';

/** Stands for "no piece", "no cell", "nobody". */
export const NONE = -1;

/** Everybody who can stand in a line; the illusion in the line of seat n is `FIRST_ILLUSION + n`. */
export const STANDING = 50;

/** The options of a match. They never change. */
export interface Terms {
  readonly fs: boolean;
  readonly ds: boolean;
  readonly mbg: boolean;
  /** Per year (DUN-R61). */
  readonly paladins: number;
  /** DUN-R4: production comes before event and adventurers, and these are seen a season ahead. */
  readonly classic: boolean;
}

// ── A dungeon ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What lies on a cell: earth, a tunnel, an improved tunnel (`IMPROVED` + which), a room (`ROOM` + which). */
export type Tile = number;
export const EARTH: Tile = 0;
export const TUNNEL: Tile = 1;
export const IMPROVED: Tile = 2;
export const ROOM: Tile = 10;

/** What became of an order (DUN-R11, DUN-R12). */
export type Fate = number;
export const PENDING: Fate = 0;
export const PERFORMED: Fate = 1;
export const DECLINED: Fate = 2;
export const UNPLAYABLE: Fate = 3;
export const BLOCKED: Fate = 4;

/** A plan that lies open, but for its traps. `cell` NONE = there was none in this round. */
export interface OpenPlan {
  cell: Cell;
  creatures: Creature[];
  trapCount: number;
}

/** A player; the player of seat n has colour n. */
export interface Player {
  food: number;
  gold: number;
  imps: number;
  /** Imps at work until the end of the season. */
  busyImps: number;
  /** As many as Trolls in the lair. */
  trollTokens: number;
  busyTokens: number;
  /** In the Dead Letter Office. */
  redMarks: number;

  /** By cell. */
  dungeon: Tile[];
  /** By cell: 1 = conquered. */
  conquered: number[];
  /** In the order of hiring. */
  lair: Creature[];
  /** The front first. */
  line: Adventurer[];
  prison: Adventurer[];

  /** In hand, ascending; cards with the same print are the same number. A planned trap is in the plan instead. */
  traps: Trap[];
  /** Pets face down; those among them that everybody saw in the draft; pets used, face up (DUN-R59). */
  pets: Pet[];
  openPets: Pet[];
  usedPets: Pet[];
  /** Pets or traps drawn and not yet kept or put back; during setup the order cards drawn (DUN-3.29). */
  drawn: number[];

  /** Combat Cards of this year looked at: bit n = slot n. */
  spied: number;

  /** Order cards that are inaccessible, up to 2. */
  inaccessible: Order[];
  /** The orders of this season, first to third, and what became of them. */
  orders: Order[];
  fates: Fate[];
  /** DUN-R54: the third order of the non-player under control; NONE. */
  nonPlayerOrder: Order;
  /** DUN-R63: the item committed this season, and the one for the non-player under control; NONE. */
  gift: Item;
  nonPlayerGift: Item;

  /** By cell: how often the room there was used this season (DUN-R27). */
  roomUses: number[];
  /** Gold deposited this season (UO4), uses of the laboratory left (UO5). */
  deposit: number;
  laboratory: number;

  /** DS, until the reveal: the two cards dealt and the one picked. Afterwards the picked card alone. */
  setupCards: SetupCard[];
  setupCard: SetupCard;

  /** Solo: Expansion Tiles of imprisoned adventurers. */
  expansions: SoloTile[];

  plan: Plan;
  /** What all have seen of the plan when it was opened; it stays in view until the next plans are. */
  opened: OpenPlan;
  /** Somebody of the line was eliminated in the round before: the bards mourn (DUN-R58). */
  mourning: boolean;
}

/** A colour without a seat. Non-player n has colour `seats + n`; with two players seat n controls it. */
export interface NonPlayer {
  inaccessible: Order[];
  /** Neither inaccessible nor drawn. */
  available: Order[];
  /** Given this season, in the order of placing. */
  orders: Order[];
  /** The item that chance commits this season (3 players, solo); NONE. */
  gift: Item;
}

export type Phase =
  | 'setup'
  | 'orders'
  | 'event'
  | 'adventurers'
  | 'production'
  | 'planning'
  | 'battle'
  | 'endOfSeason'
  | 'over';

export interface DungeonState extends State<DungeonFrame> {
  readonly terms: Terms;
  phase: Phase;
  /** 1 or 2. */
  year: number;
  season: Season;
  /** Holder of the Starting Player Token. */
  startingPlayer: Seat;
  /** By seat. */
  players: Player[];
  nonPlayers: NonPlayer[];
  /** The Evilometer, by colour. */
  evil: number[];

  /** The Central Board: at `order * 3 + spot` the colour whose minion stands there, or NONE. */
  minions: number[];
  /** The location being resolved; NONE. */
  location: Order;

  // The Distant Lands. The top tile is the last, in all stacks.
  offeredCreatures: Creature[];
  offeredRooms: Room[];
  creatureStack: Creature[];
  roomStack: Room[];
  /** By year − 1. */
  adventurerStacks: Adventurer[][];
  /** Creatures, rooms and adventurers (paladins too) out of the game. */
  creatureBox: Creature[];
  roomBox: Room[];
  adventurerBox: Adventurer[];
  /** This season's arrivals that still lie in the row, and in classic timing those of the next season; in draw order. */
  row: Adventurer[];
  nextRow: Adventurer[];
  /** Paladins of this year that have not entered; the weakest is the last. */
  tent: Adventurer[];
  /** Paladins that have entered this year (DUN-R31). */
  entered: number;

  // By creature.
  /** 1 = face down. */
  knockedOut: number[];
  /** By kind: the creature with the expertise tile; NONE = in the supply, GONE = out of the game. */
  experts: number[];

  // By adventurer, paladins and illusions included.
  damage: number[];
  courage: number[];
  poison: number[];
  /** Hit points gained until the end of combat (Create Food, Folk Heroes). */
  toughened: number[];
  /** 1 = cannot be targeted or damaged this round (Invisibility). */
  invisible: number[];
  /** MBG: the token carried, or NONE; stays with prisoners and in the box until the end of the year. */
  carried: Token[];
  /** Solo: the Expansion Tile, or NONE. */
  expansionOn: number[];

  trapDeck: Trap[];
  trapDiscard: Trap[];

  /** By season (Winter has none: NONE). Tiles up to season `eventsShown` lie face up. */
  eventTiles: EventTile[];
  /** By season: the special card turned up for its tile, or NONE. */
  eventCards: SpecialEvent[];
  eventsShown: Season;
  /** Special events still face down: the next is the last. */
  specialStack: SpecialEvent[];
  /** Special events that were turned up, of both years. */
  seenSpecials: SpecialEvent[];
  /** The gifts of this season have been opened (DUN-R63). */
  giftsOpen: boolean;
  /** Impatient Heroes act when this season's tiles are lined up (SE10). */
  impatient: boolean;

  /** By year − 1: the Combat Cards set out, slot by slot. */
  combatCards: CombatCard[][];
  /** How many of this year's are turned up. In a combat: the round, counted from 1, once its card is revealed. */
  revealed: number;
  /** Combats finished. */
  combats: number;

  // Festival Season.
  /** The Unique Opportunity Board of this season, which is also the order it replaces; NONE. */
  board: Opportunity;
  boardStack: Opportunity[];
  /** Restoration came up in the first year and lies at the bottom, as all have seen (DUN-R57). */
  restorationLast: boolean;
  /** Improved tunnels offered by Renovation, and those not offered. */
  offeredImprovements: Improvement[];
  improvementStack: Improvement[];
  petStack: Pet[];
  /** Pets laid open for the draft. */
  petDraft: Pet[];

  /** Solo. */
  expansionBag: SoloTile[];

  battle: Battle;
}

/** An expertise tile that left the game with its creature. */
export const GONE = -2;

// What everybody sees of a player, and of the table; `npm run copies` writes the functions that pick it.
export type PublicPlayer = Pick<
  Player,
  | 'food'
  | 'gold'
  | 'imps'
  | 'busyImps'
  | 'trollTokens'
  | 'busyTokens'
  | 'redMarks'
  | 'dungeon'
  | 'conquered'
  | 'lair'
  | 'line'
  | 'prison'
  | 'openPets'
  | 'usedPets'
  | 'spied'
  | 'roomUses'
  | 'deposit'
  | 'laboratory'
  | 'expansions'
  | 'opened'
  | 'mourning'
>;
export type PublicTable = Pick<
  DungeonState,
  | 'terms'
  | 'seats'
  | 'phase'
  | 'year'
  | 'season'
  | 'startingPlayer'
  | 'nonPlayers'
  | 'evil'
  | 'minions'
  | 'location'
  | 'offeredCreatures'
  | 'offeredRooms'
  | 'creatureBox'
  | 'roomBox'
  | 'adventurerBox'
  | 'row'
  | 'nextRow'
  | 'tent'
  | 'entered'
  | 'knockedOut'
  | 'experts'
  | 'damage'
  | 'courage'
  | 'poison'
  | 'toughened'
  | 'invisible'
  | 'carried'
  | 'expansionOn'
  | 'trapDiscard'
  | 'eventCards'
  | 'eventsShown'
  | 'seenSpecials'
  | 'giftsOpen'
  | 'impatient'
  | 'revealed'
  | 'combats'
  | 'board'
  | 'restorationLast'
  | 'offeredImprovements'
  | 'petDraft'
  | 'battle'
  | 'outcome'
>;
