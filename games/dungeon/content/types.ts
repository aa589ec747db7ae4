/** The pieces of Dungeon Lords as numbers, and the rows that describe them. Rows are in the files named here. */

/** Stands for "no piece", "no cell", "nobody". */
export const NONE = -1;

// ── Colours and the calendar ─────────────────────────────────────────────────────────────────────────────────────────

/** 0 red, 1 blue, 2 green, 3 yellow. Seat n plays colour n; the other colours are non-players. */
export type Colour = number;
export const COLOURS = 4;

/** 0 Winter … 3 Fall, 4 Festival. */
export type Season = number;
export const WINTER: Season = 0;
export const SPRING: Season = 1;
export const SUMMER: Season = 2;
export const FALL: Season = 3;
export const FESTIVAL: Season = 4;

/** 0 = the first year, 1 = the second. */
export type Year = number;

/** What lies on an event space of the Progress Board. */
export type EventTile = number;
export const TAXES: EventTile = 0;
export const PAY_DAY: EventTile = 1;
export const SPECIAL: EventTile = 2;

// ── The dungeon grid (grid.ts) ───────────────────────────────────────────────────────────────────────────────────────

/** `(row − 1) * 5 + (column − 1)`, 0–19: c1r1 = 0, c5r4 = 19. Index into `cells`. */
export type Cell = number;
export const CELLS = 20;
/** c3r1, below the entrance. */
export const ENTRANCE: Cell = 2;

export type Zone = 'upper' | 'lower' | 'outer' | 'inner';

export interface CellCard {
  /** `c3r1`. */
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  /** Ascending. */
  readonly neighbours: readonly Cell[];
  readonly zones: readonly Zone[];
  /** The up to four 2×2 blocks the cell belongs to, each as its other three cells. */
  readonly blocks: readonly (readonly [Cell, Cell, Cell])[];
}

// ── Orders and boards (orders.ts) ────────────────────────────────────────────────────────────────────────────────────

/** An order card, also its location: 0 = O1 … 7 = O8. Index into `orders`. */
export type Order = number;
export const ORDERS = 8;
export const GET_FOOD: Order = 0;
export const IMPROVE_REPUTATION: Order = 1;
export const DIG_TUNNELS: Order = 2;
export const MINE_GOLD: Order = 3;
export const RECRUIT_IMPS: Order = 4;
export const BUY_TRAPS: Order = 5;
export const HIRE_MONSTER: Order = 6;
export const BUILD_ROOM: Order = 7;

/** A space of a location: 0 = I, 1 = II, 2 = III. */
export type Space = number;
export const SPACES = 3;

/** A Unique Opportunity Board: the order it replaces. Index into `boards`. */
export type Board = Order;

/** What a space asks for and gives; everything that a row does not name is 0. */
export interface SpaceCard {
  readonly pay: { readonly food: number; readonly gold: number; readonly evil: number };
  /** One imp more is busy while the others dig, mine or restore. */
  readonly supervisor: boolean;
  readonly gives: {
    readonly food: number;
    readonly gold: number;
    readonly imps: number;
    /** Spaces down on the Evilometer. */
    readonly nicer: number;
    /** Combat Cards to look at. */
    readonly spy: number;
    /** Trap cards drawn; without `keep` all of them stay in hand (O6), else so many are kept (UO6). */
    readonly traps: number;
    /** Pets drawn (UO1); `keep` of them are kept. */
    readonly pets: number;
    readonly keep: number;
    /** Up to so many tunnels (O3), gold (O4), restored tiles (UO3), deposited gold (UO4). */
    readonly dig: number;
    readonly mine: number;
    readonly restore: number;
    readonly deposit: number;
    /** Other colours that get 1 Evil each (UO2); 3 = every other colour. */
    readonly smear: number;
    /** Uses of the Rented Laboratory (UO5). */
    readonly laboratory: number;
    /** An offered creature (O7), an offered room (O8), an expertise tile (UO7), an improved tunnel (UO8). */
    readonly creature: number;
    readonly room: number;
    readonly expertise: number;
    readonly tunnel: number;
  };
}

export interface OrderCard {
  /** `O1`, `UO1`. */
  readonly id: string;
  readonly name: string;
  /** Space III acts first, then II, then I. */
  readonly lastFirst: boolean;
  readonly spaces: readonly [SpaceCard, SpaceCard, SpaceCard];
}

// ── Creatures (creatures.ts) ─────────────────────────────────────────────────────────────────────────────────────────

