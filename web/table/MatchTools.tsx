import { same } from '@vesper/kernel';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../parts/Icon.tsx';
import { ShareLink } from '../parts/ShareLink.tsx';
import { api } from '../session/api.ts';
import type { MatchFile } from '../session/api.ts';
import { playOnFrom } from '../session/branching.ts';
import { broughtTable } from '../session/bringing.ts';
import { judged } from '../session/dice.ts';
import { once } from '../session/engine.ts';
import { saveFile } from '../session/saveFile.ts';
import { SessionError } from '../session/session.ts';
import { useTable } from './model.ts';

/** Share, export, verify, and play on from here: what one can do with a match as a whole. */
export function MatchTools() {
  const { session, state, scene, seatNames, viewer, game } = useTable();
  const [, navigate] = useLocation();
  const [said, setSaid] = useState('');
  const [link, setLink] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said !== '') status.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const table = state.table!;
  const open = table.status === 'over' || table.solo || session.kind === 'local';

  const attempt = (act: () => Promise<string>): void => {
    act().then(setSaid, (error: unknown) => setSaid(error instanceof SessionError ? error.message : String(error)));
  };
  const share = async (): Promise<string> => {
    const isHere = session.kind === 'local';
    const id = isHere
      ? await broughtTable(session.id, await session.replay(), table.seats, seat => seatNames[seat])
      : session.id;
    const address = `${location.origin}/t/${id}/${scene.n}`;
    setLink(address);
    await navigator.clipboard.writeText(address).catch(() => {}); // the link stands below, to be copied by hand
    return isHere
      ? 'Link copied. It leads to a copy of the match on the server, marked “dice known to its maker”.'
      : 'Link copied.';
  };
  const save = async (): Promise<string> => {
    const file = await session.replay();
    const people = table.seats.map(({ kind, bot, seat }) => ({
      kind: kind === 'bot' ? 'bot' : 'person',
      name: seatNames[seat],
      bot,
    }));
    const text = JSON.stringify({
      ...file,
      table: (file as MatchFile).table ?? { seats: people, happened: table.happened },
    });
    saveFile(`${game.id}-${session.id}.vesper.json`, text);
    return 'Saved as a file. The lobby opens it under Replays.';
  };
  const report = async (): Promise<string> => {
    saveFile(`${game.id}-${session.id}.sealed.vesper.json`, JSON.stringify(await api.file(session.id)));
    return 'Saved. It is sealed: only who runs this server can open it.';
  };
  const verify = async (): Promise<string> => {
    const file = (await session.replay()) as MatchFile;
    const { entries, hash, view } = await once('verify', { file, viewer });
    const now = state.scene!;
    return judged(file, session.id, { entries, hash, asShown: now.n === entries && same(now.view, view) });
  };
  const playOn = async (): Promise<string> => {
    const around = { table: session.id, seats: table.seats, names: seatNames, as: viewer };
    navigate(await playOnFrom(await session.replay(), scene.n, around));
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
      {!open && table.status === 'running' && table.seats.some(({ yours }) => yours) && (
        <button type="button" className="button" onClick={() => attempt(report)}>
          <Icon name="lucide:download" size={16} /> Save for a bug report
        </button>
      )}
      {table.status === 'over' && (
        <button type="button" className="button" onClick={() => attempt(verify)}>
          <Icon name="lucide:shield-check" size={16} /> Verify the dice
        </button>
      )}
      {link !== '' && <ShareLink key={link} link={link} label="Link to this moment" title={game.name} copied />}
      <p role="status" className="small" data-bad={said.startsWith('Not fair')} ref={status}>
        {said}
      </p>
    </div>
  );
}
