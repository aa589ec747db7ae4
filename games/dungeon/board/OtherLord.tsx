/** Another lord in the rail: stores, dungeon, line, lair and orders; a press lays the dungeon on the stage. */
import { count } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { Icon, Piece, SeatState, SeatSymbol, isActing } from '@vesper/web/board';
import { creatureOf } from '../content/creatures.ts';
import { seatKey } from '../keys.ts';
import { NONE } from '../state.ts';
import { CreatureFigure } from './figures/creatures.tsx';
import { colourAt, orderLooks } from './look.ts';
import { MiniDungeon } from './MiniDungeon.tsx';
import { PersonDot } from './Person.tsx';
import { show, useShownSeat } from './shown.ts';
import { LordPoints, StartToken } from './Self.tsx';
import { Amount, Symbol } from './symbols.tsx';
import { useTable } from './table.ts';

export function OtherLord({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const { view, seatNames } = table;
  const player = view.players[seat];
  const { food, gold, imps, busyImps, trapCount, petCount, redMarks, line, prison, lair, dungeon, conquered } = player;
  const fought = view.battle.seat === seat ? view.battle.cell : NONE;
  const classes = ['seat-panel dun-lord'];
  if (isActing(table, seat)) classes.push('is-acting');
  if (useShownSeat(table) === seat) classes.push('is-shown');
  return (
    <div data-home={`seat:${seat}`} className="dun-lord-home">
      <Piece
        id={seatKey(seat)}
        className={classes.join(' ')}
        label={`${seatNames[seat]}: ${food} food, ${gold} gold, ${count(imps, 'imp').text}, ${count(lair.length, 'creature').text}, ${count(trapCount, 'trap').text}, ${count(line.length, 'adventurer').text} in line`}
        onIdle={() => show(table, seat)}
      >
        <span className="dun-lord-top">
          <SeatSymbol colour={colourAt(seat)} size={19} />
          <b>{seatNames[seat]}</b>
          {view.startingPlayer === seat && <StartToken />}
          <span className="dun-lord-orders">
            <OrdersOf seat={seat} />
          </span>
        </span>
        <span className="dun-lord-mid">
          <MiniDungeon dungeon={dungeon} conquered={conquered} size={17} fought={fought} />
          <span className="dun-lord-stores">
            <Amount of="food" n={food} />
            <Amount of="gold" n={gold} />
            <Amount of="imp" n={busyImps > 0 ? `${imps - busyImps}/${imps}` : imps} />
            <Amount of="trap" n={trapCount} />
            <Amount of="evil" n={view.evil[seat]} />
            {view.terms.fs && petCount > 0 && <Amount of="pet" n={petCount} />}
            {redMarks > 0 && <Amount of="mark" n={redMarks} />}
            <LordPoints seat={seat} inside />
          </span>
        </span>
        <span className="dun-lord-foot">
          <span className="dun-lord-line">
            {line.map(adventurer => (
              <PersonDot key={adventurer} adventurer={adventurer} />
            ))}
            {line.length === 0 && <small>no line</small>}
          </span>
          <SeatState seat={seat} />
          {prison.length > 0 && (
            <span className="dun-lord-prison" data-tip={`${count(prison.length, 'prisoner').text}: points at the end`}>
              <Icon name="game:imprisoned" size={14} />
              {prison.length}
            </span>
          )}
        </span>
        <span className="dun-lord-lair">
          {lair.map(creature => (
            <i key={creature} className={view.knockedOut[creature] === 1 ? 'is-down' : ''}>
              <CreatureFigure kind={creatureOf[creature]} size={22} />
            </i>
          ))}
        </span>
      </Piece>
    </div>
  );
}

/** The orders as far as they are seen. */
function OrdersOf({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const { orders } = view.players[seat];
  return [0, 1, 2].map(nth => (
    <i key={nth} className={orders[nth] === undefined ? 'is-open' : ''}>
      {orders[nth] === undefined ? null : <Symbol of={orderLooks[orders[nth]].sign} size={15} />}
    </i>
  ));
}
