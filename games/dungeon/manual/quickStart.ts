/** One page for the first match. */
import type { QuickPart } from '@vesper/kernel';

export const quickStart: readonly QuickPart[] = [
  {
    title: 'What it is about',
    lines: [
      { text: 'You are an aspiring dungeon lord: dig, hire monsters and build rooms for a year, then defend it all.' },
      { text: 'After two years and two attacks, whoever has the most points wins.', rule: 'DUN-6.1' },
    ],
  },
  {
    title: 'What you do in a season',
    lines: [
      { text: 'Give three orders in secret. All are opened at once.', rule: 'DUN-4.4' },
      {
        text: 'Minions go to the places in turn order. Later ones often get more, and pay more; a fourth comes too late.',
      },
      { text: 'You pay with food, gold and imps, or with your good name: Evil draws the strong heroes.' },
      { text: 'Then your imps dig gold and work in your rooms.' },
    ],
  },
  {
    title: 'What comes at the end of the year',
    lines: [
      { text: 'The heroes who lined up at your door walk in, and conquer one tile after another.' },
      { text: 'Send monsters and set traps to wear them out: those who fall sit in your prison.', rule: 'DUN-6.4' },
      { text: 'Conquered tiles cost you points, rooms and monsters bring some.', rule: 'DUN-6.6' },
    ],
  },
  {
    title: 'For your first season',
    lines: [
      { text: 'Food and tunnels first: without tunnels there is no gold and no room, without food no imps.' },
      { text: 'Your second and third order are out of reach in the next season: put what you need again first.' },
      { text: 'A trap or two and one monster are enough for the first year.' },
    ],
  },
];
