/** The other houses in turn order, then the Affliction board. */
import { Roll, othersOf } from '@vesper/web/board';
import { useTable } from '../table.ts';
import { Affliction } from './Affliction.tsx';
import { House } from './House.tsx';

export function Rail() {
  const table = useTable();
  const { players, terms } = table.view;
  return (
    <div className="jub-houses">
      <Roll className="jub-others">
        {othersOf(table, players.length).map(seat => (
          <House key={seat} seat={seat} />
        ))}
      </Roll>
      {terms.scourge && <Affliction />}
    </div>
  );
}
