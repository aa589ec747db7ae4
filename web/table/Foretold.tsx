import { eventsAsOne } from '@vesper/kernel';
import type { Forecast } from '@vesper/kernel';
import { endOf } from '@vesper/table/foretold';
import { Icon } from '../parts/Icon.tsx';
import { useTable } from './model.ts';

/** Sentences beyond these are not read before a press. */
const MOST = 5;
const MOST_LATER = 8;

/** The sentences of a forecast; warnings are those by which nothing would come of it. */
export function Foretold({ forecast }: { readonly forecast: Forecast }) {
  const { game, view, say, viewer, seatNames } = useTable();
  const line = (event: Forecast['told'][number], key: number) => {
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
  const sentences = (events: Forecast['told'], most: number) => {
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
