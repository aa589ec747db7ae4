/** What the things on the table are called, for sentences and for the board. */
import { CLASS_NAMES, adventurers, isIllusion, isPaladin } from '../content/adventurers.ts';
import { EVENT_TILE_NAMES, seasons } from '../content/calendar.ts';
import { combatCards } from '../content/combatCards.ts';
import { creatureOf, creatures } from '../content/creatures.ts';
import { expertise } from '../content/expertise.ts';
import { ENTRANCE, cells } from '../content/grid.ts';
import { improvements } from '../content/improvements.ts';
import { Blank, items } from '../content/items.ts';
import { opportunities } from '../content/opportunities.ts';
import { orders } from '../content/orders.ts';
import { pets } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import { setupCards } from '../content/setupCards.ts';
import { specialEvents } from '../content/specialEvents.ts';
import { titles } from '../content/titles.ts';
import { traps } from '../content/traps.ts';
import type {
  Adventurer,
  Cell,
  CombatCard,
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
import { EARTH, IMPROVED, NONE, ROOM, TUNNEL } from '../state.ts';
import type { Tile } from '../state.ts';

export const seasonName = (season: Season): string => seasons[season].name;
export const orderName = (order: Order): string => orders[order].name;
export const opportunityName = (board: Opportunity): string => opportunities[board].name;
export const roomName = (room: Room): string => rooms[room].name;
export const trapName = (trap: Trap): string => traps[trap].name;
export const cardName = (card: CombatCard): string => combatCards[card].name;
export const specialName = (card: SpecialEvent): string => specialEvents[card].name;
export const petName = (pet: Pet): string => pets[pet].name;
export const improvementName = (improvement: Improvement): string => improvements[improvement].name;
export const setupName = (card: SetupCard): string => setupCards[card].name;
export const titleName = (title: Title): string => titles[title].name;
export const itemName = (item: Item): string => items[item].name;
export const soloTileName = (tile: SoloTile): string => (tile === Blank ? 'blank tile' : items[tile].name);
export const eventTileName = (tile: EventTile): string => EVENT_TILE_NAMES[tile];
export const kindName = (kind: CreatureKind): string => creatures[kind].name;
export const expertiseName = (kind: CreatureKind): string => expertise[kind].name;

const SPOTS = ['I', 'II', 'III'] as const;
export const spotName = (spot: Spot): string => SPOTS[spot];

/** What the spaces of an order offer at present: `Get Food`, `Pet Market`. */
export function locationName(order: Order, board: Opportunity): string {
  return board === order ? opportunityName(board) : orderName(order);
}

/** `Get Food`, `Get Food (Pet Market)`: the order itself, and where its minions go at present. */
export function orderLabel(order: Order, board: Opportunity): string {
  return board === order ? `${orderName(order)} (${opportunityName(board)})` : orderName(order);
}

/** `Get Food II`, `Pet Market II`. */
export function spaceName(order: Order, spot: Spot, board: Opportunity): string {
  return `${locationName(order, board)} ${spotName(spot)}`;
}

// ── The dungeon ──────────────────────────────────────────────────────────────────────────────────────────────────────

const COLUMN_LETTERS = 'ABCDE';

/** Columns A–E, rows from the top: `C1` is below the entrance. */
export function cellName(cell: Cell): string {
  const { column, row } = cells[cell];
  return `${COLUMN_LETTERS[column - 1]}${row}`;
}

/** `C1, at the entrance`, `C2`. */
export function cellLabel(cell: Cell): string {
  return cell === ENTRANCE ? `${cellName(cell)}, at the entrance` : cellName(cell);
}

/** `tunnel`, `Gold Vein`, `Mint`. */
export function tileName(tile: Tile): string {
  if (tile >= ROOM) return roomName(tile - ROOM);
  if (tile >= IMPROVED) return improvementName(tile - IMPROVED);
  return tile === TUNNEL ? 'tunnel' : tile === EARTH ? 'earth' : 'tile';
}

const ZONES = ['in the upper half', 'in the lower half', 'on the outer ring', 'in the inner block'] as const;

/** Where a room may be built: `in the upper half`, `anywhere`. */
export function zoneName(zone: number): string {
  return zone === NONE ? 'anywhere' : ZONES[zone];
}

// ── Creatures ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `Goblin`. */
export const creatureName = (creature: Creature): string => kindName(creatureOf[creature]);

const COPIES = ['', 'second ', 'third '] as const;

/** `Goblin`, `second Goblin`: so that two of a kind in one place can be told apart. */
export function creatureLabel(creature: Creature, among: readonly Creature[]): string {
  const kind = creatureOf[creature];
  const before = among.filter(other => other < creature && creatureOf[other] === kind).length;
  return `${COPIES[before]}${kindName(kind)}`;
}

// ── Adventurers ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** `Friar`. */
export const adventurerName = (adventurer: Adventurer): string => adventurers[adventurer].name;
/** `warrior`. */
export const className = (adventurer: Adventurer): string => CLASS_NAMES[adventurers[adventurer].class];

/** `Friar (priest)`; paladins and illusions say themselves what they are. */
export function adventurerLabel(adventurer: Adventurer): string {
  const name = adventurerName(adventurer);
  return isPaladin(adventurer) || isIllusion(adventurer) ? name : `${name} (${className(adventurer)})`;
}
