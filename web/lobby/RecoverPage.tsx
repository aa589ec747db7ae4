import { useState } from 'react';
import { Candle } from '../parts/Candle.tsx';
import { api } from '../session/api.ts';
import { change } from '../settings/settings.ts';
import '../styles/lobby.css';

/** `/me#TOKEN`: makes this browser the person the link is from. */
export function RecoverPage() {
  const [said, setSaid] = useState('');
  const recover = (): void => {
    api.recover(location.hash.slice(1)).then(
      ({ name }) => {
        change({ name });
        location.replace('/');
      },
      (error: unknown) => setSaid(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <main className="lighting">
      <Candle size={48} lit={said === ''} />
      <h1>Play on from this device?</h1>
      <p>This browser becomes the person the link came from, with all of their tables.</p>
      {said !== '' && <p role="alert">{said}</p>}
      <button type="button" className="button primary" onClick={recover}>
        Yes, that is me
      </button>
      <a className="button" href="/">
        No
      </a>
    </main>
  );
}
