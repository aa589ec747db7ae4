/** What is shown of a map. What fingers do is drawn at once, past React, which hears of it when they let go. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { pointIn, watchFingers } from './fingers.ts';
import { movedByHand } from './flights.ts';
import { WHOLE, isWhole, near, revealing, seenAt, within } from './sight.ts';
import type { Frame, Point, Sight } from './sight.ts';

const drawn = ({ scale, x, y }: Sight): string => `translate(${x}px, ${y}px) scale(${scale})`;

export interface Looking {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly map: RefObject<HTMLDivElement | null>;
  readonly sight: Sight;
  /** Looks there instead, in one move. */
  readonly go: (to: Sight) => void;
}

/** `size` is the same object as long as nothing about the frame changes. */
export function useSight(
  size: Frame,
  { still, byHand }: { readonly still: boolean; readonly byHand: boolean },
): Looking {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const now = useRef(WHOLE);
  const [sight, setSight] = useState(WHOLE);

  const draw = useCallback((to: Sight): void => {
    now.current = to;
    if (map.current !== null) map.current.style.transform = isWhole(to) ? '' : drawn(to);
  }, []);
  const go = useCallback(
    (to: Sight): void => {
      const from = drawn(now.current);
      draw(to);
      setSight(to);
      if (still || map.current === null) return movedByHand();
      const move = map.current.animate([{ transform: from }, { transform: drawn(to) }], {
        duration: 320,
        easing: 'cubic-bezier(0.45, 0.05, 0.2, 1)',
      });
      move.addEventListener('finish', movedByHand);
    },
    [draw, still],
  );

  useEffect(() => draw(within(now.current, size)), [draw, size]);
  useEffect(() => {
    if (frame.current === null || !byHand) return;
    const stop = new AbortController();
    const held = {
      frame: size,
      sight: () => now.current,
      // Moved as one picture; drawn sharp again when it lies still.
      draw: (to: Sight) => {
        if (map.current !== null) map.current.style.willChange = 'transform';
        draw(to);
      },
      settle: () => {
        if (map.current !== null) map.current.style.willChange = '';
        setSight(now.current);
        movedByHand();
      },
      twice: (at: Point) => go(isWhole(now.current) ? near(at, size) : WHOLE),
    };
    watchFingers(frame.current, held, stop.signal);
    return () => stop.abort();
  }, [draw, go, size, byHand]);

  /** The keyboard goes on to pieces beyond the frame. */
  useEffect(() => {
    const area = frame.current;
    if (area === null) return;
    const follow = ({ target }: FocusEvent): void => {
      const piece = target as Element;
      if (isWhole(now.current) || !piece.matches(':focus-visible')) return;
      const { x, y, width, height } = piece.getBoundingClientRect();
      const at = pointIn(area, { clientX: x + width / 2, clientY: y + height / 2 });
      go(revealing(now.current, seenAt(now.current, at), size));
    };
    area.addEventListener('focusin', follow);
    return () => area.removeEventListener('focusin', follow);
  }, [go, size]);

  return { frame, map, sight, go };
}

/** Looks where the game is, as long as it says so; afterwards at the whole map again. */
export function useCamera(go: (to: Sight) => void, wanted: Sight | null): void {
  const was = useRef<Sight | null>(null);
  const place = wanted === null ? '' : `${wanted.scale} ${wanted.x} ${wanted.y}`;
  useLayoutEffect(() => {
    if (wanted === null && was.current === null) return;
    was.current = wanted;
    go(wanted ?? WHOLE);
  }, [go, place]);
}
