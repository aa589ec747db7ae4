/** The own house: who one is, what lies in play, the hand, and what all of it does. */
import type { Seat } from '@vesper/kernel';
import { Fan, ownSeat, stepOf } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import type { Card } from '../../content/types.ts';
import { HandCard, MiniCard } from '../cards/HandCard.tsx';
import { Affliction } from '../rail/Affliction.tsx';
import { useTable } from '../table.ts';
import { Does } from './Does.tsx';
import { Self } from './Self.tsx';
import { askedPile } from './zones.ts';

const SELF = 208;
const DOES = 214;
const HAND = { card: 96, gap: 6, least: 46 };
/** A card grows to this where there is room: then more of its text is read. */
const WIDEST = 150;
const MINI = { widest: 126, least: 88, gap: 6 };
const LABEL = 38;

export function Dock({ room }: { readonly room: Room }) {
  const table = useTable();
  const seat = ownSeat(table);
  if (table.layout === 'tall')
    return (
      <div className="own-things jub-own is-tall">
        <div className="jub-column">
          <Self seat={seat} />
          {table.view.terms.scourge && <Affliction />}
        </div>
        <div className="jub-column">
          <div className="jub-upper">
            <InPlay seat={seat} width={room.width - SELF - DOES - 24} />
            <Does seat={seat} />
          </div>
          <Hand seat={seat} width={room.width - SELF - 24} />
        </div>
      </div>
    );
  return (
    <div className="own-things jub-own">
      <Self seat={seat} />
      <Cards seat={seat} width={room.width - SELF - DOES - 22} />
      <Does seat={seat} />
    </div>
  );
}

/** What lies in play gives way before the hand does. */
function Cards({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const table = useTable();
  const { play, hand } = table.view.players[seat];
  if (askedPile(table, seat) !== undefined) return <Hand seat={seat} width={width} />;
  const columns = Math.ceil(play.length / 2);
  const held = hand?.length ?? 0;
  const wanted = held === 0 ? LABEL : LABEL + held * (HAND.card + HAND.gap);
  const free = width - wanted - (play.length === 0 ? 0 : LABEL);
  const mini = columns === 0 ? 0 : Math.max(MINI.least, Math.min(MINI.widest, free / columns - MINI.gap));
  const used = play.length === 0 ? 0 : LABEL + columns * (mini + MINI.gap);
  return (
    <div className="jub-cards">
      {play.length > 0 && <InPlay seat={seat} width={used} mini={mini} />}
      <Hand seat={seat} width={width - used} />
    </div>
  );
}

function InPlay(props: { readonly seat: Seat; readonly width: number; readonly mini?: number }) {
  const { seat, width, mini = 118 } = props;
  const { play } = useTable().view.players[seat];
  return (
    <div className="jub-zone" style={{ maxWidth: width }}>
      <h5>In play</h5>
      <div
        className="jub-minis"
        role="group"
        aria-label="In play"
        style={{ gridAutoColumns: mini }}
        data-home={`play:${seat}`}
      >
        {play.map(card => (
          <MiniCard key={card} card={card} width={mini} />
        ))}
        {play.length === 0 && <span className="jub-none">nothing yet</span>}
      </div>
    </div>
  );
}

/** The hand, or the pile out of which a card is to be chosen. */
function Hand({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const table = useTable();
  const { viewer, seatNames, view } = table;
  const pile = askedPile(table, seat);
  if (pile !== undefined)
    return (
      <div className="jub-zone" style={{ maxWidth: width }}>
        <h5>{pile.title}</h5>
        <div className="jub-minis is-rolling" role="group" aria-label={pile.title}>
          {pile.cards.map(card => (
            <MiniCard key={card} card={card} width={MINI.widest} />
          ))}
        </div>
      </div>
    );
  const { hand, handSize } = view.players[seat];
  if (hand === null) return <p className="jub-none is-wide">{`${seatNames[seat]} holds ${handSize} cards.`}</p>;
  return (
    <div className="jub-zone" style={{ maxWidth: width }} data-home={`hand:${seat}`}>
      <h5>Hand</h5>
      {hand.length === 0 ? (
        <span className="jub-none">{seat === viewer && view.active === seat ? 'all played' : 'empty'}</span>
      ) : (
        <Held hand={hand} width={width - LABEL} />
      )}
    </div>
  );
}

function Held({ hand, width }: { readonly hand: readonly Card[]; readonly width: number }) {
  const card = Math.floor(Math.max(HAND.card, Math.min(WIDEST, width / hand.length - HAND.gap)));
  const cards = { ...HAND, card };
  return (
    <Fan cards={cards} step={stepOf(cards, hand.length, width)} label="Hand">
      {hand.map(held => (
        <HandCard key={held} card={held} width={card} />
      ))}
    </Fan>
  );
}
