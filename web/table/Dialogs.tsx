import { useEffect, useRef } from 'react';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import { HandOver } from './HandOver.tsx';
import { useTable } from './model.ts';
import { Players } from './Players.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';

export function Dialogs() {
  const { ui, set, scene, past, state, waitsFor, viewer } = useTable();
  const close = (): void => set({ opened: null });
  const wasOver = useRef(scene.over);
  // The sheet opens by itself once, when the match ends before one's eyes.
  useEffect(() => {
    if (scene.over && !past && !wasOver.current) set({ opened: 'score' });
    wasOver.current = scene.over;
  }, [scene.over, past, set]);
  const passes =
    !past &&
    waitsFor !== null &&
    waitsFor.seat !== viewer &&
    state.table?.seats[waitsFor.seat]?.yours === true &&
    typeof viewer === 'number';
  return (
    <>
      {ui.opened === 'settings' && <SettingsDialog onClose={close} />}
      {ui.opened === 'players' && <Players onClose={close} />}
      {ui.opened === 'score' && scene.over && <ScoreSheet onClose={close} />}
      {passes && <HandOver asked={waitsFor} />}
    </>
  );
}
