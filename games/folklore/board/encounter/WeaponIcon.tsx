/** With what an attack is made. */
import { Icon } from '@vesper/web/board';
import type { IconName } from '@vesper/web/board';
import { NONE } from '../../state.ts';
import type { AttackInMind } from './mind.ts';

function iconOf({ weapon, isMelee, isThrown }: AttackInMind): IconName {
  if (weapon === NONE) return isMelee ? 'game:fist' : 'game:magic-palm';
  if (isThrown) return 'game:thrown-daggers';
  return isMelee ? 'game:broadsword' : 'game:crossbow';
}

export const WeaponIcon = ({ attack, size }: { readonly attack: AttackInMind; readonly size: number }) => (
  <Icon name={iconOf(attack)} size={size} />
);
