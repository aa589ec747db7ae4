/**
 * Who listens while a choice is carried out. The kernel attends to one state at a time; states that a bot plays on in
 * between are not heard. When nobody listens, telling costs a comparison.
 */
import type { Event, Seat, State } from './contract.ts';
import { copy } from './copy.ts';

let heard: State | null = null;
let ears: Event[] = [];
let learnt: Learnt | null = null;
let certain = 0;
let sealed: Seat = -1;

/** How something hidden came to light: by dice or cards, or because it was shown. */
export type Learnt = 'chance' | 'shown';

/** What was told and whether anybody learnt something hidden while `act` ran on `s`. */
export interface Heard {
  readonly events: readonly Event[];
  readonly learnt: boolean;
  /** How, the first time. */
  readonly by: Learnt | null;
  /** So many events were told before: nothing hidden has had a part in them. */
  readonly certain: number;
}

export function listen(s: State, act: () => void): Heard {
  const before = { heard, ears, learnt, certain };
  heard = s;
  ears = [];
  learnt = null;
  try {
    act();
    return { events: ears, learnt: learnt !== null, by: learnt, certain: learnt === null ? ears.length : certain };
  } finally {
    ({ heard, ears, learnt, certain } = before);
  }
}

/**
 * Tells what happened, in the past tense, with the rule that caused it.
 *
 * @example
 * tell(s, { event: 'colonistArrested', rule: 'SAL-16.4', seat, colonist });
 */
export function tell(s: State, event: Event): void {
  if (s === heard) hear(event);
}

// Apart from `tell`, which stays small enough to be compiled into the rules: an event nobody hears is then never made.
function hear(event: Event): void {
  const told = copy(event); // a pile named in an event changes later; what was told does not
  ears.push(sealed < 0 ? told : { ...told, only: [sealed] });
}

/** Whether anybody listens: for details of an event that cost something to find out. */
export function isHeard(s: State): boolean {
  return s === heard;
}

export function learn(s: State, by: Learnt): void {
  if (s === heard && learnt === null) {
    learnt = by;
    certain = ears.length;
  }
}

/** The seat whose sealed lane is being carried out; -1 outside lanes. */
export function sealedSeat(): Seat {
  return sealed;
}

/** Marks what follows as happening inside a seat's lane (-1: outside again). */
export function seal(seat: Seat): void {
  sealed = seat;
}
