/** The agenda of setup, seasons, events, adventurers, production and the end. */
import type { AskFrame, RuleId, Seat } from '@vesper/kernel';
import type { Adventurer, Cell, Colour, Creature, Item, Pet, Room, SpecialEvent } from '../content/types.ts';

export type Ask<Name extends string, Fields = unknown> = AskFrame & { readonly ask: Name } & Fields;

export type SeasonStep =
  // setup.ts
  | { readonly do: 'prepare' }
  | { readonly do: 'openSetupCards' }
  | { readonly do: 'drawOrders' }
  | { readonly do: 'openInaccessible' }
  // rules/season.ts; `turn` = the next player in turn order
  | { readonly do: 'beginYear' }
  | { readonly do: 'beginSeason' }
  | { readonly do: 'draftNext'; readonly turn: number }
  | { readonly do: 'endSeason' }
  // rules/scoring.ts
  | { readonly do: 'score' }
  // rules/events.ts and rules/specials.ts
  | { readonly do: 'event' }
  | { readonly do: 'payDayNext'; readonly turn: number; readonly handled: readonly Creature[] }
  | { readonly do: 'specialNext'; readonly card: SpecialEvent; readonly turn: number }
  | { readonly do: 'strikeNext'; readonly seat: Seat; readonly left: readonly Creature[] }
  // rules/adventurers.ts
  | { readonly do: 'adventurers' }
  /** `index` counts players in turn order, each with the non-player he controls, then the other non-players. */
  | { readonly do: 'giveNext'; readonly index: number }
  | { readonly do: 'assign' }
  /** `arrivals` by seat. */
  | { readonly do: 'impatientNext'; readonly arrivals: readonly Adventurer[]; readonly turn: number }
  // rules/production.ts
  | { readonly do: 'production' }
  | { readonly do: 'produceNext'; readonly turn: number };

/** One of two Dungeon Setup cards (DUN-3.26). */
export type ChooseSetup = Ask<'chooseSetup'>;
/** `left` = how many of the drawn cards are still to be put away, this one included. */
export type PutAway = Ask<'putAway', { readonly left: number }>;

/** Instead of one red mark (DUN-R14); `left` marks are to come, this one included. */
export type PrisonerOrMark = Ask<'prisonerOrMark', { readonly left: number }>;

/** Pay Day (DUN-R24). `handled` = creatures that were paid, dismissed or defaulted on. */
export type PayNext = Ask<'payNext', { readonly turn: number; readonly handled: readonly Creature[] }>;
export type PayDay = Ask<'payDay', { readonly creature: Creature }>;

// The special events that ask (DUN-R25).
/** SE1: a monster, or Evil. */
export type WitchHunt = Ask<'witchHunt'>;
/** SE3. */
export type Earthquake = Ask<'earthquake', { readonly left: number }>;
/** SE4: what is paid for this monster, or it is turned face down. */
export type MonsterStrike = Ask<'monsterStrike', { readonly creature: Creature }>;
/** SE9: a trap, or gold. */
export type Inspection = Ask<'inspection'>;
/** SE10, SE14: a monster to be turned face down. */
export type TurnDown = Ask<'turnDown', { readonly left: number; readonly card: SpecialEvent }>;
/** SE13. */
export type LanternParade = Ask<'lanternParade'>;

/** Which monster the Demon `creature` eats. */
export type FeedMonster = Ask<'feedMonster', { readonly creature: Creature; readonly because: RuleId }>;
/** A trap as payment for `creature` (NONE: an event takes it). */
export type PayTrap = Ask<'payTrap', { readonly creature: Creature; readonly because: RuleId }>;

/** `colour`'s item goes to somebody in the row. */
export type GiveItem = Ask<'giveItem', { readonly colour: Colour; readonly item: Item }>;

/** What to use next, or the end of it (DUN-R27). */
export type Produce = Ask<'produce', { readonly turn: number }>;

/**
 * An order needs an imp per cell, the Tool Shed and the Mole Pup dig free of them; `done` = cells dug so far, `left` =
 * how many more may be, this one included.
 */
export type DigSource = 'order' | 'free';
export type Dig = Ask<'dig', { readonly source: DigSource; readonly done: number; readonly left: number }>;

/** The pets of a Festival, in turn order (DUN-R59). */
export type DraftPet = Ask<'draftPet'>;
/** Of the cards drawn; `left` = how many are still to be kept, this one included. */
export type Keep = Ask<'keep', { readonly what: 'pets' | 'traps'; readonly left: number; readonly because: RuleId }>;

export type SeasonAsk =
  | ChooseSetup
  | PutAway
  | PrisonerOrMark
  | PayNext
  | PayDay
  | WitchHunt
  | Earthquake
  | MonsterStrike
  | Inspection
  | TurnDown
  | LanternParade
  | FeedMonster
  | PayTrap
  | GiveItem
  | Produce
  | Dig
  | DraftPet
  | Keep;

// ── Choices ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export type Treatment = 'pay' | 'dismiss' | 'default';
/** SE1. */
export type MonsterOrEvil = Creature | 'evil';
/** SE4: one icon of the cost, or the monster sulks. */
export type StrikePay = 'food' | 'gold' | 'evil' | 'trap' | 'imp' | 'turnDown';
/** Digging, and restoring on UO3. */
export type CellOrStop = Cell | 'stop';
/** A room is its number. */
export type Production = Room | { readonly pet: Pet } | 'laboratory' | 'end';
