import type { Replay, Viewer } from '@vesper/kernel';
import { useEffect, useRef, useState } from 'react';
import { Engine, once } from '../session/engine.ts';
import type { ChancePoint, Session } from '../session/session.ts';

/** A person thinks longer than this; bots that move one after the other are not weighed each. */
const REST = 500;

export interface Chances {
  readonly points: readonly ChancePoint[];
  /** The match is over and its moments are still being weighed: more points will come. */
  readonly weighing: boolean;
}

/**
 * Chances of winning. Over the whole match once it is over; while one plays alone, from what the viewer knows, moment by
 * moment. A running match with others gives nothing away.
 */
export function useChances(
  session: Session,
  {
    n,
    over,
    file,
    viewer,
    shown,
  }: {
    readonly n: number;
    readonly over: boolean;
    /** Of a match that is over, once it is here. */
    readonly file: Replay | null;
    readonly viewer: Viewer;
    readonly shown: boolean;
  },
): Chances {
  const [whole, setWhole] = useState<readonly ChancePoint[]>([]);
  const [weighing, setWeighing] = useState(false);
  const [live, setLive] = useState<readonly ChancePoint[]>([]);
  const engine = useRef<Engine | null>(null);

  useEffect(() => {
    if (file === null) return;
    let current = true;
    const told = (found: readonly ChancePoint[]): void => {
      if (current) setWhole(found);
    };
    setWeighing(true);
    once('chances', { file }, told)
      .then(told)
      .catch(() => undefined)
      .finally(() => {
        if (current) setWeighing(false);
      });
    return () => {
      current = false;
    };
  }, [session, file]);

  useEffect(() => {
    if (over || !shown || session.kind !== 'local') return;
    const weigh = async (): Promise<void> => {
      engine.current ??= new Engine();
      const point = await engine.current.ask('chancesNow', { file: await session.replay(), viewer });
      setLive(points => [...points.filter(old => old.n < point.n), point]);
    };
    const timer = setTimeout(() => void weigh().catch(() => undefined), REST);
    return () => clearTimeout(timer);
  }, [session, n, over, viewer, shown]);

  useEffect(
    () => () => {
      engine.current?.close();
      engine.current = null;
    },
    [session],
  );
  return { points: over && whole.length > 0 ? whole : live, weighing: over && weighing };
}
