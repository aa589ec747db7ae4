/** Who somebody is: name, faction, numbers and Grievance. */
import { Icon, Named, Peekable, SeatSymbol, Self as Panel, Zoom } from '@vesper/web/board';
import type { Seat } from '@vesper/kernel';
import { grievances } from '../content/grievances.ts';
import { NONE } from '../state.ts';
import { colonistName, factionTitle } from '../words/names.ts';
import { listed, plain, signed } from '@vesper/kernel';
import { Flag, Standing } from './Standing.tsx';
import { colourOf, useTable } from './table.ts';

export function Self({ seat }: { readonly seat: Seat }) {
  const { view, viewer, seatNames } = useTable();
  const { faction } = view.players[seat];
  return (
    <Panel seat={seat} label={seatNames[seat]}>
      <Named
        symbol={<SeatSymbol colour={colourOf(view, seat)} size={28} />}
        name={seat === viewer ? `${seatNames[seat]}, you` : seatNames[seat]}
        more={faction !== NONE && <small>{factionTitle(faction)}</small>}
      >
        <Flag seat={seat} />
      </Named>
      <Standing seat={seat} />
      <GrievanceLine seat={seat} />
    </Panel>
  );
}

function GrievanceLine({ seat }: { readonly seat: Seat }) {
  const { view, viewer } = useTable();
  const { grievance } = view.players[seat];
  if (grievance === null || grievance === NONE) {
    return <p className="sal-grievance">{grievance === null ? 'Grievance: secret' : 'No Grievance yet'}</p>;
  }
  const { title, targets, ally } = grievances[grievance];
  const hidden = seat === viewer && view.outcome === null;
  return (
    <Peekable
      className="sal-grievance"
      label={`Grievance: ${title}. 2 points each for ${plain(listed(targets.map(colonistName)))} in your jail, ${signed(-2)} if ${colonistName(ally)} is in any jail.`}
      zoom={() => <GrievanceZoom grievance={grievance} />}
    >
      {hidden && <Icon name="lucide:eye-off" size={16} label="Hidden from the others" />}
      <span>{`Grievance: ${title}`}</span>
    </Peekable>
  );
}

function GrievanceZoom({ grievance }: { readonly grievance: number }) {
  const { title, targets, ally } = grievances[grievance];
  return (
    <Zoom title={title} id="SAL-17.5, SAL-R53">
      <ul>
        {targets.map(colonist => (
          <li key={colonist}>
            {colonistName(colonist)}, your jail <b>+2</b>
          </li>
        ))}
        <li>
          {colonistName(ally)}, any jail <b className="is-loss">−2</b>
        </li>
      </ul>
    </Zoom>
  );
}
