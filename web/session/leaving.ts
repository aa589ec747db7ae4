/** The table that was just left: for ten seconds its seat is held, and the lobby offers to stay. */
import { create } from 'zustand';

interface Leaving {
  readonly table: string | null;
  /** When the seat is given up, by the time of day. */
  readonly until: number;
}

export const useLeaving = create<Leaving>()(() => ({ table: null, until: 0 }));

/** Seconds in which one may stay; a little less than the server's ten, because the answer has to get there. */
const HELD = 9;

export function noteLeaving(table: string): void {
  const until = Date.now() + HELD * 1000;
  useLeaving.setState({ table, until });
  setTimeout(() => useLeaving.getState().until === until && useLeaving.setState({ table: null }), HELD * 1000);
}
