/** Parts that nobody needs for a first decision: they are loaded when they are opened, or when there is time. */
import { useEffect, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';

const rest: (() => Promise<unknown>)[] = [];

/**
 * A part of the page in a file of its own. If it cannot be had, nothing is shown in its place, and it is tried again when the
 * network is back: a part that fails must not take along what it stands in. (`data-coming` stands there meanwhile.)
 *
 * @example
 * const ScoreSheet = later(async () => (await import('./ScoreSheet.tsx')).ScoreSheet);
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactElement {
  let Part: ComponentType<P> | undefined;
  let coming: Promise<void> | undefined;
  const bring = (): Promise<void> => {
    coming ??= load().then(
      found => {
        Part = found;
      },
      () => {
        coming = undefined;
      },
    );
    return coming;
  };
  rest.push(bring);
  return function Later(props) {
    const [, drawAgain] = useState(0);
    useEffect(() => {
      if (Part !== undefined) return;
      const show = (): void => void bring().then(() => drawAgain(n => n + 1));
      show();
      window.addEventListener('online', show);
      return () => window.removeEventListener('online', show);
    }, []);
    return Part === undefined ? <span hidden data-coming /> : <Part {...props} />;
  };
}

/** Once the table stands: then everything is at hand, whatever becomes of the network or of the files on the server. */
export async function bringTheRest(): Promise<void> {
  while (rest.length > 0 && navigator.onLine) await rest.shift()!();
  if (rest.length === 0) document.documentElement.dataset.complete = '';
}
