import { useEffect, useRef } from 'react';
import { titled } from '../shelf.ts';
import { play, soundOf } from '../settings/sound.ts';
import { useSettings } from '../settings/settings.ts';
import type { TableModel } from './model.ts';

/** Title, sound and notification: "Your turn", and what just happened. */
export function useNews({ game, mine, scene, state }: TableModel): void {
  const { notify } = useSettings();
  const { title } = titled(game.name);
  const yours = mine.some(({ optional }) => !optional);
  const before = useRef(yours);

  useEffect(() => {
    document.title = scene.over ? `${title}: over` : yours ? `● Your turn: ${title}` : title;
    let notice: Notification | null = null;
    if (yours && !before.current) {
      play('turn');
      if (notify && document.hidden && 'Notification' in window && Notification.permission === 'granted')
        notice = new Notification(`Your turn: ${title}`, { tag: state.table?.id ?? 'vesper', icon: '/candle.svg' });
    }
    before.current = yours;
    return () => {
      notice?.close();
      document.title = 'Vesper';
    };
  }, [yours, scene.over, title, notify, state.table?.id]);

  useEffect(() => {
    for (const { event } of state.justTold.slice(0, 4)) play(soundOf(event.event));
    if (scene.over && state.justTold.length > 0) play('end');
    // Each message is heard once.
  }, [state.justTold]);
}
