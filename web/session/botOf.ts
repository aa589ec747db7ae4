import type { Replay } from '@vesper/kernel';
import type { TableInfo } from '@vesper/table/messages';

/** The bot that made the choice of entry `n` of a match that is over; `null`: a person did, or nothing was chosen. */
export function botOf(file: Replay | null, table: TableInfo | null, n: number): string | null {
  const entry = file?.record[n - 1];
  if (entry === undefined || 'undo' in entry || table === null) return null;
  const { kind, byBot, conceded, bot } = table.seats[entry.seat];
  // What happened next to the seat tells who had played it until then.
  const next = table.happened.find(({ seat, at }) => seat === entry.seat && at >= n);
  const isBots = next === undefined ? kind === 'bot' || byBot || conceded : next.what === 'tookBack';
  return isBots ? bot : null;
}
