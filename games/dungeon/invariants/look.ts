/** Looking at a state without help from the rules. */
import type { Invariant, Seat } from '@vesper/kernel';
import type { DungeonAsk } from '../agenda.ts';
import { adventurers, isIllusion, isPaladin } from '../content/adventurers.ts';
import { ITEMS, items } from '../content/items.ts';
import type { Adventurer } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonState } from '../state.ts';

export type Broken = Invariant<DungeonState>['broken'];

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i];
  return total;
}

/** The decision that waits, if one seat alone decides. */
export function asked(s: DungeonState): DungeonAsk | undefined {
  const top = s.agenda[s.agenda.length - 1];
  return top !== undefined && 'ask' in top ? top : undefined;
}

export function isFighting(s: DungeonState): boolean {
  return s.phase === 'planning' || s.phase === 'battle';
}

/** Notes each piece of a pile. */
export function countInto(found: number[], pile: readonly number[]): void {
  for (let i = 0; i < pile.length; i++) found[pile[i]] = (found[pile[i]] ?? 0) + 1;
}

/** The first of these pieces that is not in exactly one place. */
export function notOnce(found: readonly number[], pieces: readonly number[], what: string): string | undefined {
  for (const piece of pieces) if (found[piece] !== 1) return `${what} ${piece} is in ${found[piece] ?? 0} places`;
  const total = sum(found.filter(n => n !== undefined));
  return total === pieces.length ? undefined : `${total} pieces of ${what} are on the table, not ${pieces.length}`;
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
