/** DUN-4.9, DUN-R29, DUN-R63 to DUN-R65: gifts are handed over, adventurers go to the dungeons. */
import { andThen, drawOne, empty, isHeard, no, pick, roll, show } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import type { Ask, DungeonDecision } from '../agenda.ts';
import { adventurers as cards } from '../content/adventurers.ts';
import { seasons } from '../content/calendar.ts';
import { Empty, ITEMS, items } from '../content/items.ts';
import { COLOURS } from '../content/orders.ts';
import { impatience } from '../content/specialEvents.ts';
import type { Adventurer, Colour, Item } from '../content/types.ts';
import { byEvil, byStrength } from '../reckoning.ts';
import { NONE } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { seatAt, tell } from '../asking.ts';
import { moveEvil } from './evil.ts';
import { arrive } from './lines.ts';
import { isAvailable } from './orders.ts';
import { befallHost } from './specials.ts';

function adventurers(s: DungeonState): void {
  if (!seasons[s.season].arrival) return;
  s.phase = 'adventurers';
  if (s.terms.mbg) andThen(s, { do: 'giveNext', index: 0 }, { do: 'assign' });
  else assign(s);
}

// ── Gifts (MBG) ──────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The colours in the order of giving: players in turn order, each followed by the non-player he controls, then the other
 * non-players. NONE = all have given.
 */
function giver(s: DungeonState, index: number): Colour {
  if (index >= COLOURS) return NONE;
  if (s.seats === 2) return seatAt(s, index >> 1) + (index % 2) * s.seats;
  return index < s.seats ? seatAt(s, index) : index;
}

function giveNext(s: DungeonState, { index }: { readonly index: number }): void {
  if (index === 0) openGifts(s);
  const colour = giver(s, index);
  if (colour === NONE) return;
  andThen(s, { do: 'giveNext', index: index + 1 });
  const item = giftOf(s, colour);
  if (item === NONE || item === Empty) return;
  if (!s.row.some(adventurer => suits(s, item, adventurer))) {
    if (isHeard(s)) tell(s, { event: 'itemReturned', rule: 'DUN-R63', colour, item });
    return;
  }
  const seat = colour < s.seats ? colour : colour - s.seats;
  if (colour < s.seats || s.seats === 2) andThen(s, { ask: 'giveItem', seat, colour, item });
  else
    give(
      s,
      colour,
      item,
      s.row.find(adventurer => suits(s, item, adventurer))!,
    ); // DUN-X1
}

/** All commitments are opened; what nobody controls commits by chance. */
function openGifts(s: DungeonState): void {
  show(s);
  s.giftsOpen = true;
  for (let index = 0; index < COLOURS; index++) {
    const colour = giver(s, index);
    if (colour >= s.seats && s.seats !== 2) s.nonPlayers[colour - s.seats].gift = randomItem(s, colour);
    const item = giftOf(s, colour);
    if (item !== NONE && isHeard(s)) tell(s, { event: 'giftOpened', rule: 'DUN-R63', colour, item });
  }
}

function randomItem(s: DungeonState, colour: Colour): Item {
  const available: Item[] = [];
  for (let item = 0; item < ITEMS; item++) if (isAvailable(s, colour, item)) available.push(item);
  return available.length === 0 ? NONE : available[pick(s, available.length)];
}

function giftOf(s: DungeonState, colour: Colour): Item {
  if (colour < s.seats) return s.players[colour].gift;
  return s.seats === 2 ? s.players[colour - s.seats].nonPlayerGift : s.nonPlayers[colour - s.seats].gift;
}

function suits(s: DungeonState, item: Item, adventurer: Adventurer): boolean {
  return cards[adventurer].class === items[item].class && s.carried[adventurer] === NONE;
}

function give(s: DungeonState, colour: Colour, item: Item, adventurer: Adventurer): void {
  s.carried[adventurer] = colour * ITEMS + item;
  if (isHeard(s)) tell(s, { event: 'itemGiven', rule: 'DUN-R63', colour, item, adventurer });
}

const otherClass = no('DUN-R63', 'otherClass', (_s: DungeonState, { item }: Ask<'giveItem'>) => ({ item }));
const carriesAlready = no('DUN-R63', 'carriesAlready');

const giveItem: DungeonDecision<'giveItem'> = {
  rule: 'DUN-R63',
  asked: 'ifChoice',
  candidates: s => s.row,
  refuse(s, { item }, c) {
    if (cards[c].class !== items[item].class) return otherClass;
    return s.carried[c] === NONE ? undefined : carriesAlready;
  },
  choose(s, { colour, item }, c) {
    give(s, colour, item, c);
  },
};

// ── Assignment ───────────────────────────────────────────────────────────────────────────────────────────────────────

const DIE = 8;
const NICER = 2;
const WORSE = 7;

/** DUN-R29: the weakest goes to the nicest. */
function assign(s: DungeonState): void {
  if (s.seats === 1) for (let colour = 1; colour < COLOURS; colour++) rollEvil(s, colour);
  const row = byStrength(s.row);
  const colours = byEvil(s);
  const arrivals: Adventurer[] = [];
  for (let seat = 0; seat < s.seats; seat++) arrivals.push(NONE);
  for (let place = 0; place < COLOURS; place++) {
    const colour = colours[place];
    const adventurer = row[place];
    if (isHeard(s)) tell(s, { event: 'adventurerAssigned', rule: 'DUN-R29', colour, adventurer, place });
    if (colour >= s.seats) s.adventurerBox.push(adventurer);
    else {
      arrivals[colour] = adventurer;
      join(s, colour, adventurer);
    }
  }
  empty(s.row);
  if (s.impatient) andThen(s, { do: 'impatientNext', arrivals, turn: 0 });
}

/** DUN-R64. */
function rollEvil(s: DungeonState, colour: Colour): void {
  const face = roll(s, DIE);
  if (isHeard(s)) tell(s, { event: 'evilRolled', rule: 'DUN-R64', colour, face });
  if (face <= NICER) moveEvil(s, colour, -1, 'DUN-R64');
  else if (face >= WORSE) moveEvil(s, colour, 1, 'DUN-R64');
}

/** DUN-R30; solo with an Expansion Tile (DUN-R65). */
function join(s: DungeonState, seat: Seat, adventurer: Adventurer): void {
  arrive(s, seat, adventurer);
  if (s.seats > 1) return;
  const expansion = drawOne(s, s.expansionBag);
  s.expansionOn[adventurer] = expansion;
  if (isHeard(s)) tell(s, { event: 'expansionDrawn', rule: 'DUN-R65', seat, adventurer, expansion });
}

// ── SE10 ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

function impatientNext(
  s: DungeonState,
  { arrivals, turn }: { readonly arrivals: readonly Adventurer[]; readonly turn: number },
): void {
  if (turn === s.seats) return;
  andThen(s, { do: 'impatientNext', arrivals, turn: turn + 1 });
  const seat = seatAt(s, turn);
  const adventurer = arrivals[seat];
  if (isHeard(s)) tell(s, { event: 'impatient', rule: 'DUN-R25', seat, adventurer });
  befallHost(s, seat, impatience[cards[adventurer].class]);
}

export const adventurerSteps = { adventurers, giveNext, assign, impatientNext };
export const adventurerDecisions = { giveItem };
