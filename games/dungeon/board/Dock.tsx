/** A lord's things: who it is on the left, the orders, the lair, and what is in hand. */
import type { Seat } from '@vesper/kernel';
import { Fan } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import { petKey, trapKey } from '../keys.ts';
import { CreatureCard } from './CreatureCard.tsx';
import { OrderSlots } from './OrderSlots.tsx';
import { PetCard } from './PetCard.tsx';
import { Self } from './Self.tsx';
import { useDockSeat } from './shown.ts';
import { Symbol } from './symbols.tsx';
import { useTable } from './Table.tsx';
import { sorted, TrapCard } from './TrapCard.tsx';

const SELF = 196;
const SLOTS = 152;
const HAND = { card: 76, gap: 6 };

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

/** Creatures, traps and pets side by side; they overlap when there are many. */
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
  const cards = groups.reduce((sum, n) => sum + n, 0);
  const seams = groups.filter(n => n > 0).length - 1;
  const free = width - Math.max(0, seams) * 32;
  const { card, gap } = HAND;
  const step =
    cards < 2 || wraps
      ? card + gap
      : Math.min(card + gap, (free - card * Math.max(1, seams + 1)) / Math.max(1, cards - seams - 1));
  return (
    <div className={wraps ? 'dun-hand is-wrapped' : 'dun-hand'} style={wraps ? {} : { maxWidth: width }}>
      {lair.length > 0 && (
        <Fan cards={HAND} step={step} label="Lair">
          {lair.map(creature => (
            <CreatureCard key={creature} creature={creature} />
          ))}
        </Fan>
      )}
      {trapCount > 0 && (
        <Fan cards={HAND} step={step} label="Traps in hand">
          {kinds.map(({ card, count }) => (
            <TrapCard key={card} id={trapKey(card)} trap={card} count={count} where="in hand" />
          ))}
          {hidden > 0 && (
            <span className="dun-trap is-back">
              <Symbol of="trap" size={30} />
              <b>{hidden === 1 ? '1 trap' : `${hidden} traps`}</b>
            </span>
          )}
        </Fan>
      )}
      {groups[2] > 0 && (
        <Fan cards={HAND} step={step} label="Pets">
          {pets.map(pet => (
            <PetCard key={pet} id={petKey(pet)} pet={pet} />
          ))}
          {usedPets.map(pet => (
            <PetCard key={pet} id={petKey(pet)} pet={pet} used />
          ))}
          {hiddenPets > 0 && (
            <span className="dun-pet is-back">
              <Symbol of="pet" size={30} />
              <b>{hiddenPets === 1 ? '1 pet' : `${hiddenPets} pets`}</b>
            </span>
          )}
        </Fan>
      )}
      {cards === 0 && <p className="dun-empty">An empty lair, no traps.</p>}
    </div>
  );
}
