/** All lords as chips, for narrow screens; a tap opens their things. */
import { SeatSymbol } from '@vesper/web/board';
import { colourAt } from './look.ts';
import { show } from './shown.ts';
import { Amount } from './symbols.tsx';
import { isActing, useTable } from './Table.tsx';

export function SeatChips() {
  const table = useTable();
  const { view, viewer, seatNames, openSeat, onOpenSeat, layout } = table;
  const tall = layout === 'tall';
  return (
    <div className={`dun dun-chips is-${view.seats} is-${layout}`}>
      {view.players.map(({ food, gold, imps, busyImps, line }, seat) => {
        const acting = isActing(table, seat);
        return (
          <button
            key={seat}
            type="button"
            className={`dun-chip${seat === viewer ? ' is-own' : ''}${acting ? ' is-acting' : ''}`}
            aria-pressed={openSeat === seat}
            data-home={`seat:${seat}`}
            onClick={() => {
              if (tall) show(table, seat);
              else onOpenSeat(openSeat === seat ? null : seat);
            }}
          >
            <span className="unseen">{`${seatNames[seat]}: ${food} food, ${gold} gold, ${imps} imps, Evil ${view.evil[seat]}, ${line.length} in line${acting ? ', deciding' : ''}`}</span>
            <span className="piece-face" aria-hidden>
              <span className="dun-chip-words">
                <b>
                  <SeatSymbol colour={colourAt(seat)} size={tall ? 20 : 16} />
                  {seat === viewer ? 'You' : seatNames[seat]}
                </b>
                <span>
                  <Amount of="food" n={food} size={13} />
                  <Amount of="gold" n={gold} size={13} />
                  <Amount of="imp" n={imps - busyImps} size={13} />
                  {(tall || view.seats < 4) && <Amount of="evil" n={view.evil[seat]} size={12} />}
                </span>
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
