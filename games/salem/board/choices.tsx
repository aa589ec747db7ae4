/** How a choice is shown in a list of ways, besides its words. */
import { Icon, frameOf } from '@vesper/web/board';
import type { Asked, Offer, WayLook } from '@vesper/web/board';
import type { SalemAsks, SalemView } from '../state.ts';
import { colonistName } from '../words/names.ts';
import { BustOf } from './busts.tsx';

/** A scapegoat: who would be arrested instead, and what becomes of the other. */
export function wayLook(_view: SalemView, decision: Asked, { choice }: Offer): WayLook {
  const frame = frameOf<SalemAsks, 'scapegoat'>(decision, 'scapegoat');
  if (frame === undefined) return {};
  const spared = colonistName(frame.target);
  return typeof choice === 'number'
    ? {
        icon: <BustOf colonist={choice} width={34} />,
        more: `${colonistName(choice)} is arrested for free, ${spared} stays.`,
      }
    : {
        icon: <Icon name="game:handcuffs" size={24} />,
        more: `${spared} is arrested, unless somebody else speaks up.`,
      };
}
