/** When something broke: what happened, what is safe, and the match as a file. */
import { Component, useState } from 'react';
import type { ReactNode } from 'react';
import { Candle } from '../parts/Candle.tsx';
import { api } from '../session/api.ts';
import { isLocalId, keptTable } from '../session/keep.ts';
import { saveFile } from '../session/saveFile.ts';
import { SessionError } from '../session/session.ts';
import type { Problem } from '../session/session.ts';

export function Unlit({ problem, table }: { readonly problem: Problem; readonly table: string }) {
  if (problem.code === 'old-page') return <NewerTable />;
  if (problem.code === 'unreadable' || problem.code === 'wrong-version')
    return <Unreadable problem={problem} table={table} />;
  if (problem.code === 'signed-out') return <SignedOut message={problem.message} />;
  return (
    <main className="lighting">
      <Candle size={48} lit={false} />
      <h1>The candle went out</h1>
      <p>{problem.message}</p>
      <p>Moves that were made are stored.</p>
      <a className="button primary" href="/">
        Back to the lobby
      </a>
      {problem.code !== 'not-found' && <MatchFileLink table={table} />}
    </main>
  );
}

/** The match is stored, but its rules are not here or it does not fit them. */
function Unreadable({ problem, table }: { readonly problem: Problem; readonly table: string }) {
  return (
    <main className="lighting">
      <Candle size={48} lit={false} />
      <h1>This match cannot be read here</h1>
      <p>{problem.message.replace(/^This match cannot be read\. /, '')}</p>
      <p>Nothing of it is lost or changed. You can save what is stored of it as a file.</p>
      <a className="button primary" href="/">
        Back to the lobby
      </a>
      <MatchFileLink table={table} label="Save its file" />
    </main>
  );
}

/** The server was upgraded while this page was open. */
function NewerTable() {
  return (
    <main className="lighting">
      <Candle size={48} />
      <h1>A newer version of the table is here</h1>
      <p>Reload the page to go on; moves that were made are stored.</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        Reload
      </button>
    </main>
  );
}

/** Somebody signed this device out, probably its own person. */
function SignedOut({ message }: { readonly message: string }) {
  return (
    <main className="lighting">
      <Candle size={48} lit={false} />
      <h1>You are signed out here</h1>
      <p>{message}</p>
      <a className="button primary" href="/">
        To the lobby
      </a>
      <a className="button" href="/me">
        I have a recovery code
      </a>
    </main>
  );
}

function MatchFileLink({
  table,
  label = 'Save the match for a bug report',
}: {
  readonly table: string;
  readonly label?: string;
}) {
  const [refusal, setRefusal] = useState('');
  const save = async (): Promise<void> => {
    if (isLocalId(table)) {
      const kept = await keptTable(table);
      if (kept === undefined) setRefusal('This browser does not have the match.');
      else saveFile(`${kept.game}-${table}.vesper.json`, kept.saved);
    } else {
      const file = await api.file(table);
      saveFile(`${file.game}-${table}.vesper.json`, JSON.stringify(file));
    }
  };
  const attempt = (): void => {
    save().catch((error: unknown) => {
      setRefusal(error instanceof SessionError ? error.message : 'It cannot be saved now; try again in a moment.');
    });
  };
  return (
    <>
      <button type="button" className="quiet" onClick={attempt}>
        {label}
      </button>
      <p role="status" className="small">
        {refusal}
      </p>
    </>
  );
}

/** Catches what breaks while drawing; `instead` may know another way to draw it. */
export class Guard extends Component<
  { readonly table: string; readonly instead?: (() => void) | undefined; readonly children: ReactNode },
  { readonly problem: Problem | null }
> {
  override state: { readonly problem: Problem | null } = { problem: null };

  static getDerivedStateFromError(error: unknown): { readonly problem: Problem } {
    return { problem: { code: 'page', message: error instanceof Error ? error.message : String(error) } };
  }

  override componentDidCatch(): void {
    this.props.instead?.();
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return this.props.instead === undefined ? <Unlit problem={problem} table={this.props.table} /> : null;
  }
}
