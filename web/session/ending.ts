/** How a match ended for a seat, in a few words for the lobby. */
import { firstOf, numeral, ordinal } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import type { TableInfo } from '@vesper/table/messages';

/** `undefined` where the game alone can say how it went: with one seat. */
export function endingFor(seat: Seat, places: readonly number[]): string | undefined {
  if (places.length < 2) return undefined;
  const first = firstOf(places);
  if (first.length === 0) return 'lost';
  if (first.length === places.length) return 'won by all';
  if (places[seat] > 1) return `you came ${ordinal(places[seat] - 1)} of ${numeral(places.length)}`;
  return first.length > 1 ? 'you shared the victory' : 'you won';
}

/** The same of a table on a server, for whoever had one seat there; `undefined` while it is not over. */
export function endedAs({ status, seats, result }: Pick<TableInfo, 'status' | 'seats' | 'result'>): string | undefined {
  if (status !== 'over') return undefined;
  const own = seats.filter(({ yours }) => yours);
  const places = own.length === 1 ? result?.places : undefined;
  return (places && endingFor(own[0].seat, places)) ?? 'over';
}
