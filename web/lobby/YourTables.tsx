import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../parts/Icon.tsx';
import { emblems } from './emblems.tsx';
import { api } from '../session/api.ts';
import { deleteTable, keptTables, restoreTable } from '../session/keep.ts';
import { later } from '../parts/later.tsx';
import { localRowOrNot, remoteRow } from './tableRow.ts';
import type { Row } from './tableRow.ts';

const DeletedTables = later(async () => (await import('./DeletedTables.tsx')).DeletedTables);

const rank = { yours: 0, waiting: 1, over: 2, unreadable: 3 } as const;

export interface Tables {
  readonly rows: readonly Row[];
  readonly deleted: readonly Row[];
  delete(row: Row): void;
  restore(row: Row): void;
  readonly problem: string;
}

export function useTables(server: boolean): Tables {
  const [local, setLocal] = useState<readonly Row[]>([]);
  const [remote, setRemote] = useState<readonly Row[]>([]);
  const [changes, setChanges] = useState(0);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let current = true;
    const look = (): void => {
      keptTables().then(
        tables => current && setLocal(tables.map(localRowOrNot)),
        () => undefined,
      );
      if (server)
        api.tables().then(
          tables => current && setRemote(tables.map(remoteRow)),
          () => undefined,
        );
    };
    look();
    const timer = setInterval(look, 15_000);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [server, changes]);
  const all = [...local, ...remote].sort((a, b) => rank[a.state] - rank[b.state] || b.touched - a.touched);
  const attempt = (act: Promise<unknown>): void => {
    setProblem('');
    act
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => setChanges(n => n + 1));
  };
  return {
    rows: all.filter(({ deletedUntil }) => deletedUntil === undefined),
    deleted: all.filter(({ deletedUntil }) => deletedUntil !== undefined),
    delete: ({ id, local: here }) => attempt(here ? deleteTable(id) : api.delete(id)),
    restore: ({ id, local: here }) => attempt(here ? restoreTable(id) : api.restore(id)),
    problem,
  };
}

export function YourTables({ server }: { readonly server: boolean }) {
  const tables = useTables(server);
  const { rows, problem } = tables;
  return (
    <section className="panel your-tables" aria-label="Your tables">
      <header className="panel-head">
        <h2>Your tables</h2>
        {tables.deleted.length > 0 && <DeletedTables rows={tables.deleted} onRestore={tables.restore} />}
      </header>
      {rows.length === 0 ? (
        <p className="nothing">No tables yet. Set one.</p>
      ) : (
        <TableRows rows={rows} onDelete={tables.delete} />
      )}
      {problem !== '' && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </section>
  );
}

export function TableRows({
  rows,
  onDelete,
}: {
  readonly rows: readonly Row[];
  readonly onDelete: (row: Row) => void;
}) {
  return (
    <ul className="table-rows" tabIndex={rows.length > 3 ? 0 : undefined}>
      {rows.map(row => {
        const { id, title, standing, people, state, word, game, known, deletable } = row;
        const Emblem = emblems[game] ?? emblems.vesper;
        return (
          <li key={id}>
            <Link href={`/t/${id}`}>
              <Emblem size={22} />
              <b>
                {title}, {standing}
              </b>
              <small>
                {people}
                {known === true && ' · dice known to its maker'}
              </small>
              <span className="turn" data-state={state}>
                {word} {state !== 'waiting' && <Icon name="lucide:arrow-right" size={16} />}
              </span>
            </Link>
            {deletable && (
              <button
                type="button"
                className="quiet"
                aria-label={`Delete this table of ${title}`}
                data-tip="Delete this table; for seven days it can be restored"
                onClick={() => onDelete(row)}
              >
                <Icon name="lucide:trash-2" size={16} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
