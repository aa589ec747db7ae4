/** A cell of a dungeon: what may be dug, built, produced, defended or lost is pressed here. */
import type { Seat } from '@vesper/kernel';
import { Icon, Piece } from '@vesper/web/board';
import { rooms } from '../content/rooms.ts';
import { improvements } from '../content/improvements.ts';
import { cellKey } from '../keys.ts';
import { EARTH, IMPROVED, NONE, ROOM } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { cellName } from '../words/names.ts';
import { costSigns, effectSigns, improvementIcons } from './look.ts';
import { boxOf } from './Rock.tsx';
import type { Sheet } from './Rock.tsx';
import { RoomBadge } from './Offer.tsx';
import { RoomScene } from './RoomScene.tsx';
import { Amount } from './symbols.tsx';
import { useTable } from './table.ts';
import { TileZoom } from './zooms/RoomZoom.tsx';

/** What lies there: `Hatchery, conquered`. */
export function tileWords({ players }: DungeonView, seat: Seat, cell: number): string {
  const tile = players[seat].dungeon[cell];
  const what =
    tile === EARTH
      ? 'earth'
      : tile >= ROOM
        ? rooms[tile - ROOM].name
        : tile >= IMPROVED
          ? improvements[tile - IMPROVED].name
          : 'tunnel';
  return players[seat].conquered[cell] === 1 ? `${what}, conquered` : what;
}

export function CellPiece(props: {
  readonly seat: Seat;
  readonly cell: number;
  readonly sheet: Sheet;
  readonly inZone: boolean;
}) {
  const { seat, cell, sheet, inZone } = props;
  const { view, marks } = useTable();
  const { dungeon, conquered, plan } = view.players[seat];
  const tile = dungeon[cell];
  const id = cellKey(seat, cell);
  const fights = view.battle.seat === seat ? view.battle.cell === cell : plan.cell === cell && plan.cell !== NONE;
  // Earth that nobody asks for is no piece: it would only be in the keyboard's way.
  if (tile === EARTH && !marks.legal.has(id) && !marks.refused.has(id))
    return inZone ? <i className="dun-zone" style={boxOf(sheet, cell)} /> : null;
  const room = tile >= ROOM ? tile - ROOM : NONE;
  const classes = ['dun-cell'];
  if (tile === EARTH) classes.push('is-earth');
  if (inZone) classes.push('is-zone');
  if (fights) classes.push('is-fought');
  return (
    <Piece
      id={id}
      className={classes.join(' ')}
      style={boxOf(sheet, cell)}
      label={`${cellName(cell)}, ${tileWords(view, seat, cell)}${fights ? ', battle tile' : ''}`}
      zoom={() => <TileZoom seat={seat} cell={cell} />}
    >
      {room !== NONE && conquered[cell] === 0 && (
        <>
          <RoomScene room={room} size={Math.min(sheet.w, sheet.h) * 0.9} />
          <RoomFoot room={room} />
        </>
      )}
      {room !== NONE && conquered[cell] === 1 && <span className="dun-cell-was">{rooms[room].name}</span>}
      {tile >= IMPROVED && tile < ROOM && conquered[cell] === 0 && (
        <span className="dun-improved">
          <Icon name={improvementIcons[tile - IMPROVED]} size={20} />
        </span>
      )}
      {tile === EARTH && marks.legal.has(id) && <i className="dun-plus" />}
      {fights && (
        <span className="dun-fought">
          <Icon name="game:crossed-swords" size={18} />
        </span>
      )}
    </Piece>
  );
}

function RoomFoot({ room }: { readonly room: number }) {
  const { production } = rooms[room];
  if (production === null)
    return (
      <span className="dun-cell-foot">
        <RoomBadge room={room} size={12} />
      </span>
    );
  return (
    <span className="dun-cell-foot">
      <Amount of="imp" n={production.workers} size={12} />
      {costSigns(production.cost).map(({ of, n }) => (
        <Amount key={of} of={of} n={n} size={12} />
      ))}
      <i className="dun-arrow" />
      {effectSigns(production.effect).map(({ of, n }) => (
        <Amount key={of} of={of} n={n} size={12} />
      ))}
    </span>
  );
}
