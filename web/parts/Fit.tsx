/** Draws its content at a fixed measure and scales it into the region, so that a larger screen gets larger pieces. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useBoardTable } from './boardTable.tsx';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Never smaller than this: then the content gets less room instead. */
const SMALLEST = 0.84;

export function Fit(props: {
  /** The measure at which one unit is one pixel. */
  readonly at: Room;
  readonly className: string;
  readonly children: (room: Room) => ReactNode;
}) {
  const { at, className, children } = props;
  const { board } = useBoardTable();
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Room>(at);

  useLayoutEffect(() => {
    const region = ref.current;
    if (region === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = region;
      if (width > 0 && height > 0)
        setSize(now => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(region);
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
