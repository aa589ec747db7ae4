import { useEffect, useState } from 'react';
import { isLocalId } from './keep.ts';
import { LocalSession } from './local.ts';
import { RemoteSession } from './remote.ts';
import type { Session } from './session.ts';

/** The session of a table while a component shows it. */
export function useSession(id: string): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = isLocalId(id) ? new LocalSession(id) : new RemoteSession(id);
    setSession(opened);
    return () => {
      setSession(null);
      opened.close();
    };
  }, [id]);
  return session;
}
