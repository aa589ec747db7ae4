import { useEffect, useRef } from 'react';
import { loadManual } from '../manuals.ts';
import { later } from '../parts/later.tsx';
import { useTable } from './model.ts';
import type { Opened } from './model.ts';

const SettingsDialog = later(async () => (await import('../settings/SettingsDialog.tsx')).SettingsDialog);
const Menu = later(async () => (await import('./Menu.tsx')).Menu);
const Share = later(async () => (await import('./Menu.tsx')).Share);
const Players = later(async () => (await import('./Players.tsx')).Players);
const ScoreDialog = later(async () => (await import('./Aims.tsx')).ScoreDialog);
const ScoreSheet = later(async () => (await import('./ScoreSheet.tsx')).ScoreSheet);

export function Dialogs() {
  const { game, ui, set, scene, past } = useTable();
  /** What was asked for in a dialog may end the match: then the score sheet lies there, and stays. */
  const closing = (which: Opened) => (): void => set(({ opened }) => (opened === which ? { opened: null } : {}));
  const wasOver = useRef(scene.over);
  // The sheet opens by itself once, when the match ends before one's eyes.
  useEffect(() => {
    if (scene.over && !past && !wasOver.current) set({ opened: 'score' });
    wasOver.current = scene.over;
  }, [scene.over, past, set]);
  // A hover over a clause tells what it says: the manual is there by then.
  useEffect(() => {
    const timer = setTimeout(() => void loadManual(game).catch(() => undefined), 2000);
    return () => clearTimeout(timer);
  }, [game]);
  return (
    <>
      {ui.opened === 'menu' && <Menu onClose={closing('menu')} />}
      {ui.opened === 'share' && <Share onClose={closing('share')} />}
      {ui.opened === 'settings' && <SettingsDialog onClose={closing('settings')} />}
      {ui.opened === 'players' && <Players onClose={closing('players')} />}
      {ui.opened === 'aims' && <ScoreDialog onClose={closing('aims')} />}
      {ui.opened === 'score' && scene.over && <ScoreSheet onClose={closing('score')} />}
    </>
  );
}
