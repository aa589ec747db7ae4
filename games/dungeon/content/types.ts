/** What the pieces of the box are made of. Every piece is a small number; the tables beside this file say what is printed on it. */

/** The first or the second year: 1 (silver backs) or 2 (gold backs). */
export type Year = number;

/** A colour on the Evilometer, 0–3: red, blue, green, yellow. Seats take them from 0; the rest are non-players. */
export type Colour = number;

/** Index into `seasons`, 0 Winter – 4 Festival. */
export type Season = number;

export interface SeasonCard {
  readonly id: string;
  readonly name: string;
  readonly fs: boolean;
  /** An Event Tile lies here. */
  readonly event: boolean;
  /** Four adventurers arrive. */
  readonly arrival: boolean;
  /** A Unique Opportunity board is revealed (FS). */
  readonly opportunity: boolean;
  /** Pets are drafted at its start (FS). */
  readonly draft: boolean;
}

/** An Event Tile: 0 Taxes, 1 Pay Day, 2 Special. */
export type EventTile = number;

// ── The dungeon ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Index into `cells`, 0–19, row by row from the entrance. */
export type Cell = number;

/** Where a first-year room may be built: 0 upper half, 1 lower half, 2 outer ring, 3 inner block; -1 = anywhere. */
export type Zone = number;

export interface CellCard {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly neighbours: readonly Cell[];
  readonly zones: readonly Zone[];
}

// ── Costs and effects ────────────────────────────────────────────────────────────────────────────────────────────────

/** What is paid for an order's space or a creature (DUN-R22). All or nothing. */
export interface Cost {
  readonly food: number;
  readonly gold: number;
  /** The own Evil Counter goes up by so much; voluntary (DUN-R15). */
  readonly evil: number;
  /** Traps of choice from the hand. */
  readonly traps: number;
  /** Other monsters of the own lair. */
  readonly monsters: number;
  /** Imps lost; a free Troll token stands in for one (DUN-R28). */
  readonly imps: number;
}

/** What an order's space, a production room or a pet does for its owner, once paid. */
export type Effect =
  | { readonly do: 'gain'; readonly food: number; readonly gold: number; readonly imps: number }
  /** The own Evil Counter goes down. */
  | { readonly do: 'repent'; readonly by: number }
  /** Look at one Combat Card of this year (DUN-R20). */
  | { readonly do: 'spy' }
  /** Each cell needs a free imp, unless `free`; `supervisor` further imps stand by (DUN-R17). */
  | { readonly do: 'dig'; readonly upTo: number; readonly supervisor: number; readonly free: boolean }
  | { readonly do: 'mine'; readonly upTo: number; readonly supervisor: number }
  /** To the hand. */
  | { readonly do: 'drawTraps'; readonly count: number }
  /** To the hand; in the second year one more, then one of the hand goes under the deck (DUN-R21). */
  | { readonly do: 'buyTraps'; readonly count: number }
  /** Draw, keep some, the rest goes under the deck; `secondYear` = cards drawn in addition in the second year. */
  | { readonly do: 'keepTraps'; readonly draw: number; readonly keep: number; readonly secondYear: number }
  | { readonly do: 'keepPets'; readonly draw: number; readonly keep: number }
  | { readonly do: 'hire' }
  | { readonly do: 'build' }
  /** So many other colours gain 1 Evil, chosen one by one; all of them without a choice if it is 3 (UO2). */
  | { readonly do: 'smear'; readonly colours: number }
  /** Each tile needs a free imp, a room 1 gold more (UO3). */
  | { readonly do: 'restore'; readonly upTo: number; readonly supervisor: number }
  /** Gold that comes back twice at End of Season (UO4). */
  | { readonly do: 'deposit'; readonly upTo: number }
  /** Uses of the laboratory in this season's Production (UO5). */
  | { readonly do: 'rent'; readonly uses: number }
  /** Take an Expertise tile for a creature (UO7). */
  | { readonly do: 'teach' }
  /** Take an offered Improved Tunnel (UO8). */
  | { readonly do: 'improve' }
  /** Gold, and `more` with at least so many unconquered tunnels (PET2). */
  | { readonly do: 'forage'; readonly gold: number; readonly more: number; readonly tunnels: number };

export type EffectName = Effect['do'];

/** One of the three spaces of an order: what it costs, and what it does in this order. */
export interface OrderSpace {
  readonly cost: Cost;
  readonly effects: readonly Effect[];
}

// ── Orders ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Index into `orders`, 0–7: O1–O8. Also the O-location. */
export type Order = number;

/** A space of an O-location: 0 = I, 1 = II, 2 = III. */
export type Spot = number;

