import { useEffect, useState } from 'react';
import { Candle } from '../parts/Candle.tsx';
import { api } from '../session/api.ts';
import { change } from '../settings/settings.ts';
import '../styles/lobby.css';

/** `/me#TOKEN`, from a link, or `/me` for a code to be typed: makes this browser the person it is from. */
export function RecoverPage() {
  const token = location.hash.slice(1);
  const [code, setCode] = useState('');
  const [said, setSaid] = useState('');
  const [own, setOwn] = useState<{ readonly name: string; readonly tables: number } | null>(null);
  useEffect(() => {
    // Whoever this browser is now stays behind; that matters only if there is something to stay behind.
    api.tables().then(
      async tables => tables.length > 0 && setOwn({ name: (await api.me()).name, tables: tables.length }),
      () => undefined,
    );
  }, []);
  const recover = (): void => {
    api.recover(token === '' ? code.trim() : token).then(
      ({ name }) => {
        change({ name: name === 'Guest' ? '' : name });
        location.replace('/');
      },
      (error: unknown) => setSaid(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <main className="lighting">
      <Candle size={48} lit={said === ''} />
      <h1>Play on from this device?</h1>
      <p>
        {token === ''
          ? 'With your recovery code this browser becomes you again, with all of your tables.'
          : 'This browser becomes the person the link came from, with all of their tables.'}
      </p>
      {own !== null && (
        <p>
          It is {own.name} now, with {own.tables === 1 ? 'a table' : `${own.tables} tables`} of their own. To come back
          to {own.name} later, make a recovery code first: in the lobby, under the name.
        </p>
      )}
      {said !== '' && <p role="alert">{said}</p>}
      <form
        onSubmit={event => {
          event.preventDefault();
          recover();
        }}
      >
        {token === '' && (
          <label className="setting">
            Recovery code
            <input
              className="code-to-type"
              value={code}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="XXXX-XXXX-XXXX-XXXX-XXXX-XXXX"
              onChange={event => setCode(event.target.value)}
            />
          </label>
        )}
        <button type="submit" className="button primary" disabled={token === '' && code.trim().length < 16}>
          Yes, that is me
        </button>
        <a className="button" href="/">
          No
        </a>
      </form>
    </main>
  );
}
