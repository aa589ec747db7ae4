/** The dungeon that lies open on the stage, until the next decision: shared by stage, rail and dock. */
import { useSyncExternalStore } from 'react';
import type { Seat } from '@vesper/kernel';
import { ownDecision } from './Table.tsx';
import type { DungeonProps } from './Table.tsx';

let wanted: { readonly seat: Seat; readonly at: string } | null = null;
const watchers = new Set<() => void>();

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const moment = ({ asked, openSeat }: DungeonProps): string => `${openSeat} ${asked.map(({ id }) => id).join()}`;

export function show(table: DungeonProps, seat: Seat): void {
  wanted = { seat, at: moment(table) };
  for (const watcher of watchers) watcher();
}

/** Nobody asked for one: the own dungeon while one is asked, else the one that is fought for, else the own. */
function byItself(props: DungeonProps): Seat {
  const { view, viewer, asked } = props;
  if (viewer !== 'spectator' && ownDecision(props) !== undefined) return viewer;
  if (view.battle.seat >= 0) return view.battle.seat;
  if (viewer !== 'spectator') return viewer;
  return asked[0]?.seat ?? view.startingPlayer;
}

/** Whose dungeon lies on the stage. */
export function useShownSeat(props: DungeonProps): Seat {
  const now = useSyncExternalStore(subscribe, () => wanted);
  return now !== null && now.at === moment(props) ? now.seat : byItself(props);
}

/** Whose things lie in the dock: on a phone those of the chip that was tapped. */
export function useDockSeat(props: DungeonProps): Seat {
  const shown = useShownSeat(props);
  const { openSeat, viewer } = props;
  return openSeat ?? (viewer === 'spectator' || ownDecision(props) === undefined ? shown : viewer);
}
