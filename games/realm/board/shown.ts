/** The hero whose things somebody wants to see in the dock, until the next decision: shared by rail and dock. */
import { useSyncExternalStore } from 'react';
import { dockSlot } from './Table.tsx';
import type { RealmProps } from './Table.tsx';
import type { Slot } from '../state.ts';

let wanted: { readonly slot: Slot; readonly at: string } | null = null;
const watchers = new Set<() => void>();

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const moment = ({ asked, openSeat }: RealmProps): string => `${openSeat} ${asked.map(({ id }) => id).join()}`;

export function show(table: RealmProps, slot: Slot): void {
  wanted = { slot, at: moment(table) };
  for (const watcher of watchers) watcher();
}

export function useShownSlot(table: RealmProps): Slot {
  const now = useSyncExternalStore(subscribe, () => wanted);
  return now !== null && now.at === moment(table) ? now.slot : dockSlot(table);
}
