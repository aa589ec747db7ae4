import type { TableInfo } from '@vesper/table/messages';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Candle } from '../parts/Candle.tsx';
import { seatColours, SeatSymbol } from '../parts/SeatSymbol.tsx';
import { api } from '../session/api.ts';
import { SessionError } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { LinkToCopy, seatLink } from './Invitations.tsx';
import { gameOnShelf } from '../shelf.ts';

/** The table before everybody sits. */
export function WaitingRoom({ session, table }: { readonly session: Session; readonly table: TableInfo }) {
  const [links, setLinks] = useState<Readonly<Record<number, string>>>({});
  const [problem, setProblem] = useState('');
  const [, navigate] = useLocation();
  const attempt = (act: Promise<unknown>): void => {
    act.catch((error: unknown) => setProblem(error instanceof SessionError ? error.message : String(error)));
  };
  const forMe = table.status === 'waiting' && table.seats.some(({ kept, yours }) => kept && yours);
  return (
    <main className="lighting waiting-room">
      <Candle size={48} />
      <h1>{table.status === 'over' ? 'Everybody left this table' : 'The table is set'}</h1>
      <p>{gameOnShelf(table.game)?.name ?? table.game}. It begins as soon as everybody sits.</p>
      <ul className="players">
        {table.seats.map(({ seat, kind, name, kept, yours }) => (
          <li key={seat}>
            <SeatSymbol colour={seatColours[seat]} size={28} />
            <div>
              <b>{kind === 'open' ? name || 'Open seat' : name}</b>
              <small>
                {kind === 'bot'
                  ? 'Bot'
                  : kind === 'open'
                    ? yours
                      ? 'Kept for you'
                      : kept
                        ? 'Kept for them'
                        : 'Waiting'
                    : yours
                      ? 'You'
                      : 'Here'}
              </small>
            </div>
            {kind === 'open' &&
              table.owner &&
              !kept &&
              (links[seat] === undefined ? (
                <button
                  type="button"
                  className="button"
                  onClick={() =>
                    attempt(
                      api.invite(session.id, seat).then(({ token }) => setLinks({ ...links, [seat]: seatLink(token) })),
                    )
                  }
                >
                  New link
                </button>
              ) : (
                <LinkToCopy link={links[seat]} label={`Link for seat ${seat + 1}`} />
              ))}
          </li>
        ))}
      </ul>
      {forMe && (
        <div className="dialog-buttons">
          <button
            type="button"
            className="button"
            onClick={() => attempt(api.leave(session.id).then(() => navigate('/')))}
          >
            Not this time
          </button>
          <button type="button" className="button primary" onClick={() => attempt(api.sit(table))}>
            Sit down
          </button>
        </div>
      )}
      {problem !== '' && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <p className="small">
        The server’s secret for the dice is fixed: <code>{table.commitment.slice(0, 24)}…</code>{' '}
        <Link href="/dice">What the dice prove</Link>
      </p>
      <a className="button" href="/">
        To the lobby
      </a>
    </main>
  );
}
