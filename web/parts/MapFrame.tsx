/** A map that may be larger than its frame: whole at first; fingers, a button, or the game itself bring it nearer. */
import { createContext, useContext } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { WHOLE, isWhole, near } from './sight.ts';
import type { Frame, Point, Sight } from './sight.ts';
import { useCamera, useSight } from './useSight.ts';

/** From this scale on there is room for the names of places. */
const READABLE = 1.8;

const Near = createContext(false);
const Seen = createContext(WHOLE);

/** Inside a map: it is near enough to read names, and to press what is small. */
export const useIsNear = (): boolean => useContext(Near);

/** Inside a map: how it is looked at, since fingers last let go. */
export const useSeen = (): Sight => useContext(Seen);

/**
 * Inside, `--scale` says how large the map is drawn, and `[data-near='true']` that names can be read. What is beyond the
 * frame is not there.
 */
export function MapFrame(props: {
  /** The same object as long as nothing about it changes. */
  readonly frame: Frame;
  /** Fingers may move it, and a button says so. */
  readonly byHand: boolean;
  readonly still: boolean;
  /** What the button shows from nearby. */
  readonly middle: Point;
  /** Where the game looks now; `null` = nowhere. */
  readonly wanted?: Sight | null;
  readonly children: ReactNode;
}) {
  const { frame: size, byHand, still, middle, wanted = null, children } = props;
  const { frame, map, sight, go } = useSight(size, { still, byHand });
  useCamera(go, wanted);
  return (
    <>
      <div ref={frame} className={byHand ? 'map-frame is-by-hand' : 'map-frame'}>
        <div
          ref={map}
          className="map-moved"
          data-near={sight.scale >= READABLE}
          style={{ '--scale': sight.scale } as CSSProperties}
        >
          <Near value={sight.scale >= READABLE}>
            <Seen value={sight}>{children}</Seen>
          </Near>
        </div>
      </div>
      {byHand && isWhole(sight) && (
        <button type="button" className="map-look" onClick={() => go(near(middle, size))}>
          <Icon name="lucide:zoom-in" size={18} />
          Zoom in
        </button>
      )}
      {byHand && !isWhole(sight) && (
        <button type="button" className="map-look" onClick={() => go(WHOLE)}>
          <Icon name="lucide:map" size={18} />
          Whole map
        </button>
      )}
    </>
  );
}
