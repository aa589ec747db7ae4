/** Who came first, second, third: counted once for all games. */
import type { Outcome, Seat } from './contract.ts';

/**
 * The place of every seat. `compare` is that of a sort: negative = the first of the two is ahead, 0 = they are equal.
 *
 * @example
 * placesBy(4, (a, b) => scores[b] - scores[a]); // scores 12, 9, 9, 3: [1, 2, 2, 4]
 */
export function placesBy(seats: number, compare: (a: Seat, b: Seat) => number): number[] {
  const places: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    let place = 1;
    for (let other = 0; other < seats; other++) if (compare(other, seat) < 0) place++;
    places.push(place);
  }
  return places;
}

/** The seats in first place. */
export function firstOf(places: readonly number[]): Seat[] {
  const first: Seat[] = [];
  for (let seat = 0; seat < places.length; seat++) if (places[seat] === 1) first.push(seat);
  return first;
}

/** The places of an outcome; of one that was kept before there were places, as far as winners and points tell them. */
export function placesOf({ winners, scores, places }: Omit<Outcome, 'places'> & Partial<Outcome>): readonly number[] {
  if (places !== undefined) return places;
  if (winners.length === 0) return scores.map(() => 2);
  const wins = (seat: Seat): number => (winners.includes(seat) ? 1 : 0);
  return placesBy(scores.length, (a, b) => wins(b) - wins(a) || scores[b] - scores[a]);
}
