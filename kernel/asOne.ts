import type { Event, Words } from './contract.ts';
import type { Told } from './match.ts';

/**
 * What was told, line by line: events of one entry that the game's words call one (the steps of a walk) are one. Events
 * without a sentence stay where they are, and do not come between.
 */
export function toldAsOne<V, E extends Event>(
  words: Pick<Words<V, E>, 'event' | 'asOne'>,
  view: V,
  told: readonly Told<E>[],
): readonly Told<E>[] {
  if (words.asOne === undefined) return told;
  const found: Told<E>[] = [];
  /** Where the last event with a sentence is. */
  let last = -1;
  for (const next of told) {
    if (words.event(view, next.event) === undefined) {
      found.push(next);
      continue;
    }
    const both = found[last]?.at === next.at ? words.asOne(found[last].event, next.event) : undefined;
    if (both !== undefined) found.splice(last, 1);
    found.push(both === undefined ? next : { at: next.at, event: both });
    last = found.length - 1;
  }
  return found;
}

/** The same of events that have not happened yet. */
export function eventsAsOne<V, E extends Event>(words: Words<V, E>, view: V, events: readonly E[]): readonly E[] {
  return toldAsOne(
    words,
    view,
    events.map(event => ({ at: 0, event })),
  ).map(({ event }) => event);
}
