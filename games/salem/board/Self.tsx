/** Who somebody is: name, faction, numbers and Grievance. */
import { Icon, SeatSymbol } from '@vesper/web/board';
import type { Seat } from '@vesper/kernel';
import { grievances } from '../content/grievances.ts';
import { NONE } from '../state.ts';
import { colonistName, factionTitle } from '../words/names.ts';
import { listed, plain, signed } from '@vesper/kernel';
import { Flag, Standing } from './Standing.tsx';
import { colourOf, useTable } from './Table.tsx';

export function Self({ seat }: { readonly seat: Seat }) {
  const { view, viewer, seatNames } = useTable();
  const { faction } = view.players[seat];
  return (
    <section className="sal-self" aria-label={seatNames[seat]}>
      <header data-home={`seat:${seat}`}>
        <SeatSymbol colour={colourOf(view, seat)} size={28} />
        <span className="sal-who">
          <b>{seat === viewer ? `${seatNames[seat]}, you` : seatNames[seat]}</b>
          {faction !== NONE && <span>{factionTitle(faction)}</span>}
        </span>
        <Flag seat={seat} />
      </header>
      <Standing seat={seat} />
      <GrievanceLine seat={seat} />
    </section>
  );
}

function GrievanceLine({ seat }: { readonly seat: Seat }) {
  const { view, viewer, onPeek } = useTable();
  const { grievance } = view.players[seat];
  if (grievance === null || grievance === NONE) {
    return <p className="sal-grievance">{grievance === null ? 'Grievance: secret' : 'No Grievance yet'}</p>;
  }
  const { title, targets, ally } = grievances[grievance];
  const hidden = seat === viewer && view.outcome === null;
  return (
    <button
      type="button"
      className="sal-grievance"
      aria-label={`Grievance: ${title}. 2 points each for ${plain(listed(targets.map(colonistName)))} in your jail, ${signed(-2)} if ${colonistName(ally)} is in any jail.`}
      onPointerEnter={event =>
        onPeek(event.currentTarget.getBoundingClientRect(), <GrievanceZoom grievance={grievance} />)
      }
      onPointerLeave={() => onPeek(null)}
      onFocus={event => onPeek(event.currentTarget.getBoundingClientRect(), <GrievanceZoom grievance={grievance} />)}
      onBlur={() => onPeek(null)}
      onClick={event => onPeek(event.currentTarget.getBoundingClientRect(), <GrievanceZoom grievance={grievance} />)}
    >
      {hidden && <Icon name="lucide:eye-off" size={16} label="Hidden from the others" />}
      <span>{`Grievance: ${title}`}</span>
    </button>
  );
}

function GrievanceZoom({ grievance }: { readonly grievance: number }) {
  const { title, targets, ally } = grievances[grievance];
  return (
    <div className="sal sal-grievance-zoom">
      <b>{title}</b>
      {targets.map(colonist => (
        <span key={colonist}>
          {colonistName(colonist)}, your jail <b>+2</b>
        </span>
      ))}
      <span className="is-loss">
        {colonistName(ally)}, any jail <b>−2</b>
      </span>
      <small>SAL-17.5, SAL-R53</small>
    </div>
  );
}
