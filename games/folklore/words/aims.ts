/** "How do we win?" (FOL-1.3, FOL-R3): what ends the story well, what ends it badly, and how near each of them is. */
import type { Aim, Seat } from '@vesper/kernel';
import { compiledStories } from '../content/scenes.ts';
import type { FolkloreView } from '../state.ts';
import { clock, goal, markLimit } from './status.ts';
import { loreNeeded } from '../rules/growth.ts';
import { bookletName } from './names.ts';

export function aims(view: FolkloreView, seat: Seat): readonly Aim[] {
  const { chapters } = compiledStories[view.terms.story];
  const hour = clock(view);
  const own = view.party.flatMap((one, who) => (one.seat === seat ? [{ ...one, who }] : []));
  return [
    {
      rule: 'FOL-1.3',
      what: 'We win together when the last page of the story is reached',
      now: `chapter ${view.chapter + 1} of ${chapters.length}`,
    },
    {
      rule: 'FOL-4.16',
      what: 'What the story asks for now',
      now: view.phase === 'setup' ? 'the party gathers' : goal(view),
    },
    {
      rule: 'FOL-R3',
      what: 'We lose together with the last Defeat mark: one for every time the whole party falls, and for dawdling',
      now: `${view.marks} of ${markLimit(view)}`,
    },
    ...(hour === '' ? [] : [{ rule: 'FOL-R68', what: 'The clock changes the story when it runs out', now: hour }]),
    {
      rule: 'FOL-6.2',
      what: 'Lore makes characters grow',
      now: own
        .map(
          ({ booklet, who, lore, choices }) => `${bookletName(booklet, who)} ${lore} of ${loreNeeded(choices.length)}`,
        )
        .join(', '),
    },
  ];
}
