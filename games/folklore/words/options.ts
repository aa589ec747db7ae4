/** What can be chosen before the game. */
import type { Words } from '@vesper/kernel';
import { stories, storyTitles } from '../content/stories/index.ts';

export const options: Words['options'] = {
  story: {
    label: 'Story',
    explain: 'Three chapters each, to be lived through in one or several sittings.',
    named: Object.fromEntries(stories.map(({ id }, i) => [id, storyTitles[i].name])),
  },
  difficulty: {
    label: 'Difficulty',
    explain: 'At Dusk the fourth Defeat mark loses the story, at Twilight the third, in a Nightmare the second.',
    named: { dusk: 'Dusk', twilight: 'Twilight', nightmare: 'Nightmare' },
  },
  mortality: {
    label: 'Mortality',
    explain: 'With Ironman the first fall of the whole party loses the story.',
    named: { standard: 'Standard', ironman: 'Ironman' },
  },
  advancedRules: {
    label: 'Advanced rules',
    explain: 'Evade, Focus, Guard and Regroup, figures that stand in the line of sight, shooting beside enemies.',
  },
  customAbilities: {
    label: 'Own abilities',
    explain: 'Everybody spends 3 ability points instead of beginning with the two abilities of the booklet.',
  },
};
