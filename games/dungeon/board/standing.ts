/** A lord's numbers, for the recap. */
import type { Seat } from '@vesper/kernel';
import type { DungeonView } from '../view.ts';

export function standing({ players, evil }: DungeonView, seat: Seat) {
  const { food, gold, imps, trapCount, lair, line, prison, conquered, redMarks } = players[seat];
  return [
    { name: 'Evil', n: evil[seat] },
    { name: 'Food', n: food },
    { name: 'Gold', n: gold },
    { name: 'Imps', n: imps },
    { name: 'Traps', n: trapCount },
    { name: 'Creatures', n: lair.length },
    { name: 'Heroes at the door', n: line.length },
    { name: 'Prisoners', n: prison.length },
    { name: 'Conquered tiles', n: conquered.filter(tile => tile === 1).length },
    { name: 'Red marks', n: redMarks },
  ];
}
