/** The lines of "Your tables": of this browser and of the server, alike. */
import type { TableSummary } from '@vesper/table/messages';
import { endedAs } from '../session/ending.ts';
import { RESTORABLE } from '../session/keep.ts';
import type { LocalTable } from '../session/keep.ts';
import { gameOnShelf, titled } from '../shelf.ts';

export interface Row {
  readonly id: string;
  readonly title: string;
  readonly standing: string;
  readonly people: string;
  readonly state: 'yours' | 'waiting' | 'over' | 'unreadable';
  readonly word: string;
  readonly game: string;
  readonly touched: number;
  readonly local: boolean;
  /** The match was brought to the server as a file. */
  readonly known?: boolean;
  /** One may delete it, instead of leaving it. */
  readonly deletable: boolean;
  /** It is deleted, and kept until then. */
  readonly deletedUntil?: number;
}

const title = (game: string): string => (game === '' ? 'A table' : titled(gameOnShelf(game)?.name ?? game).title);

function localRow({ id, game, standing, seats, status, yourTurn, updated, deleted }: LocalTable): Row {
  const others = seats.filter(({ kind }) => kind === 'bot').map(({ name }) => name);
  const state = status === 'over' ? 'over' : yourTurn ? 'yours' : 'waiting';
  return {
    id,
    title: title(game),
    standing,
    people: others.length === seats.length ? 'bots' : others.join(', ') || 'alone',
    state,
    word: { yours: 'Your turn', over: 'Look', waiting: 'Resume' }[state],
    game,
    touched: updated,
    local: true,
    deletable: true,
    ...(deleted === undefined ? {} : { deletedUntil: deleted + RESTORABLE }),
  };
}

/** A table of this browser that is not as it should be spoils no other row. */
export function localRowOrNot(table: LocalTable): Row {
  try {
    return localRow(table);
  } catch {
    const { id } = table;
    return { ...unreadable(title('')), id, touched: 0, local: true, deletable: true };
  }
}

const unreadable = (name: string) =>
  ({ title: name, standing: 'cannot be read', people: '', state: 'unreadable', word: 'See why', game: '' }) as const;

export function remoteRow({ table, waitsFor, n, touched, problem, deletedUntil }: TableSummary): Row {
  if (problem !== undefined)
    return { ...unreadable(title(table.game)), id: table.id, touched, local: false, deletable: true };
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
        ? own.some(({ nudge }) => nudge !== null)
          ? 'They wait for you'
          : 'Your turn'
        : state === 'over'
          ? 'Look'
          : waited === undefined
            ? 'Waiting'
            : `Waiting for ${waited.name}`,
    game: table.game,
    touched,
    local: false,
    known: table.imported,
    deletable:
      table.status === 'over' || table.seats.every(({ kind, kept, yours }) => yours || (kind !== 'person' && !kept)),
    ...(deletedUntil === undefined ? {} : { deletedUntil }),
  };
}
