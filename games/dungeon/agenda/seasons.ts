/** The agenda of setup, seasons, events, adventurers, production and the end. */
import type { Asks, RuleId, Seat } from '@vesper/kernel';
import type {
  Adventurer,
  Cell,
  Colour,
  Creature,
  Item,
  Order,
  Pet,
  Room,
  SetupCard,
  SpecialEvent,
  Trap,
} from '../content/types.ts';

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
  | {
      readonly do: 'strikeNext';
      readonly seat: Seat;
      readonly left: readonly Creature[];
      readonly card: SpecialEvent;
    }
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

/** An order needs an imp per cell, the Tool Shed and the Mole Pup dig free of them. */
export type DigSource = 'order' | 'free';

export type Treatment = 'pay' | 'dismiss' | 'default';
/** SE1. */
export type MonsterOrEvil = Creature | 'evil';
/** SE4: one icon of the cost, or the monster sulks. */
export type StrikePay = 'food' | 'gold' | 'evil' | 'trap' | 'imp' | 'turnDown';
/** Digging, and restoring on UO3. */
export type CellOrStop = Cell | 'stop';
/** A room is its number. */
export type Production = Room | { readonly pet: Pet } | 'laboratory' | 'end';

/** Everything that setup, events, adventurers and production ask. */
export type SeasonAsks = {
  /** One of two Dungeon Setup cards (DUN-3.26). */
  chooseSetup: Asks<SetupCard>;
  /** `left` = how many of the drawn cards are still to be put away, this one included. */
  putAway: Asks<Order, { readonly left: number }>;

  /** Instead of one red mark (DUN-R14); `left` marks are to come, this one included. */
  prisonerOrMark: Asks<Adventurer | 'mark', { readonly left: number }>;

  /** Pay Day (DUN-R24). `handled` = creatures that were paid, dismissed or defaulted on. */
  payNext: Asks<Creature, { readonly turn: number; readonly handled: readonly Creature[] }>;
  payDay: Asks<Treatment, { readonly creature: Creature }>;

  // The special events that ask (DUN-R25); `card` = which one.
  /** SE1: a monster, or Evil. */
  witchHunt: Asks<MonsterOrEvil, { readonly card: SpecialEvent; readonly evil: number }>;
  /** SE3. */
  earthquake: Asks<Cell, { readonly left: number; readonly card: SpecialEvent }>;
  /** SE4: what is paid for this monster, or it is turned face down. */
  monsterStrike: Asks<StrikePay, { readonly creature: Creature; readonly card: SpecialEvent }>;
  /** SE9: a trap, or gold. */
  inspection: Asks<Trap | 'gold', { readonly card: SpecialEvent; readonly gold: number }>;
  /** SE10, SE14: a monster to be turned face down. */
  turnDown: Asks<Creature, { readonly left: number; readonly card: SpecialEvent }>;
  /** SE13. */
  lanternParade: Asks<'pay' | 'decline', { readonly card: SpecialEvent; readonly gold: number; readonly evil: number }>;

  /** Which monster the Demon `creature` eats. */
  feedMonster: Asks<Creature, { readonly creature: Creature; readonly because: RuleId }>;
  /** A trap as payment for `creature` (NONE: an event takes it). */
  payTrap: Asks<Trap, { readonly creature: Creature; readonly because: RuleId }>;

  /** `colour`'s item goes to somebody in the row. */
  giveItem: Asks<Adventurer, { readonly colour: Colour; readonly item: Item }>;

  /** What to use next, or the end of it (DUN-R27). */
  produce: Asks<Production, { readonly turn: number }>;
  /** `done` = cells dug so far, `left` = how many more may be, this one included. */
  dig: Asks<CellOrStop, { readonly source: DigSource; readonly done: number; readonly left: number }>;

  /** The pets of a Festival, in turn order (DUN-R59). */
  draftPet: Asks<Pet>;
  /** Of the cards drawn; `left` = how many are still to be kept, this one included. */
  keep: Asks<number, { readonly what: 'pets' | 'traps'; readonly left: number; readonly because: RuleId }>;
};
