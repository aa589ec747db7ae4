/** The server's HTTP interface. Every refusal is a `SessionError` with a sentence. */
import type { Hint } from '@vesper/bots';
import type { Options, Replay, Seat } from '@vesper/kernel';
import type { ClockRule, TableInfo, TableSummary } from '@vesper/table/messages';
import type { Fairness } from '@vesper/table/fair';
import { speak, speakFirst, unsay } from './dice.ts';
import type { Past } from './session.ts';
import { SessionError } from './session.ts';

export interface SeatRequest {
  readonly kind: 'me' | 'friend' | 'bot' | 'here';
  readonly name?: string;
  readonly bot?: string;
}

export interface TableRequest {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatRequest[];
  readonly clock?: ClockRule | null;
}

/** A match as a file, with the people and the dice beside it where the server wrote it. */
export interface MatchFile extends Replay {
  readonly table?: {
    readonly seats: readonly { readonly kind: 'person' | 'bot'; readonly name: string; readonly bot: string }[];
  };
  readonly fair?: Fairness | null;
}

/** A browser on which this person is signed in. */
export interface DeviceInfo {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly seen: number;
  readonly here: boolean;
}

interface Invited {
  readonly table: TableInfo;
  readonly seat: Seat;
}

interface Promised {
  readonly commitment: string;
  readonly sealed: string;
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
  } catch {
    throw new SessionError({
      code: 'offline',
      message: 'The server cannot be reached. Tables of this browser work without it.',
    });
  }
  const answer = (await response.json().catch(() => null)) as { error?: { code: string; message: string } } | null;
  if (!response.ok || answer === null)
    throw new SessionError(answer?.error ?? { code: 'offline', message: 'The server gave no answer.' });
  return answer as T;
}

export const api = {
  me: () => call<{ name: string }>('/api/me'),
  rename: (name: string) => call<{ name: string }>('/api/me', { name }),
  /** A code to write down. */
  recovery: () => call<{ token: string }>('/api/me/recovery', {}),
  link: () => call<{ token: string }>('/api/me/link', {}),
  devices: () => call<{ devices: readonly DeviceInfo[]; code: { created: number } | null }>('/api/me/devices'),
  signOut: (device: string) => call<object>('/api/me/signout', { device }),
  signOutOthers: () => call<object>('/api/me/signout-others', {}),
  recover: (token: string) => call<{ name: string }>('/api/me/recover', { token }),
  tables: async () => (await call<{ tables: readonly TableSummary[] }>('/api/tables')).tables,
  async create(request: TableRequest) {
    const { commitment, sealed } = await call<Promised>('/api/commitment', {});
    const own = request.seats.map(({ kind }) => (kind === 'bot' ? 'bot' : kind === 'friend' ? 'other' : 'me'));
    return speakFirst(commitment, own, words =>
      call<{ table: TableInfo; invitations: readonly { seat: Seat; token: string }[] }>('/api/tables', {
        ...request,
        sealed,
        words,
      }),
    );
  },
  invitation: (token: string) => call<Invited>('/api/invitation', { token }),
  async claim(token: string, name: string) {
    const { table, seat } = await api.invitation(token); // what is fixed by now
    return speak(table, [seat], words =>
      call<Invited>('/api/claim', { token, words, ...(name === '' ? {} : { name }) }),
    );
  },
  at: (id: string, n: number, seat: Seat | null) =>
    call<Past>(`/api/tables/${id}/at/${n}${seat === null ? '' : `?seat=${seat}`}`),
  file: (id: string) => call<MatchFile>(`/api/tables/${id}/file`),
  invite: (id: string, seat: Seat) => call<{ token: string }>(`/api/tables/${id}/invite`, { seat }),
  /** Takes the seats that are kept for this browser. */
  sit: (table: TableInfo) =>
    speak(
      table,
      table.seats.flatMap(({ kind, yours }, seat) => (kind === 'open' && yours ? [seat] : [])),
      words => call<{ table: TableInfo }>(`/api/tables/${table.id}/sit`, { words }),
    ),
  async leave(id: string) {
    const { table } = await call<{ table: TableInfo }>(`/api/tables/${id}/leave`, {});
    if (table.status === 'waiting') unsay(id);
  },
  concede: (id: string, seat: Seat) => call<{ table: TableInfo }>(`/api/tables/${id}/concede`, { seat }),
  toBot: (id: string, seat: Seat, bot?: string) =>
    call<{ table: TableInfo }>(`/api/tables/${id}/bot`, { seat, ...(bot === undefined ? {} : { bot }) }),
  takeBack: (id: string, seat: Seat) => call<{ table: TableInfo }>(`/api/tables/${id}/takeback`, { seat }),
  quiet: (id: string, seat: Seat, moments: readonly string[]) =>
    call<{ table: TableInfo }>(`/api/tables/${id}/quiet`, { seat, moments }),
  /** The next table with the same people: made now, or found if somebody was faster; there one still has to sit down. */
  async rematch({ id, seats }: TableInfo) {
    const { commitment, sealed } = await call<Promised>('/api/commitment', {});
    const { table } = await speakFirst(
      commitment,
      seats.map(({ kind, yours }) => (yours ? 'me' : kind === 'bot' ? 'bot' : 'other')),
      words => call<{ table: TableInfo }>(`/api/tables/${id}/rematch`, { sealed, words }),
      true,
    );
    return table.id;
  },
  hint: (id: string, seat: Seat) => call<Hint>(`/api/tables/${id}/hint`, { seat }),
};
