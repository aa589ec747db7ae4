/** Somebody in the row, in a line, in a battle or in prison. */
import { Icon, Piece } from '@vesper/web/board';
import { CLASS_NAMES, adventurers } from '../content/adventurers.ts';
import type { Adventurer } from '../content/types.ts';
import { adventurerKey } from '../keys.ts';
import { AdventurerFigure } from './figures/adventurers.tsx';
import { classIcons, itemIcons } from './look.ts';
import { describe, personOf } from './people.ts';
import type { Person } from './people.ts';
import { Symbol } from './symbols.tsx';
import { useTable } from './table.ts';
import { PersonZoom } from './zooms/PersonZoom.tsx';

export function PersonPiece(props: {
  readonly adventurer: Adventurer;
  readonly size: number;
  /** Where he stands, for those who do not see it: `first in line`. */
  readonly where?: string;
  readonly className?: string;
  readonly style?: React.CSSProperties;
}) {
  const { adventurer, size, where = '', className = '', style } = props;
  const { view, layout } = useTable();
  const person = personOf(view, adventurer);
  return (
    <Piece
      id={adventurerKey(adventurer)}
      className={`flat-piece dun-person is-${person.kind} ${person.invisible ? 'is-invisible' : ''} ${className}`}
      label={where === '' ? describe(person) : `${describe(person)}, ${where}`}
      style={style ?? {}}
      zoom={() => <PersonZoom adventurer={adventurer} />}
      travels={layout !== 'phone' || where !== ''}
    >
      <PersonFace person={person} size={size} />
    </Piece>
  );
}

export function PersonFace({ person, size }: { readonly person: Person; readonly size: number }) {
  const { adventurer, hitPoints, damage, courage, poison, symbols, items } = person;
  return (
    <>
      <AdventurerFigure adventurer={adventurer} size={size} />
      <span className="dun-person-life">
        <Symbol of={damage > 0 ? 'damage' : 'life'} size={13} />
        {damage > 0 ? `${damage}/${hitPoints}` : hitPoints}
      </span>
      <span className="dun-person-signs">
        {symbols.map(({ of, n }, i) => (
          <i key={of}>
            <Symbol of={of} size={12} />
            {symbols[i + 1]?.n === n ? null : n}
          </i>
        ))}
        {symbols.length === 0 && <Icon name={classIcons[CLASS_NAMES[adventurers[adventurer].class]]} size={13} />}
      </span>
      {courage > 0 && (
        <span className="dun-person-badge is-courage">
          <Symbol of="courage" size={13} />
          {courage}
        </span>
      )}
      {poison > 0 && (
        <span className="dun-person-badge is-poison">
          <Symbol of="poison" size={13} />
          {poison}
        </span>
      )}
      {items.length > 0 && (
        <span className="dun-person-badge is-item">
          {items.map(item => (
            <Icon key={item} name={itemIcons[item]} size={13} />
          ))}
        </span>
      )}
    </>
  );
}

/** Class by shape and colour, for very small places; with a place of its own it is a piece. */
export function PersonDot(props: { readonly adventurer: Adventurer; readonly size?: number; readonly where?: string }) {
  const { adventurer, size = 17, where } = props;
  const { view } = useTable();
  const { class: kind } = adventurers[adventurer];
  const dot = (
    <i className={`dun-dot is-${CLASS_NAMES[kind]}`} style={{ width: size, height: size }}>
      <Icon name={classIcons[CLASS_NAMES[kind]]} size={size - 5} />
    </i>
  );
  if (where === undefined) return dot;
  return (
    <Piece
      id={adventurerKey(adventurer)}
      className="dun-dot-piece"
      label={`${describe(personOf(view, adventurer))}, ${where}`}
      zoom={() => <PersonZoom adventurer={adventurer} />}
    >
      {dot}
    </Piece>
  );
}
