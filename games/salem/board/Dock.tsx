/** Own things: who one is on the left, then jail, Faction card and Circle, as they lie on the table (SAL-1.16). */
import { Fan, SeatSymbol, ownSeat, stepOf, turnsFrom } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import type { Seat } from '@vesper/kernel';
import { NONE } from '../state.ts';
import { ColonistCard, ColonistLine } from './ColonistCard.tsx';
import { FactionCard } from './FactionCard.tsx';
import { JAILED, Jail } from './Jail.tsx';
import { Self } from './Self.tsx';
import { colourOf, useTable } from './table.ts';

const SELF = 208;
const FACTION = 148;
const CIRCLED = { card: 116, gap: 9, least: 48 };

export function Dock({ room: { width } }: { readonly room: Room }) {
  const table = useTable();
  const tall = table.layout === 'tall';
  const seat = ownSeat(table);
  return (
    <div className={tall ? 'own-things is-tall' : 'own-things'}>
      <Self seat={seat} />
      <Things seat={seat} width={width - 28 - (tall ? 0 : SELF)} />
      {tall && <Elsewhere but={seat} />}
    </div>
  );
}

/** The other Circles: the rail of a tall page has no room for them. */
function Elsewhere({ but }: { readonly but: Seat }) {
  const { view, seatNames } = useTable();
  const others = turnsFrom(but, view.players.length).slice(1);
  return (
    <div className="sal-elsewhere">
      {others.map(seat => (
        <section key={seat} aria-label={`Circle of ${seatNames[seat]}`}>
          <header>
            <SeatSymbol colour={colourOf(view, seat)} size={16} />
            {`${seatNames[seat]}, Circle`}
          </header>
          <div className="sal-lines">
            {view.players[seat].circle.map(colonist => (
              <ColonistLine key={colonist} colonist={colonist} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Things({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const { view, seatNames, viewer } = useTable();
  const { jail, circle, faction } = view.players[seat];
  if (faction === NONE) return <div className="sal-things" />;
  const { card, gap } = CIRCLED;
  const jailStep = jail.length > 1 ? Math.min(30, 72 / (jail.length - 1)) : 0;
  const jailWidth = jail.length === 0 ? 54 : JAILED.card + jailStep * (jail.length - 1);
  const rest = width - jailWidth - FACTION - 2 * gap;
  const slot = rest - circle.length * (card + gap) >= 100;
  return (
    <div className="sal-things">
      <Jail jail={jail} step={jailStep} whose={seat === viewer ? 'Your' : `${seatNames[seat]}'s`} />
      <FactionCard seat={seat} />
      <Fan cards={CIRCLED} step={stepOf(CIRCLED, circle.length, slot ? rest - card - gap : rest)}>
        {circle.map(colonist => (
          <ColonistCard key={colonist} colonist={colonist} />
        ))}
      </Fan>
      {slot && (
        <span className="sal-place is-circle" aria-hidden>
          Circle:
          <br />
          next colonist
        </span>
      )}
    </div>
  );
}
