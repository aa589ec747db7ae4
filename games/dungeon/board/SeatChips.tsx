/** All lords as chips, for narrow screens; a tap opens their things. */
import { SeatChip, SeatChips, SeatSymbol } from '@vesper/web/board';
import { colourAt } from './look.ts';
import { show } from './shown.ts';
import { Amount } from './symbols.tsx';
import { useTable } from './table.ts';

export function Chips() {
  const table = useTable();
  const { view, viewer, seatNames, layout } = table;
  const tall = layout === 'tall';
  return (
    <SeatChips>
      {view.players.map(({ food, gold, imps, busyImps, line }, seat) => (
        <SeatChip
          key={seat}
          seat={seat}
          label={`${seatNames[seat]}: ${food} food, ${gold} gold, ${imps} imps, Evil ${view.evil[seat]}, ${line.length} in line`}
          name={
            <>
              <SeatSymbol colour={colourAt(seat)} size={tall ? 20 : 16} />
              {seat === viewer ? 'You' : seatNames[seat]}
            </>
          }
          onShow={() => show(table, seat)}
        >
          <Amount of="food" n={food} size={13} />
          <Amount of="gold" n={gold} size={13} />
          <Amount of="imp" n={imps - busyImps} size={13} />
          {(tall || view.seats < 4) && <Amount of="evil" n={view.evil[seat]} size={12} />}
        </SeatChip>
      ))}
    </SeatChips>
  );
}
