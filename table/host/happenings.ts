/** What happens at a table beside the game is read off the change itself, so that no way of changing a seat goes untold. */
import type { Happening } from '../messages.ts';
import { isPlayedByBot } from './body.ts';
import type { SeatBody, TableBody } from './body.ts';

/** So many are kept, the newest: nobody fills a table's row by handing a seat back and forth. */
const KEPT = 100;

/** The change, with what is to be told of it; `at` is how many entries the record has. */
export function withHappenings(before: TableBody, made: TableBody, at: number): TableBody {
  if (before.status !== 'running') return made;
  let { happened } = made;
  made.seats.forEach((seat, i) => {
    const what = happening(before.seats[i], seat);
    if (what === undefined) return;
    const { why } = seat;
    happened = added(happened ?? [], {
      at,
      seat: i,
      what,
      ...(why === undefined || what === 'tookBack' ? {} : { why }),
    });
  });
  return happened === undefined || happened === made.happened ? made : { ...made, happened };
}

function happening(before: SeatBody, after: SeatBody): Happening['what'] | undefined {
  if (after.conceded) return before.conceded ? undefined : 'conceded';
  if (before.kind === 'person' && before.holder !== null && after.holder === null && after.kind === 'person')
    return 'left';
  if (isPlayedByBot(before) === isPlayedByBot(after)) return undefined;
  return isPlayedByBot(after) ? 'botPlays' : 'tookBack';
}

/** Handed over and taken back before anybody moved: it is as if nothing had been. */
function added(happened: readonly Happening[], next: Happening): readonly Happening[] {
  const last = happened.at(-1);
  const undone =
    last?.seat === next.seat && last.at === next.at && last.what === 'botPlays' && next.what === 'tookBack';
  return undone ? happened.slice(0, -1) : [...happened, next].slice(-KEPT);
}
