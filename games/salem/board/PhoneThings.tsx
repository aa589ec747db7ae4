/** Somebody's things on a phone, in a sheet: numbers, Faction card, Circle, jail, Grievance. */
import { ownSeat, turnsFrom } from '@vesper/web/board';
import { NONE } from '../state.ts';
import { ColonistCard } from './ColonistCard.tsx';
import { FactionCard } from './FactionCard.tsx';
import { Self } from './Self.tsx';
import { useTable } from './table.ts';
import type { Colonist } from '../content/types.ts';

export function PhoneThings() {
  const table = useTable();
  const { view, openSeat } = table;
  const seats = openSeat === null ? turnsFrom(ownSeat(table), view.players.length) : [openSeat];
  return (
    <>
      {seats.map(seat => {
        const { faction, circle, jail } = view.players[seat];
        return (
          <section key={seat}>
            <Self seat={seat} />
            {faction !== NONE && <FactionCard seat={seat} />}
            <Cards name="Circle" cards={circle} />
            <Cards name="Jail" cards={jail} jailed />
          </section>
        );
      })}
    </>
  );
}

function Cards(props: { readonly name: string; readonly cards: readonly Colonist[]; readonly jailed?: boolean }) {
  const { name, cards, jailed = false } = props;
  if (cards.length === 0) return null;
  return (
    <>
      <h3>{name}</h3>
      <div className="sal-phone-cards">
        {cards.map(colonist => (
          <ColonistCard key={colonist} colonist={colonist} size="phone" jailed={jailed ? 1 : 0} />
        ))}
      </div>
    </>
  );
}
