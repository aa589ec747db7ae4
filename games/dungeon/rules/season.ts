/** DUN-4.1 to DUN-4.3, DUN-4.35 to DUN-4.38, DUN-R4 to DUN-R8: years and seasons begin and end. */
import { andThen, drawOne, empty, isHeard, pour, putIn, putUnder, show, shuffle, takeOut } from '@vesper/kernel';
import type { DungeonDecision, DungeonFrame } from '../agenda.ts';
import { tent } from '../content/adventurers.ts';
import {
  ARRIVING_ADVENTURERS,
  OFFERED_CREATURES,
  OFFERED_IMPROVEMENTS,
  OFFERED_ROOMS,
  SPECIAL,
  YEARS,
  eventTiles,
  seasons,
  seasonsPerYear,
} from '../content/calendar.ts';
import { FIRST_GOLD_CREATURE } from '../content/creatures.ts';
import { CELLS } from '../content/grid.ts';
import { INTEREST, opportunities } from '../content/opportunities.ts';
import { rooms } from '../content/rooms.ts';
import type { Season } from '../content/types.ts';
import { NONE, PERFORMED } from '../state.ts';
import type { DungeonState, NonPlayer, Player } from '../state.ts';
import { seatAt, tell } from '../asking.ts';
import { giveOrders } from './orders.ts';
import { checkPaladins } from './paladins.ts';

// ── A year ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function beginYear(s: DungeonState): void {
  if (s.year > 0) clearYear(s);
  s.year++;
  s.season = 0;
  layEvents(s);
  for (const paladin of tent(s.year, s.terms.paladins)) putUnder(s.tent, paladin);
  s.entered = 0;
  s.revealed = 0;
  tell(s, { event: 'yearBegan', rule: 'DUN-4.1', year: s.year });
  checkPaladins(s);
  andThen(s, { do: 'beginSeason' });
}

/** The tiles of the year, face down; the first season has none. */
function layEvents(s: DungeonState): void {
  empty(s.eventTiles);
  empty(s.eventCards);
  for (const tile of eventTiles(s.terms.fs)) s.eventTiles.push(tile);
  shuffle(s, s.eventTiles);
  putUnder(s.eventTiles, NONE);
  for (let season = 0; season < s.eventTiles.length; season++) s.eventCards.push(NONE);
  s.eventsShown = 0;
}

/** DUN-R7, DUN-R48, DUN-R63: what belonged to the first year goes. */
function clearYear(s: DungeonState): void {
  clearOffer(s);
  while (s.creatureStack.length > 0 && s.creatureStack[s.creatureStack.length - 1] < FIRST_GOLD_CREATURE) {
    s.creatureBox.push(s.creatureStack.pop()!);
  }
  while (s.roomStack.length > 0 && rooms[s.roomStack[s.roomStack.length - 1]].year === s.year) {
    s.roomBox.push(s.roomStack.pop()!);
  }
  pour(s.adventurerStacks[s.year - 1], s.adventurerBox);
  pour(s.tent, s.adventurerBox);
  for (let i = 0; i < s.carried.length; i++) s.carried[i] = NONE;
  for (let seat = 0; seat < s.seats; seat++) s.players[seat].spied = 0;
}

// ── A season begins ──────────────────────────────────────────────────────────────────────────────────────────────────

// What a season consists of, the last frame first (DUN-R4).
const MANUAL: readonly DungeonFrame[] = [{ do: 'production' }, { do: 'adventurers' }, { do: 'event' }];
const CLASSIC: readonly DungeonFrame[] = [{ do: 'adventurers' }, { do: 'event' }, { do: 'production' }];
const COMBAT: DungeonFrame = { do: 'beginCombat' };
const END: DungeonFrame = { do: 'endSeason' };
const ORDERS: readonly DungeonFrame[] = [{ do: 'checkOrders', turn: 0 }, { do: 'placeMinions' }];

