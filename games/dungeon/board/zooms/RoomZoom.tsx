import type { Seat } from '@vesper/kernel';
import { Icon, Zoom } from '@vesper/web/board';
import { CELLS, COLUMNS, ROWS, cells, isInZone } from '../../content/grid.ts';
import { improvements } from '../../content/improvements.ts';
import { rooms } from '../../content/rooms.ts';
import type { Room, Zone } from '../../content/types.ts';
import { IMPROVED, ROOM } from '../../state.ts';
import { cellName } from '../../words/names.ts';
import { improvementIcons } from '../look.ts';
import { RoomScene } from '../RoomScene.tsx';
import { useTable } from '../table.ts';

const zones = ['the upper half', 'the lower half', 'the outer ring', 'the inner block'] as const;

/** Where a room may lie. */
export function ZoneMap({ zone, size }: { readonly zone: Zone; readonly size: number }) {
  return (
    <svg
      className="dun-zonemap"
      width={COLUMNS * size * 1.4}
      height={ROWS * size * 1.4}
      viewBox={`0 0 ${COLUMNS} ${ROWS}`}
      aria-hidden
    >
      {Array.from({ length: CELLS }, (_, cell) => (
        <rect
          key={cell}
          className={zone < 0 || isInZone[zone][cell] ? 'is-in' : ''}
          x={cells[cell].column - 0.92}
          y={cells[cell].row - 0.92}
          width="0.840"
          height="0.840"
        />
      ))}
    </svg>
  );
}

export function RoomZoom({ room }: { readonly room: Room }) {
  const { view } = useTable();
  const { name, text, zone, year, production, id } = rooms[room];
  return (
    <Zoom
      id={`${id}, ${year === 1 ? 'first' : 'second'} year`}
      title={name}
      art={<RoomScene room={room} size={44} />}
      tone="#5b3a2a"
    >
      <p>{text}</p>
      {production !== null && (
        <p className="dun-dim">
          {view.year === 2 ? 'Twice in each Production.' : 'Once in each Production, twice in the second year.'}
        </p>
      )}
      {zone >= 0 && (
        <p className="dun-zoom-zone">
          <ZoneMap zone={zone} size={7} /> {`Only in ${zones[zone]}, in place of a tunnel, not beside a room.`}
        </p>
      )}
      {zone < 0 && <p className="dun-dim">Anywhere in place of a tunnel, not beside a room.</p>}
    </Zoom>
  );
}

/** A cell of a dungeon with what lies there. */
export function TileZoom({ seat, cell }: { readonly seat: Seat; readonly cell: number }) {
  const { view } = useTable();
  const { dungeon, conquered } = view.players[seat];
  const tile = dungeon[cell];
  if (tile >= ROOM && conquered[cell] === 0) return <RoomZoom room={tile - ROOM} />;
  const improved = tile >= IMPROVED && tile < ROOM ? improvements[tile - IMPROVED] : undefined;
  return (
    <Zoom
      title={`${improved?.name ?? (tile >= ROOM ? rooms[tile - ROOM].name : tile === 0 ? 'Earth' : 'Tunnel')}, ${cellName(cell)}`}
      art={improved === undefined ? undefined : <Icon name={improvementIcons[tile - IMPROVED]} size={26} />}
    >
      {improved !== undefined && <p>{improved.text}</p>}
      {conquered[cell] === 1 ? (
        <p>Conquered: 2 points off at the end, and nothing is mined or made here.</p>
      ) : tile === 0 ? (
        <p>Imps can dig here.</p>
      ) : (
        <p>In a battle here: 1 trap and 1 monster, and any number of ghosts. One imp mines 1 gold.</p>
      )}
    </Zoom>
  );
}
