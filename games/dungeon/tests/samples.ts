/** A table to speak of, and one event of each kind. */
import { start, view } from '@vesper/kernel';
import type { Match, Viewer } from '@vesper/kernel';
import { Fireball, Illusion } from '../content/combatCards.ts';
import { Clover } from '../content/items.ts';
import { GetFood, HireMonster } from '../content/orders.ts';
import { GuardGosling, MolePup } from '../content/pets.ts';
import { Mint } from '../content/rooms.ts';
import { WitchHunt } from '../content/specialEvents.ts';
import { RollingStone } from '../content/traps.ts';
import type { DungeonEvent } from '../events.ts';
import { dungeon } from '../game.ts';
import { NONE, PERFORMED, ROOM, TUNNEL } from '../state.ts';
import type { DungeonState } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { creatureTiles } from '../content/creatures.ts';

/** Two players at the start of the first year; seat 0 is Red, seat 1 Blue. */
export function table(change: (s: DungeonState) => void = () => {}): Match<DungeonState, DungeonView> {
  const match = start(dungeon, { seats: 2, seed: 'words', options: {} });
  change(match.state);
  return match;
}

export const seen = (viewer: Viewer, change?: (s: DungeonState) => void): DungeonView => view(table(change), viewer);

export type Sample<Name extends DungeonEvent['event']> = Omit<Extract<DungeonEvent, { event: Name }>, 'event' | 'rule'>;

/** The first tiles of the silver stack: two Goblins. */
export const [goblin, secondGoblin] = creatureTiles(1, false);
/** AP3, the Friar, and AW1, the Farmhand. */
export const FRIAR = 10;
export const FARMHAND = 0;
export const ELF = 40;
const cost = { food: 1, gold: 0, evil: 0, traps: 0, monsters: 0, imps: 0 };

