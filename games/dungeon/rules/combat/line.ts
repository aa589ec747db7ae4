/** Those who stand in a line: how much they can take and which symbols they bring, gifts and tiles included. */
import type { Seat } from '@vesper/kernel';
import { BARD, adventurers } from '../../content/adventurers.ts';
import { Blank, ITEMS, items } from '../../content/items.ts';
import type { Adventurer } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import type { DungeonState } from '../../state.ts';

type PartySymbol = 'trap' | 'magic' | 'heart' | 'note';

/** What is printed: looked up by its name once for a whole line, because looking into a card by a name that varies is slow. */
interface Printed {
  readonly onCards: readonly number[];
  readonly onItems: readonly number[];
}

function printed(what: PartySymbol | 'hitPoints'): Printed {
  return { onCards: adventurers.map(card => card[what]), onItems: items.map(item => item[what]) };
}

const HIT_POINTS = printed('hitPoints');
const SYMBOLS: { readonly [K in PartySymbol]: Printed } = {
  trap: printed('trap'),
  magic: printed('magic'),
  heart: printed('heart'),
  note: printed('note'),
};

/** DUN-R63, DUN-R65: what is on his card, on the token he carries and on his Expansion Tile. */
function broughtBy(s: DungeonState, who: Adventurer, { onCards, onItems }: Printed): number {
  const token = s.carried[who];
  const tile = s.expansionOn[who];
  let sum = onCards[who];
  if (token !== NONE) sum += onItems[token % ITEMS];
  if (tile !== NONE && tile !== Blank) sum += onItems[tile];
  return sum;
}

export function hitPointsOf(s: DungeonState, who: Adventurer): number {
  return s.toughened[who] + broughtBy(s, who, HIT_POINTS);
}

/** Counters he can still take before he is eliminated. */
export function stamina(s: DungeonState, who: Adventurer): number {
  return hitPointsOf(s, who) - s.damage[who];
}

/** The symbols of one kind of all living members of a party. */
export function symbolsOf(s: DungeonState, seat: Seat, symbol: PartySymbol): number {
  const { line } = s.players[seat];
  const what = SYMBOLS[symbol];
  let sum = 0;
  for (let i = 0; i < line.length; i++) sum += broughtBy(s, line[i], what);
  return sum;
}

export function isBard(who: Adventurer): boolean {
  return adventurers[who].class === BARD;
}
