/** All seats as chips, for narrow screens; a tap opens a seat. */
import { Icon, SeatSymbol } from '@vesper/web/board';
import { Flag } from './Standing.tsx';
import { colourOf, useTable } from './Table.tsx';

export function SeatChips() {
  const { view, viewer, seatNames, asked, openSeat, onOpenSeat, layout } = useTable();
  const from = viewer === 'spectator' ? 0 : viewer;
  const seats = view.players.map((_, i) => (from + i) % view.players.length);
  return (
    <div className={`sal sal-seatchips is-${seats.length} is-${layout}`}>
      {seats.map(seat => {
        const { influence, score } = view.players[seat];
        const acting = asked.some(decision => decision.seat === seat && !decision.optional);
        const name = seat === viewer ? 'You' : seatNames[seat];
        return (
          <button
            key={seat}
            type="button"
            className={`sal-seatchip${seat === viewer ? ' is-own' : ''}${acting ? ' is-acting' : ''}`}
            aria-pressed={openSeat === seat}
            data-home={`seat:${seat}`}
            onClick={() => onOpenSeat(openSeat === seat ? null : seat)}
          >
            <span className="unseen">{`${name}: ${influence} Influence, ${score} points${acting ? ', deciding' : ''}`}</span>
            <span className="piece-face" aria-hidden>
              <SeatSymbol colour={colourOf(view, seat)} size={seats.length > 3 ? 18 : 20} />
              <span>
                <b>
                  <span>{name}</span>
                  <Flag seat={seat} />
                </b>
                <small>
                  <Icon name="game:two-coins" size={13} className="sal-gold" />
                  <span data-home={`influence:${seat}`}>{influence}</span>
                  <span>
                    {score}
                    <i> pts</i>
                  </span>
                </small>
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
