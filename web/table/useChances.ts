import { useEffect, useState } from 'react';
import { once } from '../session/engine.ts';
import type { ChancePoint, Session } from '../session/session.ts';

/** Chances over the whole match, once it is over; they come bit by bit. */
export function useChances(session: Session, over: boolean): readonly ChancePoint[] {
  const [points, setPoints] = useState<readonly ChancePoint[]>([]);
  useEffect(() => {
    if (!over) return;
    let current = true;
    const told = (found: readonly ChancePoint[]): void => {
      if (current) setPoints(found);
    };
    session
      .replay()
      .then(file => once('chances', { file }, told))
      .then(told, () => undefined);
    return () => {
      current = false;
    };
  }, [session, over]);
  return points;
}
