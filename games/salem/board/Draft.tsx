/** Before the first round, if it is played that way: two Starting Colonists to choose from. */
import { ColonistCard } from './ColonistCard.tsx';
import { ownSeat, useTable } from './Table.tsx';

export function Draft() {
  const table = useTable();
  const { view } = table;
  if (view.phase !== 'startDraft') return null;
  const { offered, picked } = view.players[ownSeat(table)];
  return (
    <div className="sal-veil">
      <div className="sal-dialog sal-draft" role="group" aria-label="Your Starting Colonist">
        <h2>{picked === null ? 'Whom do you keep?' : 'The others are still choosing'}</h2>
        <p>The other one is shuffled into the Colonist deck.</p>
        <div>
          {(offered ?? []).map(colonist => (
            <ColonistCard key={colonist} colonist={colonist} />
          ))}
        </div>
      </div>
    </div>
  );
}
