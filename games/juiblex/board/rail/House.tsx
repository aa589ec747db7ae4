/** Another house in the rail: points, what it has in reserve, trophies and markers. */
import { count, signed } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { Icon, Piece, SeatState, SeatSymbol, isActing } from '@vesper/web/board';
import { sum } from '../../asking.ts';
import { playerKey } from '../../keys.ts';
import { Score, Stock, Trophies } from '../dock/Self.tsx';
import { signs } from '../look.ts';
import { colourAt, useTable } from '../table.ts';
import { HouseZoom } from './HouseZoom.tsx';

export function House({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const { view, seatNames } = table;
  const { barracks, spies, inner, handSize, score, trophies, power, influence } = view.players[seat];
  const isOn = view.phase === 'turn' && view.active === seat;
  return (
    <div data-home={`seat:${seat}`} className="jub-house-home">
      <Piece
        id={playerKey(seat)}
        className={`seat-panel flat-piece jub-house${isActing(table, seat) ? ' is-acting' : ''}`}
        label={`${seatNames[seat]}: ${signed(score)} VP, ${count(barracks, 'troop').text} and ${count(spies, 'spy', 'spies').text} in reserve, ${count(handSize, 'card').text} in hand, ${count(inner.length, 'card').text} in the inner circle, ${count(sum(trophies), 'trophy', 'trophies').text}`}
        zoom={() => <HouseZoom seat={seat} />}
      >
        <span className="jub-house-top">
          <SeatSymbol colour={colourAt(seat)} size={19} />
          <b>{seatNames[seat]}</b>
          <SeatState seat={seat} />
          {isOn && (
            <span className="jub-house-pool" data-tip={`${power} power and ${influence} influence to spend`}>
              <Icon name={signs.power} size={12} />
              {power}
              <Icon name={signs.influence} size={12} />
              {influence}
            </span>
          )}
          <Score seat={seat} inside />
        </span>
        <span className="jub-holdings">
          <Stock
            inside
            home={`barracks:${seat}`}
            icon={signs.barracks}
            n={barracks}
            tip={`${count(barracks, 'troop').text} in the barracks`}
          />
          <Stock
            inside
            home={`spies:${seat}`}
            icon={signs.spies}
            n={spies}
            tip={`${count(spies, 'spy', 'spies').text} in reserve`}
          />
          <Stock
            inside
            home={`hand:${seat}`}
            icon={signs.hand}
            n={handSize}
            tip={`${count(handSize, 'card').text} in hand`}
          />
          <Stock
            inside
            home={`inner:${seat}`}
            icon={signs.inner}
            n={inner.length}
            tip={`${count(inner.length, 'card').text} in the inner circle`}
          />
        </span>
        <Trophies seat={seat} inside />
      </Piece>
    </div>
  );
}
