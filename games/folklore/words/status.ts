/** One line on how the story stands, and what is to be done in it. */
import { count, say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { compiledStories } from '../content/scenes.ts';
import { NONE } from '../state.ts';
import type { FolkloreView } from '../state.ts';
import { chapterTitles, nodeName, sceneTitles, storyName } from './names.ts';
import { member, node } from './voice.ts';

/** FOL-R2, FOL-R3. */
const LIMITS = { dusk: 4, twilight: 3, nightmare: 2 } as const;
export const markLimit = ({ terms }: FolkloreView): number => (terms.ironman ? 1 : LIMITS[terms.difficulty]);

/** What is to be done now. */
export function goal(view: FolkloreView): Sentence {
  const { scene, destination, terms, chapter, step, isReturning, outcome } = view;
  if (outcome !== null) return 'The story is over.';
  if (scene.scene !== NONE) return sceneTitles(scene.scene).aim;
  if (destination !== NONE)
    return say`${isReturning ? 'Go back to' : 'Travel to'} ${node(destination)}${destination === view.node ? ', where the group is' : ''}.`;
  const found = compiledStories[terms.story].chapters[chapter].steps.at(step);
  if (found === undefined) return 'The story goes on.';
  if (found.step === 'travel') return `Travel to ${nodeName(found.to)}.`;
  return found.step === 'choose' ? 'Decide how the story goes on.' : 'The story goes on.';
}

/** `Sleepers: 2 of 6 turns`; empty without a clock. */
export function clock(view: FolkloreView): string {
  const { clockLimit, clock: passed, chapter } = view;
  if (clockLimit === NONE) return '';
  return `${chapterTitles(view, chapter).clock}: ${passed} of ${clockLimit} turns have passed`;
}

export function status(view: FolkloreView): Sentence {
  const { phase, outcome, terms, chapter, isNight, leader, marks } = view;
  const title = `“${storyName(terms.story)}”`;
  if (phase === 'setup') return `${title}: the party gathers`;
  if (outcome !== null) {
    return outcome.winners.length > 0
      ? say`${title} is won, with ${count(marks, 'Defeat mark')}`
      : say`${title} is lost, with ${count(marks, 'Defeat mark')}`;
  }
  return say`Chapter ${chapter + 1}, ${where(view)}, by ${isNight ? 'night' : 'day'}; ${member(view, leader)} leads`;
}

/** Where the group is, and what goes on there. */
function where(view: FolkloreView): Sentence {
  const { phase, scene, encounter, skirmish } = view;
  switch (phase) {
    case 'encounter':
      return `encounter round ${encounter.round} in ${sceneTitles(scene.scene).name}`;
    case 'adventure':
      return `round ${scene.round} in ${sceneTitles(scene.scene).name}`;
    case 'skirmish':
      return say`skirmish round ${Math.max(1, skirmish.round)} at ${node(view.node)}`;
    default:
      return say`at ${node(view.node)}`;
  }
}
