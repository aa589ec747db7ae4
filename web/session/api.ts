/** The server's HTTP interface. Every refusal is a `SessionError` with a sentence. */
import type { Hint } from '@vesper/bots';
import type { Options, Replay, Seat } from '@vesper/kernel';
import type { ClockRule, TableInfo, TableSummary } from '@vesper/table/messages';
import type { Fairness } from '@vesper/table/fair';
import type { Moment } from './session.ts';
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

interface Invited {
  readonly table: TableInfo;
  readonly seat: Seat;
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

/** What this browser adds to the seed of a match, so that the server alone cannot choose the luck. */
function ownWords(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), word => word.toString(36)).join('');
}

export const api = {
  me: () => call<{ name: string }>('/api/me'),
  rename: (name: string) => call<{ name: string }>('/api/me', { name }),
  recovery: () => call<{ token: string }>('/api/me/recovery', {}),
  recover: (token: string) => call<{ name: string }>('/api/me/recover', { token }),
  tables: async () => (await call<{ tables: readonly TableSummary[] }>('/api/tables')).tables,
  async create(request: TableRequest) {
    const { sealed } = await call<{ commitment: string; sealed: string }>('/api/commitment', {});
    return call<{ table: TableInfo; invitations: readonly { seat: Seat; token: string }[] }>('/api/tables', {
      ...request,
      sealed,
      words: ownWords(),
    });
  },
  invitation: (token: string) => call<Invited>('/api/invitation', { token }),
  claim: (token: string, name: string) =>
    call<Invited>('/api/claim', { token, words: ownWords(), ...(name === '' ? {} : { name }) }),
  at: (id: string, n: number, seat: Seat | null) =>
    call<Moment>(`/api/tables/${id}/at/${n}${seat === null ? '' : `?seat=${seat}`}`),
  file: (id: string) => call<MatchFile>(`/api/tables/${id}/file`),
  invite: (id: string, seat: Seat) => call<{ token: string }>(`/api/tables/${id}/invite`, { seat }),
  sit: (id: string) => call<{ table: TableInfo }>(`/api/tables/${id}/sit`, { words: ownWords() }),
  leave: (id: string) => call<{ table: TableInfo }>(`/api/tables/${id}/leave`, {}),
  concede: (id: string, seat: Seat) => call<{ table: TableInfo }>(`/api/tables/${id}/concede`, { seat }),
  toBot: (id: string, seat: Seat, bot?: string) =>
    call<{ table: TableInfo }>(`/api/tables/${id}/bot`, { seat, ...(bot === undefined ? {} : { bot }) }),
  takeBack: (id: string, seat: Seat) => call<{ table: TableInfo }>(`/api/tables/${id}/takeback`, { seat }),
  quiet: (id: string, seat: Seat, moments: readonly string[]) =>
    call<{ table: TableInfo }>(`/api/tables/${id}/quiet`, { seat, moments }),
  rematch: async (id: string) =>
    (await call<{ table: TableInfo }>(`/api/tables/${id}/rematch`, { words: ownWords() })).table.id,
  hint: (id: string, seat: Seat) => call<Hint>(`/api/tables/${id}/hint`, { seat }),
};
