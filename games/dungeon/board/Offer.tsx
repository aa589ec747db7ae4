/** What the Distant Lands offer this season: three creatures, two rooms. */
import { Piece } from '@vesper/web/board';
import { creatureOf, creatures } from '../content/creatures.ts';
import { OFFERED_CREATURES, OFFERED_ROOMS } from '../content/calendar.ts';
import { rooms } from '../content/rooms.ts';
import type { Creature, Room } from '../content/types.ts';
import { creatureKey, roomKey } from '../keys.ts';
import { CreatureFigure } from './figures/creatures.tsx';
import { breakable, costSigns, effectSigns } from './look.ts';
import { RoomScene } from './RoomScene.tsx';
import { Amount, Symbol } from './symbols.tsx';
import { useTable } from './table.ts';
import { CreatureZoom } from './zooms/CreatureZoom.tsx';
import { RoomZoom, ZoneMap } from './zooms/RoomZoom.tsx';

export function Offer() {
  const { view } = useTable();
  const { offeredCreatures, offeredRooms } = view;
  return (
    <div className="dun-offer" role="group" aria-label="Creatures and rooms on offer">
      {offeredCreatures.map(creature => (
        <OfferedCreature key={creature} creature={creature} />
      ))}
      {gaps(OFFERED_CREATURES - offeredCreatures.length, 'creature')}
      {offeredRooms.map(room => (
        <OfferedRoom key={room} room={room} />
      ))}
      {gaps(OFFERED_ROOMS - offeredRooms.length, 'room')}
    </div>
  );
}

const gaps = (n: number, what: string) =>
  Array.from({ length: Math.max(0, n) }, (_, i) => <span key={`${what} ${i}`} className="dun-card is-gap" />);

function OfferedCreature({ creature }: { readonly creature: Creature }) {
  const kind = creatureOf[creature];
  const { name, cost, monster } = creatures[kind];
  return (
    <Piece
      id={creatureKey(creature)}
      className={`flat-piece dun-card is-creature ${monster ? '' : 'is-ghost'}`}
      label={`${name}, on offer`}
      zoom={() => <CreatureZoom creature={creature} />}
      travels
    >
      <span className="dun-card-art">
        <CreatureFigure kind={kind} size={52} />
      </span>
      <b className="dun-card-name">{breakable(name)}</b>
      <span className="dun-card-cost">
        {costSigns(cost).map(({ of, n }) => (
          <Amount key={of} of={of} n={n} size={14} />
        ))}
      </span>
    </Piece>
  );
}

function OfferedRoom({ room }: { readonly room: Room }) {
  const { name, production } = rooms[room];
  return (
    <Piece
      id={roomKey(room)}
      className="flat-piece dun-card is-room"
      label={`${name}, on offer`}
      zoom={() => <RoomZoom room={room} />}
    >
      <span className="dun-card-art">
        <RoomScene room={room} size={56} />
      </span>
      <b className="dun-card-name">{breakable(name)}</b>
      <span className="dun-card-cost">
        {production === null ? (
          <RoomBadge room={room} />
        ) : (
          <>
            <Amount of="imp" n={production.workers} size={13} />
            {costSigns(production.cost).map(({ of, n }) => (
              <Amount key={of} of={of} n={n} size={13} />
            ))}
            <i className="dun-arrow" />
            {effectSigns(production.effect).map(({ of, n }) => (
              <Amount key={of} of={of} n={n} size={13} />
            ))}
          </>
        )}
      </span>
      {rooms[room].zone >= 0 && (
        <span className="dun-card-zone">
          <ZoneMap zone={rooms[room].zone} size={3} />
        </span>
      )}
    </Piece>
  );
}

/** What a room of the second year is for: points or battle. */
export function RoomBadge({ room, size = 13 }: { readonly room: Room; readonly size?: number }) {
  const { points, fame } = rooms[room];
  const scores = fame || points.some(n => n > 0);
  return (
    <>
      <Symbol of={scores ? 'points' : 'monster'} size={size} />
      <b>{scores ? 'points' : 'battle'}</b>
    </>
  );
}
