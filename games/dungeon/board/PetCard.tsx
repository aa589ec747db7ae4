/** A pet: known to its keeper, face up once it was used. */
import { Icon, Piece } from '@vesper/web/board';
import type { PieceKey } from '@vesper/web/board';
import { pets } from '../content/pets.ts';
import type { Pet } from '../content/types.ts';
import { petIcons } from './look.ts';
import { PetZoom } from './zooms/TrapZoom.tsx';

export function PetCard(props: {
  readonly id: PieceKey;
  readonly pet: Pet;
  readonly where?: string;
  readonly used?: boolean;
  readonly className?: string;
  readonly style?: React.CSSProperties;
}) {
  const { id, pet, where = '', used = false, className = '', style } = props;
  const { name } = pets[pet];
  return (
    <Piece
      id={id}
      className={`flat-piece dun-pet ${used ? 'is-used' : ''} ${className}`}
      style={style ?? {}}
      label={`${name}${used ? ', used' : ''}${where === '' ? '' : `, ${where}`}`}
      zoom={() => <PetZoom pet={pet} used={used} />}
      travels
    >
      <span className="dun-pet-art">
        <Icon name={petIcons[pet]} size={30} />
      </span>
      <b>{name}</b>
    </Piece>
  );
}
