import type { Manual } from '@vesper/kernel';

/** Where even the rulings leave a question open: what is done here, and why. */
export const rulingsAdded: Manual['chapters'] = [
  {
    id: 'REA-X',
    title: 'Rulings added',
    clauses: {
      'REA-X1':
        'With closed hands everyone is asked who might have something to play, to join a battle with or to commit, as far as all can tell: by how many cards they hold, which of those were seen, which cards lie openly elsewhere, and their completed Quests. Whoever has nothing passes. To be asked is public, so if only holders were asked it would tell everyone what they hold.',
    },
  },
];
