/** The other lords with their dungeons in small, and colours nobody plays; a strip of chips where there is little room. */
import { Fit } from '@vesper/web/board';
import { NonPlayerBoard } from './NonPlayerBoard.tsx';
import { OtherLord } from './OtherLord.tsx';
import { SeatChips } from './SeatChips.tsx';
import { Table, useTable } from './Table.tsx';
import type { DungeonProps } from './Table.tsx';

export function Rail(props: DungeonProps) {
  return (
    <Table table={props}>
      {props.layout === 'wide' ? (
        <Fit region="rail" className="dun-rail">
          {() => <Lords />}
        </Fit>
      ) : (
        <SeatChips />
      )}
    </Table>
  );
}

function Lords() {
  const { view, viewer } = useTable();
  const { seats, nonPlayers } = view;
  const first = viewer === 'spectator' ? 0 : viewer + 1;
  const others = Array.from({ length: seats }, (_, i) => (first + i) % seats).filter(seat => seat !== viewer);
  return (
    <div className={`dun-lords is-${others.length + nonPlayers.length}`}>
      {others.map(seat => (
        <OtherLord key={seat} seat={seat} />
      ))}
      {nonPlayers.map((_, index) => (
        <NonPlayerBoard key={index} index={index} />
      ))}
    </div>
  );
}
