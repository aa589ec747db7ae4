/** A colour without a player: its orders of this season, those at hand, and those it cannot give. */
import { Icon, SeatSymbol } from '@vesper/web/board';
import type { Order } from '../content/types.ts';
import { orderName } from '../words/names.ts';
import { colourAt, orderLooks } from './look.ts';
import { Amount, Symbol } from './symbols.tsx';
import { nameOf, useTable } from './table.ts';

export function NonPlayerBoard({ index }: { readonly index: number }) {
  const table = useTable();
  const { view, viewer, seatNames } = table;
  const colour = view.seats + index;
  const { orders, available, inaccessible } = view.nonPlayers[index];
  const keeper = view.seats === 2 ? (index === viewer ? 'run by you' : `run by ${seatNames[index]}`) : 'nobody’s';
  return (
    <section className="dun-np" aria-label={`${nameOf(table, colour)}, ${keeper}`}>
      <p className="dun-lord-top">
        <SeatSymbol colour={colourAt(colour)} size={19} />
        <b>{nameOf(table, colour)}</b>
        <small>{keeper}</small>
        <Amount of="evil" n={view.evil[colour]} />
      </p>
      <Cards label="Given" orders={orders} />
      <Cards label="At hand" orders={available} />
      <Cards label="Away" orders={inaccessible} away />
    </section>
  );
}

function Cards(props: { readonly label: string; readonly orders: readonly Order[]; readonly away?: boolean }) {
  const { label, orders, away = false } = props;
  return (
    <p className={away ? 'dun-np-cards is-away' : 'dun-np-cards'}>
      <small>{label}</small>
      {away && <Icon name="lucide:lock" size={12} />}
      {orders.map(order => (
        <i key={order} data-tip={orderName(order)}>
          <Symbol of={orderLooks[order].sign} size={17} />
          <span className="unseen">{orderName(order)}</span>
        </i>
      ))}
      {orders.length === 0 && <span className="dun-np-none">–</span>}
    </p>
  );
}
