/** A party of adventurers as the bot plays a combat through in its head: plain numbers, changed in place. */
import type { Seat } from '@vesper/kernel';
import { PALADIN, WARRIOR, adventurers, isIllusion } from '../content/adventurers.ts';
import { seasons, seasonsPerYear } from '../content/calendar.ts';
import { Blank, ITEMS, items } from '../content/items.ts';
import { COLOURS } from '../content/orders.ts';
import type { Adventurer, Class } from '../content/types.ts';
import { hitPointsOf } from '../rules/combat/line.ts';
import { NONE } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { turnOf } from '../asking.ts';

/** By place in the line; only the first `size` places mean anything. Numbers may be fractions: expectations. */
export interface Party {
  size: number;
  /** What he can still take, and what he could take unhurt. */
  readonly stamina: number[];
  readonly full: number[];
  readonly courage: number[];
  readonly kind: Class[];
  readonly trap: number[];
  readonly magic: number[];
  readonly heart: number[];
  readonly note: number[];
  readonly points: number[];
  /** Who he is; NONE for somebody who is only expected. */
  readonly who: Adventurer[];
}

const MOST = 12;
/** Somebody whose class is not known yet. */
const ANYBODY: Class = -1;

function places(): number[] {
  return Array.from({ length: MOST }, () => 0);
}

export function emptyParty(): Party {
  return {
    size: 0,
    stamina: places(),
    full: places(),
    courage: places(),
    kind: places(),
    trap: places(),
    magic: places(),
    heart: places(),
    note: places(),
    points: places(),
    who: places(),
  };
}

function set(to: number, party: Party, from: number, source: Party): void {
  party.stamina[to] = source.stamina[from];
  party.full[to] = source.full[from];
  party.courage[to] = source.courage[from];
  party.kind[to] = source.kind[from];
  party.trap[to] = source.trap[from];
  party.magic[to] = source.magic[from];
  party.heart[to] = source.heart[from];
  party.note[to] = source.note[from];
  party.points[to] = source.points[from];
  party.who[to] = source.who[from];
}

export function copyParty(party: Party, source: Party): void {
  party.size = source.size;
  for (let i = 0; i < source.size; i++) set(i, party, i, source);
}

/** He leaves the line. */
export function remove(party: Party, place: number): void {
  party.size--;
  for (let i = place; i < party.size; i++) set(i, party, i + 1, party);
}

/** Opens a place in the line for somebody. */
function makeRoom(party: Party, place: number): void {
  for (let i = party.size; i > place; i--) set(i, party, i - 1, party);
  party.size++;
}

/** Puts somebody of the box into a place. */
function stand(s: DungeonState, party: Party, place: number, who: Adventurer): void {
  const card = adventurers[who];
  party.who[place] = who;
  party.full[place] = hitPointsOf(s, who);
  party.stamina[place] = party.full[place] - s.damage[who];
  party.courage[place] = s.courage[who];
  party.kind[place] = card.class;
  party.trap[place] = card.trap;
  party.magic[place] = card.magic;
  party.heart[place] = card.heart;
  party.note[place] = card.note;
  party.points[place] = card.points;
  const token = s.carried[who];
  if (token !== NONE) carry(party, place, token % ITEMS);
  const tile = s.expansionOn[who];
  if (tile !== NONE && tile !== Blank) {
    carry(party, place, tile);
    party.points[place] += 1; // it will be kept (DUN-R65)
  }
}

function carry(party: Party, place: number, item: number): void {
  party.trap[place] += items[item].trap;
  party.magic[place] += items[item].magic;
  party.heart[place] += items[item].heart;
  party.note[place] += items[item].note;
}

/** The line of a player as it stands. */
export function muster(s: DungeonState, seat: Seat, party: Party): void {
  const { line } = s.players[seat];
  party.size = line.length;
  for (let i = 0; i < line.length; i++) stand(s, party, i, line[i]);
}

// ── Who is still to come ─────────────────────────────────────────────────────────────────────────────────────────────

/** What the k-th strongest of an unknown row can take, by year − 1. */
const STAMINA: readonly (readonly number[])[] = [
  [3.1, 3.5, 3.8, 4.2],
  [4.3, 5, 5.5, 6.5],
];
/** Symbols of each kind that somebody unknown brings, by year − 1. */
const SYMBOLS: readonly number[] = [0.35, 0.6];

/** Those who will join this line before the combat of the year: one of this season's row, and strangers. */
export function expectArrivals(s: DungeonState, seat: Seat, party: Party, year: number): void {
  const rank = evilRank(s, seat);
  let strangers = 0;
  if (year === s.year) {
    if (s.row.length === COLOURS) join(s, party, nthOf(s.row, rank));
    if (s.nextRow.length === COLOURS) join(s, party, nthOf(s.nextRow, rank));
    for (let season = s.season + 1; season < seasonsPerYear(s.terms.fs); season++) {
      if (seasons[season].arrival) strangers++;
    }
    if (s.nextRow.length === COLOURS) strangers--;
  } else {
    strangers = seasonsPerYear(s.terms.fs) - 1;
  }
  for (let i = 0; i < strangers; i++) joinStranger(party, rank, year);
}

function joinStranger(party: Party, rank: number, year: number): void {
  const place = party.size;
  const symbols = SYMBOLS[year - 1];
  makeRoom(party, place);
  party.who[place] = NONE;
  party.full[place] = STAMINA[year - 1][rank];
  party.stamina[place] = party.full[place];
  party.courage[place] = 0;
  party.kind[place] = ANYBODY;
  party.trap[place] = symbols;
  party.magic[place] = symbols;
  party.heart[place] = symbols;
  party.note[place] = 0;
  party.points[place] = 2;
}

/** DUN-R30. */
function join(s: DungeonState, party: Party, who: Adventurer): void {
  let place = party.size;
  if (adventurers[who].class === WARRIOR) {
    place = 0;
    while (place < party.size && (party.kind[place] === PALADIN || isIllusion(party.who[place]))) place++;
  }
  makeRoom(party, place);
  stand(s, party, place, who);
}

/** DUN-R29: how many counters count as less evil. */
export function evilRank(s: DungeonState, seat: Seat): number {
  let rank = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    if (colour !== seat && isLessEvil(s, colour, seat)) rank++;
  }
  return rank;
}

function isLessEvil(s: DungeonState, colour: number, seat: Seat): boolean {
  if (s.evil[colour] !== s.evil[seat]) return s.evil[colour] < s.evil[seat];
  return colour < s.seats && turnOf(s, colour) < turnOf(s, seat);
}

/** The adventurer of a row with so many weaker ones; equal ranks in draw order. */
export function nthOf(row: readonly Adventurer[], nth: number): Adventurer {
  for (let i = 0; i < row.length; i++) {
    let weaker = 0;
    for (let j = 0; j < row.length; j++) {
      const difference = adventurers[row[j]].rank - adventurers[row[i]].rank;
      if (difference < 0 || (difference === 0 && j < i)) weaker++;
    }
    if (weaker === nth) return row[i];
  }
  return row[0];
}
