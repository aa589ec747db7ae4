/** FOL-6.8, FOL-R3: the story is won or lost by all together. */
import type { Outcome, ScoreLine } from '@vesper/kernel';
import type { FolkloreState } from '../state.ts';

/** What the session sheet says: lore of everybody's characters. */
function sheet(s: FolkloreState, points: number): ScoreLine[] {
  return Array.from({ length: s.seats }, (_, seat) => ({ seat, rule: 'FOL-1.3', line: 'story', points }));
}

const forAll = <T>(s: FolkloreState, value: T): T[] => Array.from({ length: s.seats }, () => value);

export const wonOutcome = (s: FolkloreState): Outcome => ({
  winners: Array.from({ length: s.seats }, (_, seat) => seat),
  places: forAll(s, 1),
  scores: forAll(s, 1),
  sheet: sheet(s, 1),
});

export const lostOutcome = (s: FolkloreState): Outcome => ({
  winners: [],
  places: forAll(s, 2),
  scores: forAll(s, 0),
  sheet: sheet(s, 0),
});
