/** The line before the stairs: the first stands nearest to them. */
import type { Seat } from '@vesper/kernel';
import { PersonPiece } from './Person.tsx';
import { isCombat, useTable } from './table.ts';

const SIZE = 38;

/** During a combat the panel shows them in large: here heads are enough. */
export function Line({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const { view } = useTable();
  const heads = isCombat(view);
  const { line } = view.players[seat];
  const room = width * 0.4;
  const step = line.length < 2 ? 0 : Math.min(SIZE + 4, (room - SIZE) / (line.length - 1));
  return (
    <div className="dun-line" role="group" aria-label="Line of adventurers" style={{ width: room }}>
      {line.map((adventurer, place) => (
        <PersonPiece
          key={adventurer}
          adventurer={adventurer}
          size={SIZE}
          where={place === 0 ? 'first in line' : `number ${place + 1} in line`}
          className={heads ? 'is-head' : ''}
          style={{ right: place * step, zIndex: line.length - place }}
        />
      ))}
      {line.length === 0 && <p className="dun-faint">Nobody at the door</p>}
    </div>
  );
}
