/** The Scourge beside its site, and where it goes next: the rules say where, the die only where they leave it open. */
import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import { EASE_MOVE, Peekable, SCENE, animate } from '@vesper/web/board';
import type { Site } from '../../content/types.ts';
import { siteName } from '../../words/names.ts';
import { useTable } from '../table.ts';
import { ScourgeZoom } from './ScourgeZoom.tsx';
import { ScourgeFigure, ScourgeGhost } from './art.tsx';
import { lineFrom, middleOf } from './geometry.ts';
import type { Box, Sheet } from './geometry.ts';
import type { NextStand } from './next.ts';

export function ScourgeOnMap(props: { readonly site: Site; readonly sheet: Sheet; readonly stands: readonly Box[] }) {
  const { site, sheet, stands } = props;
  const { reducedMotion } = useTable();
  const ref = useRef<HTMLDivElement>(null);
  const was = useRef({ site, sheet });
  const { x, y } = middleOf(stands[site]);
  const { width } = stands[site];
  // It slides along the tunnel, or straight where it was lured.
  useLayoutEffect(() => {
    const from = was.current;
    was.current = { site, sheet };
    if (reducedMotion || ref.current === null || from.site === site || from.sheet !== sheet) return;
    const start = middleOf(stands[from.site]);
    const way = [start, ...lineFrom(sheet, from.site, site), { x, y }];
    const frames = way.map(point => ({ translate: `${point.x - x}px ${point.y - y}px` }));
    animate(ref.current, frames, { duration: SCENE * 1.6, easing: EASE_MOVE });
  }, [site, sheet, stands, x, y, reducedMotion]);
  return (
    <div ref={ref} className="jub-scourge" style={{ left: x, top: y }} data-home="scourge">
      <Peekable className="jub-scourge-look" label={`The Scourge at ${siteName(site)}`} zoom={() => <ScourgeZoom />}>
        <ScourgeFigure size={width} />
      </Peekable>
    </div>
  );
}

/** An arc over the rock from one stand to another. */
const arc = (from: Box, to: Box): string => {
  const [a, b] = [middleOf(from), middleOf(to)];
  const lift = Math.min(34, Math.hypot(a.x - b.x, a.y - b.y) * 0.22);
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const [sx, sy] = [a.x + ux * from.width * 0.42, a.y + uy * from.width * 0.42];
  const [ex, ey] = [b.x - ux * to.width * 0.4, b.y - uy * to.width * 0.4];
  return `M${sx.toFixed(1)} ${sy.toFixed(1)}Q${((sx + ex) / 2).toFixed(1)} ${((sy + ey) / 2 - lift).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`;
};

const at = (box: Box) => ({ left: middleOf(box).x, top: middleOf(box).y });

export const NextOfScourge = memo(function NextOfScourge(props: {
  readonly from: Box;
  /** Beside one site, or those among which the die decides. */
  readonly to: readonly NextStand[];
  readonly sheet: Sheet;
}) {
  const { from, to, sheet } = props;
  const { width, height, unit } = sheet;
  const d = to.map(({ ghost }) => arc(from, ghost)).join('');
  return (
    <>
      <svg className="jub-arcs" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <path className="is-edge" d={d} strokeWidth={5 * unit} />
        <path className="is-line" d={d} strokeWidth={2.4 * unit} strokeDasharray={`${6 * unit} ${4 * unit}`} />
      </svg>
      {to.map(({ ghost, word }, i) => (
        <Fragment key={i}>
          <span className="jub-next" style={at(ghost)}>
            <ScourgeGhost size={ghost.width} />
          </span>
          <span className="jub-next" style={at(word)}>
            <b>{to.length === 1 ? 'next' : 'die'}</b>
          </span>
        </Fragment>
      ))}
    </>
  );
});
