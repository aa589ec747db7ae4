import { Icon, Zoom } from '@vesper/web/board';
import { pets } from '../../content/pets.ts';
import { traps } from '../../content/traps.ts';
import type { Pet, Trap } from '../../content/types.ts';
import { petIcons, trapIcons } from '../look.ts';

export function TrapZoom({ trap }: { readonly trap: Trap }) {
  const { name, text, id } = traps[trap];
  return (
    <Zoom id={id} title={name} art={<Icon name={trapIcons[trap]} size={30} />} tone="#43505c">
      <p>{text}</p>
      <p className="dun-dim">
        In a room each trap costs 1 gold more, but not in the Labyrinth. Thieves take from the damage.
      </p>
    </Zoom>
  );
}

export function PetZoom({ pet, used }: { readonly pet: Pet; readonly used: boolean }) {
  const { name, text, id } = pets[pet];
  return (
    <Zoom id={id} title={name} art={<Icon name={petIcons[pet]} size={30} />} tone="#6a4a2c">
      <p>{text}</p>
      <p className="dun-dim">{used ? 'It has been used.' : 'Used once; unused it is worth 1 point at the end.'}</p>
    </Zoom>
  );
}
