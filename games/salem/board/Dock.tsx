/** Own things: who one is on the left, then jail, Faction card and Circle, as they lie on the table (SAL-1.16). */
import { Fit, SeatSymbol } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import type { Seat } from '@vesper/kernel';
import { NONE } from '../state.ts';
import { ColonistCard, ColonistLine } from './ColonistCard.tsx';
import { FactionCard } from './FactionCard.tsx';
import { Jail } from './Jail.tsx';
import { PhoneThings } from './PhoneThings.tsx';
import { Self } from './Self.tsx';
import { Table, colourOf, ownSeat, useTable } from './Table.tsx';
import type { SalemProps } from './Table.tsx';

export function Dock(props: SalemProps) {
  return (
    <Table table={props}>
      {props.layout === 'phone' ? (
        <PhoneThings />
      ) : (
        <Fit region="dock" className="sal-dock">
          {room => (props.layout === 'tall' ? <TallDock room={room} /> : <WideDock room={room} />)}
        </Fit>
      )}
    </Table>
  );
}

const SELF = 208;
const CARD = 116;
const GAP = 9;
const FACTION = 148;

function WideDock({ room }: { readonly room: Room }) {
  const seat = ownSeat(useTable());
  return (
    <div className="sal-own">
      <Self seat={seat} />
      <Things seat={seat} width={room.width - SELF - 28} />
    </div>
  );
}

function TallDock({ room }: { readonly room: Room }) {
  const seat = ownSeat(useTable());
  return (
    <div className="sal-own is-tall">
      <Self seat={seat} />
      <Things seat={seat} width={room.width - 28} />
      <Elsewhere but={seat} />
    </div>
  );
}

/** The other Circles: the rail of a tall page has no room for them. */
function Elsewhere({ but }: { readonly but: Seat }) {
  const { view, seatNames } = useTable();
  const others = view.players.map((_, i) => (but + i) % view.players.length).filter(seat => seat !== but);
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

/** How far apart cards lie so that they fit; they overlap first, and the row scrolls when too little would be seen. */
function stepFor(cards: number, width: number, least: number): number {
  if (cards < 2) return CARD + GAP;
  return Math.max(least, Math.min(CARD + GAP, (width - CARD) / (cards - 1)));
}

function Things({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const { view, seatNames, viewer } = useTable();
  const { jail, circle, faction } = view.players[seat];
  if (faction === NONE) return <div className="sal-things" />;
  const jailStep = jail.length > 1 ? Math.min(30, 72 / (jail.length - 1)) : 0;
  const jailWidth = jail.length === 0 ? 54 : CARD + jailStep * (jail.length - 1);
  const rest = width - jailWidth - FACTION - 2 * GAP;
  const slot = rest - circle.length * (CARD + GAP) >= 100;
  const step = stepFor(circle.length, slot ? rest - CARD - GAP : rest, 48);
  return (
    <div className="sal-things">
      <Jail jail={jail} step={jailStep} whose={seat === viewer ? 'Your' : `${seatNames[seat]}'s`} />
      <FactionCard seat={seat} />
      <div className="sal-spread" style={{ width: circle.length === 0 ? 0 : CARD + step * (circle.length - 1) }}>
        {circle.map((colonist, i) => (
          <div key={colonist} className="sal-laid" style={{ left: i * step }}>
            <ColonistCard colonist={colonist} />
          </div>
        ))}
      </div>
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
