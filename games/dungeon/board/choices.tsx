/** A choice as a small picture, for lists of ways. */
import type { ReactNode } from 'react';
import type { Choice } from '@vesper/kernel';
import { Icon } from '@vesper/web/board';
import type { Asked, Offer, WayLook } from '@vesper/web/board';
import type { DungeonView } from '../view.ts';
import { Symbol } from './symbols.tsx';
import type { Sign } from './symbols.tsx';

const signs: Readonly<Record<string, Sign>> = {
  food: 'food',
  gold: 'gold',
  evil: 'evil',
  trap: 'trap',
  imp: 'imp',
  default: 'mark',
  mark: 'mark',
  attack: 'damage',
  feast: 'food',
  hexes: 'magic',
  sip: 'damage',
  sheep: 'damage',
  laboratory: 'imp',
};

function iconOf(choice: Choice): ReactNode {
  const sign = typeof choice === 'string' ? signs[choice] : undefined;
  if (sign !== undefined) return <Symbol of={sign} size={18} />;
  if (choice === 'clog') return <Icon name="lucide:shield" size={17} />;
  return <Icon name="lucide:chevron-right" size={16} />;
}

export function wayLook(_view: DungeonView, _decision: Asked, { choice }: Offer): WayLook {
  return { icon: iconOf(choice) };
}