/** What sort of creature. Index into `creatureKinds`; also the number of its expertise tile. */
export type CreatureKind = number;
export const KINDS = 12;
export const GOBLIN: CreatureKind = 0;
export const SLIME: CreatureKind = 1;
export const TROLL: CreatureKind = 2;
export const WITCH: CreatureKind = 3;
export const VAMPIRE: CreatureKind = 4;
export const GHOST: CreatureKind = 5;
export const GOLEM: CreatureKind = 6;
export const DRAGON: CreatureKind = 7;
export const DEMON: CreatureKind = 8;
export const COCKATRICE: CreatureKind = 9;
export const EVIL_EYE: CreatureKind = 10;
export const ELDERBEAST: CreatureKind = 11;

/**
 * A creature tile. Index into `creatures`: 0–11 first year, 12–23 second year, 24–27 first year (FS), 28–31 second year
 * (FS), each group in the order of the kinds.
 */
export type Creature = number;
export const CREATURES = 32;

export interface CreatureTile {
  readonly kind: CreatureKind;
  readonly year: Year;
  readonly fs: boolean;
}

export interface Cost {
  readonly food: number;
  readonly gold: number;
  readonly evil: number;
  readonly traps: number;
  readonly imps: number;
  /** Other monsters of the own lair. */
  readonly monsters: number;
}

/** One of the things a creature can do in a battle. */
export interface AttackOption {
  /** `strike`, `twice`, `prevent` …: what the choice is called in records. Unique within a creature. */
  readonly option: string;
  /** Whom it hits: the first in line, one of the owner's choice, all, or nobody (no attack). */
  readonly hits: 'first' | 'anyone' | 'everyone' | 'nobody';
  /** Damage of each attack, one after the other. */
  readonly damage: readonly number[];
  /** If the target is eliminated, the new first takes so much. */
  readonly followUp: number;
  /** Food to be paid. */
  readonly food: number;
  /** The target gets so much poison. */
  readonly poison: number;
  /** An adventurer of choice is moved to the front before. */
  readonly hypnosis: boolean;
  readonly preventsConquering: boolean;
  readonly skipsHealing: boolean;
  /** The creature stays face up. */
  readonly returns: boolean;
}

export interface Fighting {
  readonly options: readonly AttackOption[];
  /** Whom "first" and "anyone" attacks may not hit. */
  readonly barred: { readonly priests: boolean; readonly paladins: boolean; readonly first: boolean };
  readonly skipsFastSpell: boolean;
  readonly skipsSlowSpell: boolean;
}

export interface CreatureCard {
  /** `MON-GOB`. */
  readonly id: string;
  readonly name: string;
  readonly names: string;
  /** False for the Ghost alone. */
  readonly monster: boolean;
  /** Paid for hiring and on Pay Day. */
  readonly cost: Cost;
  readonly fights: Fighting;
  /** A creature that could not act stays face up (Golem, Vampire). */
  readonly staysUp: boolean;
  /** What it does, in our own words. */
  readonly text: string;
  /** With its expertise tile (FS). */
  readonly expert: {
    /** `X-GOB`. */
    readonly id: string;
    readonly fights: Fighting;
    readonly payDay: Cost;
    readonly text: string;
  };
}

// ── Adventurers (adventurers.ts) ─────────────────────────────────────────────────────────────────────────────────────

/**
 * An adventurer tile or what stands in a line like one. Index into `adventurers`: 0–15 first year (AW1–4, AT1–4, AP1–4,
 * AZ1–4), 16–31 second year (AW5–8, AT5–8, AP5–8, AZ5–8), 32–35 bards AB1–4, 36–39 bards AB5–8, 40–42 paladins
 * PAL-E1, PAL-H1, PAL-D1, 43–45 PAL-E2, PAL-H2, PAL-D2, 46–49 the illusion in the line of seat 0–3.
 */
export type Adventurer = number;
export const ADVENTURERS = 50;
export const FIRST_BARD: Adventurer = 32;
export const FIRST_PALADIN: Adventurer = 40;
export const ILLUSION: Adventurer = 46;

export type AdventurerClass = number;
export const WARRIOR: AdventurerClass = 0;
export const THIEF: AdventurerClass = 1;
export const PRIEST: AdventurerClass = 2;
export const WIZARD: AdventurerClass = 3;
export const BARD: AdventurerClass = 4;
export const PALADIN: AdventurerClass = 5;
export const DECOY: AdventurerClass = 6;

export interface AdventurerTile {
  /** `AW1`. */
  readonly id: string;
  readonly name: string;
  readonly class: AdventurerClass;
  readonly year: Year;
  /** Order of strength; of paladins: elf 1, human 2, dwarf 3. */
  readonly rank: number;
  readonly hitPoints: number;
  readonly traps: number;
  readonly magic: number;
  readonly hearts: number;
  readonly notes: number;
  /** In a prison at the end: 2, or a paladin's own value. */
  readonly points: number;
}

// ── Rooms and improved tunnels (rooms.ts, tunnels.ts) ────────────────────────────────────────────────────────────────

