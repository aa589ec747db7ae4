import { useEffect, useState } from 'react';
import { Candle } from './Candle.tsx';

/**
 * While something is loaded; index.html shows the same before there is any script. It says so only if it takes long, or
 * if the server cannot be reached.
 */
export function Lighting({ unreached = false }: { readonly unreached?: boolean }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 2000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="lighting" aria-busy="true">
      <Candle size={48} />
      <h1 className={slow || unreached ? '' : 'unseen'}>
        {unreached ? 'The server cannot be reached' : 'Lighting the table'}
      </h1>
      {unreached && (
        <>
          <p>It is tried again by itself. Tables of this browser work without it.</p>
          <a className="button" href="/">
            To the lobby
          </a>
        </>
      )}
    </main>
  );
}