export interface OrderCard {
  readonly id: string;
  readonly name: string;
  /** I, II, III. */
  readonly spaces: readonly OrderSpace[];
  /** The spaces in the order in which they act (DUN-R10). */
  readonly acts: readonly Spot[];
  /** What a non-player's minion on I, II, III does to its own counter (DUN-R55). */
  readonly nonPlayerEvil: readonly number[];
}

/** Index into `opportunities`, 0–7: UO1–UO8; also the order it replaces. */
export type Opportunity = Order;

export interface OpportunityCard {
  readonly id: string;
  readonly name: string;
  readonly replaces: Order;
  readonly spaces: readonly OrderSpace[];
  /** Goes to the bottom in the first year (DUN-R57). */
  readonly secondYearOnly: boolean;
  /** What it offers, in our own words. */
  readonly text: string;
}

// ── Creatures ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Index into `creatures`, 0–11; also the number of its Expertise tile. */
export type CreatureKind = number;

/** A creature tile, 0–31: `creatureOf[tile]` is its kind. 0–15 silver, 16–31 gold. */
export type Creature = number;

/** Standard: the first in line. Anyone: the owner chooses. Everyone: all (DUN-5.17–5.19). */
export type Reach = 'standard' | 'anyone' | 'everyone';

export interface Attack {
  readonly reach: Reach;
  readonly damage: number;
}

/** One way to use a creature in battle. */
export interface BattleOption {
  /** Names it in records and words: `attack`, `clog`, … Unique within a creature. */
  readonly id: string;
  /** One after another; none = it does not attack. */
  readonly attacks: readonly Attack[];
  /** A standard attack for so much when the attack eliminates its target (Goblin); 0 = none. */
  readonly followUp: number;
  /** Food to be paid for it (Troll). */
  readonly food: number;
  /** Before the attack any adventurer is moved to the front (Evil Eye). */
  readonly hypnosis: boolean;
  /** Poison the target gets. */
  readonly poison: number;
  readonly preventsConquering: boolean;
  readonly skipsHealing: boolean;
  /** The creature returns to the lair face up. */
  readonly returns: boolean;
}

export interface CreatureCard {
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  readonly fs: boolean;
  /** Tiles with a silver and with a gold back. */
  readonly tiles: readonly [number, number];
  /** False for the Ghost (DUN-5.8). */
  readonly monster: boolean;
  readonly cost: Cost;
  /** What Pay Day asks; the cost again, but for an expert Demon. */
  readonly upkeep: Cost;
  readonly options: readonly BattleOption[];
  /** Index of the option with the largest free number, for Blind Rage (C204). */
  readonly rage: number;
  /** Whom it may not attack (DUN-R42). */
  readonly bars: { readonly priests: boolean; readonly paladin: boolean; readonly first: boolean };
  /** Stays face up although it could do nothing (Golem, Vampire; DUN-R41). */
  readonly staysUpIdle: boolean;
  /** Troll tokens it brings. */
  readonly tokens: number;
  /** While it is in the battle, the step is skipped. */
  readonly skipsFast: boolean;
  readonly skipsSlow: boolean;
  /** What it does, in our own words. */
  readonly text: string;
}

// ── Adventurers ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** 0 warrior, 1 thief, 2 priest, 3 wizard, 4 bard, 5 paladin, 6 illusion. */
export type Class = number;

/**
 * Somebody who can stand in a line, index into `adventurers`: 0–19 first year (warriors, thieves, priests, wizards,
 * bards, four each), 20–39 second year, 40–45 paladins (elf, human, dwarf per year), 46–49 the illusion in the line of
 * seat 0–3.
 */
export type Adventurer = number;

export interface AdventurerCard {
  readonly id: string;
  readonly name: string;
  readonly class: Class;
  /** 0 for an illusion. */
  readonly year: Year;
  readonly fs: boolean;
  /** Order of strength within the year; for paladins elf < human < dwarf (DUN-R61). */
  readonly rank: number;
  readonly hitPoints: number;
  // Symbols.
  readonly trap: number;
  readonly magic: number;
  readonly heart: number;
  readonly note: number;
  /** What he is worth in prison (DUN-6.4, DUN-6.5). */
  readonly points: number;
}

// ── Rooms ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Index into `rooms`, 0–21: RM01–RM22. */
export type Room = number;

/** One use in Production: workers that become busy, food and gold, and the gain. */
export interface Production {
  /** Imps or Troll tokens. */
  readonly workers: number;
  readonly cost: Cost;
  readonly effect: Effect;
}

export interface RoomCard {
  readonly id: string;
  readonly name: string;
  readonly year: Year;
  readonly fs: boolean;
  readonly zone: Zone;
  /** First-year rooms. */
  readonly production: Production | null;
  // In a battle on this tile.
  /** Added to every attack number, by creature kind. */
  readonly bonus: readonly number[];
  readonly traps: number;
  /** Gold for every trap here. */
  readonly surcharge: number;
  readonly skipsSpells: boolean;
  /** Skips the Bard Step; every bard takes so much (RM21). -1 = the step takes place. */
  readonly bardDamage: number;
  // At the end, if unconquered.
  /** Points per creature in the lair, by kind. */
  readonly points: readonly number[];
  /** Pays for exclusive titles (RM16). */
  readonly fame: boolean;
  /** What it does, in our own words. */
  readonly text: string;
}

