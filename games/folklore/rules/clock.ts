/** FOL-R68: the chapter's clock. */
import { NONE } from '../state.ts';
import type { FolkloreState } from '../state.ts';
import { chapterOf } from './chapters.ts';
import { isMet } from './conditions.ts';
import { deedOf, runText } from './rows.ts';
import { tell } from './turnOrder.ts';

/** At the start of a chapter. */
export function setClock(s: FolkloreState): void {
  s.clock = 0;
  s.clockLimit = NONE;
  for (const { when, turns } of chapterOf(s).limits) {
    if (isMet(s, when, NONE, NONE)) {
      s.clockLimit = turns;
      return;
    }
  }
}

/** At the end of a World turn, or when a scene is left (FOL-R67). */
export function tickClock(s: FolkloreState): void {
  if (s.clockLimit === NONE) return;
  s.clock++;
  tell(s, { event: 'clockTicked', rule: 'FOL-R68', turns: s.clock, limit: s.clockLimit });
  if (s.clock < s.clockLimit) return;
  s.clockLimit = NONE;
  tell(s, { event: 'clockExpired', rule: 'FOL-R68', chapter: s.chapter });
  runText(s, chapterOf(s).expires, deedOf('story', s.step), NONE, NONE);
}
