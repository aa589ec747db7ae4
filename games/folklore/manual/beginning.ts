import type { Manual } from '@vesper/kernel';

/** What it is about, what is in the box, and what happens before the first step. */
export const beginning: Manual['chapters'] = [
  {
    id: 'FOL-1',
    title: 'What it is about',
    clauses: {
      'FOL-1.1':
        'You play together: investigators who take up arms against the uncanny in a dark country full of old tales. A story leads you through it.',
      'FOL-1.2':
        'You carry out the missions of the story, bring down creatures and Afflictions, gather lore and grow stronger, because what waits at the end is stronger still.',
      'FOL-1.3': 'When the aims of the story are reached, all of you have won.',
      'FOL-1.4': 'When every single character has been put out of the game and sent to Limbo, the group is defeated.',
    },
  },
  {
    id: 'FOL-2',
    title: 'In the box',
    clauses: {
      'FOL-2.1': 'To each character belong a character card, a figure and a record sheet.',
      'FOL-2.2': 'There is one World Map for travelling, and a set of Adventure Maps for what you find there.',
      'FOL-2.3': 'Creatures, Afflictions, Items, Abilities, Prayers, Rituals and Recipes are each a deck of their own.',
      'FOL-2.4': 'Each character counts three things: Vita, Power Points (PP) and Ghost Points (GP).',
      'FOL-2.5': 'Strength tokens are for skirmishes; the dice of the box are d10 and d100.',
      'FOL-2.6':
        'Tokens mark statuses and conditions. Infection, Corrosion and Wanted are the conditions that you will meet.',
      'FOL-2.7': 'Travelling has two decks of events: one for the road, one for everywhere else.',
      'FOL-2.8': 'Tokens show who leads, and who has used which service of a town.',
    },
  },
  {
    id: 'FOL-3',
    title: 'Setting up',
    clauses: {
      'FOL-3.1':
        'Everybody picks a character and gets the abilities, items and equipment with which its booklet says it begins.',
      'FOL-3.2':
        'By option you leave the listed abilities aside and choose your own, worth 3 ability points (AP) together.',
      'FOL-3.3': 'The World Map lies open. One marker stands for the whole group and begins where the story begins.',
      'FOL-3.4': 'Every deck is shuffled, except those of Abilities, Creatures and Afflictions.',
      'FOL-3.5':
        'Abilities, Creatures and Afflictions lie open, sorted by name, and anybody may look through them at any time.',
      'FOL-3.6': 'You put your character card, tokens and trackers before you, and equip what you begin with.',
      'FOL-3.7': 'Vita and Power Points begin at the values of the character.',
      'FOL-3.8': 'Ghost Points are not counted until a character dies; at that moment there are 10 of them.',
      'FOL-3.9': 'The group agrees on a story, which is written on the session sheet.',
      'FOL-3.10': 'Whoever leads first takes the Leader token, with Day showing.',
      'FOL-3.11': 'Numbers go round the table clockwise.',
    },
  },
];
