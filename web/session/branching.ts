/** Playing on from a moment of a match, at a table of this browser. */
import type { Replay, Seat, Viewer } from '@vesper/kernel';
import type { SeatInfo } from '@vesper/table/messages';
import { usualLevel } from '../shelf.ts';
import { once } from './engine.ts';
import type { LocalSeat } from './keep.ts';

/** Where to go: the new table. `as` sits there, everybody else is a bot. */
export async function playOnFrom(file: Replay, n: number, { table, seats, names, as }: Around): Promise<string> {
  const sitting = seats.map(({ seat, bot }): LocalSeat => ({
    kind: seat === (as === 'spectator' ? 0 : as) ? 'person' : 'bot',
    name: names[seat],
    bot: bot || usualLevel,
  }));
  const from = { table, n };
  return `/t/${await once('adopt', { file, n: Math.min(n, file.record.length), seats: sitting, from })}`;
}

interface Around {
  readonly table: string;
  readonly seats: readonly Pick<SeatInfo, 'seat' | 'bot'>[];
  readonly names: readonly string[];
  readonly as: Seat | Extract<Viewer, 'spectator'>;
}
