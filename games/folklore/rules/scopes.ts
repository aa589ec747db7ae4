/** Which attacks a modifier is about. */
import type { Scope } from '../content/types.ts';
import type { Attack } from '../state.ts';

/** Mystic attacks and those of ghosts are neither melee nor ranged weapons. */
export function matchesScope(attack: Attack | null, scope: Scope): boolean {
  if (scope === 'any') return true;
  if (attack === null) return false;
  switch (scope) {
    case 'melee':
      return attack.isMelee && isArmed(attack);
    case 'ranged':
      return !attack.isMelee && isArmed(attack);
    case 'weapon':
      return attack.how === 'weapon' || attack.how === 'thrown';
    case 'mystic':
      return attack.how === 'mystic';
    case 'counter':
      return attack.isCounter;
  }
}

function isArmed({ how }: Attack): boolean {
  return how === 'weapon' || how === 'thrown' || how === 'unarmed';
}
