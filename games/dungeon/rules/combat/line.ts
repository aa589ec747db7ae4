/** Those who stand in a line: how much they can take and which symbols they bring, gifts and tiles included. */
import type { Seat } from '@vesper/kernel';
import { BARD, adventurers } from '../../content/adventurers.ts';
import { Blank, ITEMS, items } from '../../content/items.ts';
import type { Adventurer } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import type { DungeonState } from '../../state.ts';

type PartySymbol = 'trap' | 'magic' | 'heart' | 'note';

/** DUN-R63, DUN-R65: what a token or an Expansion Tile adds. */
function added(s: DungeonState, who: Adventurer, what: PartySymbol | 'hitPoints'): number {
  const token = s.carried[who];
  const tile = s.expansionOn[who];
  let sum = 0;
  if (token !== NONE) sum += items[token % ITEMS][what];
  if (tile !== NONE && tile !== Blank) sum += items[tile][what];
  return sum;
}

export function hitPointsOf(s: DungeonState, who: Adventurer): number {
  return adventurers[who].hitPoints + s.toughened[who] + added(s, who, 'hitPoints');
}

/** Counters he can still take before he is eliminated. */
export function stamina(s: DungeonState, who: Adventurer): number {
  return hitPointsOf(s, who) - s.damage[who];
}

/** The symbols of one kind of all living members of a party. */
export function symbolsOf(s: DungeonState, seat: Seat, symbol: PartySymbol): number {
  const { line } = s.players[seat];
  let sum = 0;
  for (let i = 0; i < line.length; i++) sum += adventurers[line[i]][symbol] + added(s, line[i], symbol);
  return sum;
}

export function isBard(who: Adventurer): boolean {
  return adventurers[who].class === BARD;
}
