import type { Forecast as Known } from '@vesper/kernel';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Pointed } from '../board.ts';
import { later } from '../parts/later.tsx';
import { keyOf } from '../session/foresight.ts';
import type { Foresight } from '../session/foresight.ts';
import { samePointed, useTable } from './model.ts';
import type { Numbered } from './model.ts';

export const Foretold = later(async () => (await import('./Foretold.tsx')).Foretold);

/** Whoever passes over a piece does not want to know. */
const REST = 120;

/** Asked for at once where a choice is made, and when the pointer rests where it is only pointed at; what is known is said at once. */
function useForecast(foresight: Foresight, chosen: Pointed | null, hovered: Pointed | null): Known | undefined {
  const pointed = chosen ?? hovered;
  const patience = chosen === null ? REST : 0;
  useEffect(() => {
    if (pointed === null) return;
    const timer = setTimeout(() => foresight.ask(pointed), patience);
    return () => clearTimeout(timer);
  }, [foresight, pointed, patience]);
  return useStore(foresight.store, known => (pointed === null ? undefined : known.get(keyOf(pointed))));
}

/** What is pressed or pointed at, and what would come of it. */
export function useForetold(): { readonly numbered: Numbered; readonly forecast: Known | undefined } | null {
  const { ui, pointing, foresight, offers } = useTable();
  const hovered = useStore(pointing, state => state.hovered);
  const forecast = useForecast(foresight, ui.chosen, hovered);
  const numbered = offers.find(offer => samePointed(offer, ui.chosen ?? hovered));
  return numbered === undefined ? null : { numbered, forecast };
}
