/** The Esteemed board: parchment, the cobblestone path, fourteen spaces, and the candle's light where the round stands. */
import { memo } from 'react';
import { spaces } from '../content/spaces.ts';
import { NONE } from '../state.ts';
import type { Space } from '../state.ts';
import type { Room } from '@vesper/web/board';
import { SpaceDisc } from './SpaceDisc.tsx';
import { useTable } from './table.ts';
import { cobbles } from './cobbles.ts';
import type { Point } from './cobbles.ts';
import { nextSpace, useLifted } from './spaces.ts';
import { Compass, Parchment } from './textures.tsx';
import type { Box } from './textures.tsx';

const RADIUS = 23;

/** Where a space lies when the sheet measures 765 × 254, stretched to the sheet there is. */
function pointOf(space: Space, sheet: Box): Point {
  const { x, y } = spaces[space - 1];
  return {
    x: sheet.x + ((x * 0.8 - 16 - 14) * sheet.width) / 765,
    y: sheet.y + ((y * 0.62 + 6 - 10) * sheet.height) / 254,
  };
}

export function Esteemed({ room, sheet }: { readonly room: Room; readonly sheet: Box }) {
  const { view, lastMoved } = useTable();
  const lifted = useLifted(view, lastMoved);
  const points = spaces.map(({ number }) => pointOf(number, sheet));
  const narrow = sheet.width < 730;
  const resolving = view.phase === 'resolve' ? view.resolving.space : NONE;
  const light = resolving > 0 ? points[resolving - 1] : { x: room.width / 2, y: sheet.y + sheet.height / 2 };
  return (
    <section className="sal-esteemed" aria-label={`The Esteemed board${said(resolving, nextSpace(view))}`}>
      <Parchment width={room.width} height={room.height} sheet={sheet} />
      <div className="sal-light" style={{ left: sheet.x, top: sheet.y, width: sheet.width, height: sheet.height }}>
        <div
          className={resolving > 0 ? 'sal-pool' : 'sal-pool is-out'}
          style={{ transform: `translate(${light.x - sheet.x}px, ${light.y - sheet.y}px)` }}
        >
          <i />
        </div>
      </div>
      <Path sheet={sheet} room={room} />
      {spaces.map(({ number }, i) => (
        <SpaceDisc
          key={number}
          space={number}
          lifted={lifted.get(number)}
          name={number < 3 ? 'left' : narrow && number < 6 ? 'belowShort' : 'below'}
          style={{ left: points[i].x - RADIUS, top: points[i].y - RADIUS }}
        />
      ))}
    </section>
  );
}

/** Drawn once per size. */
const Path = memo(
  function Path({ room, sheet }: { readonly room: Room; readonly sheet: Box }) {
    const points = spaces.map(({ number }) => pointOf(number, sheet));
    const line = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
    const [pale, dull] = cobbles(points);
    return (
      <svg className="sal-path" width={room.width} height={room.height} aria-hidden>
        <path d={line} className="sal-path-bed" />
        <path d={pale} className="sal-path-stones" />
        <path d={dull} className="sal-path-stones is-dull" />
        <Compass x={sheet.x + sheet.width - 58} y={sheet.y + sheet.height - 58} />
      </svg>
    );
  },
  (a, b) => a.sheet.width === b.sheet.width && a.sheet.height === b.sheet.height,
);

function said(now: Space, next: Space): string {
  if (now <= 0) return '';
  return `, space ${now} is being resolved${next === NONE ? ', the last one' : `, then ${next}`}`;
}