/** One event of each kind. */
export const samples: { readonly [Name in DungeonEvent['event']]: Sample<Name> } = {
  // Setup
  startingPlayerChosen: { seat: 0 },
  setupCardsDealt: { seat: 0, cards: [1, 2] },
  setupCardPicked: { seat: 0, card: 1 },
  setupCardOpened: { seat: 0, card: 1 },
  ordersDrawn: { seat: 0, orders: [0, 1, 2] },
  orderPutAway: { seat: 0, order: 1 },
  inaccessibleOpened: { colour: 0, orders: [0, 1] },
  // Seasons
  yearBegan: { year: 2 },
  seasonBegan: { seat: 0, year: 1, season: 1 },
  offerRenewed: { creatures: [goblin, 4], rooms: [Mint] },
  rowTurnedUp: { season: 1, adventurers: [FARMHAND, FRIAR] },
  eventTurnedUp: { season: 1, tile: 2, card: WitchHunt },
  boardRevealed: { board: 7, improvements: [0, 1] },
  boardPutBack: { board: 2 },
  petsLaidOpen: { pets: [0, 1] },
  petDrafted: { seat: 0, pet: MolePup },
  petsPutBack: { pets: [0] },
  ordersReturned: { seat: 0, inaccessible: [3, 4] },
  depositPaid: { seat: 0, gold: 6 },
  tokenMoved: { seat: 0 },
  // Orders
  nonPlayerOrdered: { colour: 2, order: 5, rolled: 5, board: NONE },
  orderGiven: { seat: 0, nth: 1, order: HireMonster, board: NONE },
  nonPlayerOrderGiven: { seat: 0, colour: 2, order: 3, board: NONE },
  giftCommitted: { seat: 0, colour: 0, item: Clover },
  ordersOpened: { seat: 0, orders: [0, 3, 6], board: NONE },
  minionPlaced: { colour: 0, order: GetFood, spot: 1, board: NONE },
  minionBlocked: { colour: 2, order: GetFood, board: NONE },
  orderPerformed: { seat: 0, order: GetFood, spot: 1, board: GetFood },
  orderDeclined: { seat: 0, order: GetFood, spot: 1, board: NONE },
  orderUnplayable: { seat: 0, order: 7, spot: 0, why: 'noRoomFits', board: NONE },
  paid: { seat: 0, food: 1, gold: 2, imps: 0 },
  gained: { seat: 0, food: 3, gold: 0, imps: 0 },
  lost: { seat: 0, food: 0, gold: 0, imps: 1 },
  impsSetToWork: { seat: 0, imps: 2, tokens: 1 },
  evilMoved: { colour: 0, from: 5, to: 7 },
  spied: { seat: 0, slot: 2, card: Fireball },
  tunnelDug: { seat: 0, cell: 7 },
  goldMined: { seat: 0, amount: 2 },
  trapsDrawn: { seat: 0, count: 1, traps: [RollingStone] },
  trapDeckRefilled: { cards: 4 },
  trapReturned: { seat: 0, trap: RollingStone },
  trapDiscarded: { seat: 0, trap: RollingStone },
  creatureHired: { seat: 0, creature: goblin, cost },
  creatureLeft: { seat: 0, creature: goblin, why: 'dismissed' },
  roomBuilt: { seat: 0, room: Mint, cell: 17, over: TUNNEL },
  petsDrawn: { seat: 0, count: 2, pets: [0, 1] },
  petKept: { seat: 0, pet: 1 },
  trapKept: { seat: 0, trap: RollingStone },
  cardsPutBack: { seat: 0, what: 'pets', count: 1 },
  tileRestored: { seat: 0, cell: 2 },
  goldDeposited: { seat: 0, amount: 3 },
  laboratoryRented: { seat: 0, uses: 2 },
  expertiseTaken: { seat: 0, kind: 0, creature: goblin },
  tunnelImproved: { seat: 0, improvement: 3, cell: 7 },
  redMarks: { seat: 0, amount: 2 },
  prisonerDiscarded: { seat: 0, adventurer: FRIAR },
  ordersJudged: { seat: 0, fates: [PERFORMED], marks: 0 },
  // Paladins and events
  paladinEntered: { adventurer: ELF },
  paladinMoved: { adventurer: ELF, from: 1, to: 0 },
  taxesPaid: { seat: 0, due: 4, paid: 3 },
  payDayTreated: { seat: 0, creature: goblin, treatment: 'default' },
  nobodyToPay: { seat: 0 },
  specialStruck: { seat: 0, card: WitchHunt },
  specialHarmless: { seat: 0, card: WitchHunt },
  tileCollapsed: { seat: 0, cell: 12, tile: ROOM + Mint },
  quakeEndedEarly: { seat: 0 },
  strikeSettled: { seat: 0, creature: goblin, paid: 'food' },
  creatureTurnedDown: { seat: 0, creature: goblin },
  impatient: { seat: 0, adventurer: FRIAR },
  toughened: { seat: 0, adventurer: FRIAR },
  paradePaid: { seat: 0 },
  paradeDeclined: { seat: 0 },
  // Adventurers and production
  giftOpened: { colour: 0, item: Clover },
  itemGiven: { colour: 0, item: Clover, adventurer: FRIAR },
  itemReturned: { colour: 0, item: Clover },
  evilRolled: { colour: 2, face: 7 },
  adventurerAssigned: { colour: 0, adventurer: FRIAR, place: 2 },
  expansionDrawn: { seat: 0, adventurer: FRIAR, expansion: 4 },
  roomUsed: { seat: 0, room: Mint },
  laboratoryUsed: { seat: 0 },
  petUsed: { seat: 0, pet: MolePup },
  productionEnded: { seat: 0 },
  // The end
  titleHeld: { title: 2, seats: [0, 1], exclusive: false, points: 1 },
  scored: { seat: 0, line: 'redMarks', points: -3 },
  won: { winners: [0], places: [1, 2], tied: false },
  // Combat
  combatBegan: { year: 1, rounds: 4 },
  roundBegan: { round: 2, seats: [0, 1] },
  planPicked: { seat: 0, cell: NONE, trap: RollingStone, creature: NONE },
  planCommitted: { seat: 0 },
  planOpened: { seat: 0, cell: 2, creatures: [goblin], trapCount: 1, traps: [RollingStone] },
  planReturned: { seat: 0 },
  prisonerFreed: { seat: 0, adventurer: FRIAR },
  nothingToDefend: { seat: 0 },
  cardRevealed: { round: 1, card: Illusion },
  battleBegan: { seat: 0, cell: 2 },
  stepSkipped: { seat: 0, step: 'heal', why: 'noAttack' },
  courageGiven: { seat: 0, adventurer: FRIAR, courage: 1 },
  courageRemoved: { seat: 0 },
  trapSprung: { seat: 0, trap: RollingStone, surcharge: 1 },
  trapReturnedUnused: { seat: 0, trap: RollingStone },
  damagePrevented: { seat: 0, adventurer: FRIAR, amount: 2 },
  damageAbsorbed: { seat: 0, adventurer: FRIAR, amount: 1, by: 'courage' },
  damaged: { seat: 0, adventurer: FRIAR, amount: 2, damage: 3, by: 'poison' },
  poisoned: { seat: 0, adventurer: FRIAR, poison: 2 },
  spellCast: { seat: 0, card: Fireball },
  spellFailed: { seat: 0, card: Fireball, why: 'tooLittleMagic', by: '' },
  spellHarmless: { seat: 0, card: Fireball },
  becameInvisible: { seat: 0, adventurers: [12, 13] },
  shieldRaised: { seat: 0, amount: 3 },
  withdrawn: { seat: 0, creature: goblin },
  suggestionPaid: { seat: 0, creature: goblin },
  illusionAppeared: { seat: 0, adventurer: 46 },
  illusionVanished: { seat: 0, adventurer: 46 },
  healed: { seat: 0, adventurer: FRIAR, amount: 1, damage: 0 },
  enraged: { seat: 0 },
  becameSheep: { seat: 0, creature: goblin },
  activated: { seat: 0, creature: goblin, option: 'attack' },
  attacked: { seat: 0, adventurer: FRIAR, creature: goblin, damage: 2 },
  hypnotised: { seat: 0, adventurer: FRIAR, creature: 14 },
  stoodIdle: { seat: 0, creature: goblin },
  knockedOut: { seat: 0, creature: goblin },
  returnedFaceUp: { seat: 0, creature: goblin },
  conqueringPrevented: { seat: 0, by: 'MON-SLI' },
  battlePetUsed: { seat: 0, pet: GuardGosling },
  petKeptBack: { seat: 0, pet: GuardGosling },
  imprisoned: { seat: 0, adventurer: FRIAR },
  expansionKept: { seat: 0, adventurer: FRIAR, expansion: 0 },
  fatigued: { seat: 0, fatigue: 2 },
  tileConquered: { seat: 0, cell: 2, tile: TUNNEL },
  tileHeld: { seat: 0, cell: 2, why: 'reinforced' },
  partyDefeated: { seat: 0 },
  battleEnded: { seat: 0 },
  combatEnded: { year: 1 },
  adventurersLeft: { seat: 0, adventurers: [FRIAR] },
  creaturesWoke: { seat: 0, creatures: [goblin, secondGoblin] },
};
