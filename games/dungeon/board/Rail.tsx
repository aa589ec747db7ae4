/** The other lords with their dungeons in small, and colours nobody plays. */
import { othersOf } from '@vesper/web/board';
import { NonPlayerBoard } from './NonPlayerBoard.tsx';
import { OtherLord } from './OtherLord.tsx';
import { useTable } from './table.ts';

export function Rail() {
  const table = useTable();
  const { seats, nonPlayers } = table.view;
  const others = othersOf(table, seats);
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
