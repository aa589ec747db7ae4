/** The other players, then what is still to come; a strip of chips where there is little room. */
import { useLayoutEffect, useRef } from 'react';
import { Fit, SeatSymbol } from '@vesper/web/board';
import type { Seat } from '@vesper/kernel';
import { factions } from '../content/factions.ts';
import { IN_CIRCLE, NONE } from '../state.ts';
import { factionTitle, sideName } from '../words/names.ts';
import { ColonistLine } from './ColonistCard.tsx';
import { SeatChips } from './SeatChips.tsx';
import { Flag, Standing } from './Standing.tsx';
import { Table, colourOf, useTable } from './Table.tsx';
import type { SalemProps } from './Table.tsx';
import { shortName } from './faces.ts';
import { allSpaces, lookOf } from './spaces.ts';

export function Rail(props: SalemProps) {
  return (
    <Table table={props}>
      {props.layout === 'wide' ? (
        <Fit region="rail" className="sal-rail">
          {() => <Others />}
        </Fit>
      ) : (
        <SeatChips />
      )}
    </Table>
  );
}

function Others() {
  const { view, viewer } = useTable();
  const all = view.players.map((_, seat) => seat);
  const from = viewer === 'spectator' ? 0 : viewer + 1;
  const others = all.map((_, i) => (from + i) % all.length).filter(seat => seat !== viewer);
  const rail = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (rail.current !== null && list.current !== null) pack(rail.current, list.current);
  });
  return (
    <div ref={rail} className={others.length > 2 ? 'sal-others is-compact' : 'sal-others'}>
      <div ref={list} className="sal-others-list">
        <h2>{viewer === 'spectator' ? 'Factions' : 'Other factions'}</h2>
        {others.map(seat => (
          <PlayerPanel key={seat} seat={seat} />
        ))}
      </div>
      <StillToCome />
    </div>
  );
}

/** How much has to go before everybody fits: what is still to come, space between the lines, who is in jail. */
const PACKED = 4;

/** As roomy as everything fits; the fade at the cut is drawn only where something is cut off all the same. */
function pack(rail: HTMLElement, list: HTMLElement): void {
  const isOver = (): boolean => list.scrollHeight > list.clientHeight + 2;
  list.classList.remove('is-over');
  for (let packed = 0; packed <= PACKED; packed++) {
    rail.dataset['packed'] = String(packed);
    if (!isOver()) return;
  }
  list.classList.add('is-over');
}

export function PlayerPanel({ seat }: { readonly seat: Seat }) {
  const { view, seatNames, asked, marks } = useTable();
  const { faction, circle, jail } = view.players[seat];
  const arrested = [...marks.gone].filter(([, from]) => from === IN_CIRCLE + seat).map(([colonist]) => colonist);
  const acting = asked.some(decision => decision.seat === seat && !decision.optional);
  return (
    <section className={acting ? 'sal-panel is-acting' : 'sal-panel'} aria-label={seatNames[seat]}>
      <header data-home={`seat:${seat}`}>
        <SeatSymbol colour={colourOf(view, seat)} size={22} />
        <span className="sal-who">
          <b>{seatNames[seat]}</b>
          {faction !== NONE && <span>{factionTitle(faction).replace(/^The /, '')}</span>}
        </span>
        {faction !== NONE && (
          <span className="sal-letter" title={`Salem ${sideName(factions[faction].side)}`}>
            {factions[faction].side}
          </span>
        )}
        <Flag seat={seat} />
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
          title={jail.map(shortName).join(', ')}
        >{`In jail: ${jail.map(shortName).join(', ')}`}</p>
      )}
    </section>
  );
}

/** The messengers that wait along the path. */
export function StillToCome() {
  const { view } = useTable();
  const waiting = allSpaces.filter(space => view.spaces[space] !== NONE && space !== view.resolving.space);
  if (waiting.length === 0) return null;
  const shown = waiting.slice(0, 3);
  return (
    <section className="sal-panel sal-coming">
      <h2>
        Still to come
        {shown.length < waiting.length && <span>{`and ${waiting.length - shown.length} more`}</span>}
      </h2>
      {shown.map(space => (
        <div key={space}>
          <b>{space}</b>
          <SeatSymbol colour={colourOf(view, view.spaces[space])} size={15} />
          <span>{`${lookOf(space).name}${space === 9 || space === 14 ? ', +1' : ''}`}</span>
        </div>
      ))}
    </section>
  );
}
