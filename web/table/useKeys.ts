import { useEffect, useRef } from 'react';
import type { TableModel } from './model.ts';

/** Keys of the table: digits choose, H hints, U undoes, T is the text twin, arrows go through time. */
export function useKeys(model: TableModel): void {
  const latest = useRef(model);
  latest.current = model;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.altKey || event.metaKey || document.querySelector('dialog[open]') !== null) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null) return;
      if (event.ctrlKey && event.key !== 'z') return;
      if (act(latest.current, event)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

function act(model: TableModel, event: KeyboardEvent): boolean {
  const { ui, pointing, set, offers, scene, past } = model;
  switch (event.key) {
    case 'Escape':
      if (pointing.getState().peek !== null) pointing.setState({ peek: null });
      else if (ui.chosen !== null) set({ chosen: null });
      else set({ twin: false, drawer: false, hint: null, openSeat: null });
      return true;
    case 'Enter':
      if (ui.chosen === null || (event.target as HTMLElement).closest('button, a, [role="button"]') !== null)
        return false;
      model.commit(ui.chosen);
      return true;
    case 't':
    case 'T':
      set({ twin: !ui.twin });
      return true;
    case 'h':
    case 'H':
      if (offers.length > 0) model.askHint();
      return true;
    case 'u':
    case 'z':
      model.undo();
      return true;
    case 'ArrowLeft':
      if ((event.target as HTMLElement).closest('[role="tablist"]') !== null) return false;
      model.goTo(Math.max(0, scene.n - 1));
      return true;
    case 'ArrowRight':
      if ((event.target as HTMLElement).closest('[role="tablist"]') !== null) return false;
      if (past) model.goTo(scene.n + 1);
      return past;
    default: {
      const digit = Number(event.key);
      if (!Number.isInteger(digit) || digit < 1 || event.key.trim() === '') return false;
      const chip = document.querySelector<HTMLElement>(`[data-number="${digit}"]`);
      chip?.click();
      return chip !== null;
    }
  }
}
