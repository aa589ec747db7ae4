/** A dungeon in section: the line before the stairs, the prison beside them, the carved rock below, and the imps' den. */
import { useMemo } from 'react';
import type { Seat } from '@vesper/kernel';
import { frameOf, SeatSymbol, useHovered } from '@vesper/web/board';
import type { DungeonAsks } from '../agenda.ts';
import { CELLS, isInZone } from '../content/grid.ts';
import { rooms } from '../content/rooms.ts';
import { CellPiece } from './CellPiece.tsx';
import { Den } from './Den.tsx';
import { Line } from './Line.tsx';
import { colourAt } from './look.ts';
import { Prison } from './Prison.tsx';
import { Rock, sheetOf } from './Rock.tsx';
import type { Sheet } from './Rock.tsx';
import { useTable, whose } from './table.ts';

export function DungeonBoard(props: {
  readonly seat: Seat;
  readonly width: number;
  readonly height: number;
  /** Without the den: on phones it lies elsewhere. */
  readonly bare?: boolean;
}) {
  const { seat, width, height, bare = false } = props;
  const table = useTable();
  const head = 84;
  const den = bare ? 0 : 34;
  const sheet = useMemo(() => sheetOf(width, height - head - den), [width, height, head, den]);
  const isOwn = seat === table.viewer;
  return (
    <div
      className={isOwn ? 'dun-dungeon is-own' : 'dun-dungeon'}
      role="group"
      aria-label={`${whose(table, seat)} dungeon`}
      style={{ width, height }}
    >
      <div className="dun-gate">
        <h2>
          <SeatSymbol colour={colourAt(seat)} size={15} />
          {`${whose(table, seat)} dungeon`}
        </h2>
        <Line seat={seat} width={width} />
        <Stairs />
        <Prison seat={seat} width={width} />
      </div>
      <Cells seat={seat} sheet={sheet} />
      {!bare && <Den seat={seat} />}
    </div>
  );
}

function Cells({ seat, sheet }: { readonly seat: Seat; readonly sheet: Sheet }) {
  const { view } = useTable();
  const zone = useZone();
  const { dungeon, conquered } = view.players[seat];
  return (
    <div className="dun-cells" style={{ width: sheet.width, height: sheet.height }}>
      <Rock sheet={sheet} dungeon={dungeon} conquered={conquered} />
      {Array.from({ length: CELLS }, (_, cell) => (
        <CellPiece
          key={cell}
          seat={seat}
          cell={cell}
          sheet={sheet}
          inZone={zone !== undefined && zone >= 0 && isInZone[zone][cell]}
        />
      ))}
    </div>
  );
}

/** The zone of a room that is being placed or pointed at. */
function useZone(): number | undefined {
  const table = useTable();
  const { asked } = table;
  const pointedAt = useHovered(table, ({ decision, choice }) =>
    decision.ask === 'buildRoom' && typeof choice === 'number' ? choice : undefined,
  );
  const placing = asked.find(({ ask, choices }) => ask === 'placeRoom' && choices !== undefined);
  const room = placing === undefined ? undefined : frameOf<DungeonAsks, 'placeRoom'>(placing, 'placeRoom')?.room;
  return rooms[room ?? pointedAt ?? -1]?.zone;
}

/** Down from the daylight. */
function Stairs() {
  return (
    <svg className="dun-stairs" viewBox="0 0 66 40" width="66" height="40" aria-hidden>
      <path d="M9 40V22C9 8 20 2 33 2s24 6 24 20v18z" fill="#120a14" stroke="#6d5a75" strokeWidth="3" />
      <path
        d="M15 40v-6h36v6zM19 34v-6h28v6zM23 28v-6h20v6zM27 22v-5h12v5z"
        fill="#8d7b66"
        stroke="#160d14"
        strokeWidth="1.200"
      />
      <path
        d="M7 12C3 9 3 4 5 0c3 3 6 4 9 6zM59 12c4-3 4-8 2-12-3 3-6 4-9 6z"
        fill="#a26be0"
        stroke="#160d14"
        strokeWidth="1.200"
      />
    </svg>
  );
}
