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
      else if (model.intending.now !== null) model.intend(null);
      else set({ twin: false, drawer: false, hint: null, openSeat: null, stepsIn: false });
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
    default:
      return /^\d$/.test(event.key) && pressNumber(event.key);
  }
}

/** Milliseconds in which a second digit belongs to the first. */
const TYPING = 600;

let typed = '';
let waits: ReturnType<typeof setTimeout> | undefined;

/**
 * Presses the chip, or the word for what one may have in mind, that shows this number. While a longer number may be meant, it
 * waits for another digit. What is chosen already is not confirmed by it: whoever types 13 slowly would else confirm 3.
 */
function pressNumber(digit: string): boolean {
  clearTimeout(waits);
  const chips = [...document.querySelectorAll<HTMLElement>('[data-number]')];
  const shows = (number: string): HTMLElement | undefined => chips.find(({ dataset }) => dataset['number'] === number);
  const number = shows(typed + digit) === undefined ? digit : typed + digit;
  const chip = shows(number);
  const press = (): void => {
    typed = '';
    chip?.focus({ preventScroll: true }); // so that Enter means this one
    if (chip?.isConnected === true && chip.getAttribute('aria-pressed') !== 'true') chip.click();
  };
  const isBeginning = chips.some(
    ({ dataset }) => dataset['number']!.length > number.length && dataset['number']!.startsWith(number),
  );
  if (isBeginning) {
    typed = number;
    waits = setTimeout(press, TYPING);
  } else press();
  return chip !== undefined || isBeginning;
}
