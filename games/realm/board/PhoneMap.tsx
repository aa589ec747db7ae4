/** The map on a phone: whole at first; fingers, or a button, bring it nearer. */
import { useMemo } from 'react';
import type { CSSProperties } from 'react';
import { Icon } from '@vesper/web/board';
import { NONE } from '../state.ts';
import { MapStage } from './MapStage.tsx';
import { useTable } from './Table.tsx';
import type { Point, Sheet } from './geometry.ts';
import { WHOLE, isWhole, near } from './sight.ts';
import { useSight } from './useSight.ts';

/** From this scale on there is room for the names of spaces. */
const READABLE = 1.8;

export function PhoneMap({ sheet, at }: { readonly sheet: Sheet; readonly at: readonly Point[] }) {
  const { width, height } = sheet;
  const { view, reducedMotion } = useTable();
  const room = useMemo(() => ({ width, height }), [width, height]);
  const { frame, map, sight, go } = useSight(room, reducedMotion);
  const here = view.heroes[view.active]?.space ?? NONE;
  const middle = { x: width / 2, y: height / 2 };
  return (
    <>
      <div ref={frame} className="rea-frame">
        <div
          ref={map}
          className="rea-moved"
          data-near={sight.scale >= READABLE}
          style={{ '--scale': sight.scale } as CSSProperties}
        >
          <MapStage sheet={sheet} />
        </div>
      </div>
      {isWhole(sight) ? (
        <button type="button" className="rea-look" onClick={() => go(near(here === NONE ? middle : at[here], room))}>
          <Icon name="lucide:zoom-in" size={18} />
          Zoom in
        </button>
      ) : (
        <button type="button" className="rea-look" onClick={() => go(WHOLE)}>
          <Icon name="lucide:map" size={18} />
          Whole map
        </button>
      )}
    </>
  );
}
