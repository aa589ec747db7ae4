import { eventsAsOne } from '@vesper/kernel';
import type { Forecast as Known } from '@vesper/kernel';
import { endOf } from '@vesper/table/foretold';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Pointed } from '../board.ts';
import { Icon } from '../parts/Icon.tsx';
import { keyOf } from '../session/foresight.ts';
import type { Foresight } from '../session/foresight.ts';
import { samePointed, useTable } from './model.ts';
import type { Numbered } from './model.ts';

/** Sentences beyond these are not read before a press. */
const MOST = 5;
const MOST_LATER = 8;

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

/** The sentences of a forecast; warnings are those by which nothing would come of it. */
export function Foretold({ forecast }: { readonly forecast: Known }) {
  const { game, view, say, viewer, seatNames } = useTable();
  const line = (event: Known['told'][number], key: number) => {
    const sentence = game.words.event(view, event);
    if (sentence === undefined) return null;
    const warns = game.words.fruitless?.includes(event.event) === true;
    return (
      <li key={key} data-warns={warns}>
        {warns && <Icon name="lucide:triangle-alert" size={15} />}
        <span>{say(sentence)}</span>
      </li>
    );
  };
  const sentences = (events: Known['told'], most: number) => {
    const all = eventsAsOne(game.words, view, events)
      .map(line)
      .filter(found => found !== null);
    const hidden = all.length - most;
    return hidden > 0 ? [...all.slice(0, most), <li key="more">… and {hidden} more of the kind.</li>] : all;
  };
  const later = sentences(forecast.later, MOST_LATER);
  return (
    <ul className="foretold">
      {sentences(forecast.told, MOST)}
      {later.length > 0 && (
        <li className="foretold-later">
          Later, as things stand:
          <ul>{later}</ul>
        </li>
      )}
      <li className="foretold-end">{endOf(forecast, viewer, seatNames)}</li>
    </ul>
  );
}
