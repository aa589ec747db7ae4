/** The other players, then what is still to come. */
import { Named, Roll, SeatState, SeatSymbol, isActing, othersOf } from '@vesper/web/board';
import type { Seat } from '@vesper/kernel';
import { factions } from '../content/factions.ts';
import { IN_CIRCLE, NONE } from '../state.ts';
import { factionTitle, sideName } from '../words/names.ts';
import { ColonistLine } from './ColonistCard.tsx';
import { Flag, Standing } from './Standing.tsx';
import { colourOf, useTable } from './table.ts';
import { shortName } from './faces.ts';
import { whatItDoes } from './SpaceDisc.tsx';
import { allSpaces, lookOf } from './spaces.ts';

/** How much has to go before everybody fits: what is still to come, space between the lines, who is in jail. */
const PACKED = 4;

export function Rail() {
  const table = useTable();
  const others = othersOf(table, table.view.players.length);
  return (
    <div className={others.length > 2 ? 'sal-others is-compact' : 'sal-others'}>
      <Roll className="sal-others-list" steps={PACKED}>
        <h2>{table.viewer === 'spectator' ? 'Factions' : 'Other factions'}</h2>
        {others.map(seat => (
          <PlayerPanel key={seat} seat={seat} />
        ))}
      </Roll>
      <StillToCome />
    </div>
  );
}

function PlayerPanel({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const { view, seatNames, marks } = table;
  const { faction, circle, jail } = view.players[seat];
  const arrested = [...marks.gone].filter(([, from]) => from === IN_CIRCLE + seat).map(([colonist]) => colonist);
  return (
    <section
      className={`seat-panel sal-panel ${isActing(table, seat) ? 'is-acting' : ''}`}
      aria-label={seatNames[seat]}
    >
      <header data-home={`seat:${seat}`}>
        <Named
          symbol={<SeatSymbol colour={colourOf(view, seat)} size={22} />}
          name={seatNames[seat]}
          more={faction !== NONE && <small>{factionTitle(faction).replace(/^The /, '')}</small>}
        >
          {faction !== NONE && (
            <span className="sal-letter" data-tip={`Salem ${sideName(factions[faction].side)}`}>
              {factions[faction].side}
            </span>
          )}
          <Flag seat={seat} />
        </Named>
        <SeatState seat={seat} />
      </header>
      <Standing seat={seat} />
      {circle.length > 0 && (
        <div className="sal-lines">
          {circle.map(colonist => (
            <ColonistLine key={colonist} colonist={colonist} />
          ))}
        </div>
      )}
      {arrested.map(colonist => (
        <p key={colonist} className="sal-line-left">{`${shortName(colonist)}, arrested`}</p>
      ))}
      {jail.length > 0 && (
        <p
          className="sal-jailed"
          data-tip={jail.map(shortName).join(', ')}
        >{`In jail: ${jail.map(shortName).join(', ')}`}</p>
      )}
    </section>
  );
}

/** The messengers that wait along the path. */
function StillToCome() {
  const { view } = useTable();
  const waiting = allSpaces.filter(space => view.spaces[space] !== NONE && space !== view.resolving.space);
  if (waiting.length === 0) return null;
  const shown = waiting.slice(0, 3);
  return (
    <section className="seat-panel sal-coming">
      <h2>
        Still to come
        {shown.length < waiting.length && <span>{`and ${waiting.length - shown.length} more`}</span>}
      </h2>
      {shown.map(space => (
        <div key={space} data-tip={`Space ${space}: ${whatItDoes(space)}`}>
          <b>{space}</b>
          <SeatSymbol colour={colourOf(view, view.spaces[space])} size={15} />
          <span>{`${lookOf(space).name}${space === 9 || space === 14 ? ', +1' : ''}`}</span>
        </div>
      ))}
    </section>
  );
}
