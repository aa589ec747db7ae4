/** Which bot sits where in which game of a series. */

/**
 * The bots by slot: the list repeats until every seat is taken.
 *
 * @example
 * fillSeats(['greedy', 'random'], 3); // ['greedy', 'random', 'greedy']
 */
export function fillSeats(bots: readonly string[], seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]);
}

/** The different seatings that turning the table gives, each by seat. Two that look the same are one. */
export function rotations(bots: readonly string[]): string[][] {
  const found = new Map<string, string[]>();
  bots.forEach((_, turn) => {
    const seated = bots.map((_bot, seat) => bots[(seat + bots.length - turn) % bots.length]);
    const key = seated.join(' ');
    if (!found.has(key)) found.set(key, seated);
  });
  return [...found.values()];
}
