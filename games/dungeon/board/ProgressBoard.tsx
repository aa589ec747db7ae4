/** The Progress Board as a strip: the seasons with their events, who arrives, and the Combat Cards of the year. */
import { Icon, Piece } from '@vesper/web/board';
import { EVENT_TILE_NAMES, seasons, seasonsPerYear } from '../content/calendar.ts';
import { specialEvents } from '../content/specialEvents.ts';
import { eventKey } from '../keys.ts';
import { NONE } from '../state.ts';
import { CombatSlots } from './CombatSlots.tsx';
import { eventIcons, seasonIcons, specialIcons } from './look.ts';
import { PersonDot, PersonPiece } from './Person.tsx';
import { phasesOf } from './phases.ts';
import { useTable } from './table.ts';
import { EventZoom } from './zooms/EventZoom.tsx';
import { byStrength } from '../reckoning.ts';

export function ProgressBoard() {
  const { view } = useTable();
  return (
    <div className="dun-progress">
      <Year />
      <Row />
      <CombatSlots />
      <span className="unseen">{`Year ${view.year}, ${seasons[view.season].name}.`}</span>
    </div>
  );
}

/** The seasons of the year, the event of each, and how far the present one has come. */
export function Year() {
  const { view } = useTable();
  const { year, season, terms } = view;
  const all = seasons.slice(0, seasonsPerYear(terms.fs));
  return (
    <div className="dun-year" role="group" aria-label={`Year ${year}`}>
      <ol className="dun-seasons">
        {all.map(({ id, name }, at) => (
          <li key={id} className={at === season ? 'is-now' : at < season ? 'is-past' : ''}>
            <span className="dun-season-name">
              <Icon name={seasonIcons[at]} size={15} />
              {name}
            </span>
            {view.eventTiles[at] === undefined || !seasons[at].event ? (
              <i className="dun-no-event" />
            ) : (
              <EventSquare season={at} />
            )}
          </li>
        ))}
      </ol>
      <Phases />
    </div>
  );
}

function EventSquare({ season }: { readonly season: number }) {
  const { view } = useTable();
  const tile = view.eventTiles[season];
  const card = view.eventCards[season];
  const known = tile !== NONE;
  const special = known && card !== NONE;
  const words = !known
    ? 'Event, face down'
    : special
      ? `Special event: ${specialEvents[card].name}`
      : `Event: ${EVENT_TILE_NAMES[tile]}`;
  return (
    <Piece
      id={eventKey(season)}
      className={`dun-event ${known ? 'is-known' : ''}`}
      label={`${seasons[season].name}. ${words}`}
      zoom={() => <EventZoom season={season} />}
    >
      {known ? <Icon name={special ? specialIcons[card] : eventIcons[tile]} size={18} /> : <b>?</b>}
    </Piece>
  );
}

/** Dots of the phases; the present one has its name. */
export function Phases() {
  const { view } = useTable();
  const { all, now } = phasesOf(view);
  return (
    <p className="dun-phases">
      <b>{view.year === 0 ? 'Setup' : `Year ${view.year}`}</b>
      {all.map((name, at) => (
        <span key={name} className={at === now ? 'is-now' : at < now ? 'is-past' : ''}>
          <i />
          {at === now ? name : null}
        </span>
      ))}
    </p>
  );
}

/** Those who arrive this season, the weakest on the left: he goes to the nicest lord. */
export function Row() {
  const { view, layout } = useTable();
  const { row, nextRow, season } = view;
  const size = layout === 'phone' ? 38 : 40;
  const next = season + 1 < seasonsPerYear(view.terms.fs) ? seasons[season + 1].name : '';
  return (
    <div className="dun-row" role="group" aria-label="Adventurers who arrive">
      <div className="dun-row-people">
        {byStrength(row).map(adventurer => (
          <PersonPiece key={adventurer} adventurer={adventurer} size={size} where="in the row" />
        ))}
        {row.length === 0 &&
          byStrength(nextRow).map(adventurer => (
            <PersonPiece
              key={adventurer}
              adventurer={adventurer}
              size={size}
              where={`arrives in ${next}`}
              className="is-next"
            />
          ))}
        {row.length === 0 && nextRow.length === 0 && <p className="dun-faint">Nobody arrives now</p>}
      </div>
      {row.length + nextRow.length > 0 && (
        <p className="dun-row-arrow">
          {row.length === 0 ? `Arriving in ${next}` : nextRow.length > 0 ? 'nicest' : 'nicest lord'}
          <i />
          {row.length === 0 ? '' : 'most evil'}
          {row.length > 0 && nextRow.length > 0 && <NextRow name={next} />}
        </p>
      )}
    </div>
  );
}

/** In classic timing also those of the season after are known. */
function NextRow({ name }: { readonly name: string }) {
  const { view } = useTable();
  return (
    <span className="dun-row-next">
      {`${name}:`}
      {byStrength(view.nextRow).map(adventurer => (
        <PersonDot key={adventurer} adventurer={adventurer} size={18} where={`arrives in ${name}`} />
      ))}
    </span>
  );
}