/** A room tile: 0 = RM01 … 21 = RM22. Index into `rooms`. */
export type Room = number;
export const ROOMS = 22;

export interface RoomTile {
  readonly id: string;
  readonly name: string;
  readonly year: Year;
  readonly fs: boolean;
  /** Where it may be built. */
  readonly zone: Zone | 'anywhere';
  /** Of a first-year room: what one use takes and gives; `null` = it does not produce. */
  readonly production: {
    readonly imps: number;
    readonly food: number;
    readonly gold: number;
    readonly gives: 'food' | 'gold' | 'trap' | 'tunnel' | 'nicer' | 'imp' | 'pet';
    readonly amount: number;
  } | null;
  /** In a battle on the tile. */
  readonly battle: {
    /** Added to every attack number, by creature kind. */
    readonly bonus: readonly number[];
    readonly traps: number;
    /** Gold per trap. */
    readonly surcharge: number;
    readonly monsters: number;
    readonly antiMagic: boolean;
    readonly echo: boolean;
  };
  /** Points per creature in the lair, by kind. */
  readonly points: readonly number[];
  /** Hall of Fame. */
  readonly fame: boolean;
  readonly text: string;
}

/** 0 Reinforced Tunnel, 1 Wide Tunnel, 2 Trap Gallery, 3 Gold Vein; two tiles of each. Index into `improvedTunnels`. */
export type ImprovedTunnel = number;
export const REINFORCED: ImprovedTunnel = 0;
export const WIDE: ImprovedTunnel = 1;
export const GALLERY: ImprovedTunnel = 2;
export const GOLD_VEIN: ImprovedTunnel = 3;