function beginSeason(s: DungeonState): void {
  s.phase = 'orders';
  const { season } = s;
  if (isHeard(s)) {
    tell(s, { event: 'seasonBegan', rule: 'DUN-4.2', seat: s.startingPlayer, year: s.year, season });
  }
  andThen(s, END);
  if (isLastSeason(s)) andThen(s, COMBAT);
  const order = s.terms.classic ? CLASSIC : MANUAL;
  for (let i = 0; i < order.length; i++) andThen(s, order[i]);
  for (let i = 0; i < ORDERS.length; i++) andThen(s, ORDERS[i]);

  renewOffer(s);
  turnUpRow(s);
  if (s.terms.classic && season + 1 < seasonsPerYear(s.terms.fs)) turnUpEvent(s, season + 1);
  if (s.terms.fs && seasons[season].opportunity) revealBoard(s);
  if (s.terms.fs && seasons[season].draft) {
    andThen(s, { do: 'giveOrders' });
    layOpenPets(s);
  } else giveOrders(s);
}

/** DUN-R1: the combat of the year is in its last season. */
export function isLastSeason(s: DungeonState): boolean {
  return s.season === seasonsPerYear(s.terms.fs) - 1;
}

/** DUN-R7: the whole offer is new. */
function renewOffer(s: DungeonState): void {
  clearOffer(s);
  for (let i = 0; i < OFFERED_CREATURES; i++) s.offeredCreatures.push(drawOne(s, s.creatureStack));
  for (let i = 0; i < OFFERED_ROOMS; i++) s.offeredRooms.push(drawOne(s, s.roomStack));
  if (!isHeard(s)) return;
  const creatures = s.offeredCreatures.slice();
  tell(s, { event: 'offerRenewed', rule: 'DUN-R7', creatures, rooms: s.offeredRooms.slice() });
}

function clearOffer(s: DungeonState): void {
  pour(s.offeredCreatures, s.creatureBox);
  pour(s.offeredRooms, s.roomBox);
}

/** DUN-R6: this season's adventurers lie face up, in classic timing those of the next season as well. */
function turnUpRow(s: DungeonState): void {
  if (!s.terms.classic) {
    if (seasons[s.season].arrival) drawRow(s, s.row, s.season);
    return;
  }
  while (s.nextRow.length > 0) s.row.unshift(s.nextRow.pop()!);
  const next = s.season + 1;
  if (next < seasonsPerYear(s.terms.fs)) drawRow(s, s.nextRow, next);
}

function drawRow(s: DungeonState, row: number[], season: Season): void {
  const stack = s.adventurerStacks[s.year - 1];
  for (let i = 0; i < ARRIVING_ADVENTURERS; i++) row.push(drawOne(s, stack));
  if (isHeard(s)) tell(s, { event: 'rowTurnedUp', rule: 'DUN-R6', season, adventurers: row.slice() });
}

/** DUN-4.8, DUN-R25: a Special tile shows its card as well. */
export function turnUpEvent(s: DungeonState, season: Season): void {
  const tile = s.eventTiles[season];
  s.eventsShown = season;
  if (tile === SPECIAL) {
    const card = s.specialStack.pop()!;
    s.eventCards[season] = card;
    s.seenSpecials.push(card);
  }
  show(s);
  if (isHeard(s)) tell(s, { event: 'eventTurnedUp', rule: 'DUN-R6', season, tile, card: s.eventCards[season] });
}

// ── Festival Season ──────────────────────────────────────────────────────────────────────────────────────────────────

/** DUN-R57. */
function revealBoard(s: DungeonState): void {
  let board = drawOne(s, s.boardStack);
  if (opportunities[board].secondYearOnly && s.year === 1) {
    putUnder(s.boardStack, board);
    s.restorationLast = true;
    tell(s, { event: 'boardPutBack', rule: 'DUN-R57', board });
    board = drawOne(s, s.boardStack);
  }
  s.board = board;
  if (opportunities[board].spaces[0].effects.some(effect => effect.do === 'improve')) {
    for (let i = 0; i < OFFERED_IMPROVEMENTS; i++) s.offeredImprovements.push(drawOne(s, s.improvementStack));
  }
  if (!isHeard(s)) return;
  tell(s, { event: 'boardRevealed', rule: 'DUN-R57', board, improvements: s.offeredImprovements.slice() });
}