// ── Traps and Combat Cards ───────────────────────────────────────────────────────────────────────────────────────────

/** Index into `traps`, 0–11. There are three cards of each; a hand holds kinds. */
export type Trap = number;

export interface TrapCard {
  readonly id: string;
  readonly name: string;
  readonly fs: boolean;
  readonly cost: {
    readonly food: number;
    readonly gold: number;
    /** Imps lost; no Troll token stands in. */
    readonly imps: number;
    /** Own monsters not in this battle. */
    readonly monsters: number;
    readonly marks: number;
  };
  // Damage, added up per adventurer.
  readonly each: number;
  readonly first: number;
  readonly second: number;
  readonly last: number;
  /** To an adventurer of the owner's choice. */
  readonly chosen: number;
  readonly bards: number;
  /** To the first, when no bard lives. */
  readonly withoutBards: number;
  /** The first takes all that he can still take. */
  readonly mortal: boolean;
  /** Poison on the chosen one. */
  readonly poison: number;
  /** A chosen wizard stops the Spell Steps, a chosen priest the Healing Step. */
  readonly antimagic: boolean;
  /** All courage is removed first. */
  readonly hushes: boolean;
  readonly preventsConquering: boolean;
  /** What it does, in our own words. */
  readonly text: string;
}

/** Index into `combatCards`, 0–23. */
export type CombatCard = number;

/** What a spell does to the defending player or for the party. */
export type Spell =
  | { readonly do: 'nothing' }
  /** Forced Evil. */
  | { readonly do: 'detectEvil'; readonly evil: number }
  /** 1 gold, else 1 food, else a trap of choice. */
  | { readonly do: 'steal' }
  | { readonly do: 'loseImp' }
  | { readonly do: 'hideWizards' }
  /** The next points of damage to the party are absorbed. */
  | { readonly do: 'shield'; readonly points: number }
  /** Per monster in the battle: pay its cost or withdraw it. */
  | { readonly do: 'payOrWithdraw' }
  /** Withdraw all monsters or pay so much Evil. */
  | { readonly do: 'peace'; readonly evil: number }
  /** Counters removed, front first. */
  | { readonly do: 'heal'; readonly counters: number }
  /** Counters removed from the front-most wounded only. */
  | { readonly do: 'healFirst'; readonly counters: number }
  /** Counters removed from everybody wounded. */
  | { readonly do: 'healEach'; readonly counters: number }
  | { readonly do: 'illusion' }
  /** The first in line gets hit points until the end of combat. */
  | { readonly do: 'toughen'; readonly hitPoints: number }
  | { readonly do: 'blindRage' }
  /** One monster in the battle: withdrawn, turned into a sheep, or knocked out. */
  | { readonly do: 'withdraw' }
  | { readonly do: 'sheep' }
  | { readonly do: 'banish' }
  /** Every face-up ghost of the lair is knocked out. */
  | { readonly do: 'knockOutGhosts' }
  /** One ghost in the battle is knocked out. */
  | { readonly do: 'knockOutGhost' }
  /** One more tile is conquered. */
  | { readonly do: 'findPath' }
  /** Courage to everybody but the paladin. */
  | { readonly do: 'hearten'; readonly courage: number }
  | { readonly do: 'discardTrap' }
  | { readonly do: 'freePrisoner' };

export type SpellName = Spell['do'];

export interface CombatCardRow {
  readonly id: string;
  readonly name: string;
  readonly year: Year;
  readonly fs: boolean;
  readonly fatigue: number;
  readonly fast: boolean;
  /** Magic symbols the party needs. */
  readonly magic: number;
  readonly spell: Spell;
  /** What the spell does, in our own words. */
  readonly text: string;
}

// ── Special events ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Index into `specialEvents`, 0–14: SE1–SE15. */
export type SpecialEvent = number;

export type Loss = 'food' | 'gold' | 'imps';

