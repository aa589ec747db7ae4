import type { SeatInfo } from '@vesper/table/messages';
import { useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { api } from '../session/api.ts';
import { SessionError } from '../session/session.ts';
import { useTable } from './model.ts';

/** What one can do about somebody the table waits for: call them, and let a bot play while they are away. */
export function Absent({ seat }: { readonly seat: SeatInfo }) {
  const { session, state, scene, seatNames } = useTable();
  const [said, setSaid] = useState('');
  const table = state.table!;
  const plays = table.seats.some(own => own.yours && !own.byBot && !own.conceded);
  const isAsked = scene.asked.some(asked => asked.seat === seat.seat && !asked.optional);
  if (session.kind !== 'remote' || scene.over || seat.yours || seat.kind !== 'person') return null;
  if (!plays || !isAsked || seat.byBot || seat.conceded) return null;
  const attempt = (act: Promise<unknown>, answer: string): void => {
    act.then(
      () => setSaid(answer),
      (error: unknown) => setSaid(error instanceof SessionError ? error.message : String(error)),
    );
  };
  const name = seatNames[seat.seat];
  const agreed = seat.agreed.filter(by => !table.seats[by].yours).map(by => seatNames[by]);
  return (
    <div className="absent">
      <button
        type="button"
        className="button"
        onClick={() => attempt(api.nudge(session.id, seat.seat), `${name} is told that you wait.`)}
      >
        <Icon name="lucide:bell" size={16} /> Nudge
      </button>
      {seat.away !== null && (
        <button
          type="button"
          className="button"
          onClick={() => attempt(api.agree(session.id, seat.seat), 'A bot plays as soon as all who are here agree.')}
        >
          <Icon name="lucide:bot" size={16} /> A bot may play
        </button>
      )}
      <small role="status">
        {said !== ''
          ? said
          : agreed.length > 0
            ? `${agreed.join(' and ')} would let a bot play.`
            : seat.away !== null && table.absence !== null
              ? `A bot plays after ${lasting(table.absence)} away in their turn.`
              : ''}
      </small>
    </div>
  );
}

/** A span of time in words. */
export function lasting(ms: number): string {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
  const counted = (n: number, of: string): string => `${n} ${of}${n === 1 ? '' : 's'}`;
  if (ms >= day) return counted(Math.round(ms / day), 'day');
  if (ms >= hour) return counted(Math.round(ms / hour), 'hour');
  return ms >= minute ? counted(Math.round(ms / minute), 'minute') : counted(Math.round(ms / 1000), 'second');
}
