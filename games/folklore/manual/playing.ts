import type { Manual } from '@vesper/kernel';

/** How a story is played: on the road, on a map, from chapter to chapter. */
export const playing: Manual['chapters'] = [
  {
    id: 'FOL-4',
    title: 'How a story is played',
    clauses: {
      'FOL-4.1': 'In the World Map Phase the leader moves the marker of the group.',
      'FOL-4.2': 'A move that ends on a road brings one Road Event: draw it and do what it says.',
      'FOL-4.3': 'A move that ends away from the roads brings one Off-Road Event instead.',
      'FOL-4.4': 'A move that ends in a town brings no event; the services of the town are open to you.',
      'FOL-4.5': 'Afterwards the Leader token is turned over: day becomes night, night becomes day.',
      'FOL-4.6': 'Then the next player takes the token and leads.',
      'FOL-4.7': 'When the story sends you there, the group goes onto an Adventure Map: the Adventuring Phase.',
      'FOL-4.8':
        'A round of adventuring has three phases: you may rest, then the characters act, then you leave the map or the lead passes on.',
      'FOL-4.9': 'The leader acts first, the others follow clockwise.',
      'FOL-4.10': 'Encounters and skirmishes come about when an event or the story says so.',
      'FOL-4.11': 'A skirmish is settled by the dice of the whole group.',
      'FOL-4.12': 'An encounter is fought space by space on the map: who stands where matters.',
      'FOL-4.13': 'In each chapter the leader may let the group rest once.',
      'FOL-4.14': 'A rest gives every character 4 Vita, 4 PP and 4 GP back.',
      'FOL-4.15':
        'Every rest is followed by the roll of a d10: from 1 to 3 something has found your camp, and you fight a skirmish.',
      'FOL-4.16': 'The story moves on as you reach its objectives and leave its maps, from one chapter to the next.',
    },
  },
];
