import type { Manual } from '@vesper/kernel';

/** Where even the rulings leave a question open: what is done here, and why. */
export const rulingsAdded: Manual['chapters'] = [
  {
    id: 'DUN-X',
    title: 'Rulings added',
    clauses: {
      'DUN-X1':
        'A colour that nobody plays or looks after gives its gift to the first hero in the row who fits. Somebody has to decide, and nobody is there to do it.',
      'DUN-X2':
        'A ghost may attack an illusion that leads the line, and the one behind it as well. An illusion counts as first, so whoever is behind it does not; but no bar protects the illusion itself.',
      'DUN-X3':
        'If the echo of the Echo Hall fells the last of a party before the Trap Step, planned traps return to the hand unpaid. The same goes for a second trap whose victims are gone, and this is the nearest rule.',
      'DUN-X4':
        'The Guard Gosling can be used only when the tile would fall otherwise, the Lullaby Owl only when a slow spell would be cast. A pet works once, and to waste it can never be what its owner wants. Whoever might have such a pet is asked, so that nobody learns who does.',
      'DUN-X5':
        'In planning you are asked for as many traps and monsters as you have and as the roomiest of the nearest tiles takes, and for every ghost, whatever you answer; once you have said none, or the tile is full, you can only say none again. Everyone can count the answers to a sealed question, so their number must tell nothing.',
      'DUN-X6':
        'Whoever has to choose between several traps is asked even if they are all alike. To be asked is public, and that they are alike is not.',
    },
  },
];
