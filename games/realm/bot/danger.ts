/** What the minions and crystals on the board cost the heroes, now and as far as the Darkness deck can be foreseen. */
import { darknessCards } from '../content/darkness.ts';
import { innerRing } from '../content/distances.ts';
import { MonarchCity, spaces } from '../content/map.ts';
import { COLOURS, RED } from '../content/types.ts';
import type { Space } from '../content/types.ts';
import type { RealmState } from '../state.ts';
import { crystalsOnBoard, minionsAt } from '../asking.ts';
import { weights } from './weights.ts';

const FULL = 3;
/** By minions in Monarch City. */
const IN_CITY = [0, 2.5, 6, 16, 60, 150];
const isInner: readonly boolean[] = spaces.map((_, space) => innerRing.includes(space));

/** What the k-th crystal on the board costs. */
export function crystalCost(k: number): number {
  return weights.crystal * weights.crystalGrowth ** (k - 1);
}

/** The Darkness deck by what it will put where; made once for a table and asked for many spaces. */
export interface Outlook {
  /** By space: cards that bring 1 and cards that bring 2 minions. */
  readonly ones: readonly number[];
  readonly twos: readonly number[];
  /** The chance that a card of the deck comes in the time foreseen. */
  readonly chance: number;
  /** What an overrun's crystal costs now. */
  readonly crystal: number;
}

export function outlookOf(s: RealmState): Outlook {
  const ones = spaces.map(() => 0);
  const twos = spaces.map(() => 0);
  const deck = s.darkDeck;
  for (let i = 0; i < deck.length; i++) {
    const { places } = darknessCards[deck[i]];
    for (let p = 0; p < places.length; p++) (places[p].minions === 1 ? ones : twos)[places[p].space]++;
  }
  const chance = deck.length === 0 ? 0 : Math.min(1, weights.ahead / deck.length);
  return { ones, twos, chance, crystal: crystalCost(crystalsOnBoard(s) + 1) };
}

/** Minions of its own colour that a land can still take before it is overrun. */
function roomWith(space: Space, crowd: number, demons: number): number {
  const room = FULL - crowd;
  return spaces[space].colour === RED ? Math.min(room, FULL - 1 - demons) : room;
}

export function roomAt(s: RealmState, space: Space): number {
  return roomWith(space, s.crowd[space], minionsAt(s, space, RED));
}

/** Overruns of a land to be expected, if it can take `room` more minions. */
function overrunsExpected({ ones, twos, chance }: Outlook, space: Space, room: number): number {
  const a = ones[space];
  const b = twos[space];
  const both = chance * chance;
  if (room <= 0) return chance * (a + b);
  if (room === 1) return chance * b + (both * a * (a - 1)) / 2;
  if (room === 2) return both * (a * b + (b * (b - 1)) / 2);
  return (both * b * (b - 1)) / 2;
}

/** What an overrun of a land costs. */
export function overrunCost(s: RealmState, outlook: Outlook, space: Space): number {
  const { adjacent } = spaces[space];
  let cost = outlook.crystal;
  for (let i = 0; i < adjacent.length; i++) {
    const next = adjacent[i];
    if (next === MonarchCity) cost += IN_CITY[Math.min(5, s.crowd[next] + 1)] - IN_CITY[Math.min(5, s.crowd[next])];
    else if (spaces[next].kind === 'inn') continue;
    else cost += s.crowd[next] >= FULL ? outlook.crystal : weights.spread;
  }
  return cost;
}

/** What a minion costs by itself: it stands there, and is missing in the supply. */
function minionCost(s: RealmState, colour: number): number {
  return weights.minion + weights.supply * Math.max(0, weights.supplyLow - s.supply[colour]);
}

/** What the minions of a space cost, if only `crowd` of them were left. */
export function stackCost(s: RealmState, outlook: Outlook, space: Space, crowd: number): number {
  if (space === MonarchCity) return IN_CITY[Math.min(5, crowd)];
  const now = s.crowd[space];
  let cost = 0;
  if (now > 0 && crowd > 0) {
    for (let colour = 0; colour < COLOURS; colour++) {
      const n = minionsAt(s, space, colour);
      if (n > 0) cost += (n * crowd * minionCost(s, colour)) / now;
    }
  }
  const demons = now === 0 ? 0 : Math.round((minionsAt(s, space, RED) * crowd) / now);
  const expected = overrunsExpected(outlook, space, roomWith(space, crowd, demons));
  if (expected > 0) cost += expected * overrunCost(s, outlook, space);
  return isInner[space] ? cost * weights.innerRing : cost;
}

/** All that stands and lies on the board. */
export function boardCost(s: RealmState): number {
  const outlook = outlookOf(s);
  let cost = 0;
  for (let k = crystalsOnBoard(s); k > 0; k--) cost += crystalCost(k);
  for (let space = 0; space < spaces.length; space++) cost += stackCost(s, outlook, space, s.crowd[space]);
  return cost;
}
