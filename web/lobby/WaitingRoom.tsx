import type { TableInfo } from '@vesper/table/messages';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Brings } from '../parts/Brings.tsx';
import { Candle } from '../parts/Candle.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { api } from '../session/api.ts';
import { SessionError } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { ShareLink } from '../parts/ShareLink.tsx';
import { noteLeaving } from '../session/leaving.ts';
import { seatLink } from './Invitations.tsx';
import { colourOfSeat, gameOnShelf } from '../shelf.ts';

function beginsWhen({ seats }: TableInfo): string {
  if (seats.some(({ kind }) => kind === 'open')) return 'It begins as soon as everybody sits.';
  return 'It begins as soon as it is decided who may come.';
}

/** Nothing proves what a seat brings: who made the table lets it in or not, and who brought it may think better of it. */
function Undecided(props: {
  readonly session: Session;
  readonly table: TableInfo;
  readonly seat: number;
  readonly attempt: (act: Promise<unknown>) => void;
}) {
  const { session, table, seat, attempt } = props;
  const { yours, name } = table.seats[seat];
  if (table.owner)
    return (
      <div className="undecided">
        <p className="small">No record shows how it was earned. Whether it may come is for you to say.</p>
        <button type="button" className="button primary" onClick={() => attempt(api.allow(session.id, seat, true))}>
          Let it come
        </button>
        <button type="button" className="button" onClick={() => attempt(api.allow(session.id, seat, false))}>
          {name} begins with a new one
        </button>
      </div>
    );
  return (
    <div className="undecided">
      <p className="small">No record shows how it was earned: whoever made the table decides whether it may come.</p>
      {yours && (
        <button type="button" className="button" onClick={() => attempt(api.bring(session.id, seat, []))}>
          Begin with a new one
        </button>
      )}
    </div>
  );
}

/** The table before everybody sits. */
export function WaitingRoom({ session, table }: { readonly session: Session; readonly table: TableInfo }) {
  const [links, setLinks] = useState<Readonly<Record<number, string>>>({});
  const [problem, setProblem] = useState('');
  const [, navigate] = useLocation();
  const attempt = (act: Promise<unknown>): void => {
    act.catch((error: unknown) => setProblem(error instanceof SessionError ? error.message : String(error)));
  };
  const game = gameOnShelf(table.game)?.name ?? table.game;
  const sits = table.status === 'waiting' && table.seats.some(({ kind, yours }) => kind === 'person' && yours);
  const forMe = table.status === 'waiting' && table.seats.some(({ kept, yours }) => kept && yours);
  return (
    <main className="lighting waiting-room">
      <Candle size={48} />
      <h1>{table.status === 'over' ? 'Everybody left this table' : 'The table is set'}</h1>
      <p>
        {game}. {table.status === 'over' ? 'Nobody waits here any more.' : beginsWhen(table)}
        {table.status === 'waiting' && colourOfSeat(table.game, 0) === null && ' Colours are dealt when it begins.'}
      </p>
      <ul className="players">
        {table.seats.map(({ seat, kind, name, kept, yours, brings }) => (
          <li key={seat}>
            <SeatSymbol colour={colourOfSeat(table.game, seat)} size={28} />
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
                      : 'Sits here'}
              </small>
              <Brings brings={brings} />
            </div>
            {table.status === 'waiting' && brings.some(({ allowed }) => !allowed) && (
              <Undecided session={session} table={table} seat={seat} attempt={attempt} />
            )}
            {kind === 'open' && table.owner && !kept && table.status === 'waiting' && (
              <>
                {links[seat] === undefined ? (
                  <button
                    type="button"
                    className="button"
                    onClick={() =>
                      attempt(
                        api
                          .invite(session.id, seat)
                          .then(({ token }) => setLinks({ ...links, [seat]: seatLink(token) })),
                      )
                    }
                  >
                    New link
                  </button>
                ) : (
                  <ShareLink
                    link={links[seat]}
                    label={`Link for seat ${seat + 1}`}
                    title={`A seat at a table of ${game}`}
                  />
                )}
                <button type="button" className="button" onClick={() => attempt(api.fill(session.id, seat))}>
                  <Icon name="lucide:bot" size={16} /> Let a bot sit here
                </button>
              </>
            )}
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
      <div className="dialog-buttons">
        {sits && (
          <button
            type="button"
            className="button"
            onClick={() =>
              attempt(
                api.leave(session.id).then(() => {
                  noteLeaving(session.id);
                  navigate('/');
                }),
              )
            }
          >
            Leave this table
          </button>
        )}
        <a className="button" href="/">
          To the lobby
        </a>
      </div>
    </main>
  );
}
