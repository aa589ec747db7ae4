/** How long a match may get. The longest matches of bots that choose at random have some five hundred entries. */

/** Entries of a file that a table is made from. */
export const LONGEST = 10_000;

/** From so many entries on nothing is taken back any more; what remains up to `LONGEST` is more than any match needs. */
export const ONLY_FORWARD = LONGEST / 2;

/** So many entries are played again at once, in a few thousandths of a second; more are a thread's work. */
export const FEW = 96;
