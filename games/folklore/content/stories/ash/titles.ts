import type { StoryTitles } from '../../things.ts';

export const titles: StoryTitles = {
  name: 'A Debt of Ash',
  line: 'They came to Vadeni at vespers with whitened faces, each with one live coal in a pair of tongs, like people who bring back something they had borrowed.',
  remembered: {
    saved: 'Vadeni saved',
    creditor: 'who is owed',
    late: 'too late',
    ledger3: 'the ledger’s entry',
    burned: 'another village burned',
    withMother: 'served the Mother',
    withCount: 'served the Count',
    contract: 'the contract',
    void: 'the contract void',
    betrayed: 'the bargain broken',
  },
  chapters: [
    {
      name: 'Vadeni Burns',
      clock: 'none',
      options: { 5: ['Ask him who is owed', 'Let the village have him', 'Bury him with the rest when it is over'] },
      scenes: {
        vadeni: {
          name: 'Vadeni, burning',
          aim: 'Bring out those at the well and those in the church, and stop the burners, before the eighth round.',
          features: { A: 'The well and those behind it', B: 'The church door' },
        },
      },
    },
    {
      name: 'The Ledger',
      clock: 'none',
      options: { 2: ['Ask for the ledger at the Abbey', 'Ask the saint for the duplicate'] },
      scenes: {
        prior: {
          name: 'The scriptorium',
          aim: 'Put an end to the Bone Prior. If you can, find the entry.',
          features: { A: 'Font', B: 'Desk of the ledger' },
        },
        saint: {
          name: 'The shrine',
          aim: 'Open the shrine, and survive what is in it longer than it survives you.',
          features: { A: 'Canon’s strongbox', B: 'The shrine' },
        },
      },
    },
    {
      name: 'Two Creditors',
      clock: 'Calling-In',
      options: {
        2: ['Serve the Mother: fetch the contract', 'Serve the Count: clear the hill'],
        7: ['Burn the contract', 'Keep your bargain'],
      },
      scenes: {
        library: {
          name: 'The sunken library',
          aim: 'Get the contract off the drowned lectern, and get rid of the readers.',
          features: { A: 'Drowned lectern', B: 'Chained folios' },
        },
        coven: {
          name: 'Hanged Man’s Hill',
          aim: 'Leave nobody standing on the hill. The contract hangs in the ninth noose.',
          features: { A: 'The ninth noose' },
        },
      },
    },
    {
      name: 'The Reckoning',
      clock: 'none',
      options: {},
      scenes: {
        count: {
          name: 'The great hall',
          aim: 'Foreclose on Count Varkonyi.',
          features: { A: 'The long coffin', B: 'Portrait of the borrower' },
        },
        mother: {
          name: 'The drowned reading-room',
          aim: 'Put out the Mother of Ash.',
          features: { A: 'Drowned lectern', B: 'Sluice wheel' },
        },
      },
    },
  ],
};
