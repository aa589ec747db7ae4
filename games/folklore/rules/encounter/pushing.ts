/** FOL-5K.33, FOL-R50: PUSH. */
import { roll } from '@vesper/kernel';
import { NONE, isFoe } from '../../state.ts';
import type { Figure, FolkloreState, Space } from '../../state.ts';
import { snareDamage } from '../harm.ts';
import { tell } from '../turnOrder.ts';
import {
  OTHER_FOE,
  SOMEBODY,
  SWARM,
  cardOf,
  fighterOf,
  foeOn,
  isEthereal,
  isSwarm,
  isThere,
  livingOn,
  occupy,
} from './figures.ts';
import { COLUMN_OF, DIRECTIONS, ROW_OF, SIDE, isStandable, layoutOf } from './grid.ts';
import { arrive } from './moving.ts';

/** Away from a space, one space at a time; 1d4 SNARE damage for the pushed one, and for an occupant that stopped it. */
export function push(s: FolkloreState, figure: Figure, from: Space, n: number): void {
  if (isSwarm(s, figure)) return;
  let stoppedBy = NONE;
  if (!isFoe(figure) || !cardOf(s, figure).isAffliction) stoppedBy = slide(s, figure, from, n);
  if (isThere(s, figure)) snareDamage(s, figure, roll(s, 4), 'FOL-5K.33');
  if (stoppedBy !== NONE && isThere(s, stoppedBy)) snareDamage(s, stoppedBy, roll(s, 4), 'FOL-5K.33');
}

/** Moves it; returns who stopped it. */
function slide(s: FolkloreState, figure: Figure, from: Space, n: number): Figure {
  const fighter = fighterOf(s, figure);
  const direction = directionTo(from, fighter.space);
  if (direction === NONE) return NONE;
  for (let left = n; left > 0; left--) {
    const at = fighter.space;
    const to = layoutOf(s).near[at * DIRECTIONS + direction];
    if (to === NONE || !isStandable(s.scene.terrain[to], isEthereal(s, figure))) return NONE;
    const there = occupy(s, figure)[to];
    if ((there & SOMEBODY) !== 0) return livingOn(s, to);
    if ((there & OTHER_FOE) !== 0 && (isFoe(figure) || (there & SWARM) === 0)) return foeOn(s, to);
    fighter.space = to;
    tell(s, { event: 'pushed', rule: 'FOL-5K.33', figure, from: at, to });
    arrive(s, figure, true);
    if (!isThere(s, figure)) return NONE;
  }
  return NONE;
}

/** The direction from one space to another: the signs of the ways across rows and columns. */
function directionTo(from: Space, to: Space): number {
  const row = Math.sign(Math.trunc(to / SIDE) - Math.trunc(from / SIDE));
  const column = Math.sign((to % SIDE) - (from % SIDE));
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    if (ROW_OF[direction] === row && COLUMN_OF[direction] === column) return direction;
  }
  return NONE;
}
