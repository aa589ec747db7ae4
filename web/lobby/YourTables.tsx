import type { TableSummary } from '@vesper/table/messages';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../parts/Icon.tsx';
import { seatColours, SeatSymbol } from '../parts/SeatSymbol.tsx';
import { api } from '../session/api.ts';
import { endedAs } from '../session/ending.ts';
import { forgetTable, keptTables } from '../session/keep.ts';
import type { LocalTable } from '../session/keep.ts';
import { gameOnShelf, titled } from '../shelf.ts';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly standing: string;
  readonly people: string;
  readonly state: 'yours' | 'waiting' | 'over' | 'unreadable';
  readonly word: string;
  readonly seat: number;
  readonly touched: number;
  readonly local: boolean;
}

const title = (game: string): string => (game === '' ? 'A table' : titled(gameOnShelf(game)?.name ?? game).title);

function localRow({ id, game, standing, seats, status, yourTurn, updated }: LocalTable): Row {
  const others = seats.filter(({ kind }) => kind === 'bot').map(({ name }) => name);
  const state = status === 'over' ? 'over' : yourTurn ? 'yours' : 'waiting';
  return {
    id,
    title: title(game),
    standing,
    people: others.length === seats.length ? 'bots' : others.join(', ') || 'alone',
    state,
    word: { yours: 'Your turn', over: 'Look', waiting: 'Resume' }[state],
    seat: Math.max(
      0,
      seats.findIndex(({ kind }) => kind === 'person'),
    ),
    touched: updated,
    local: true,
  };
}

/** A table of this browser that is not as it should be spoils no other row. */
function localRowOrNot(table: LocalTable): Row {
  try {
    return localRow(table);
  } catch {
    const { id } = table;
    return { ...unreadable(title('')), id, touched: 0, local: true };
  }
}

const unreadable = (name: string) =>
  ({ title: name, standing: 'cannot be read', people: '', state: 'unreadable', word: 'See why', seat: 0 }) as const;

function remoteRow({ table, waitsFor, n, touched, problem }: TableSummary): Row {
  if (problem !== undefined) return { ...unreadable(title(table.game)), id: table.id, touched, local: false };
  const own = table.seats.filter(({ yours }) => yours);
  const yours = table.status === 'running' && own.some(({ seat }) => waitsFor.includes(seat));
  const waited = table.seats.find(({ seat }) => seat === waitsFor[0]);
  const state = table.status === 'over' ? 'over' : yours ? 'yours' : 'waiting';
  return {
    id: table.id,
    title: title(table.game),
    standing: table.status === 'waiting' ? 'open seats' : (endedAs(table) ?? `move ${n}`),
    people: table.seats
      .filter(seat => !seat.yours)
      .map(({ name }) => name || 'open seat')
      .join(', '),
    state,
    word:
      state === 'yours'
        ? 'Your turn'
        : state === 'over'
          ? 'Look'
          : waited === undefined
            ? 'Waiting'
            : `Waiting for ${waited.name}`,
    seat: own[0]?.seat ?? 0,
    touched,
    local: false,
  };
}

const rank = { yours: 0, waiting: 1, over: 2, unreadable: 3 } as const;

export function useTables(server: boolean): { readonly rows: readonly Row[]; readonly forget: (id: string) => void } {
  const [local, setLocal] = useState<readonly Row[]>([]);
  const [remote, setRemote] = useState<readonly Row[]>([]);
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
  }, [server]);
  const rows = [...local, ...remote].sort((a, b) => rank[a.state] - rank[b.state] || b.touched - a.touched);
  return {
    rows,
    forget(id) {
      setLocal(local.filter(row => row.id !== id));
      void forgetTable(id);
    },
  };
}

export function YourTables({ server }: { readonly server: boolean }) {
  const { rows, forget } = useTables(server);
  return (
    <section className="panel your-tables" aria-label="Your tables">
      <h2>Your tables</h2>
      {rows.length === 0 ? (
        <p className="nothing">No tables yet. Set one.</p>
      ) : (
        <TableRows rows={rows} onForget={forget} />
      )}
    </section>
  );
}

export function TableRows({
  rows,
  onForget,
}: {
  readonly rows: readonly Row[];
  readonly onForget: (id: string) => void;
}) {
  return (
    <ul className="table-rows" tabIndex={rows.length > 3 ? 0 : undefined}>
      {rows.map(({ id, title, standing, people, state, word, seat, local }) => (
        <li key={id}>
          <Link href={`/t/${id}`}>
            <SeatSymbol colour={seatColours[seat]} size={22} />
            <b>
              {title}, {standing}
            </b>
            <small>{people}</small>
            <span className="turn" data-state={state}>
              {word} {state !== 'waiting' && <Icon name="lucide:arrow-right" size={16} />}
            </span>
          </Link>
          {local && (
            <button
              type="button"
              className="quiet"
              aria-label={`Forget this table of ${title}`}
              title="Forget this table"
              onClick={() => onForget(id)}
            >
              <Icon name="lucide:trash-2" size={16} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
