/** Looking at a state without help from the rules. */
import type { Invariant } from '@vesper/checkers';
import type { Seat } from '@vesper/kernel';
import { adventurers, isIllusion, isPaladin } from '../../content/adventurers.ts';
import { ITEMS, items } from '../../content/items.ts';
import type { Adventurer } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import type { DungeonState } from '../../state.ts';

export type Broken = Invariant<DungeonState>['broken'];

export function isFighting(s: DungeonState): boolean {
  return s.phase === 'planning' || s.phase === 'battle';
}

export function hitPoints(s: DungeonState, who: Adventurer): number {
  const item = s.carried[who] === NONE ? 0 : items[s.carried[who] % ITEMS].hitPoints;
  const tile = s.expansionOn[who];
  const expansion = tile === NONE || tile >= items.length ? 0 : tile < 4 ? items[tile].hitPoints : 0;
  return adventurers[who].hitPoints + s.toughened[who] + item + expansion;
}

export function paladinIn(s: DungeonState, seat: Seat): Adventurer {
  return s.players[seat].line.find(isPaladin) ?? NONE;
}

export { isIllusion, isPaladin };