/** What an event does to each player in turn order, or, for the last two, to the table. */
export type Happening =
  /** Discard a monster or gain Evil (SE1). */
  | { readonly do: 'hunt'; readonly evil: number }
  /** Pay each; what is missing is a red mark (SE2). */
  | { readonly do: 'host'; readonly food: number; readonly gold: number }
  /** Remove tiles (SE3). */
  | { readonly do: 'quake'; readonly tiles: number }
  /** Per monster: one icon of its cost, or face down (SE4). */
  | { readonly do: 'strike' }
  | { readonly do: 'lose'; readonly what: Loss; readonly count: number }
  | { readonly do: 'loseShare'; readonly what: Loss; readonly divisor: number; readonly roundUp: boolean }
  /** Forced Evil for so many ghosts or monsters (SE8). */
  | { readonly do: 'scandal'; readonly of: 'ghosts' | 'monsters'; readonly atLeast: number; readonly evil: number }
  /** With a room: discard a trap or pay gold, else a red mark (SE9). */
  | { readonly do: 'inspect'; readonly gold: number }
  /** May pay gold for less Evil (SE13). */
  | { readonly do: 'parade'; readonly gold: number; readonly evil: number }
  /** 1 food per so many monsters, or monsters turn face down (SE14). */
  | { readonly do: 'scouts'; readonly monsters: number }
  /** The last of the own line gets hit points (SE15). */
  | { readonly do: 'cheer'; readonly hitPoints: number }
  /** This season's adventurers act when they have lined up (SE10). */
  | { readonly do: 'impatience' }
  /** A paladin enters (SE12). */
  | { readonly do: 'return' };

export type HappeningName = Happening['do'];

/** What an impatient adventurer does to his host, by class (SE10). */
export type Impatience =
  | { readonly do: 'knockOut' }
  | { readonly do: 'lose'; readonly what: Loss; readonly count: number }
  | { readonly do: 'discardTrap' }
  | { readonly do: 'evil'; readonly by: number };

export interface SpecialEventCard {
  readonly id: string;
  readonly name: string;
  readonly fs: boolean;
  readonly happenings: readonly Happening[];
  /** What it does, in our own words. */
  readonly text: string;
}

// ── Festival Season ──────────────────────────────────────────────────────────────────────────────────────────────────

/** An Expertise tile is named by the creature it is for: index into `expertise`, 0–11. */
export interface ExpertiseTile {
  readonly id: string;
  readonly name: string;
  /** What it changes, in our own words. */
  readonly text: string;
}

/** A kind of improved tunnel, 0–3. There are two tiles of each. */
export type Improvement = number;

export interface ImprovementTile {
  readonly id: string;
  readonly name: string;
  /** Saved once from being conquered. */
  readonly reinforced: boolean;
  readonly monsters: number;
  readonly traps: number;
  /** Imps it holds for mining. */
  readonly miners: number;
  readonly text: string;
}

/** Index into `pets`, 0–11: PET1–PET12. */
export type Pet = number;

export type PetMoment = 'production' | 'creatures' | 'conquering' | 'slowSpell' | 'scoring';

export interface PetCard {
  readonly id: string;
  readonly name: string;
  readonly moment: PetMoment;
  /** In Production. */
  readonly effect: Effect | null;
  /** In battle. */
  readonly damage: number;
  readonly hits: 'first' | 'notFirst' | 'nobody';
  /** At the end: `points` for every full `per` of these; only once if `once`. */
  readonly score: {
    readonly of: 'paladins' | 'tunnels' | 'prisoners' | 'titles';
    readonly per: number;
    readonly points: number;
    readonly once: boolean;
  } | null;
  readonly text: string;
}

// ── Gifts, setup cards, solo ─────────────────────────────────────────────────────────────────────────────────────────

/** Index into `items`: 0 Wand, 1 Amulet, 2 Clover, 3 Potion, 4 Plume, 5 Empty. Every colour has one of each. */
export type Item = number;

/** An Item Token: `colour * ITEMS + item`. */
export type Token = number;

/** A solo Expansion Tile's kind: the items 0–3, 4 = Blank. There are four of each. */
export type SoloTile = number;

/** What an Item Token or an Expansion Tile adds to its bearer. */
export interface ItemCard {
  readonly id: string;
  readonly name: string;
  /** The class it suits as a gift; -1 = none. */
  readonly class: Class;
  readonly fs: boolean;
  readonly hitPoints: number;
  readonly trap: number;
  readonly magic: number;
  readonly heart: number;
  readonly note: number;
}

/** Index into `setupCards`, 0–14: DS01–DS15. */
export type SetupCard = number;

export interface SetupCardRow {
  readonly id: string;
  readonly name: string;
  readonly tunnels: readonly Cell[];
  readonly food: number;
  readonly gold: number;
  readonly imps: number;
  readonly traps: number;
  /** Added to the Evil Counter. */
  readonly evil: number;
}

// ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Index into `titles`, 0–6. */
export type Title = number;

export interface TitleCard {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** What is compared. */
  readonly by: 'evil' | 'rooms' | 'tunnels' | 'monsters' | 'imps' | 'riches' | 'conquered';
  /** The fewest instead of the most. */
  readonly fewest: boolean;
  /** Alone at the table: thresholds for the exclusive and the shared value (DUN-R66); unused for Dark Deeds. */
  readonly solo: { readonly exclusive: number; readonly shared: number };
}
