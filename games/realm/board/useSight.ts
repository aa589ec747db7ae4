/** What a phone shows of the map. What fingers do is drawn at once, past React, which hears of it when they let go. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { movedByHand } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import { pointIn, watchFingers } from './fingers.ts';
import type { Point } from './geometry.ts';
import { WHOLE, isWhole, near, revealing, seenAt, within } from './sight.ts';
import type { Sight } from './sight.ts';

const drawn = ({ scale, x, y }: Sight): string => `translate(${x}px, ${y}px) scale(${scale})`;

export interface Looking {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly map: RefObject<HTMLDivElement | null>;
  readonly sight: Sight;
  /** Looks there instead, in one move. */
  readonly go: (to: Sight) => void;
}

export function useSight(room: Room, reducedMotion: boolean): Looking {
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
      if (reducedMotion || map.current === null) return movedByHand();
      const move = map.current.animate([{ transform: from }, { transform: drawn(to) }], {
        duration: 320,
        easing: 'cubic-bezier(0.45, 0.05, 0.2, 1)',
      });
      move.addEventListener('finish', movedByHand);
    },
    [draw, reducedMotion],
  );

  useEffect(() => draw(within(now.current, room)), [draw, room]);
  useEffect(() => {
    if (frame.current === null) return;
    const stop = new AbortController();
    const held = {
      room,
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
      twice: (at: Point) => go(isWhole(now.current) ? near(at, room) : WHOLE),
    };
    watchFingers(frame.current, held, stop.signal);
    return () => stop.abort();
  }, [draw, go, room]);

  /** The keyboard goes on to pieces beyond the frame. */
  useEffect(() => {
    const area = frame.current;
    if (area === null) return;
    const follow = ({ target }: FocusEvent): void => {
      const piece = target as Element;
      if (isWhole(now.current) || !piece.matches(':focus-visible')) return;
      const { x, y, width, height } = piece.getBoundingClientRect();
      const at = pointIn(area, { clientX: x + width / 2, clientY: y + height / 2 });
      go(revealing(now.current, seenAt(now.current, at), room));
    };
    area.addEventListener('focusin', follow);
    return () => area.removeEventListener('focusin', follow);
  }, [go, room]);

  return { frame, map, sight, go };
}
