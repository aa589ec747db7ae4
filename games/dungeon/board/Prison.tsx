/** The prison beside the stairs; in the Dead Letter Office lie the red marks. */
import type { Seat } from '@vesper/kernel';
import { PersonPiece } from './Person.tsx';
import { Symbol } from './symbols.tsx';
import { useTable } from './table.ts';

const SIZE = 30;

export function Prison({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const { view } = useTable();
  const { prison, redMarks } = view.players[seat];
  const room = width * 0.38;
  const step = prison.length < 2 ? 0 : Math.min(SIZE + 2, (room - SIZE - 15) / (prison.length - 1));
  return (
    <div className="dun-jail" style={{ width: room }}>
      <div className="dun-prison" role="group" aria-label={`Prison, ${prison.length}`} data-home={`prison:${seat}`}>
        {prison.map((adventurer, place) => (
          <PersonPiece
            key={adventurer}
            adventurer={adventurer}
            size={SIZE}
            where="in prison"
            className="is-jailed"
            style={{ left: 4 + place * step }}
          />
        ))}
        <i className="dun-bars" />
        {prison.length === 0 && <p>Prison</p>}
      </div>
      <p
        className={redMarks > 0 ? 'dun-marks' : 'dun-marks is-none'}
        data-tip="Dead Letter Office: 3 points off for each"
      >
        <Symbol of="mark" size={15} />
        {redMarks === 0 ? 'no red marks' : redMarks === 1 ? '1 red mark' : `${redMarks} red marks`}
      </p>
    </div>
  );
}
