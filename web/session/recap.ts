import type { Event, Seat, Told, Viewer } from '@vesper/kernel';

const fieldSeat = (event: Event): Seat | null => (event as { readonly seat?: Seat }).seat ?? null;

/** The events after the viewer's last own choice (of the last choice for a spectator). A choice is somebody's if its first event is. */
export function sinceOwn(
  log: readonly Told[],
  viewer: Viewer,
  seatOf: (event: Event) => Seat | null = fieldSeat,
): readonly Told[] {
  if (viewer === 'spectator') return log.filter(told => told.at === log[log.length - 1].at);
  let last = 0;
  let at = -1;
  for (const told of log) {
    if (told.at === at) continue;
    at = told.at;
    if (at > 0 && seatOf(told.event) === viewer) last = at;
  }
  return log.filter(told => told.at > last);
}
