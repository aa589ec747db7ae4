import { loadGame } from '@vesper/games';
import { VesperError } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { BoardModule } from '../board.ts';
import { loadBoard } from '../boards.ts';
import { keepWhatIsNeeded } from '../offline/offline.ts';
import { Lighting } from '../parts/Lighting.tsx';
import { bringTheRest, later } from '../parts/later.tsx';
import { instead } from '../plain/plain.tsx';
import { useSession } from '../session/open.ts';
import type { Problem, Session } from '../session/session.ts';
import { gameOnShelf } from '../shelf.ts';
import { Guard, Unlit } from './Unlit.tsx';
import { Table } from './Table.tsx';
import '../styles/table.css';
import '../styles/log.css';
import '../styles/aims.css';
import '../styles/corner.css';
import '../styles/twin.css';
import '../styles/scoreSheet.css';
import '../styles/menu.css';
import '../styles/plainBoard.css';
import '../styles/shapes.css';
import '../styles/board.css';
import '../styles/kit.css';
import '../styles/intentions.css';
import '../styles/scenes.css';

export { loadBoard };

const WaitingRoom = later(async () => (await import('../lobby/WaitingRoom.tsx')).WaitingRoom);

/** After the first pieces have found their places. */
const SETTLED = 3000;

/** `/t/ID` and `/t/ID/N`: opens the session, then loads the game and its board. */
export function TablePage({ id, n }: { readonly id: string; readonly n: number | null }) {
  const session = useSession(id);
  return session === null ? <Lighting /> : <Opening key={session.id} session={session} n={n} />;
}

function Opening({ session, n }: { readonly session: Session; readonly n: number | null }) {
  const { link, problem, table, scene } = useStore(session.store);
  const [loaded, setLoaded] = useState<{ readonly game: Game; readonly board: BoardModule } | null>(null);
  const [broken, setBroken] = useState<Problem | null>(null);
  const gameId = table?.game;
  const version = table?.version;
  useEffect(() => {
    if (gameId === undefined || version === undefined) return;
    let current = true;
    Promise.all([loadGame(gameId, version), loadBoard(gameId, version)]).then(
      ([game, board]) => {
        if (current) setLoaded({ game, board });
      },
      (error: unknown) => setBroken(notLoaded(error, gameId, version)),
    );
    return () => {
      current = false;
    };
  }, [gameId, version]);

  useEffect(() => {
    if (loaded === null) return;
    const timer = setTimeout(() => {
      void bringTheRest();
      void keepWhatIsNeeded();
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [loaded]);

  const failure = broken ?? (link === 'failed' ? problem : null);
  if (failure !== null) return <Unlit problem={failure} table={session.id} />;
  if (table !== null && scene === null) return <WaitingRoom session={session} table={table} />;
  if (loaded === null || table === null || scene === null) return <Lighting unreached={problem?.code === 'offline'} />;
  const { game, board } = loaded;
  const drawAsText = board === instead ? undefined : () => setLoaded({ game, board: instead });
  return (
    <Guard key={board === instead ? 'text' : 'board'} table={session.id} instead={drawAsText}>
      <Table session={session} {...loaded} n={n} />
    </Guard>
  );
}

/** The server may have been upgraded since this page was loaded; then it has rules that the page has not. */
function notLoaded(error: unknown, game: string, version: number): Problem {
  if (!(error instanceof VesperError)) return { code: 'not-loaded', message: String(error) };
  const newer = version > (gameOnShelf(game)?.version ?? 0);
  return { code: newer ? 'old-page' : 'unreadable', message: error.message };
}
