import type { Seat, Told, Viewer } from '@vesper/kernel';

/** The events after the viewer's last own choice (of the last choice for a spectator). A choice is somebody's if its first event is. */
export function sinceOwn(log: readonly Told[], viewer: Viewer): readonly Told[] {
  if (viewer === 'spectator') return log.filter(told => told.at === log[log.length - 1].at);
  let last = 0;
  let at = -1;
  for (const told of log) {
    if (told.at === at) continue;
    at = told.at;
    if (at > 0 && (told.event as { readonly seat?: Seat }).seat === viewer) last = at;
  }
  return log.filter(told => told.at > last);
}
