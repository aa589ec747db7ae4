/** The keyboard walks from one legal piece to the next and does not get lost when a piece goes away. */
import { useEffect } from 'react';
import type { KeyboardEvent } from 'react';
import type { Asked } from '../board.ts';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The last press on a piece came from the keyboard. */
let pressed = false;

const legalPieces = (): HTMLElement[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '.piece:not(.is-possible):is([data-choice], [data-opens], [data-intends])',
    ),
  ].filter(piece => piece.offsetParent !== null);

/** Arrow keys cycle through the legal pieces of all regions; while one walks they do not go through time. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' || event.key === ' ') pressed = true;
  const step = steps[event.key];
  if (step === undefined) return;
  const all = legalPieces();
  if (all.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const here = all.indexOf(event.currentTarget);
  const to = here < 0 ? (step > 0 ? 0 : all.length - 1) : (here + step + all.length) % all.length;
  all[to].focus();
}

/** After a choice by keyboard, the next own decision begins at its first legal piece if the focus would be nowhere. */
export function useKeepFocus(asked: readonly Asked[]): void {
  useEffect(() => {
    if (!pressed || !asked.some(({ choices }) => choices !== undefined)) return;
    const at = document.activeElement;
    if (at !== null && at !== document.body && !at.matches('.piece:not([data-choice], [data-opens], [data-intends])'))
      return;
    legalPieces()[0]?.focus();
  }, [asked]);
  useEffect(() => {
    const pointer = (): void => {
      pressed = false;
    };
    document.addEventListener('pointerdown', pointer);
    return () => document.removeEventListener('pointerdown', pointer);
  }, []);
}
