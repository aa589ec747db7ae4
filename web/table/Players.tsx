import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Brings } from '../parts/Brings.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { api } from '../session/api.ts';
import { noteLeaving } from '../session/leaving.ts';
import { levelOf } from '../shelf.ts';
import { Absent } from './Absent.tsx';
import { useTable } from './model.ts';
import { MatchTools } from './MatchTools.tsx';
import { Moments } from './Moments.tsx';

/** Of a match that was brought to the server as a file. */
export const KNOWN_DICE =
  'Dice known to its maker: this match was brought here as a file, and whoever did so knows what comes.';

/** Who sits where; hand a seat to a bot, take it back, concede, leave. */
export function Players({ onClose }: { readonly onClose: () => void }) {
  const { state, session, seatNames, seatColours, seatStates, scene } = useTable();
  const [sure, setSure] = useState<number | null>(null);
  const [, navigate] = useLocation();
  const table = state.table!;
  return (
    <Dialog title="At this table" onClose={onClose}>
      <ul className="players">
        {table.seats.map(seat => (
          <li key={seat.seat}>
            <SeatSymbol colour={seatColours[seat.seat]} size={28} />
            <div>
              <b>{seatNames[seat.seat]}</b>
              <small>
                {seat.kind === 'bot'
                  ? `Bot, ${levelOf(seat.bot)}`
                  : (seatStates[seat.seat]?.words ?? (seat.yours ? 'This browser' : 'Here'))}
              </small>
              <Brings brings={seat.brings} />
            </div>
            {!scene.over && seat.yours && seat.kind === 'person' && !seat.conceded && !seat.byBot && (
              <>
                <button type="button" className="button" onClick={() => void session.seatTo(seat.seat, 'bot')}>
                  Let a bot play
                </button>
                {session.kind === 'remote' &&
                  (sure === seat.seat ? (
                    <button
                      type="button"
                      className="button primary"
                      onClick={() => void session.concede(seat.seat).then(onClose)}
                    >
                      Concede, no undo
                    </button>
                  ) : (
                    <button type="button" className="button" onClick={() => setSure(seat.seat)}>
                      Concede
                    </button>
                  ))}
              </>
            )}
            {!scene.over &&
              (seat.byBot || (session.kind === 'local' && seat.kind === 'bot')) &&
              (seat.yours || session.kind === 'local') && (
                <button type="button" className="button" onClick={() => void session.seatTo(seat.seat, 'person')}>
                  {seat.byBot ? 'Take it back' : 'Play it here'}
                </button>
              )}
            <Absent seat={seat} />
          </li>
        ))}
      </ul>
      {!scene.over && <Moments />}
      {table.imported && <p className="small">{KNOWN_DICE}</p>}
      {table.commitment !== '' && !table.imported && (
        <p className="small">
          <Icon name="lucide:shield-check" size={16} /> The server’s secret for the dice was fixed before the match as{' '}
          <code>{table.commitment.slice(0, 16)}…</code> <Link href="/dice">What the dice prove</Link>
        </p>
      )}
      <MatchTools />
      {session.kind === 'remote' && table.seats.some(({ yours }) => yours) && !scene.over && (
        <button
          type="button"
          className="button"
          onClick={() =>
            void api.leave(session.id).then(() => {
              noteLeaving(session.id);
              navigate('/');
            })
          }
        >
          Leave this table for good
        </button>
      )}
    </Dialog>
  );
}
