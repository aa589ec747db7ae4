/** The numbers of a seat's heroes and of the war, for the recap. */
import type { Seat } from '@vesper/kernel';
import type { RealmView } from '../view.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

export function standing({ heroes, minions, crystals, generals }: RealmView, seat: Seat) {
  const own = heroes.filter(hero => hero.seat === seat);
  return [
    { name: 'Life', n: sum(own.map(({ up, down }) => up + down)) },
    { name: 'Cards', n: sum(own.map(({ handSize }) => handSize)) },
    { name: 'Quests completed', n: sum(own.map(({ completed }) => completed.length)) },
    { name: 'Minions in the realm', n: sum(minions) },
    { name: 'Tainted crystals', n: sum(crystals) },
    { name: 'Generals left', n: generals.filter(({ life }) => life > 0).length },
  ];
}
