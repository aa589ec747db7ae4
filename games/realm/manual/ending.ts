import type { Manual } from '@vesper/kernel';

/** Sections 6 and 7: how it ends, and questions that come up. */
export const ending: Manual['chapters'] = [
  {
    id: 'REA-6',
    title: 'Endings',
    clauses: {
      'REA-6.1': 'Victory: all four Generals are defeated.',
      'REA-6.2': 'Defeat, at once: a General enters Monarch City.',
      'REA-6.3': 'Defeat, at once: a minion has to be placed and there is none left.',
      'REA-6.4': 'Defeat, at once: the twelfth Tainted Crystal comes onto the board.',
      'REA-6.5': 'Defeat, at once: five minions are in Monarch City.',
      'REA-6.6':
        'To find the King’s Champion, count one for every Quest a hero has completed and one for every General card the hero holds.',
      'REA-6.7': 'If heroes are level, the one with more completed Quests goes first.',
      'REA-6.8': 'You win together and you lose together; being King’s Champion is an honour and nothing else.',
    },
  },
  {
    id: 'REA-7',
    title: 'Questions and answers',
    clauses: {
      'REA-7.1': 'May I pass through minions? Yes. Heroes enter, cross and leave locations with minions freely.',
      'REA-7.2': 'Do I have to fight when I arrive? No, moving never starts a combat.',
      'REA-7.3':
        'Can I heal my wounds among minions? Only in Monarch City and at the Inns; elsewhere the minions have to go first.',
      'REA-7.4':
        'Who rolls first when we attack a General together? The active player picks the next attacker each time, knowing all results so far.',
      'REA-7.5':
        'What if the minions a General brings along are too many for the place? Then it is overrun and tainted like any other.',
      'REA-7.6':
        'When may I play a purple Special card? Whenever you like, also in somebody else’s turn, unless the card takes an action.',
      'REA-7.7': 'What happens to a Special card I have used? It leaves the game.',
      'REA-7.8':
        'My hero has lost every Life Token. What now? Choose another; the newcomer starts in Monarch City with 2 Hero cards and 1 Quest.',
      'REA-7.9': 'Does my new hero inherit anything? No, the cards and rewards of the fallen hero are lost.',
      'REA-7.10':
        'May I keep more than 10 cards if I won them in a battle? No. Once you have drawn in your Evening you go down to 10, wherever the cards came from.',
      'REA-7.11':
        'What is so terrible about Varkolak? Nothing helps against him: no re-rolls, no special abilities, no Quest rewards.',
      'REA-7.12': 'How does Gorgutt parry? For each 1 that is rolled, one of your hits is cancelled.',
      'REA-7.13':
        'May we stop rolling once Gorgutt has enough wounds? No, all attackers roll, for a late 1 may still save him.',
      'REA-7.14':
        'How does Balazarg corrupt? A die is rolled for every red card you commit, and a 1 means that the card is lost.',
      'REA-7.15': 'Are Special cards safe from corruption? No, those used in the battle are tested as well.',
    },
  },
];
