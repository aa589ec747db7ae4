import { commandOf } from '@vesper/lab/study';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { Icon } from '../parts/Icon.tsx';
import { forgetStudy, keptLines, keptReport, keptStudy } from '../session/keptStudies.ts';
import type { KeptStudy } from '../session/keptStudies.ts';
import { saveFile } from '../session/saveFile.ts';
import { playing, stop } from '../session/studies.ts';
import { Command } from './Command.tsx';
import { inWords } from './question.ts';
import { Sheet, Written } from './Sheet.tsx';
import '../styles/review.css';

/** A study of this browser: while it plays, how far it is; then its report. Who comes back finds it going on. */
export function OwnStudy({ id }: { readonly id: string }) {
  const [study, setStudy] = useState<KeptStudy | null | undefined>(undefined);
  const [report, setReport] = useState<string | null>(null);
  useEffect(() => {
    keptStudy(id)
      .then(async kept => {
        if (kept?.isOver === true) setReport((await keptReport(id)) ?? null);
        setStudy(kept ?? null);
      })
      .catch(() => setStudy(null));
  }, [id]);
  if (study === undefined) return <Sheet game="" title="Lab" acts={null} children={null} />;
  if (study === null)
    return (
      <Sheet game="" title="This study is not in this browser" acts={null}>
        <p>Studies stay in the browser that played them. The command that was shown with it plays the same one anew.</p>
      </Sheet>
    );
  const { asked } = study;
  const command = commandOf(asked);
  if (report === null)
    return (
      <Playing
        study={study}
        command={command}
        onOver={() => void keptReport(id).then(text => setReport(text ?? null))}
      />
    );
  const name = `${asked.game}-${id}`;
  return (
    <Sheet
      game={asked.game}
      acts={
        <>
          <button type="button" className="button" onClick={() => saveFile(`${name}.html`, report, 'text/html')}>
            <Icon name="lucide:download" size={16} /> Save the report
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void keptLines(id).then(text => saveFile(`${name}.ndjson`, text, 'application/x-ndjson'))}
          >
            <Icon name="lucide:download" size={16} /> Save the matches
          </button>
          <Forget id={id} />
        </>
      }
    >
      <Written page={report} />
      <Command command={command} />
    </Sheet>
  );
}

function Forget({ id }: { readonly id: string }) {
  const [, navigate] = useLocation();
  return (
    <button
      type="button"
      className="quiet"
      onClick={() => {
        stop(id);
        void forgetStudy(id).then(() => navigate('/lab'));
      }}
    >
      <Icon name="lucide:trash-2" size={16} /> Delete
    </button>
  );
}

function Playing(props: { readonly study: KeptStudy; readonly command: string; readonly onOver: () => void }) {
  const { study, command, onOver } = props;
  const { id, asked, matches } = study;
  const [store, setStore] = useState(() => playing(id));
  const { done, left, state, problem } = useStore(store);
  useEffect(() => {
    if (state === 'over') onOver();
  }, [state]);
  const { title, small } = inWords(asked);
  const played = Math.round(done * matches);
  return (
    <Sheet game={asked.game} title={`${title}: ${matches} matches`} acts={<Forget id={id} />}>
      <section className="reviewing lab-playing">
        <p>{small}</p>
        <progress max={matches} value={played} aria-label="Matches played" />
        <p className="lab-far">
          <b>
            {played} of {matches} played
          </b>
          <span>{state === 'playing' ? leftInWords(left) : 'Stopped; what was played is kept.'}</span>
        </p>
        {problem !== null && (
          <p role="alert" className="problem">
            {problem}
          </p>
        )}
        <div className="lab-acts">
          {state === 'playing' ? (
            <button type="button" className="button" onClick={() => stop(id)}>
              <Icon name="lucide:pause" size={16} /> Stop
            </button>
          ) : (
            <button type="button" className="button primary" onClick={() => setStore(playing(id))}>
              <Icon name="lucide:play" size={16} /> Go on
            </button>
          )}
        </div>
        <p>
          It plays in the background: look at something else meanwhile, or go to a table. After a reload it goes on here
          from the last match that was kept.
        </p>
      </section>
      <Command command={command} />
    </Sheet>
  );
}

function leftInWords(seconds: number | null): string {
  if (seconds === null) return 'The bots sit down …';
  if (seconds < 5) return 'A few seconds left';
  if (seconds < 90) return `About ${Math.ceil(seconds / 5) * 5} seconds left`;
  return `About ${Math.round(seconds / 60)} minutes left`;
}
