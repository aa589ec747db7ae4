import { same } from '@vesper/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../parts/Icon.tsx';
import type { MatchFile } from '../session/api.ts';
import { judged } from '../session/dice.ts';
import { once } from '../session/engine.ts';
import type { LocalSeat } from '../session/keep.ts';
import { SessionError } from '../session/session.ts';
import { useTable } from './model.ts';

/** Share, export, verify, and play on from here: what one can do with a match as a whole. */
export function MatchTools() {
  const { session, state, scene, seatNames, viewer, game } = useTable();
  const [, navigate] = useLocation();
  const [said, setSaid] = useState('');
  const table = state.table!;
  const open = table.status === 'over' || table.solo || session.kind === 'local';

  const attempt = (act: () => Promise<string>): void => {
    act().then(setSaid, (error: unknown) => setSaid(error instanceof SessionError ? error.message : String(error)));
  };
  const share = async (): Promise<string> => {
    const address = `${location.origin}/t/${session.id}/${scene.n}`;
    await navigator.clipboard.writeText(address);
    return session.kind === 'local'
      ? 'Copied. It opens in this browser only; export the file to share it.'
      : 'Link copied.';
  };
  const save = async (): Promise<string> => {
    const file = await session.replay();
    const people = table.seats.map(({ kind, bot, seat }) => ({
      kind: kind === 'bot' ? 'bot' : 'person',
      name: seatNames[seat],
      bot,
    }));
    const text = JSON.stringify({ ...file, table: (file as MatchFile).table ?? { seats: people } });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `${game.id}-${session.id}.vesper.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    return 'Saved as a file. The lobby opens it under Replays.';
  };
  const verify = async (): Promise<string> => {
    const file = (await session.replay()) as MatchFile;
    const { entries, hash, view } = await once('verify', { file, viewer });
    const now = state.scene!;
    return judged(file, session.id, { entries, hash, asShown: now.n === entries && same(now.view, view) });
  };
  const playOn = async (): Promise<string> => {
    const file = await session.replay();
    const seats = table.seats.map(({ seat, bot }): LocalSeat => ({
      kind: seat === (viewer === 'spectator' ? 0 : viewer) ? 'person' : 'bot',
      name: seatNames[seat],
      bot: bot || 'greedy',
    }));
    const from = { table: session.id, n: scene.n };
    const id = await once('adopt', { file, n: Math.min(scene.n, file.record.length), seats, from });
    navigate(`/t/${id}`);
    return '';
  };
  return (
    <div className="match-tools">
      <button type="button" className="button" onClick={() => attempt(share)}>
        <Icon name="lucide:link" size={16} /> Copy link to this moment
      </button>
      {open && (
        <>
          <button type="button" className="button" onClick={() => attempt(save)}>
            <Icon name="lucide:download" size={16} /> Export the match
          </button>
          <button type="button" className="button" onClick={() => attempt(playOn)}>
            <Icon name="lucide:git-branch" size={16} /> Play on from here
          </button>
        </>
      )}
      {table.status === 'over' && (
        <button type="button" className="button" onClick={() => attempt(verify)}>
          <Icon name="lucide:shield-check" size={16} /> Verify the dice
        </button>
      )}
      <p role="status" className="small">
        {said}
      </p>
    </div>
  );
}