/** DUN-R59: one pet more than players. */
function layOpenPets(s: DungeonState): void {
  for (let i = 0; i <= s.seats && s.petStack.length > 0; i++) putIn(s.petDraft, drawOne(s, s.petStack));
  if (isHeard(s)) tell(s, { event: 'petsLaidOpen', rule: 'DUN-R59', pets: s.petDraft.slice() });
  andThen(s, { do: 'draftNext', turn: 0 });
}

function draftNext(s: DungeonState, { turn }: { readonly turn: number }): void {
  if (turn < s.seats) {
    andThen(s, { ask: 'draftPet', seat: seatAt(s, turn) }, { do: 'draftNext', turn: turn + 1 });
    return;
  }
  if (isHeard(s)) tell(s, { event: 'petsPutBack', rule: 'DUN-R59', pets: s.petDraft.slice() });
  while (s.petDraft.length > 0) putUnder(s.petStack, s.petDraft.pop()!);
}

const draftPet: DungeonDecision<'draftPet'> = {
  rule: 'DUN-R59',
  asked: 'ifChoice',
  candidates: s => s.petDraft,
  choose(s, { seat }, c) {
    takeOut(s.petDraft, c);
    putIn(s.players[seat].pets, c);
    putIn(s.players[seat].openPets, c);
    if (isHeard(s)) tell(s, { event: 'petDrafted', rule: 'DUN-R59', seat, pet: c });
  },
};

// ── A season ends ────────────────────────────────────────────────────────────────────────────────────────────────────

function endSeason(s: DungeonState): void {
  s.phase = 'endOfSeason';
  for (let turn = 0; turn < s.seats; turn++) {
    const seat = seatAt(s, turn);
    const player = s.players[seat];
    returnOrders(player);
    player.busyImps = 0;
    player.busyTokens = 0;
    player.laboratory = 0;
    for (let cell = 0; cell < CELLS; cell++) player.roomUses[cell] = 0;
    if (isHeard(s)) {
      tell(s, { event: 'ordersReturned', rule: 'DUN-R12', seat, inaccessible: player.inaccessible.slice() });
    }
    payOut(s, seat);
  }
  for (let i = 0; i < s.nonPlayers.length; i++) returnNonPlayerOrders(s.nonPlayers[i]);
  for (let i = 0; i < s.minions.length; i++) s.minions[i] = NONE;
  s.board = NONE;
  while (s.offeredImprovements.length > 0) putUnder(s.improvementStack, s.offeredImprovements.pop()!);
  s.giftsOpen = false;
  s.impatient = false;
  s.startingPlayer = (s.startingPlayer + 1) % s.seats;
  if (isHeard(s)) tell(s, { event: 'tokenMoved', rule: 'DUN-4.37', seat: s.startingPlayer });

  if (!isLastSeason(s)) {
    s.season++;
    andThen(s, { do: 'beginSeason' });
  } else andThen(s, { do: s.year < YEARS ? 'beginYear' : 'score' });
}

/** DUN-R12: the second and third order are out of reach, unless they were not performed. */
function returnOrders(player: Player): void {
  const { inaccessible, orders, fates } = player;
  empty(inaccessible);
  for (let nth = 1; nth < orders.length; nth++) if (fates[nth] === PERFORMED) putIn(inaccessible, orders[nth]);
  empty(orders);
  empty(fates);
  player.nonPlayerOrder = NONE;
  player.gift = NONE;
  player.nonPlayerGift = NONE;
}

/** DUN-R54: the used cards become inaccessible, the others are available. */
function returnNonPlayerOrders(nonPlayer: NonPlayer): void {
  const { inaccessible, available, orders } = nonPlayer;
  nonPlayer.gift = NONE;
  while (inaccessible.length > 0) putIn(available, inaccessible.pop()!);
  while (orders.length > 0) putIn(inaccessible, orders.pop()!);
}

/** UO4. */
function payOut(s: DungeonState, seat: number): void {
  const player = s.players[seat];
  if (player.deposit === 0) return;
  const gold = player.deposit * INTEREST;
  player.deposit = 0;
  player.gold += gold;
  if (isHeard(s)) tell(s, { event: 'depositPaid', rule: 'DUN-R57', seat, gold });
}

export const seasonSteps = { beginYear, beginSeason, draftNext, endSeason };
export const seasonDecisions = { draftPet };
