/** Who a lord is, and what lies in the stores. */
import type { Seat } from '@vesper/kernel';
import { Icon, Named, SeatSymbol, Self as Panel } from '@vesper/web/board';
import { Blank, Empty, items, itemTokens, tokenOf } from '../content/items.ts';
import { EARTH, ROOM } from '../state.ts';
import { colourAt, itemIcons } from './look.ts';
import { Amount } from './symbols.tsx';
import { useTable } from './Table.tsx';

export function Self({ seat }: { readonly seat: Seat }) {
  const { view, viewer, seatNames } = useTable();
  const player = view.players[seat];
  const { food, gold, imps, busyImps, trollTokens, busyTokens, redMarks, deposit, expansions } = player;
  const tunnels = player.dungeon.filter(tile => tile !== EARTH && tile < ROOM).length;
  const rooms = player.dungeon.filter(tile => tile >= ROOM).length;
  const kept = expansions.filter(tile => tile !== Blank);
  return (
    <Panel seat={seat} label={seatNames[seat]}>
      <Named
        symbol={<SeatSymbol colour={colourAt(seat)} size={24} />}
        name={seat === viewer ? `${seatNames[seat]}, you` : seatNames[seat]}
      >
        {view.startingPlayer === seat && <StartToken />}
      </Named>
      <p className="dun-stores">
        <span title="Food">
          <Amount of="food" n={food} size={19} />
        </span>
        <span title={deposit > 0 ? `Gold; ${deposit} more deposited` : 'Gold'}>
          <Amount of="gold" n={deposit > 0 ? `${gold}+${deposit}` : gold} size={19} />
        </span>
        <span title={`Imps: ${imps - busyImps} of ${imps} free`}>
          <Amount of="imp" n={busyImps > 0 ? `${imps - busyImps}/${imps}` : imps} size={19} />
        </span>
        {trollTokens > 0 && (
          <span title="Troll tokens that are free">
            <Amount of="troll" n={trollTokens - busyTokens} size={18} />
          </span>
        )}
      </p>
      <p className="dun-holdings">
        <span title="Evil">
          <Amount of="evil" n={view.evil[seat]} size={15} />
        </span>
        <span title="Tunnels">
          <Amount of="dig" n={tunnels} size={15} />
        </span>
        <span title="Rooms">
          <Amount of="room" n={rooms} size={15} />
        </span>
        {redMarks > 0 && (
          <span title="Red marks in the Dead Letter Office">
            <Amount of="mark" n={redMarks} size={15} />
          </span>
        )}
        {view.terms.mbg && <Gifts seat={seat} />}
        {kept.length > 0 && <small>{kept.map(tile => items[tile].name).join(', ')}</small>}
      </p>
    </Panel>
  );
}

/** Item tokens that no adventurer carries. */
function Gifts({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const carried = new Set(view.carried);
  const gifts = itemTokens(view.terms.fs, false).filter(item => item !== Empty && !carried.has(tokenOf(seat, item)));
  return (
    <span className="dun-gifts" title={`Gifts at hand: ${gifts.map(item => items[item].name).join(', ')}`}>
      {gifts.map(item => (
        <Icon key={item} name={itemIcons[item]} size={15} />
      ))}
    </span>
  );
}

/** The Starting Player Token. */
export function StartToken() {
  return (
    <span className="dun-start" title="Starting player" data-flip="start">
      <svg viewBox="0 0 20 20" width="18" height="18" role="img" aria-label="Starting player">
        <path
          d="m10 1 2.600 5.600 6 .7-4.500 4.100 1.200 6L10 14.400l-5.300 3 1.200-6L1.400 7.300l6-.7z"
          fill="#ffe08a"
          stroke="#160d14"
          strokeWidth="1.200"
          strokeLinejoin="round"
        />
        <path d="M10 7v6M8.600 8.200 10 7" stroke="#160d14" strokeWidth="1.500" fill="none" />
      </svg>
    </span>
  );
}
