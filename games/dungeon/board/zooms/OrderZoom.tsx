import { Zoom } from '@vesper/web/board';
import { opportunities } from '../../content/opportunities.ts';
import { orders, SPOTS } from '../../content/orders.ts';
import { improvements } from '../../content/improvements.ts';
import type { Order, Spot } from '../../content/types.ts';
import { locationName, spaceName } from '../../words/names.ts';
import { SPOTS_ROMAN, orderLooks } from '../look.ts';
import { SpaceSigns, spacesOf } from '../OrderBox.tsx';
import { Symbol } from '../symbols.tsx';
import { useTable } from '../table.ts';

/** The spaces of a box, the first to act on top. */
export function OrderZoom({ order }: { readonly order: Order }) {
  const { view } = useTable();
  const { acts, id } = orders[order];
  const unique = view.board === order;
  return (
    <Zoom
      id={unique ? opportunities[order].id : id}
      title={locationName(order, view.board)}
      art={<Symbol of={orderLooks[order].sign} size={30} />}
      tone="#5b3a2a"
    >
      {unique && <p>{opportunities[order].text}</p>}
      <ul>
        {acts.slice(0, SPOTS).map(spot => (
          <li key={spot}>
            <i className="dun-roman">{SPOTS_ROMAN[spot]}</i>
            <SpaceSigns space={spacesOf(view, order)[spot]} size={16} />
          </li>
        ))}
      </ul>
      {unique && view.offeredImprovements.length > 0 && (
        <p>{`On offer: ${view.offeredImprovements.map(kind => improvements[kind].name).join(', ')}.`}</p>
      )}
      <p className="dun-dim">{acts[0] === 0 ? 'Space I acts first.' : 'Space III acts first.'}</p>
    </Zoom>
  );
}

export function SpotZoom(props: { readonly order: Order; readonly spot: Spot; readonly who: string }) {
  const { order, spot, who } = props;
  const { view } = useTable();
  const place = orders[order].acts.indexOf(spot);
  return (
    <Zoom
      title={spaceName(order, spot, view.board)}
      art={<Symbol of={orderLooks[order].sign} size={26} />}
      tone="#5b3a2a"
    >
      <p className="dun-zoom-signs">
        <SpaceSigns space={spacesOf(view, order)[spot]} size={18} />
      </p>
      <p>{`Acts ${['first', 'second', 'third'][place]} here.${who === '' ? ' Nobody stands here.' : ` ${who} stands here.`}`}</p>
    </Zoom>
  );
}
