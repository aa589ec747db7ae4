/** What somebody has laid over the stage: the journal, or a character's sheet. One thing, in whichever region it was asked for. */
import { useSyncExternalStore } from 'react';
import type { Member } from '../../state.ts';

export type Opened = { readonly is: 'journal' } | { readonly is: 'sheet'; readonly who: Member } | null;

let opened: Opened = null;
const watchers = new Set<() => void>();

export function open(what: Opened): void {
  opened = what;
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useOpened = (): Opened => useSyncExternalStore(watch, () => opened);
