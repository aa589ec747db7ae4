/** A dungeon at a glance: tunnels, rooms, and what is conquered. */
import { memo } from 'react';
import { COLUMNS, ROWS, cells } from '../content/grid.ts';
import { EARTH, IMPROVED, ROOM } from '../state.ts';
import type { Tile } from '../state.ts';

export const MiniDungeon = memo(function MiniDungeon(props: {
  readonly dungeon: readonly Tile[];
  readonly conquered: readonly number[];
  /** Of a cell. */
  readonly size: number;
  readonly fought?: number;
}) {
  const { dungeon, conquered, size, fought = -1 } = props;
  return (
    <svg
      className="dun-mini"
      width={COLUMNS * size}
      height={ROWS * size + 4}
      viewBox={`0 -0.3 ${COLUMNS} ${ROWS + 0.3}`}
      aria-hidden
    >
      <rect className="is-earth" width={COLUMNS} height={ROWS} rx="0.25" />
      <rect className="is-hollow" x="2.3" y="-0.300" width="0.4" height="0.600" />
      {dungeon.map((tile, cell) => {
        if (tile === EARTH) return null;
        const { column, row, neighbours } = cells[cell];
        const x = column - 1;
        const y = row - 1;
        return (
          <g key={cell}>
            {neighbours
              .filter(next => next > cell && dungeon[next] !== EARTH)
              .map(next =>
                next === cell + 1 ? (
                  <rect key={next} className="is-hollow" x={x + 0.5} y={y + 0.3} width="1" height="0.400" />
                ) : (
                  <rect key={next} className="is-hollow" x={x + 0.3} y={y + 0.5} width="0.400" height="1" />
                ),
              )}
          </g>
        );
      })}
      {dungeon.map((tile, cell) => {
        if (tile === EARTH) return null;
        const x = cells[cell].column - 1;
        const y = cells[cell].row - 1;
        const lost = conquered[cell] === 1;
        const kind = lost ? 'is-sunny' : tile >= ROOM ? 'is-room' : 'is-hollow';
        return (
          <g key={cell}>
            <rect className={kind} x={x + 0.12} y={y + 0.12} width="0.760" height="0.760" rx="0.200" />
            {tile >= ROOM && (
              <path
                className={lost ? 'is-lost-door' : 'is-door'}
                d={`M${x + 0.36} ${y + 0.8}v-.25a.14 .14 0 0 1 .28 0v.25z`}
              />
            )}
            {lost && <circle className="is-sun" cx={x + 0.38} cy={y + 0.38} r="0.140" />}
            {tile >= IMPROVED && tile < ROOM && !lost && (
              <path className="is-star" d={`M${x + 0.5} ${y + 0.3}l.2 .2-.2 .2-.2-.2z`} />
            )}
            {cell === fought && (
              <rect className="is-fought" x={x + 0.06} y={y + 0.06} width="0.880" height="0.880" rx="0.240" />
            )}
          </g>
        );
      })}
    </svg>
  );
});
