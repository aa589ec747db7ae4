/** What happens outside battles. Fields with a question mark are missing for those who may not see them. */
import type { Event, Seat } from '@vesper/kernel';
import type {
  Adventurer,
  Cell,
  Colour,
  CombatCard,
  Cost,
  Creature,
  CreatureKind,
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
  Spot,
  Title,
  Trap,
} from '../content/types.ts';
import type { Fate, Tile } from '../state.ts';

export type Happened<Name extends string, Fields> = Event & { readonly event: Name } & Fields;
type By = { readonly seat: Seat };
/** The Unique Opportunity Board that lies out, whose spaces are called by its name; NONE. */
type Board = { readonly board: Opportunity };
type At = By & Board & { readonly order: Order; readonly spot: Spot };

export type SeasonEvent =
  // Setup
  | Happened<'startingPlayerChosen', By>
  | Happened<'setupCardsDealt', By & { readonly cards?: readonly SetupCard[] }>
  | Happened<'setupCardPicked', By & { readonly card: SetupCard }>
  | Happened<'setupCardOpened', By & { readonly card: SetupCard }>
  | Happened<'ordersDrawn', By & { readonly orders?: readonly Order[] }>
  | Happened<'orderPutAway', By & { readonly order: Order }>
  | Happened<'inaccessibleOpened', { readonly colour: Colour; readonly orders: readonly Order[] }>
  // Seasons and years
  | Happened<'yearBegan', { readonly year: number }>
  | Happened<'seasonBegan', By & { readonly year: number; readonly season: Season }>
  | Happened<'offerRenewed', { readonly creatures: readonly Creature[]; readonly rooms: readonly Room[] }>
  | Happened<'rowTurnedUp', { readonly season: Season; readonly adventurers: readonly Adventurer[] }>
  | Happened<'eventTurnedUp', { readonly season: Season; readonly tile: EventTile; readonly card: SpecialEvent }>
  | Happened<'boardRevealed', { readonly board: Order; readonly improvements: readonly Improvement[] }>
  | Happened<'boardPutBack', { readonly board: Order }>
  | Happened<'petsLaidOpen', { readonly pets: readonly Pet[] }>
  | Happened<'petDrafted', By & { readonly pet: Pet }>
  | Happened<'petsPutBack', { readonly pets: readonly Pet[] }>
  | Happened<'ordersReturned', By & { readonly inaccessible: readonly Order[] }>
  | Happened<'depositPaid', By & { readonly gold: number }>
  | Happened<'tokenMoved', By>
  // Giving orders
  | Happened<'nonPlayerOrdered', Board & { readonly colour: Colour; readonly order: Order; readonly rolled: number }>
  | Happened<'orderGiven', By & Board & { readonly nth: number; readonly order: Order }>
  | Happened<'nonPlayerOrderGiven', By & Board & { readonly colour: Colour; readonly order: Order }>
  | Happened<'giftCommitted', By & { readonly colour: Colour; readonly item: Item }>
  | Happened<'ordersOpened', By & Board & { readonly orders: readonly Order[] }>
  | Happened<'minionPlaced', Board & { readonly colour: Colour; readonly order: Order; readonly spot: Spot }>
  | Happened<'minionBlocked', Board & { readonly colour: Colour; readonly order: Order }>
  // Carrying them out
  | Happened<'orderPerformed', At>
  | Happened<'orderDeclined', At>
  /** `why` = the first thing in its way. */
  | Happened<'orderUnplayable', At & { readonly why: string }>
  | Happened<'paid', By & { readonly food: number; readonly gold: number; readonly imps: number }>
  | Happened<'gained', By & { readonly food: number; readonly gold: number; readonly imps: number }>
  | Happened<'lost', By & { readonly food: number; readonly gold: number; readonly imps: number }>
  | Happened<'impsSetToWork', By & { readonly imps: number; readonly tokens: number }>
  | Happened<'evilMoved', { readonly colour: Colour; readonly from: number; readonly to: number }>
  | Happened<'spied', By & { readonly slot: number; readonly card?: CombatCard }>
  | Happened<'tunnelDug', By & { readonly cell: Cell }>
  | Happened<'goldMined', By & { readonly amount: number }>
  | Happened<'trapsDrawn', By & { readonly count: number; readonly traps?: readonly Trap[] }>
  | Happened<'trapDeckRefilled', { readonly cards: number }>
  | Happened<'trapReturned', By & { readonly trap?: Trap }>
  | Happened<'trapDiscarded', By & { readonly trap: Trap }>
  | Happened<'creatureHired', By & { readonly creature: Creature; readonly cost: Cost }>
  | Happened<
      'creatureLeft',
      By & { readonly creature: Creature; readonly why: 'fed' | 'dismissed' | 'hunted' | 'thrown' }
    >
  | Happened<'roomBuilt', By & { readonly room: Room; readonly cell: Cell; readonly over: Tile }>
  | Happened<'petsDrawn', By & { readonly count: number; readonly pets?: readonly Pet[] }>
  | Happened<'petKept', By & { readonly pet?: Pet }>
  | Happened<'trapKept', By & { readonly trap?: Trap }>
  | Happened<'cardsPutBack', By & { readonly what: 'pets' | 'traps'; readonly count: number }>
  | Happened<'tileRestored', By & { readonly cell: Cell }>
  | Happened<'goldDeposited', By & { readonly amount: number }>
  | Happened<'laboratoryRented', By & { readonly uses: number }>
  | Happened<'expertiseTaken', By & { readonly kind: CreatureKind; readonly creature: Creature }>
  | Happened<'tunnelImproved', By & { readonly improvement: Improvement; readonly cell: Cell }>
  | Happened<'redMarks', By & { readonly amount: number }>
  | Happened<'prisonerDiscarded', By & { readonly adventurer: Adventurer }>
  // Paladins
  | Happened<'paladinEntered', { readonly adventurer: Adventurer }>
  | Happened<'paladinMoved', { readonly adventurer: Adventurer; readonly from: Seat; readonly to: Seat }>
  // Events
  | Happened<'taxesPaid', By & { readonly due: number; readonly paid: number }>
  | Happened<'payDayTreated', By & { readonly creature: Creature; readonly treatment: 'pay' | 'dismiss' | 'default' }>
  | Happened<'nobodyToPay', By>
  | Happened<'specialStruck', By & { readonly card: SpecialEvent }>
  /** The card does nothing to this player; NONE = to nobody. */
  | Happened<'specialHarmless', By & { readonly card: SpecialEvent }>
  | Happened<'tileCollapsed', By & { readonly cell: Cell; readonly tile: Tile }>
  /** An earthquake would take more tiles, and finds none. */
  | Happened<'quakeEndedEarly', By>
  | Happened<'strikeSettled', By & { readonly creature: Creature; readonly paid: string }>
  | Happened<'creatureTurnedDown', By & { readonly creature: Creature }>
  | Happened<'impatient', By & { readonly adventurer: Adventurer }>
  | Happened<'toughened', By & { readonly adventurer: Adventurer }>
  | Happened<'paradePaid', By>
  | Happened<'paradeDeclined', By>
  // Adventurers
  | Happened<'giftOpened', { readonly colour: Colour; readonly item: Item }>
  | Happened<'itemGiven', { readonly colour: Colour; readonly item: Item; readonly adventurer: Adventurer }>
  | Happened<'itemReturned', { readonly colour: Colour; readonly item: Item }>
  | Happened<'evilRolled', { readonly colour: Colour; readonly face: number }>
  | Happened<'adventurerAssigned', { readonly colour: Colour; readonly adventurer: Adventurer; readonly place: number }>
  | Happened<'expansionDrawn', By & { readonly adventurer: Adventurer; readonly expansion: SoloTile }>
  // Production
  | Happened<'roomUsed', By & { readonly room: Room }>
  | Happened<'laboratoryUsed', By>
  | Happened<'petUsed', By & { readonly pet: Pet }>
  | Happened<'productionEnded', By>
  // The end
  | Happened<
      'titleHeld',
      { readonly title: Title; readonly seats: readonly Seat[]; readonly exclusive: boolean; readonly points: number }
    >
  | Happened<'scored', By & { readonly line: string; readonly points: number }>
  | Happened<'won', { readonly winners: readonly Seat[]; readonly places: readonly number[]; readonly tied: boolean }>
  /** For the log of a season: what became of every order of a player. */
  | Happened<'ordersJudged', By & { readonly fates: readonly Fate[]; readonly marks: number }>;
