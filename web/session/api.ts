/** The server's HTTP interface. Every refusal is a `SessionError` with a sentence. */
import type { Hint } from '@vesper/bots';
import type { Options, Replay, Seat } from '@vesper/kernel';
import type { LegacyFile } from '@vesper/kernel/proof';
import type { ClockRule, Happening, LegacyInfo, TableInfo, TableSummary } from '@vesper/table/messages';
import type { Fairness } from '@vesper/table/fair';
import type { Wishes } from '@vesper/table/passing';
import type { Past } from './session.ts';
import { SessionError } from './session.ts';

export interface SeatRequest {
  readonly kind: 'me' | 'friend' | 'bot' | 'here';
  readonly name?: string;
  readonly bot?: string;
  /** Names of characters that the server keeps for me. */
  readonly brings?: readonly string[];
}

export interface TableRequest {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatRequest[];
  readonly clock?: ClockRule | null;
  readonly absence?: number | null;
}

/** A match as a file, with the people and the dice beside it where the server wrote it. */
export interface MatchFile extends Replay {
  readonly table?: {
    readonly seats: readonly { readonly kind: 'person' | 'bot'; readonly name: string; readonly bot: string }[];
    readonly happened?: readonly Happening[];
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

/** Only tables of the server have dice that are promised. */
const dice = () => import('./dice.ts');

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
    const [{ commitment, sealed }, { speakFirst }] = await Promise.all([call<Promised>('/api/commitment', {}), dice()]);
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
  legacies: async () => (await call<{ legacies: readonly LegacyInfo[] }>('/api/legacies')).legacies,
  legacyFile: (id: string) => call<LegacyFile>(`/api/legacies/${id}/file`),
  importLegacy: async (file: string) => (await call<{ legacy: LegacyInfo }>('/api/legacies/import', { file })).legacy,
  deleteLegacy: (id: string) => call<object>(`/api/legacies/${id}/delete`, {}),
  /** What I bring to my seat while the table waits. */
  bring: (id: string, seat: Seat, brings: readonly string[]) =>
    call<{ table: TableInfo }>(`/api/tables/${id}/bring`, { seat, brings }),
  /** Whether what a seat brings unproven may come. */
  allow: (id: string, seat: Seat, allow: boolean) =>
    call<{ table: TableInfo }>(`/api/tables/${id}/allow`, { seat, allow }),
  async claim(token: string, name: string, brings: readonly string[] = []) {
    const [{ table, seat }, { speak }] = await Promise.all([api.invitation(token), dice()]); // what is fixed by now
    return speak(table, [seat], words =>
      call<Invited>('/api/claim', { token, words, brings, ...(name === '' ? {} : { name }) }),
    );
  },
  at: (id: string, n: number, seat: Seat | null) =>
    call<Past>(`/api/tables/${id}/at/${n}${seat === null ? '' : `?seat=${seat}`}`),
  file: (id: string) => call<MatchFile>(`/api/tables/${id}/file`),
  invite: (id: string, seat: Seat) => call<{ token: string }>(`/api/tables/${id}/invite`, { seat }),
  /** Takes the seats that are kept for this browser. */
  async sit(table: TableInfo) {
    const kept = table.seats.flatMap(({ kind, yours }, seat) => (kind === 'open' && yours ? [seat] : []));
    const { speak } = await dice();
    return speak(table, kept, words => call<{ table: TableInfo }>(`/api/tables/${table.id}/sit`, { words }));
  },
  /** After ten seconds, in which one may `stay`; a seat that was only kept is declined at once. */
  async leave(id: string) {
    const { table } = await call<{ table: TableInfo }>(`/api/tables/${id}/leave`, { hold: true });
    if (table.status === 'waiting' && !table.seats.some(({ yours }) => yours)) (await dice()).unsay(id);
  },
  stay: (id: string) => call<{ table: TableInfo }>(`/api/tables/${id}/stay`, {}),
  fill: (id: string, seat: Seat, bot?: string) =>
    call<{ table: TableInfo }>(`/api/tables/${id}/fill`, { seat, ...(bot === undefined ? {} : { bot }) }),
  nudge: (id: string, seat: Seat) => call<{ table: TableInfo }>(`/api/tables/${id}/nudge`, { seat }),
  agree: (id: string, seat: Seat) => call<{ table: TableInfo }>(`/api/tables/${id}/agree`, { seat }),
  /** Off one's list; for seven days it can be restored. */
  delete: (id: string) => call<object>(`/api/tables/${id}/delete`, {}),
  restore: (id: string) => call<{ table: TableInfo }>(`/api/tables/${id}/restore`, {}),
  /** A match of this browser, or a file, becomes a table on the server; whoever brings it knows its dice. */
  async import(file: MatchFile, seats: readonly SeatRequest[]) {
    return (await call<{ table: TableInfo }>('/api/tables/import', { file: JSON.stringify(file), seats })).table;
  },
  concede: (id: string, seat: Seat) => call<{ table: TableInfo }>(`/api/tables/${id}/concede`, { seat }),
  toBot: (id: string, seat: Seat, bot?: string) =>
    call<{ table: TableInfo }>(`/api/tables/${id}/bot`, { seat, ...(bot === undefined ? {} : { bot }) }),
  takeBack: (id: string, seat: Seat) => call<{ table: TableInfo }>(`/api/tables/${id}/takeback`, { seat }),
  wish: (id: string, seat: Seat, { quiet, always }: Required<Wishes>) =>
    call<{ table: TableInfo }>(`/api/tables/${id}/quiet`, { seat, moments: quiet, always }),
  /** The next table with the same people: made now, or found if somebody was faster; there one still has to sit down. */
  async rematch({ id, seats }: TableInfo) {
    const [{ commitment, sealed }, { speakFirst }] = await Promise.all([call<Promised>('/api/commitment', {}), dice()]);
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
