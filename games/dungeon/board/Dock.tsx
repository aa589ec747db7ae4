/** A lord's things: who it is on the left, the orders, the lair, and what is in hand. */
import type { Seat } from '@vesper/kernel';
import { Fan, Hand as Flat } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import { petKey, trapKey } from '../keys.ts';
import { CreatureCard } from './CreatureCard.tsx';
import { OrderSlots } from './OrderSlots.tsx';
import { PetCard } from './PetCard.tsx';
import { Self } from './Self.tsx';
import { useDockSeat } from './shown.ts';
import { Symbol } from './symbols.tsx';
import { useTable } from './table.ts';
import { sorted, TrapCard } from './TrapCard.tsx';

const SELF = 196;
const SLOTS = 152;
const CARDS = { card: 76, gap: 6 };
/** Between creatures, traps and pets. */
const SEAM = 32;

export function Dock({ room }: { readonly room: Room }) {
  const table = useTable();
  const { layout } = table;
  const seat = useDockSeat(table);
  const width = layout === 'wide' ? room.width - SELF - SLOTS - 48 : room.width - 24;
  return (
    <div className="own-things dun-own">
      <Self seat={seat} />
      <OrderSlots seat={seat} />
      <Hand seat={seat} width={width} />
    </div>
  );
}

/** Creatures, traps and pets side by side; flat in rows when there are many. */
export function Hand(props: { readonly seat: Seat; readonly width: number; readonly wraps?: boolean }) {
  const { seat, width, wraps = false } = props;
  const { view } = useTable();
  const { lair, traps, trapCount, openPets, usedPets, petCount, ...player } = view.players[seat];
  const kinds = sorted(traps ?? []);
  const pets = player.pets ?? openPets;
  const hidden = traps === null ? trapCount : 0;
  const hiddenPets = petCount - pets.length;
  const groups = [
    lair.length,
    kinds.length + (hidden > 0 ? 1 : 0),
    pets.length + usedPets.length + (hiddenPets > 0 ? 1 : 0),
  ];
  const many = groups.reduce((sum, n) => sum + n, 0);
  const seams = groups.filter(n => n > 0).length - 1;
  if (many === 0) return <p className="dun-empty">An empty lair, no traps.</p>;
  const isFlat = !wraps && many * (CARDS.card + CARDS.gap) + seams * SEAM > width;
  const className = isFlat ? 'is-flat' : '';
  const beasts = lair.map(creature => (
    <CreatureCard key={`creature ${creature}`} creature={creature} className={className} />
  ));
  const snares = [
    ...kinds.map(({ card, count }) => (
      <TrapCard
        key={`trap ${card}`}
        id={trapKey(card)}
        trap={card}
        count={count}
        where="in hand"
        className={className}
      />
    )),
    hidden > 0 && (
      <span key="traps" className={`dun-trap is-back ${className}`}>
        <Symbol of="trap" size={isFlat ? 20 : 30} />
        <b>{hidden === 1 ? '1 trap' : `${hidden} traps`}</b>
      </span>
    ),
  ];
  const beloved = [
    ...pets.map(pet => <PetCard key={`pet ${pet}`} id={petKey(pet)} pet={pet} className={className} />),
    ...usedPets.map(pet => <PetCard key={`pet ${pet}`} id={petKey(pet)} pet={pet} className={className} used />),
    hiddenPets > 0 && (
      <span key="pets" className={`dun-pet is-back ${className}`}>
        <Symbol of="pet" size={isFlat ? 20 : 30} />
        <b>{hiddenPets === 1 ? '1 pet' : `${hiddenPets} pets`}</b>
      </span>
    ),
  ];
  if (isFlat)
    return (
      <Flat cards={CARDS} many={many} width={width} flat={[98, 150]}>
        {() => [beasts, snares, beloved]}
      </Flat>
    );
  const step = CARDS.card + CARDS.gap;
  return (
    <div className={wraps ? 'dun-hand is-wrapped' : 'dun-hand'} style={wraps ? {} : { maxWidth: width }}>
      {groups[0] > 0 && (
        <Fan cards={CARDS} step={step} label="Lair">
          {beasts}
        </Fan>
      )}
      {groups[1] > 0 && (
        <Fan cards={CARDS} step={step} label="Traps in hand">
          {snares}
        </Fan>
      )}
      {groups[2] > 0 && (
        <Fan cards={CARDS} step={step} label="Pets">
          {beloved}
        </Fan>
      )}
    </div>
  );
}
