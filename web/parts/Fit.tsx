/** Draws its content at a fixed measure and scales it into the region, so that a larger screen gets larger pieces. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useBoardTable } from './boardTable.tsx';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The measure of a region at which one unit is one pixel: as it is at 1280×720, and at 820×1180. */
const measures = {
  stage: { wide: { width: 792, height: 504 }, tall: { width: 792, height: 504 } },
  rail: { wide: { width: 208, height: 504 }, tall: { width: 820, height: 72 } },
  dock: { wide: { width: 1000, height: 120 }, tall: { width: 820, height: 296 } },
} as const;

/** Never smaller than this: then the content gets less room instead. */
const SMALLEST = 0.84;

export function Fit(props: {
  /** Phones have no such measure: there a board draws at the size it finds. */
  readonly region: keyof typeof measures;
  readonly className: string;
  readonly children: (room: Room) => ReactNode;
}) {
  const { region, className, children } = props;
  const { board, layout } = useBoardTable();
  const at = measures[region][layout === 'tall' ? 'tall' : 'wide'];
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Room>(at);

  useLayoutEffect(() => {
    const frame = ref.current;
    if (frame === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = frame;
      if (width > 0 && height > 0)
        setSize(now => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);

  const scale = Math.max(SMALLEST, Math.min(size.width / at.width, size.height / at.height));
  const room = { width: Math.floor(size.width / scale), height: Math.floor(size.height / scale) };
  return (
    <div ref={ref} className={`${board} board-region ${className}`}>
      <div className="board-fit" style={{ width: room.width, height: room.height, transform: `scale(${scale})` }}>
        {children(room)}
      </div>
    </div>
  );
}
