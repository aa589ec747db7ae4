import { useEffect, useRef } from 'react';
import { titled } from '../shelf.ts';
import { play, soundOf } from '../settings/sound.ts';
import { useSettings } from '../settings/settings.ts';
import type { TableModel } from './model.ts';
import { nudgeOf } from './nudge.ts';

/** Title, sound and notification: "Your turn", and what just happened. */
export function useNews(model: TableModel): void {
  const { game, mine, scene, state } = model;
  const nudge = nudgeOf(model);
  const nudged = nudge?.at ?? 0;
  const waiter = nudge?.name ?? '';
  const { notify } = useSettings();
  const { title } = titled(game.name);
  const yours = mine.some(({ optional }) => !optional);
  const before = useRef(yours);
  const calledAt = useRef(0);

  useEffect(() => {
    document.title = scene.over
      ? `${title}: over`
      : waiter !== ''
        ? `● ${waiter} waits for you: ${title}`
        : yours
          ? `● Your turn: ${title}`
          : title;
    let notice: Notification | null = null;
    const isCalled = nudged > calledAt.current;
    if ((yours && !before.current) || isCalled) {
      play('turn');
      if (notify && document.hidden && 'Notification' in window && Notification.permission === 'granted')
        notice = new Notification(isCalled ? `${waiter} waits for you: ${title}` : `Your turn: ${title}`, {
          tag: state.table?.id ?? 'vesper',
          icon: '/candle.svg',
        });
    }
    before.current = yours;
    calledAt.current = Math.max(nudged, calledAt.current);
    return () => {
      notice?.close();
      document.title = 'Vesper';
    };
  }, [yours, scene.over, title, notify, state.table?.id, nudged, waiter]);

  useEffect(() => {
    for (const { event } of state.justTold.slice(0, 4)) play(soundOf(event.event));
    if (scene.over && state.justTold.length > 0) play('end');
    // Each message is heard once.
  }, [state.justTold]);
}
