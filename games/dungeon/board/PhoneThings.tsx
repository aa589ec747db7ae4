/** Somebody's things on a phone, in a sheet: stores, orders, dungeon, lair and hand. */
import { ownSeat } from '@vesper/web/board';
import { Den } from './Den.tsx';
import { DungeonBoard } from './DungeonBoard.tsx';
import { Hand } from './Dock.tsx';
import { NonPlayerBoard } from './NonPlayerBoard.tsx';
import { OrderSlots } from './OrderSlots.tsx';
import { Self } from './Self.tsx';
import { useTable } from './table.ts';

export function PhoneThings() {
  const table = useTable();
  const { view, openSeat } = table;
  const seat = ownSeat(table);
  return (
    <>
      <Self seat={seat} />
      <Den seat={seat} />
      <OrderSlots seat={seat} />
      <DungeonBoard seat={seat} width={330} height={340} bare />
      <Hand seat={seat} width={340} wraps />
      {openSeat === null && view.nonPlayers.map((_, index) => <NonPlayerBoard key={index} index={index} />)}
    </>
  );
}
