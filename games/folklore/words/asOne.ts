/** What is told of one thing in several events, and read in one line. */
import type { FolkloreEvent } from '../events.ts';

export function asOne(first: FolkloreEvent, second: FolkloreEvent): FolkloreEvent | undefined {
  // A walk is told space by space, because something may happen on each.
  if (first.event === 'walked' && second.event === 'walked') {
    const isOneWalk = first.figure === second.figure && first.to === second.from && first.from !== second.to;
    return isOneWalk ? { ...second, from: first.from } : undefined;
  }
  // Who buys something for so much has paid so much.
  if (first.event === 'coinsChanged' && (second.event === 'bought' || second.event === 'serviceUsed'))
    return first.who === second.who && first.by === -second.price ? second : undefined;
  return undefined;
}
