import type { Manual } from '@vesper/kernel';

/** What fights are worth, how a story ends, and what is asked most often. */
export const ending: Manual['chapters'] = [
  {
    id: 'FOL-6',
    title: 'Rewards, and the end of a story',
    clauses: {
      'FOL-6.1': 'Foes that you defeat are worth lore.',
      'FOL-6.2': 'With lore you climb the Lore Tree, and it opens abilities to you.',
      'FOL-6.3':
        'At 1700 lore, and every 300 after that, you take one of these: +1 AP, +1 Max PP, +1 to a skill, +5 Might or Defense, +2 Max Vita or Max GP.',
      'FOL-6.4': 'At 2900 lore, and every 1200 after that, +1 DMG may be taken in place of those.',
      'FOL-6.5': 'What coins your foes had is divided among you.',
      'FOL-6.6': 'Coins are what you barter with.',
      'FOL-6.7':
        'After an encounter each character rolls a d10 for every different kind of foe in it: 10 or more, and it draws an Item.',
      'FOL-6.8': 'You win when the objectives of the story are done.',
      'FOL-6.9':
        'You lose a battle when all of you die; the group comes back to life and sets out for the place again.',
    },
  },
  {
    id: 'FOL-7',
    title: 'What is often asked',
    clauses: {
      'FOL-7.1': 'Nothing keeps you from having several statuses at the same time.',
      'FOL-7.2': 'What several effects do adds up, unless something else is said.',
      'FOL-7.3': 'The same aura works on you once a turn, not more often.',
      'FOL-7.4': 'Swarms move through the spaces of characters, and may stay in them.',
      'FOL-7.5': 'A swarm attacks everybody beside it and everybody inside it.',
      'FOL-7.6': 'Flames cost 1d4 Vita: when you enter them, and when your turn begins in them.',
      'FOL-7.7': 'Ending your turn beside Flames costs 1 Vita.',
      'FOL-7.8': 'Flames can be put out; it takes your action.',
      'FOL-7.9': 'In Darkness an attack has −5 Might hand to hand and −10 Might at range.',
      'FOL-7.10': 'A light takes the penalties of Darkness away.',
      'FOL-7.11': 'More than 2 companions follow nobody.',
      'FOL-7.12': 'Companions choose whom they follow: they cannot be traded.',
      'FOL-7.13': 'A companion leaves a character who becomes a ghost, falls into BLOODLUST or turns LYCANTHROPIC.',
      'FOL-7.14': 'You can carry 8 items; consumables do not count.',
      'FOL-7.15': 'A consumable is gone when it has been used.',
      'FOL-7.16': 'A heirloom needs no room among your items.',
      'FOL-7.17': 'A heirloom is never lost and never traded.',
    },
  },
];
