import type { Manual } from '../../../index.ts';

export const manual: Manual = {
  title: 'Wicks',
  chapters: [
    {
      id: 'WIC-A',
      title: 'The game',
      clauses: {
        'WIC-1': 'You keep candles alight for some nights. Who has most points in the morning wins; a tie is shared.',
        'WIC-2':
          'The deck has three candles of each number 1 to 8 and, if you like, four Snuffers. Each seat has one wax; as many, less one, are the supply. Who brings most crowns from earlier matches begins.',
      },
    },
    {
      id: 'WIC-B',
      title: 'A night',
      clauses: {
        'WIC-3': 'Everyone draws up to three cards. An empty deck is made anew of the shuffled discards.',
        'WIC-4': 'All choose a card in secret. Only who holds nothing but Snuffers may choose a Snuffer.',
        'WIC-5': 'Then all decide in secret whether a token of wax shields the card.',
        'WIC-6': 'The cards are shown together. Wax on them goes back to the supply.',
        'WIC-7':
          'The wind is rolled, with four sides in calm weather and six in a storm. Lower candles go out, equal ones drown each other, unless shielded; the others burn. A Snuffer never burns.',
      },
    },
    {
      id: 'WIC-C',
      title: 'The keeper',
      clauses: {
        'WIC-8': 'Who lit the highest candle, first from the starter on, is the keeper: two actions, then a rest.',
        'WIC-9': 'Gather: take a wax from the supply, up to three.',
        'WIC-10': 'Polish: pay a wax; one of your burning candles is worth two more. Once for each candle.',
        'WIC-11': 'Scry: look at the top card. Keep it if you hold fewer than three cards, or drop it for all to see.',
        'WIC-12': 'While the keeper decides, others may play a Snuffer: a candle that is not polished goes out.',
        'WIC-13': 'The start passes to the left. After the last night candles count their number and wax one each.',
      },
    },
  ],
};
