/** Creatures leave a battle, or are knocked out in it. */
import { takeOut } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { isMonster } from '../../content/creatures.ts';
import type { Creature } from '../../content/types.ts';
import type { DungeonState } from '../../state.ts';
import { tell } from '../../asking.ts';

/** Own monsters (or ghosts) in the battle (DUN-R40). */
export function inBattle(s: DungeonState, monster: boolean): Creature[] {
  return s.battle.sent.filter(creature => isMonster[creature] === monster);
}

/** DUN-R40: home, face up, and free to fight in a later round. */
export function withdraw(s: DungeonState, seat: Seat, creature: Creature): void {
  takeOut(s.battle.sent, creature);
  tell(s, { event: 'withdrawn', rule: 'DUN-R40', seat, creature });
}

/** C207, CF13: out of the fight before it began for it. */
export function banish(s: DungeonState, _seat: Seat, creature: Creature): void {
  takeOut(s.battle.sent, creature);
  knockOut(s, creature);
}

/** DUN-4.27. */
export function knockOut(s: DungeonState, creature: Creature): void {
  s.knockedOut[creature] = 1;
  tell(s, { event: 'knockedOut', rule: 'DUN-4.27', seat: s.battle.seat, creature });
}
