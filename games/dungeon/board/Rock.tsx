/** Earth with everything that is dug into it: tunnels with props and a floor, the sunny side of what was conquered. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { COLUMNS, ROWS, cells } from '../content/grid.ts';
import { EARTH, ROOM } from '../state.ts';
import type { Tile } from '../state.ts';

/** The measure of the drawing. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly w: number;
  readonly h: number;
}

export function sheetOf(width: number, height: number): Sheet {
  return { width, height, w: width / COLUMNS, h: height / ROWS };
}

export const boxOf = ({ w, h }: Sheet, cell: number) => ({
  left: (cells[cell].column - 1) * w,
  top: (cells[cell].row - 1) * h,
  width: w,
  height: h,
});

const pebbles =
  'M14 20h7M40 44h9M88 12h6M120 58h10M190 18h8M250 40h9M300 66h7M60 100h8M150 120h10M230 96h7M310 130h9M20 160h9M96 176h8M180 170h7M270 190h10M40 226h8M130 236h9M210 230h8M300 244h7';

export const Rock = memo(
  function Rock(props: {
    readonly sheet: Sheet;
    readonly dungeon: readonly Tile[];
    readonly conquered: readonly number[];
  }) {
    const { sheet, dungeon, conquered } = props;
    const { width, height, w, h } = sheet;
    const dug = dungeon.flatMap((tile, cell) => (tile === EARTH ? [] : [cell]));
    const hollow = carve(sheet, dungeon, dug);
    return (
      <svg className="dun-rock" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <rect className="dun-earth" width={width} height={height} rx="9" />
        <path className="dun-pebbles" d={pebbles} transform={`scale(${width / 330} ${height / 264})`} />
        <g className="dun-hollow-edge">{hollow}</g>
        <g className="dun-hollow">{hollow}</g>
        {dug.map(cell => {
          const { left, top } = boxOf(sheet, cell);
          const at = `translate(${left} ${top}) scale(${w / 66} ${h / 66})`;
          if (conquered[cell] === 1) return <Sunny key={cell} at={at} />;
          return dungeon[cell] >= ROOM ? null : <Props key={cell} at={at} lit={cell % 3 === 1} />;
        })}
      </svg>
    );
  },
  (a, b) => a.sheet === b.sheet && a.dungeon === b.dungeon && a.conquered === b.conquered,
);

/** One shape per tile and one between tiles that touch; the way out goes up. */
function carve({ w, h }: Sheet, dungeon: readonly Tile[], dug: readonly number[]): ReactNode[] {
  const found: ReactNode[] = [<rect key="way out" x={2 * w + w * 0.26} y={-12} width={w * 0.48} height={h * 0.5} />];
  for (const cell of dug) {
    const { column, row, neighbours } = cells[cell];
    const x = (column - 1) * w;
    const y = (row - 1) * h;
    found.push(<rect key={cell} x={x + w * 0.1} y={y + h * 0.1} width={w * 0.8} height={h * 0.8} rx={w * 0.22} />);
    for (const next of neighbours) {
      if (next < cell || dungeon[next] === EARTH) continue;
      found.push(
        next === cell + 1 ? (
          <rect key={`${cell} ${next}`} x={x + w * 0.5} y={y + h * 0.27} width={w} height={h * 0.52} />
        ) : (
          <rect key={`${cell} ${next}`} x={x + w * 0.26} y={y + h * 0.5} width={w * 0.48} height={h} />
        ),
      );
    }
  }
  return found;
}

/** A tunnel: a floor, two props and a beam, sometimes a torch. */
export function Props({ at, lit }: { readonly at: string; readonly lit: boolean }) {
  return (
    <g transform={at} className="dun-props">
      <path d="M12 55h42" className="is-floor" />
      <path d="M15 55V19M51 55V19M11 18h44" className="is-wood" />
      {lit && (
        <>
          <path
            d="M33 26c2.200 3.200 3.200 4.600 3.200 6.400a3.200 3.200 0 0 1-6.400 0c0-1.800 1-3.200 3.200-6.400z"
            fill="#ffb347"
          />
          <path d="M33 35v6" stroke="#6b4423" strokeWidth="2.200" strokeLinecap="round" />
        </>
      )}
    </g>
  );
}

/** What adventurers leave behind: daylight, grass and bunting. */
function Sunny({ at }: { readonly at: string }) {
  return (
    <g transform={at} className="dun-sunny">
      <rect x="8" y="8" width="50" height="50" rx="13" fill="#bfe6fb" stroke="#160d14" strokeWidth="1.800" />
      <path d="M8 42c12-7 36-7 50 0v3a13 13 0 0 1-13 13H21A13 13 0 0 1 8 45z" fill="#8fcb57" />
      <circle cx="22" cy="22" r="7" fill="#ffd93b" stroke="#d99a17" strokeWidth="1.200" />
      <path
        d="M22 11v3M22 30v3M11 22h3M30 22h3M14.500 14.500l2 2M29.500 29.500l-2-2M29.500 14.500l-2 2M14.500 29.500l2-2"
        stroke="#d99a17"
        strokeWidth="1.500"
        strokeLinecap="round"
      />
      <path d="M34 13c7 5 14 6 22 4" stroke="#7a4b86" strokeWidth="1" fill="none" />
      <path d="m36 15 4 5 2-3zM44 18l3 5 3-4zM51 18.500l3 5 2-4.500z" fill="#f0659a" />
      <path d="M20 52v-7M45 53v-7M33 54v-6" stroke="#3f7d2a" strokeWidth="1.600" />
      <circle cx="20" cy="43.500" r="3" fill="#f0659a" />
      <circle cx="45" cy="44.500" r="3" fill="#fff" />
      <circle cx="33" cy="46.500" r="3" fill="#ffd93b" />
    </g>
  );
}
