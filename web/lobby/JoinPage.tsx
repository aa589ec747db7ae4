import type { TableInfo } from '@vesper/table/messages';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Candle } from '../parts/Candle.tsx';
import { api } from '../session/api.ts';
import { change, useSettings } from '../settings/settings.ts';
import { gameOnShelf } from '../shelf.ts';
import '../styles/lobby.css';

/** `/join#TOKEN`: a seat somebody kept for you. */
export function JoinPage() {
  const token = location.hash.slice(1);
  const [, navigate] = useLocation();
  const { name } = useSettings();
  const [draft, setDraft] = useState(name);
  const [table, setTable] = useState<TableInfo | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    api.invitation(token).then(
      found => setTable(found.table),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  }, [token]);
  const sit = (): void => {
    const chosen = draft.trim().slice(0, 40);
    change({ name: chosen });
    api.claim(token, chosen).then(
      found => navigate(`/t/${found.table.id}`, { replace: true }),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  };
  const hosts = table?.seats.filter(({ kind }) => kind === 'person').map(seat => seat.name) ?? [];
  return (
    <main className="lighting">
      <Candle size={48} lit={problem === ''} />
      {problem !== '' ? (
        <>
          <h1>This seat cannot be taken</h1>
          <p>{problem}</p>
          <a className="button" href="/">
            To the lobby
          </a>
        </>
      ) : (
        <form
          onSubmit={event => {
            event.preventDefault();
            sit();
          }}
        >
          <h1>A seat is kept for you</h1>
          <p>
            {table === null
              ? 'Looking for the table.'
              : `${gameOnShelf(table.game)?.name ?? table.game}${hosts.length > 0 ? ` with ${hosts.join(', ')}` : ''}.`}
          </p>
          <label className="setting">
            Your name
            <input value={draft} maxLength={40} onChange={event => setDraft(event.target.value)} />
          </label>
          <button type="submit" className="button primary" disabled={table === null}>
            Sit down
          </button>
        </form>
      )}
    </main>
  );
}
