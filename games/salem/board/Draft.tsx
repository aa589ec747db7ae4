/** Before the first round, if it is played that way: two Starting Colonists to choose from. */
import { Veil, ownSeat } from '@vesper/web/board';
import { ColonistCard } from './ColonistCard.tsx';
import { useTable } from './table.ts';

export function Draft() {
  const table = useTable();
  const { view } = table;
  if (view.phase !== 'startDraft') return null;
  const { offered, picked } = view.players[ownSeat(table)];
  return (
    <Veil className="sal-dialog sal-draft" label="Your Starting Colonist">
      <h2>{picked === null ? 'Whom do you keep?' : 'The others are still choosing'}</h2>
      <p>The other one is shuffled into the Colonist deck.</p>
      <div>
        {(offered ?? []).map(colonist => (
          <ColonistCard key={colonist} colonist={colonist} />
        ))}
      </div>
    </Veil>
  );
}
