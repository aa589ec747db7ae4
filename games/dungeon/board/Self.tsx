/** Who a lord is, and what lies in the stores. */
import { count, signed } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { Explained, Icon, Named, Points, SeatSymbol, Self as Panel, aimsOf, sumOf } from '@vesper/web/board';
import { Blank, Empty, items, itemTokens, tokenOf } from '../content/items.ts';
import { EARTH, ROOM } from '../state.ts';
import { EVIL_MOST } from '../content/orders.ts';
import { colourAt, itemIcons } from './look.ts';
import { Symbol } from './symbols.tsx';
import type { Sign } from './symbols.tsx';
import { useTable } from './table.ts';

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
        <Stock of="food" n={food} tip={`${food} food`} />
        <Stock
          of="gold"
          n={deposit > 0 ? `${gold}+${deposit}` : gold}
          tip={deposit > 0 ? `${gold} gold, and ${deposit} more deposited` : `${gold} gold`}
        />
        <Stock
          of="imp"
          n={busyImps > 0 ? `${imps - busyImps}/${imps}` : imps}
          tip={`${imps - busyImps} of ${count(imps, 'imp').text} free`}
        />
        {trollTokens > 0 && (
          <Stock
            of="troll"
            n={trollTokens - busyTokens}
            tip={`${trollTokens - busyTokens} of ${count(trollTokens, 'Troll token').text} free: they work like imps`}
          />
        )}
      </p>
      <p className="dun-holdings">
        <LordPoints seat={seat} size={15} />
        <Stock of="evil" n={view.evil[seat]} tip={`Evil ${view.evil[seat]} of ${EVIL_MOST}`} small />
        <Stock of="dig" n={tunnels} tip={count(tunnels, 'tunnel').text} small />
        <Stock of="room" n={rooms} tip={count(rooms, 'room').text} small />
        {redMarks > 0 && (
          <Stock
            of="mark"
            n={redMarks}
            tip={`${count(redMarks, 'red mark').text} in the Dead Letter Office: 3 points off for each`}
            small
          />
        )}
        {view.terms.mbg && <Gifts seat={seat} />}
        {kept.length > 0 && <small>{kept.map(tile => items[tile].name).join(', ')}</small>}
      </p>
    </Panel>
  );
}

function Stock(props: {
  readonly of: Sign;
  readonly n: number | string;
  readonly tip: string;
  readonly small?: boolean;
}) {
  const { of, n, tip, small = false } = props;
  return (
    <Explained tip={tip} className="dun-amount">
      <Symbol of={of} size={small ? 15 : 19} />
      <b>{n}</b>
    </Explained>
  );
}

/** A lord's points as if the game ended now. */
export function LordPoints(props: { readonly seat: Seat; readonly size?: number; readonly inside?: boolean }) {
  const { seat, size = 14, inside = false } = props;
  const { game, view } = useTable();
  const aims = aimsOf(game, view, seat);
  if (aims.length === 0) return null;
  return (
    <Points seat={seat} inside={inside} className="dun-amount">
      <Symbol of="points" size={size} />
      <b>{signed(sumOf(aims))}</b>
    </Points>
  );
}

/** Item tokens that no adventurer carries. */
function Gifts({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const carried = new Set(view.carried);
  const gifts = itemTokens(view.terms.fs, false).filter(item => item !== Empty && !carried.has(tokenOf(seat, item)));
  return (
    <Explained className="dun-gifts" tip={`Gifts at hand: ${gifts.map(item => items[item].name).join(', ')}`}>
      {gifts.map(item => (
        <Icon key={item} name={itemIcons[item]} size={15} />
      ))}
    </Explained>
  );
}

/** The Starting Player Token. */
export function StartToken() {
  return (
    <span className="dun-start" data-tip="Starting player" data-flip="start">
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
