/** What only this board marks, beside what follows from the game's pieces and sentences. */
import type { Told } from '@vesper/kernel';
import type { Asked, Marks } from '@vesper/web/board';
import type { JuiblexView } from '../state.ts';

export type JuiblexMarks = Marks;

export const marksOf = (
  _view: JuiblexView,
  _asked: readonly Asked[],
  _lastMoved: readonly Told[],
  known: Marks,
): JuiblexMarks => known;
