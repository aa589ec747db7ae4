/** The three orders of the season and the two inaccessible ones below: the first comes home, the others go down. */
import type { Seat } from '@vesper/kernel';
import { Icon } from '@vesper/web/board';
import { BLOCKED, DECLINED, NONE, PERFORMED, UNPLAYABLE } from '../state.ts';
import { locationName, orderName } from '../words/names.ts';
import { orderLooks } from './look.ts';
import { Symbol } from './symbols.tsx';
import { useTable } from './table.ts';

const fates: Readonly<Record<number, readonly [string, string]>> = {
  [PERFORMED]: ['performed', '✓'],
  [DECLINED]: ['declined', '–'],
  [UNPLAYABLE]: ['unplayable', '!'],
  [BLOCKED]: ['blocked', '×'],
};

export function OrderSlots({ seat }: { readonly seat: Seat }) {
  const { view, asked } = useTable();
  const { orders, fates: became, inaccessible } = view.players[seat];
  const deciding = asked.some(({ ask, seat: whose }) => ask === 'giveOrder' && whose === seat);
  return (
    <div className="dun-slots-own" role="group" aria-label="Orders">
      <ol className="dun-given">
        {[0, 1, 2].map(nth => {
          const order = orders[nth] ?? NONE;
          const fate = fates[became[nth] ?? 0];
          const next = deciding && orders.length === nth;
          return (
            <li
              key={nth}
              className={`${order === NONE ? 'is-open' : ''} ${next ? 'is-next' : ''}`}
              data-tip={`Order ${nth + 1}: ${order === NONE ? 'not given yet' : locationName(order, view.board)}`}
            >
              <small>{nth + 1}</small>
              {order !== NONE && (
                <>
                  <Symbol of={orderLooks[order].sign} size={22} />
                  <b>{orderLooks[order].short}</b>
                  <span className="unseen">{locationName(order, view.board)}</span>
                </>
              )}
              {fate !== undefined && (
                <i className={`dun-fate is-${fate[0]}`} data-tip={fate[0]}>
                  {fate[1]}
                  <span className="unseen">{fate[0]}</span>
                </i>
              )}
            </li>
          );
        })}
      </ol>
      <p className="dun-away" data-tip="Inaccessible orders; they come back at the end of the season">
        <Icon name="lucide:lock" size={13} />
        {inaccessible.length === 0
          ? 'All orders at hand'
          : inaccessible.map(order => (
              <span key={order} data-tip={orderName(order)}>
                <Symbol of={orderLooks[order].sign} size={18} />
                {orderLooks[order].short}
              </span>
            ))}
      </p>
    </div>
  );
}
