/** DUN-3, DUN-R61, DUN-R62: the options of a match and setting it up, step by step. */
import { andThen, empty, has, isHeard, no, pick, putIn, shuffle, takeOut } from '@vesper/kernel';
import type { OptionSpec, Options, Seat } from '@vesper/kernel';
import type { DungeonAsk, DungeonDecision, DungeonFrame } from './agenda.ts';
import { ALL_ORDERS, boxOf, emptyTable, numbersTo } from './box.ts';
import {
  NON_PLAYER_INACCESSIBLE,
  SETUP_CARDS_DEALT,
  START_FOOD,
  START_GOLD,
  START_IMPS,
  START_INACCESSIBLE,
  START_ORDERS_DRAWN,
  roundsPerCombat,
  specialsPerYear,
} from './content/calendar.ts';
import { COLOURS } from './content/orders.ts';
import { SETUP_CARDS, START_TUNNELS, setupCards } from './content/setupCards.ts';
import type { Cell, CombatCard, Order, SetupCard } from './content/types.ts';
import { moveEvil } from './rules/evil.ts';
import { drawTraps } from './rules/traps.ts';
import { TUNNEL } from './state.ts';
import type { DungeonState, Player, Terms } from './state.ts';
import { seatAt, tell } from './asking.ts';

// ── Options ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const options = {
  fs: { kind: 'flag', default: false },
  ds: { kind: 'flag', default: false },
  mbg: { kind: 'flag', default: false },
  paladins: { kind: 'oneOf', values: ['usual', '1', '2', '3'], default: 'usual' },
  timing: { kind: 'oneOf', values: ['manual', 'classic'], default: 'manual' },
} as const satisfies { readonly [name: string]: OptionSpec };

function termsOf(given: Options): Terms {
  const fs = given.fs === true;
  const usual = fs ? 2 : 1;
  return {
    fs,
    ds: given.ds === true,
    mbg: given.mbg === true,
    paladins: given.paladins === 'usual' ? usual : Number(given.paladins),
    classic: given.timing === 'classic',
  };
}

const AGENDA: readonly DungeonFrame[] = [
  { do: 'beginYear' },
  { do: 'openInaccessible' },
  { do: 'drawOrders' },
  { do: 'prepare' },
];

/** Step 1. The rest happens on the agenda, so that it is told. */
export function setup(seats: number, given: Options, chance: number[]): DungeonState {
  const s = emptyTable(seats, termsOf(given), chance);
  for (const frame of AGENDA) s.agenda.push(frame);
  return s;
}

// ── Steps 2 to 7 ─────────────────────────────────────────────────────────────────────────────────────────────────────

function prepare(s: DungeonState): void {
  s.startingPlayer = pick(s, s.seats);
  tell(s, { event: 'startingPlayerChosen', rule: 'DUN-R8', seat: s.startingPlayer });

  const { fs } = s.terms;
  shuffle(s, s.trapDeck);
  for (const deck of s.combatCards) setOut(s, deck, roundsPerCombat(fs));
  shuffle(s, s.specialStack);
  while (s.specialStack.length > 2 * specialsPerYear(fs)) s.specialStack.pop();
  const { creatures, rooms } = boxOf(fs);
  s.creatureStack = silverOnGold(s, creatures);
  s.roomStack = silverOnGold(s, rooms);
  for (const stack of s.adventurerStacks) shuffle(s, stack);
  shuffle(s, s.boardStack);
  shuffle(s, s.petStack);
  shuffle(s, s.improvementStack);
  shuffle(s, s.expansionBag);

  if (s.terms.ds) dealSetupCards(s);
  else for (let seat = 0; seat < s.seats; seat++) normalStart(s.players[seat]);
}

/** DUN-3.3, DUN-3.17: so many Combat Cards; the rest leaves the game unseen. */
function setOut(s: DungeonState, deck: CombatCard[], rounds: number): void {
  shuffle(s, deck);
  while (deck.length > rounds) deck.pop();
}

/** DUN-3.16. */
function silverOnGold(s: DungeonState, tiles: readonly (readonly number[])[]): number[] {
  const silver = tiles[0].slice();
  const gold = tiles[1].slice();
  shuffle(s, gold);
  shuffle(s, silver);
  for (const tile of silver) gold.push(tile);
  return gold;
}

/** DUN-3.27. */
function normalStart(player: Player): void {
  digStart(player, START_TUNNELS);
  player.food = START_FOOD;
  player.gold = START_GOLD;
  player.imps = START_IMPS;
}

