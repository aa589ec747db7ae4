/** All seats as chips, for narrow screens; a tap opens a seat. */
import { Icon, Points, SeatChip, SeatChips, SeatSymbol, ownSeat, turnsFrom } from '@vesper/web/board';
import { Flag } from './Standing.tsx';
import { colourOf, useTable } from './table.ts';

export function Chips() {
  const { view, viewer, seatNames } = useTable();
  const seats = turnsFrom(ownSeat({ viewer, openSeat: null }), view.players.length);
  return (
    <SeatChips>
      {seats.map(seat => {
        const { influence, score } = view.players[seat];
        const name = seat === viewer ? 'You' : seatNames[seat];
        return (
          <SeatChip
            key={seat}
            seat={seat}
            label={`${name}: ${influence} Influence, ${score} points`}
            symbol={<SeatSymbol colour={colourOf(view, seat)} size={seats.length > 3 ? 18 : 20} />}
            name={
              <>
                <span>{name}</span>
                <Flag seat={seat} />
              </>
            }
          >
            <Icon name="game:two-coins" size={13} className="sal-gold" />
            <span data-home={`influence:${seat}`} data-tip={`${influence} Influence`}>
              {influence}
            </span>
            <Points seat={seat} className="sal-chip-points" inside>
              {score}
              <i> pts</i>
            </Points>
          </SeatChip>
        );
      })}
    </SeatChips>
  );
}
