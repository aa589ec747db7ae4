/**
 * Forecasts, kept by all that they follow from: a search asks for the same ones over and over, because its tries begin at
 * few tables and differ little.
 */
import { creatures } from '../content/creatures.ts';
import type { CombatCard } from '../content/types.ts';
import type { Tile } from '../state.ts';
import type { War } from './round.ts';

interface Kept {
  readonly key: number[];
  /** By what is thought of beside. */
  readonly points: Map<number, number>;
}

/** A new one takes the place of an older one; a power of two. */
const PLACES = 1024;
const places: Kept[] = Array.from({ length: PLACES }, () => ({ key: [], points: new Map<number, number>() }));

const key: number[] = [];

/** What is known of a combat that begins like this. */
export function kept(
  eve: War,
  dungeon: readonly Tile[],
  year: number,
  firstRound: number,
  cards: readonly CombatCard[],
): Map<number, number> {
  write(eve, dungeon, year, firstRound, cards);
  let code = key.length;
  for (let i = 0; i < key.length; i++) code = Math.imul(code ^ (64 * key[i]), 0x01000193);
  const found = places[(code ^ (code >>> 15)) & (PLACES - 1)];
  if (!isAlike(found.key)) {
    found.points.clear();
    found.key.length = key.length;
    for (let i = 0; i < key.length; i++) found.key[i] = key[i];
  }
  return found.points;
}

function isAlike(other: readonly number[]): boolean {
  if (other.length !== key.length) return false;
  for (let i = 0; i < key.length; i++) if (other[i] !== key[i]) return false;
  return true;
}

function write(
  { party, troop, kinds, numbers, hand, way, food, gold, imps, prisoners }: War,
  dungeon: readonly Tile[],
  year: number,
  firstRound: number,
  cards: readonly CombatCard[],
): void {
  key.length = 0;
  key.push(year, firstRound, food, gold, imps, prisoners, party.size, troop.length, hand.length, cards.length);
  for (let i = 0; i < cards.length; i++) key.push(cards[i]);
  for (let i = 0; i < party.size; i++) {
    key.push(party.stamina[i], party.full[i], party.courage[i], party.kind[i], party.points[i]);
    key.push(party.trap[i], party.magic[i], party.heart[i], party.note[i]);
  }
  for (let i = 0; i < troop.length; i++) key.push(numbers[i], troop[i] === creatures[kinds[i]] ? 0 : 1);
  for (let i = 0; i < hand.length; i++) key.push(hand[i]);
  for (let i = 0; i < way.length; i++) key.push(dungeon[way[i]]);
}
