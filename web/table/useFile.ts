import type { Replay } from '@vesper/kernel';
import { useEffect, useState } from 'react';
import type { Session } from '../session/session.ts';

/** The whole match, which is everybody's once it is over. */
export function useFile(session: Session, over: boolean): Replay | null {
  const [file, setFile] = useState<Replay | null>(null);
  useEffect(() => {
    if (!over) return;
    let current = true;
    session.replay().then(
      found => {
        if (current) setFile(found);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [session, over]);
  return over ? file : null;
}
