/** Tunnels are dug cell by cell (DUN-R17). */
import { andThen, isHeard, list, no } from '@vesper/kernel';
import type { Choice, Seat } from '@vesper/kernel';
import type { DungeonDecision } from '../agenda.ts';
import type { CellOrStop, DigSource } from '../agenda/seasons.ts';
import { ALL_CELLS } from '../content/grid.ts';
import { TUNNEL } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { tell } from '../asking.ts';
import { canDig, refuseDig } from './grid.ts';
import { freeImps, setToWork } from './supplies.ts';

/** Asks for a cell, if there is one; an order needs a free imp for it. */
export function askToDig(s: DungeonState, seat: Seat, source: DigSource, done: number, left: number): void {
  const player = s.players[seat];
  if (left === 0 || !canDig(player) || (source === 'order' && freeImps(player) === 0)) return;
  andThen(s, { ask: 'dig', seat, source, done, left });
}

/** All cells, and no more. */
export const CELLS_OR_STOP: readonly CellOrStop[] = [...ALL_CELLS, 'stop'];

const mustDig = no('DUN-R11', 'mustDig');

const dig: DungeonDecision<'dig'> = {
  rule: 'DUN-R17',
  candidates: (_s, { source }) => (source === 'order' ? CELLS_OR_STOP : ALL_CELLS),
  refuse(s, { seat, done }, c) {
    if (c === 'stop') return done === 0 ? mustDig : undefined;
    return refuseDig(s.players[seat], c);
  },
  list: (s, d, out: Choice[]) => list(dig, s, d, out),
  fallback: (_s, { done }) => (done > 0 ? 'stop' : undefined),
  choose(s, { seat, source, done, left }, c) {
    if (c === 'stop') return;
    if (source === 'order') setToWork(s, seat, 1, false, 'DUN-R17');
    s.players[seat].dungeon[c] = TUNNEL;
    if (isHeard(s)) tell(s, { event: 'tunnelDug', rule: 'DUN-R17', seat, cell: c });
    askToDig(s, seat, source, done + 1, left - 1);
  },
};

export const diggingDecisions = { dig };