function digStart(player: Player, tunnels: readonly Cell[]): void {
  for (const cell of tunnels) player.dungeon[cell] = TUNNEL;
}

/** DUN-3.25. */
function dealSetupCards(s: DungeonState): void {
  const deck: SetupCard[] = numbersTo(SETUP_CARDS);
  shuffle(s, deck);
  const together = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const { setupCards: dealt } = s.players[seat];
    for (let i = 0; i < SETUP_CARDS_DEALT; i++) putIn(dealt, deck.pop()!);
    if (isHeard(s)) {
      tell(s, { event: 'setupCardsDealt', rule: 'DUN-3.25', seat, secret: { to: [seat], cards: dealt.slice() } });
    }
    const ask: DungeonAsk = { ask: 'chooseSetup', seat };
    together.push({ seat, agenda: [ask] });
  }
  andThen(s, { together }, { do: 'openSetupCards' });
}

const chooseSetup: DungeonDecision<'chooseSetup'> = {
  rule: 'DUN-3.26',
  candidates: (s, { seat }) => s.players[seat].setupCards,
  choose(s, { seat }, c) {
    s.players[seat].setupCard = c;
    if (isHeard(s)) tell(s, { event: 'setupCardPicked', rule: 'DUN-3.26', seat, card: c });
  },
};

/** DUN-3.28, DUN-R62. */
function openSetupCards(s: DungeonState): void {
  for (let turn = 0; turn < s.seats; turn++) {
    const seat = seatAt(s, turn);
    const player = s.players[seat];
    const card = setupCards[player.setupCard];
    tell(s, { event: 'setupCardOpened', rule: 'DUN-3.26', seat, card: player.setupCard });
    empty(player.setupCards);
    digStart(player, card.tunnels);
    player.food = card.food;
    player.gold = card.gold;
    player.imps = card.imps;
    drawTraps(s, seat, card.traps, 'DUN-3.28');
    moveEvil(s, seat, card.evil, 'DUN-R62');
  }
}

// ── Step 8: order cards ──────────────────────────────────────────────────────────────────────────────────────────────

/** DUN-3.29 to DUN-3.31. */
function drawOrders(s: DungeonState): void {
  const together = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const { drawn } = s.players[seat];
    drawInto(s, drawn, START_ORDERS_DRAWN);
    if (isHeard(s)) {
      tell(s, { event: 'ordersDrawn', rule: 'DUN-3.29', seat, secret: { to: [seat], orders: drawn.slice() } });
    }
    together.push({ seat, agenda: putAwayLane(seat) });
  }
  for (const nonPlayer of s.nonPlayers) {
    drawInto(s, nonPlayer.inaccessible, NON_PLAYER_INACCESSIBLE);
    for (const order of nonPlayer.inaccessible) takeOut(nonPlayer.available, order);
  }
  andThen(s, { together });
}

function drawInto(s: DungeonState, drawn: Order[], count: number): void {
  const deck = ALL_ORDERS.slice();
  shuffle(s, deck);
  for (let i = 0; i < count; i++) putIn(drawn, deck[i]);
}

function putAwayLane(seat: Seat): DungeonAsk[] {
  const lane: DungeonAsk[] = [];
  for (let left = 1; left <= START_INACCESSIBLE; left++) lane.push({ ask: 'putAway', seat, left });
  return lane;
}

const alreadyPutAway = no('DUN-3.29', 'alreadyPutAway');

const putAway: DungeonDecision<'putAway'> = {
  rule: 'DUN-3.29',
  candidates: (s, { seat }) => s.players[seat].drawn,
  refuse: (s, { seat }, c) => (has(s.players[seat].inaccessible, c) ? alreadyPutAway : undefined),
  choose(s, { seat }, c) {
    putIn(s.players[seat].inaccessible, c);
    if (isHeard(s)) tell(s, { event: 'orderPutAway', rule: 'DUN-3.29', seat, order: c });
  },
};

function openInaccessible(s: DungeonState): void {
  for (let colour = 0; colour < COLOURS; colour++) {
    const isPlayer = colour < s.seats;
    const { inaccessible } = isPlayer ? s.players[colour] : s.nonPlayers[colour - s.seats];
    if (isPlayer) empty(s.players[colour].drawn);
    const rule = isPlayer ? 'DUN-3.29' : 'DUN-3.30';
    if (isHeard(s)) tell(s, { event: 'inaccessibleOpened', rule, colour, orders: inaccessible.slice() });
  }
}

export const setupSteps = { prepare, openSetupCards, drawOrders, openInaccessible };
export const setupDecisions = { chooseSetup, putAway };