export interface ImprovedTunnelTile {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A trap card, by what is printed on it; three of each. Index into `traps` (traps.ts), in the order of §4.10. */
export type Trap = number;
export const TRAPS = 12;
export const BASE_TRAPS = 9;
export const COPIES_OF_TRAP = 3;
export const ROLLING_STONE: Trap = 0;
export const PENDULUM: Trap = 1;
export const FIRE_WALL: Trap = 2;
export const TRAP_DOOR: Trap = 3;
export const POISONED_DART: Trap = 4;
export const ANTI_MAGIC_DART: Trap = 5;
export const POISONED_MEAL: Trap = 6;
export const CURSED_RING: Trap = 7;
export const KAMIKAZE_IMP: Trap = 8;
export const MONSTER_CATAPULT: Trap = 9;
export const PLAGUE: Trap = 10;
export const CACOPHONY: Trap = 11;

export interface TrapCard {
  readonly id: string;
  readonly name: string;
  readonly fs: boolean;
  readonly cost: {
    readonly food: number;
    readonly gold: number;
    /** Imps lost; a Troll token does not help. */
    readonly imps: number;
    /** Own monsters, not in this battle, discarded. */
    readonly monsters: number;
    readonly redMarks: number;
  };
  /** Damage before the thieves; a row names only what it does, the rest is 0 or false. */
  readonly effect: {
    readonly first: number;
    readonly second: number;
    readonly each: number;
    /** More for the last in line. */
    readonly last: number;
    /** Each but the first. */
    readonly others: number;
    /** One of the owner's choice. */
    readonly chosen: number;
    /** Poison on the chosen one. */
    readonly poison: number;
    /** As much as the first can still take. */
    readonly fatal: boolean;
    /** Each bard; without a living bard the first takes 1. All courage goes. */
    readonly bards: number;
    readonly preventsConquering: boolean;
    readonly antiMagic: boolean;
  };
  readonly text: string;
}

/** Index into `combatCards` (combatCards.ts): 0–8 C101–C109, 9–17 C201–C209, 18–20 CF11–CF13, 21–23 CF21–CF23. */
export type CombatCard = number;
export const COMBAT_CARDS = 24;

export type Spell =
  | 'nothing'
  | 'detectEvil'
  | 'detectTreasure'
  | 'fistOfJustice'
  | 'invisibility'
  | 'shield'
  | 'suggestion'
  | 'wordOfPeace'
  | 'blessing'
  | 'illusion'
  | 'createFood'
  | 'regeneration'
  | 'blindRage'
  | 'withdraw'
  | 'metamorphosis'
  | 'banish'
  | 'sunburst'
  | 'pathfinding'
  | 'chorus'
  | 'rust'
  | 'sleepDust'
  | 'jailbreak'
  | 'secondWind';

export interface CombatCardRow {
  readonly id: string;
  readonly name: string;
  readonly year: Year;
  readonly fs: boolean;
  readonly fatigue: number;
  readonly speed: 'fast' | 'slow';
  /** Magic symbols that the party needs. */
  readonly magic: number;
  readonly spell: Spell;
  /** Evil gained, points absorbed, counters removed …; 0 where the spell has no number. */
  readonly amount: number;
  readonly text: string;
}

/** 0 = SE1 … 14 = SE15. Index into `specialEvents` (specialEvents.ts). */
export type SpecialEvent = number;
export const BASE_SPECIALS = 9;
export const WITCH_HUNT: SpecialEvent = 0;
export const VIP_VISIT: SpecialEvent = 1;
export const EARTHQUAKE: SpecialEvent = 2;
export const MONSTER_STRIKE: SpecialEvent = 3;
export const BANK_FAILURE: SpecialEvent = 4;
export const IMP_EXODUS: SpecialEvent = 5;
export const SPOILED_LARDER: SpecialEvent = 6;
export const SCANDAL_SHEETS: SpecialEvent = 7;
export const SAFETY_INSPECTION: SpecialEvent = 8;
export const IMPATIENT_HEROES: SpecialEvent = 9;
export const RATS: SpecialEvent = 10;
export const I_AM_BACK: SpecialEvent = 11;
export const LANTERN_PARADE: SpecialEvent = 12;
export const TALENT_SCOUTS: SpecialEvent = 13;
export const FOLK_HEROES: SpecialEvent = 14;

export interface SpecialEventCard {
  readonly id: string;
  readonly name: string;
  readonly fs: boolean;
  readonly text: string;
}

/** 0 = PET1 … 11 = PET12. Index into `pets` (pets.ts). */
export type Pet = number;
export const PETS = 12;
export const HOARDING_HAMSTER: Pet = 0;
export const MAGPIE_WHELP: Pet = 1;
export const MOLE_PUP: Pet = 2;
export const TINKER_RAT: Pet = 3;
export const SNAPPING_TURTLE: Pet = 4;
export const SPITTING_TOAD: Pet = 5;
export const GUARD_GOSLING: Pet = 6;
export const LULLABY_OWL: Pet = 7;
export const PRIZE_POODLE: Pet = 8;
export const WARREN_RABBIT: Pet = 9;
export const JAIL_MOUSE: Pet = 10;
export const THRONE_CAT: Pet = 11;

export interface PetCard {
  readonly id: string;
  readonly name: string;
  readonly when: 'production' | 'creatures' | 'conquering' | 'slowSpell' | 'scoring';
  readonly text: string;
}

/** 0 = DS01 … 14 = DS15. Index into `setupCards` (setupCards.ts). */
export type SetupCard = number;
export const SETUP_CARDS = 15;

export interface SetupCardRow {
  readonly id: string;
  readonly name: string;
  readonly tunnels: readonly Cell[];
  readonly food: number;
  readonly gold: number;
  readonly imps: number;
  readonly traps: number;
  readonly evil: number;
}

// ── Tokens (items.ts) ────────────────────────────────────────────────────────────────────────────────────────────────

/** Index into `items`. The first four are also the solo Expansion Tiles. */
export type Item = number;
export const ITEMS = 6;
export const WAND: Item = 0;
export const AMULET: Item = 1;
export const CLOVER: Item = 2;
export const POTION: Item = 3;
export const PLUME: Item = 4;
export const EMPTY_TOKEN: Item = 5;

/** An Item Token: `colour * ITEMS + item`. */
export type Token = number;
export const TOKENS = 24;

export interface ItemCard {
  readonly id: string;
  readonly name: string;
  /** The class that carries it; NONE for the Empty token. */
  readonly matches: AdventurerClass;
  readonly hitPoints: number;
  readonly traps: number;
  readonly magic: number;
  readonly hearts: number;
  readonly notes: number;
  readonly text: string;
}

/** A solo Expansion Tile: WAND to POTION, or BLANK. */
export type ExpansionTile = number;
export const BLANK: ExpansionTile = 4;
export const EXPANSION_KINDS = 5;
export const COPIES_OF_EXPANSION = 4;

// ── Titles (titles.ts) ───────────────────────────────────────────────────────────────────────────────────────────────

/** 0 Dark Deeds, 1 Halls, 2 Tunnellord, 3 Monsterlord, 4 Imps, 5 Riches, 6 Battlelord. Index into `titles`. */
export type Title = number;
export const TITLES = 7;
export const DARK_DEEDS: Title = 0;
export const HALLS: Title = 1;
export const TUNNELLORD: Title = 2;
export const MONSTERLORD: Title = 3;
export const LORD_OF_IMPS: Title = 4;
export const RICHES: Title = 5;
export const BATTLELORD: Title = 6;

export interface TitleCard {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** Solo: from here on exclusive, shared (DUN-R66); the Battlelord up to here. */
  readonly solo: { readonly exclusive: number; readonly shared: number };
}
