/** A match of this browser is brought to the server, so that a link to it opens elsewhere. */
import type { Replay, Seat } from '@vesper/kernel';
import type { SeatInfo } from '@vesper/table/messages';
import { api } from './api.ts';
import { SessionError } from './session.ts';

/** What was brought is found again while nothing was added to it. */
const key = (table: string): string => `vesper-shared-${table}`;

export async function broughtTable(
  local: string,
  file: Replay,
  seats: readonly Pick<SeatInfo, 'kind' | 'bot' | 'seat'>[],
  nameOf: (seat: Seat) => string,
): Promise<string> {
  const [entries, known] = (localStorage.getItem(key(local)) ?? '').split(' ');
  if (known !== undefined && entries === String(file.record.length) && (await isThere(known))) return known;
  const people = seats.map(({ kind, bot, seat }) => ({
    kind: kind === 'bot' ? ('bot' as const) : ('me' as const),
    name: nameOf(seat),
    ...(kind === 'bot' ? { bot } : {}),
  }));
  try {
    await api.me(); // whoever brings it is somebody
    const { id } = await api.import(file, people);
    localStorage.setItem(key(local), `${file.record.length} ${id}`);
    return id;
  } catch (error) {
    const why = error instanceof SessionError ? error.message : String(error);
    throw new SessionError({ code: 'not-brought', message: `A link would open nowhere else. ${why}` });
  }
}

async function isThere(id: string): Promise<boolean> {
  return (await api.tables()).some(({ table, deletedUntil }) => table.id === id && deletedUntil === undefined);
}
