/** An order as a wooden sign with three spaces: the short one acts first. */
import { memo } from 'react';
import { Piece } from '@vesper/web/board';
import { opportunities } from '../content/opportunities.ts';
import { orders, SPOTS } from '../content/orders.ts';
import type { Order, OrderSpace, Spot } from '../content/types.ts';
import { orderKey, spotKey } from '../keys.ts';
import { NONE } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { locationName, spaceName } from '../words/names.ts';
import { SPOTS_ROMAN, breakable, costSigns, effectSigns, orderLooks, supervisors } from './look.ts';
import { Minion } from './Minion.tsx';
import { Amount, Symbol } from './symbols.tsx';
import { nameOf, useTable } from './table.ts';
import { OrderZoom, SpotZoom } from './zooms/OrderZoom.tsx';

export const spacesOf = ({ board }: DungeonView, order: Order): readonly OrderSpace[] =>
  board === order ? opportunities[order].spaces : orders[order].spaces;

export function OrderBox({ order }: { readonly order: Order }) {
  const { view, viewer } = useTable();
  const name = locationName(order, view.board);
  const mine = viewer === 'spectator' ? NONE : view.players[viewer].orders.indexOf(order);
  const away = viewer !== 'spectator' && view.players[viewer].inaccessible.includes(order);
  const classes = ['dun-box'];
  if (view.board === order) classes.push('is-unique');
  if (view.location === order) classes.push('is-resolving');
  if (away && view.phase !== 'setup') classes.push('is-away');
  return (
    <div className={classes.join(' ')}>
      <Piece
        id={orderKey(order)}
        className="flat-piece dun-sign-board"
        label={`${name}${mine === NONE ? '' : `, your order ${mine + 1}`}${away ? ', inaccessible to you' : ''}`}
        zoom={() => <OrderZoom order={order} />}
      >
        <Symbol of={orderLooks[order].sign} size={18} />
        <b>{breakable(name)}</b>
        {mine !== NONE && <i className="dun-mine">{mine + 1}</i>}
      </Piece>
      <div className={`dun-pills ${orders[order].acts[0] === 0 ? '' : 'is-mirrored'}`}>
        {Array.from({ length: SPOTS }, (_, spot) => (
          <Pill key={spot} order={order} spot={spot} />
        ))}
      </div>
    </div>
  );
}

function Pill({ order, spot }: { readonly order: Order; readonly spot: Spot }) {
  const table = useTable();
  const { view } = table;
  const colour = view.minions[order * SPOTS + spot];
  const space = spacesOf(view, order)[spot];
  const who = colour === NONE ? 'free' : nameOf(table, colour);
  return (
    <Piece
      id={spotKey(order, spot)}
      className={`flat-piece dun-pill is-${SPOTS_ROMAN[spot]} ${colour === NONE ? '' : 'is-taken'}`}
      label={`${spaceName(order, spot, view.board)}, ${who}`}
      zoom={() => <SpotZoom order={order} spot={spot} who={colour === NONE ? '' : who} />}
    >
      {colour === NONE ? (
        <i className="dun-roman">{SPOTS_ROMAN[spot]}</i>
      ) : (
        <Minion colour={colour} size={20} flip={`minion:${order}-${colour}`} />
      )}
      <SpaceSigns space={space} size={view.board === order ? 11 : 12} />
    </Piece>
  );
}

/** What a space takes and gives, in signs. */
export const SpaceSigns = memo(function SpaceSigns({
  space,
  size = 12,
}: {
  readonly space: OrderSpace;
  readonly size?: number;
}) {
  const costs = costSigns(space.cost);
  const watching = space.effects.reduce((sum, effect) => sum + supervisors(effect), 0);
  return (
    <span className="dun-space-signs">
      {costs.map(({ of, n }) => (
        <Amount key={of} of={of} n={n} size={size} />
      ))}
      {watching > 0 && <Amount of="imp" n={watching} size={size} />}
      {(costs.length > 0 || watching > 0) && <i className="dun-arrow" />}
      {space.effects.flatMap(effect =>
        effectSigns(effect).map(({ of, n }) => <Amount key={`${effect.do}-${of}`} of={of} n={n} size={size} />),
      )}
    </span>
  );
});
