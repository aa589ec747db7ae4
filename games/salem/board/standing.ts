/** A player's numbers, for the recap. */
import type { Seat } from '@vesper/kernel';
import type { SalemView } from '../state.ts';

export function standing({ players }: SalemView, seat: Seat) {
  const { influence, icons, score, circle, jail } = players[seat];
  return [
    { name: 'Influence', n: influence },
    { name: 'Influence icons', n: icons },
    { name: 'Circle', n: circle.length },
    { name: 'Jail', n: jail.length },
    { name: 'Points as things stand', n: score },
  ];
}
