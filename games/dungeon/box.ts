/** Everything that lies in the box, and a table before anything is shuffled. */
import { adventurerTiles } from './content/adventurers.ts';
import { combatDeck } from './content/combatCards.ts';
import { CREATURES, CREATURE_KINDS, creatureTiles } from './content/creatures.ts';
import { CELLS } from './content/grid.ts';
import { improvementTiles } from './content/improvements.ts';
import { soloTiles } from './content/items.ts';
import { OPPORTUNITIES } from './content/opportunities.ts';
import { COLOURS, EVIL_START, ORDERS, SPOTS } from './content/orders.ts';
import { pets } from './content/pets.ts';
import { roomTiles } from './content/rooms.ts';
import { specialDeck } from './content/specialEvents.ts';
import { trapDeck } from './content/traps.ts';
import type { Order } from './content/types.ts';
import { noBattle } from './battle.ts';
import { EARTH, NONE, STANDING } from './state.ts';
import type { DungeonState, NonPlayer, Player, Terms } from './state.ts';

// All lists of a table are filled one by one: others may have holes, and what deals with both kinds of lists is slower.

export function numbersTo(n: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < n; i++) list.push(i);
  return list;
}

function listOf(n: number, value: number): number[] {
  return numbersTo(n).fill(value);
}

function filled(tiles: readonly number[]): number[] {
  const list: number[] = [];
  for (const tile of tiles) list.push(tile);
  return list;
}

function made<T>(n: number, make: () => T): T[] {
  const list: T[] = [];
  for (let i = 0; i < n; i++) list.push(make());
  return list;
}

export const ALL_ORDERS: readonly Order[] = numbersTo(ORDERS);

/** What is in the box with and without Festival Season. Copied into every new match. */
function unpack(fs: boolean) {
  return {
    adventurers: [adventurerTiles(1, fs), adventurerTiles(2, fs)],
    creatures: [filled(creatureTiles(1, fs)), filled(creatureTiles(2, fs))],
    rooms: [filled(roomTiles(1, fs)), filled(roomTiles(2, fs))],
    combatCards: [filled(combatDeck(1, fs)), filled(combatDeck(2, fs))],
    traps: filled(trapDeck(fs)),
    specials: filled(specialDeck(fs)),
    boards: fs ? numbersTo(OPPORTUNITIES) : [],
    improvements: fs ? filled(improvementTiles()) : [],
    pets: fs ? numbersTo(pets.length) : [],
  };
}

const BOX = unpack(false);
const FESTIVE_BOX = unpack(true);

export function boxOf(fs: boolean): ReturnType<typeof unpack> {
  return fs ? FESTIVE_BOX : BOX;
}

const EVILS: readonly number[] = listOf(COLOURS, EVIL_START);
const NO_MINIONS: readonly number[] = listOf(ORDERS * SPOTS, NONE);
const AWAKE: readonly number[] = listOf(CREATURES, 0);
const NO_EXPERTS: readonly number[] = listOf(CREATURE_KINDS, NONE);
const UNHURT: readonly number[] = listOf(STANDING, 0);
const EMPTY_HANDED: readonly number[] = listOf(STANDING, NONE);
const EARTHS: readonly number[] = listOf(CELLS, EARTH);
const NOTHING: readonly number[] = listOf(CELLS, 0);
const SOLO_TILES: readonly number[] = filled(soloTiles());

/** A table with everything on it and all stacks in order. */
export function emptyTable(seats: number, terms: Terms, chance: number[]): DungeonState {
  const box = boxOf(terms.fs);
  return {
    seats,
    agenda: [],
    chance,
    outcome: null,
    terms,
    phase: 'setup',
    year: 0,
    season: 0,
    startingPlayer: 0,
    players: made(seats, newPlayer),
    nonPlayers: made(COLOURS - seats, newNonPlayer),
    evil: EVILS.slice(),
    minions: NO_MINIONS.slice(),
    location: NONE,
    offeredCreatures: [],
    offeredRooms: [],
    creatureStack: [],
    roomStack: [],
    adventurerStacks: [box.adventurers[0].slice(), box.adventurers[1].slice()],
    creatureBox: [],
    roomBox: [],
    adventurerBox: [],
    row: [],
    nextRow: [],
    tent: [],
    entered: 0,
    knockedOut: AWAKE.slice(),
    experts: NO_EXPERTS.slice(),
    damage: UNHURT.slice(),
    courage: UNHURT.slice(),
    poison: UNHURT.slice(),
    toughened: UNHURT.slice(),
    invisible: UNHURT.slice(),
    carried: EMPTY_HANDED.slice(),
    expansionOn: EMPTY_HANDED.slice(),
    trapDeck: box.traps.slice(),
    trapDiscard: [],
    eventTiles: [],
    eventCards: [],
    eventsShown: 0,
    specialStack: box.specials.slice(),
    seenSpecials: [],
    giftsOpen: false,
    impatient: false,
    combatCards: [box.combatCards[0].slice(), box.combatCards[1].slice()],
    revealed: 0,
    combats: 0,
    board: NONE,
    boardStack: box.boards.slice(),
    restorationLast: false,
    offeredImprovements: [],
    improvementStack: box.improvements.slice(),
    petStack: box.pets.slice(),
    petDraft: [],
    expansionBag: seats === 1 ? SOLO_TILES.slice() : [],
    battle: noBattle(),
  };
}

function newPlayer(): Player {
  return {
    food: 0,
    gold: 0,
    imps: 0,
    busyImps: 0,
    trollTokens: 0,
    busyTokens: 0,
    redMarks: 0,
    dungeon: EARTHS.slice(),
    conquered: NOTHING.slice(),
    lair: [],
    line: [],
    prison: [],
    traps: [],
    pets: [],
    openPets: [],
    usedPets: [],
    drawn: [],
    spied: 0,
    inaccessible: [],
    orders: [],
    fates: [],
    nonPlayerOrder: NONE,
    gift: NONE,
    nonPlayerGift: NONE,
    roomUses: NOTHING.slice(),
    deposit: 0,
    laboratory: 0,
    setupCards: [],
    setupCard: NONE,
    expansions: [],
    plan: { cell: NONE, traps: [], creatures: [], freed: NONE, committed: false },
    opened: { cell: NONE, creatures: [], trapCount: 0 },
    mourning: false,
  };
}

function newNonPlayer(): NonPlayer {
  return { inaccessible: [], available: ALL_ORDERS.slice(), orders: [], gift: NONE };
}
