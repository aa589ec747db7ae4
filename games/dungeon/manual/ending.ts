import type { Manual } from '@vesper/kernel';

/** Sections 6 and 7: the score and the questions often asked. */
export const ending: Manual['chapters'] = [
  {
    id: 'DUN-6',
    title: 'The end and the score',
    clauses: {
      'DUN-6.1': 'After eight seasons and two combats it is over; with Festival Season after ten seasons.',
      'DUN-6.2': 'You get 2 points for each room that was never conquered, or won back.',
      'DUN-6.3': 'You get 1 point for each monster in your lair, but nothing for ghosts.',
      'DUN-6.4': 'You get 2 points for each hero in your prison.',
      'DUN-6.5': 'A paladin in your prison gives 5 points, a dwarf 6, an elf 4.',
      'DUN-6.6': 'You lose 2 points for each conquered tile, be it a tunnel or a room.',
      'DUN-6.7': 'You lose 3 points for each red mark in your Dead Letter Office.',
      'DUN-6.8': 'Rooms that score add what they say.',
      'DUN-6.9': 'Pets that score add what they say.',
      'DUN-6.10': 'A pet you have not used, still face down, gives 1 point.',
      'DUN-6.11': 'A title gives 3 points if you hold it alone and 2 if you share it.',
      'DUN-6.12': 'Lord of Dark Deeds is whoever stands highest on the Evilometer.',
      'DUN-6.13': 'Lord of Halls is whoever has the most rooms; conquered ones count as well.',
      'DUN-6.14': 'Tunnellord is whoever has the most tunnels.',
      'DUN-6.15': 'Monsterlord is whoever has the most monsters; ghosts do not help.',
      'DUN-6.16': 'Lord of Imps is whoever has the most imps.',
      'DUN-6.17': 'Lord of Riches is whoever has the most when gold, food and unused traps are added up.',
      'DUN-6.18': 'Battlelord is whoever has lost the fewest tiles to the heroes.',
      'DUN-6.19': 'With two or three players a title gives 2 points alone and 1 shared.',
    },
  },
  {
    id: 'DUN-7',
    title: 'Questions often asked',
    clauses: {
      'DUN-7.1': 'Wherever an imp has to be paid or put to work, a Troll token will do, except for digging and mining.',
      'DUN-7.2': 'Since a ghost is not a monster, it takes up no place in a battle and is not counted at the end.',
      'DUN-7.3': 'The paladin is too holy for some: Vampires and Demons cannot attack him.',
      'DUN-7.4': 'To catch a paladin pays better than to catch anyone else.',
      'DUN-7.5': 'Turn order breaks ties, counted from the starting player.',
      'DUN-7.6': 'An order that cannot be carried out at all costs you a red mark.',
      'DUN-7.7': 'Bills you do not pay, such as wages on Pay Day, end as red marks in the Dead Letter Office.',
      'DUN-7.8':
        'Alone, you roll an eight-sided die for the other colours. Their counters move, but they have no points.',
      'DUN-7.9':
        'When you play alone, Expansion Tiles make heroes stronger; those you catch bring points for many kinds and for many of a kind.',
    },
  },
];
