/** What somebody wants to see in another region (a hero in the dock, a dungeon on the stage), until the next decision. */
import { useSyncExternalStore } from 'react';
import type { BoardProps } from '../board.ts';

type Moment = Pick<BoardProps, 'asked' | 'openSeat'>;

/** Whoever is asked looks on while others answer; whoever is not, until anybody does. */
function momentOf({ asked, openSeat }: Moment): string {
  const own = asked.filter(({ choices }) => choices !== undefined);
  return `${openSeat} ${(own.length > 0 ? own : asked).map(({ id }) => id).join()}`;
}

/**
 * One such wish, shared by the regions of a board.
 *
 * @example
 * export const { show, useShown } = showing<Seat>();
 */
export function showing<T>() {
  let wanted: { readonly what: T; readonly at: string } | null = null;
  const watchers = new Set<() => void>();
  const subscribe = (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  return {
    show(table: Moment, what: T): void {
      wanted = { what, at: momentOf(table) };
      for (const watcher of watchers) watcher();
    },
    /** What is wanted now, if anything is. */
    useShown(table: Moment): T | undefined {
      const now = useSyncExternalStore(subscribe, () => wanted);
      return now !== null && now.at === momentOf(table) ? now.what : undefined;
    },
  };
}
