/** REA-5.35 to REA-5.40, REA-R10 to REA-R16: minions and Tainted Crystals come onto the board, and what they bring down. */
import { houseNumber, isHeard } from '@vesper/kernel';
import type { RuleId } from '@vesper/kernel';
import { COLOUR_NAMES } from '../content/cards.ts';
import { MonarchCity, spaces } from '../content/map.ts';
import { COLOURS, RED } from '../content/types.ts';
import type { Colour, Space } from '../content/types.ts';
import type { RealmState, Slot } from '../state.ts';
import { crystalsOnBoard, tell } from '../asking.ts';
import { loseMatch } from './ending.ts';

/** Minions a location holds before it is overrun (REA-5.35). */
export const FULL = 3;
/** So many minions in Monarch City and the realm is lost (REA-1.9). */
export const cityFalls = houseNumber(5, { min: 3, max: 9, what: 'minions at which Monarch City falls' });

/** One token from the supply onto the board; it must be known to be there. */
export function putMinion(s: RealmState, space: Space, colour: Colour, rule: RuleId): void {
  s.supply[colour]--;
  s.minions[space * COLOURS + colour]++;
  s.crowd[space]++;
  if (isHeard(s)) tell(s, { event: 'minionPlaced', rule, space, colour });
}

/** REA-R14, REA-R16: a minion that must be placed. It may end the match. */
function requireMinion(s: RealmState, space: Space, colour: Colour, rule: RuleId): void {
  if (s.supply[colour] === 0) {
    loseMatch(s, `supply:${COLOUR_NAMES[colour]}`, 'REA-1.7');
    return;
  }
  putMinion(s, space, colour, rule);
  if (space === MonarchCity && s.crowd[space] >= cityFalls.value) loseMatch(s, 'city', 'REA-1.9');
}

/** REA-R10: n minions, one at a time, until the location is overrun. The match may end on the way. */
export function placeMinions(s: RealmState, space: Space, colour: Colour, n: number, rule: RuleId): void {
  for (let placed = 0; placed < n; placed++) {
    if (space !== MonarchCity && s.crowd[space] >= FULL) {
      if (isHeard(s)) tell(s, { event: 'minionsNotPlaced', rule: 'REA-R10', space, colour, amount: n - placed });
      overrun(s, space, colour);
      return;
    }
    requireMinion(s, space, colour, rule);
    if (s.outcome !== null) return;
    if (!isThirdDemon(s, space, colour)) continue;
    if (s.terms.taintOnly) {
      placeCrystal(s, space, 'REA-R11');
      if (s.outcome !== null) return;
      continue;
    }
    const dropped = n - placed - 1;
    if (dropped > 0) tell(s, { event: 'minionsNotPlaced', rule: 'REA-R10', space, colour, amount: dropped });
    overrun(s, space, colour);
    return;
  }
}

/** Whether the minion just placed is the 3rd Demon of a land (REA-R10 c, REA-R13). */
function isThirdDemon(s: RealmState, space: Space, colour: Colour): boolean {
  return colour === RED && space !== MonarchCity && s.minions[space * COLOURS + RED] === FULL;
}

/** REA-R12, REA-R13: a crystal, then one minion for each neighbour; that never starts a further overrun. */
function overrun(s: RealmState, space: Space, colour: Colour): void {
  if (isHeard(s)) tell(s, { event: 'overrun', rule: 'REA-5.35', space, colour });
  placeCrystal(s, space, 'REA-5.36');
  if (s.outcome !== null) return;
  const { adjacent } = spaces[space];
  for (let i = 0; i < adjacent.length; i++) {
    const to = adjacent[i];
    if (spaces[to].kind === 'inn') continue;
    if (to !== MonarchCity && s.crowd[to] >= FULL) placeCrystal(s, to, 'REA-5.38');
    else {
      requireMinion(s, to, colour, 'REA-5.37');
      if (s.outcome === null && isThirdDemon(s, to, colour)) placeCrystal(s, to, 'REA-R13');
    }
    if (s.outcome !== null) return;
  }
}

/** REA-R15: the 12th crystal on the board ends the match. */
export function placeCrystal(s: RealmState, space: Space, rule: RuleId): void {
  s.crystalSupply--;
  s.crystals[space]++;
  if (isHeard(s)) tell(s, { event: 'crystalPlaced', rule, space, onBoard: crystalsOnBoard(s) });
  if (s.crystalSupply === 0) loseMatch(s, 'taint', 'REA-1.8');
}

/** Removed crystals return to the supply (REA-R35). */
export function removeCrystals(s: RealmState, slot: Slot, space: Space, n: number, rule: RuleId): void {
  s.crystals[space] -= n;
  s.crystalSupply += n;
  tell(s, { event: 'crystalRemoved', rule, slot, space, left: s.crystals[space] });
}
