import { useEffect, useRef, useState } from 'react';

/** Milliseconds before which nobody has read what has just come; a press is meant for what stood there before. */
const UNREAD = 350;

/** What stands on a button has stood there long enough to be what a press is meant for. */
export function useRead(what: string): boolean {
  const [read, setRead] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRead(what), UNREAD);
    return () => clearTimeout(timer);
  }, [what]);
  return read === what;
}

/** The same, asked only when something is pressed: nothing is drawn anew for it. */
export function useHasBeenRead(what: string): () => boolean {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [what]);
  return () => performance.now() - since.current > UNREAD;
}
