import type { TableInfo } from '@vesper/table/messages';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Candle } from '../parts/Candle.tsx';
import { later } from '../parts/later.tsx';
import { api } from '../session/api.ts';
import type { Character } from '../session/characters.ts';
import { change, useSettings } from '../settings/settings.ts';
import { gameOnShelf } from '../shelf.ts';
import '../styles/lobby.css';

const SeatBrings = later(async () => (await import('./SeatBrings.tsx')).SeatBrings);

async function sitDown(token: string, name: string, brings: readonly Character[]) {
  if (brings.length === 0) return api.claim(token, name);
  await api.me(); // whoever brings somebody is somebody
  const { onServer } = await import('../session/characters.ts');
  return api.claim(token, name, await Promise.all(brings.map(onServer)));
}

/** `/join#TOKEN`: a seat somebody kept for you. */
export function JoinPage() {
  const token = location.hash.slice(1);
  const [, navigate] = useLocation();
  const { name } = useSettings();
  const [draft, setDraft] = useState(name);
  const [found, setFound] = useState<{ readonly table: TableInfo; readonly seat: number } | null>(null);
  const table = found?.table ?? null;
  const seat = found?.table.seats[found.seat];
  const [problem, setProblem] = useState('');
  const [brings, setBrings] = useState<readonly Character[]>([]);
  const most = table === null ? 0 : (gameOnShelf(table.game)?.brings?.[table.seats.length] ?? 0);
  useEffect(() => {
    api
      .invitation(token)
      .then(setFound, (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  }, [token]);
  const sit = (): void => {
    const chosen = draft.trim().slice(0, 40);
    change({ name: chosen });
    sitDown(token, chosen, brings).then(
      found => navigate(`/t/${found.table.id}`, { replace: true }),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  };
  const hosts = table?.seats.filter(({ kind }) => kind === 'person').map(seat => seat.name) ?? [];
  return (
    <main className="lighting">
      <Candle size={48} lit={problem === ''} />
      {seat !== undefined && table !== null && seat.kind !== 'open' ? (
        <>
          <h1>{seat.yours ? 'This seat is yours' : 'This invitation has been used'}</h1>
          <p>
            {seat.yours
              ? 'You have taken it already.'
              : 'Each one is for one person. Ask whoever sent it for a new one, or watch.'}
          </p>
          <a className={`button ${seat.yours ? 'primary' : ''}`} href={`/t/${table.id}`}>
            {seat.yours ? 'To the table' : 'Watch the match'}
          </a>
          {!seat.yours && (
            <a className="button" href="/">
              To the lobby
            </a>
          )}
        </>
      ) : problem !== '' ? (
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
          {most > 0 && table !== null && (
            <div className="setting">
              Whom you bring
              <div className="seats">
                <SeatBrings
                  game={table.game}
                  server
                  most={most}
                  label="Whom you bring"
                  chosen={brings}
                  elsewhere={[]}
                  onChange={setBrings}
                />
              </div>
              <small>
                {brings.some(({ proven }) => !proven)
                  ? 'Nothing proves how it was earned: whoever made the table decides whether it may come. If not, you begin with a new one.'
                  : 'A character that you have earned, or a new one.'}
              </small>
            </div>
          )}
          <button type="submit" className="button primary" disabled={table === null}>
            Sit down
          </button>
        </form>
      )}
    </main>
  );
}
