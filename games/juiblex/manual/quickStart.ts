/** One page for the first match. */
import type { QuickPart } from '@vesper/kernel';

export const quickStart: readonly QuickPart[] = [
  {
    title: 'What it is about',
    lines: [
      { text: 'You lead a drow house. Build a deck, send troops and spies through the tunnels, control sites.' },
      { text: 'Whoever has the most points when the last round is over wins.', rule: 'JUB-B7.3' },
      { text: 'Meanwhile slime spreads from the market over the map and takes spaces and troops.', rule: 'JUB-1.4' },
    ],
  },
  {
    title: 'What you do in a turn',
    lines: [
      {
        text: 'Play your five cards, in any order. They give power and influence, or do what they say.',
        rule: 'JUB-B2.2',
      },
      { text: '1 power deploys a troop, 3 power assassinate a troop or return a spy.', rule: 'JUB-B2.3' },
      {
        text: 'Influence recruits cards, from the market or from the two piles that are always there.',
        rule: 'JUB-B3.7',
      },
      {
        text: 'You act where you have presence: with a troop or spy there, or a troop next to it.',
        rule: 'JUB-B4.3',
      },
      { text: 'What you do not spend is lost. Then you draw five new cards.', rule: 'JUB-B2.5' },
    ],
  },
  {
    title: 'What gives points',
    lines: [
      { text: 'Sites where you have more troops than any other colour; white troops count as one.', rule: 'JUB-B5.1' },
      {
        text: 'Major sites give their holder 1 influence every turn, and points under total control.',
        rule: 'JUB-B5.6',
      },
      {
        text: 'Promoted cards leave your deck for good and count more: first of all Nobles and Soldiers.',
        rule: 'JUB-B3.5',
      },
      { text: 'Every troop that you assassinate is 1 point.', rule: 'JUB-6.6' },
    ],
  },
  {
    title: 'What the Affliction does',
    lines: [
      { text: 'When the market reveals a SPREAD card, the Scourge moves on and takes a space.', rule: 'JUB-4.3' },
      { text: 'Everybody else with a troop there loses one to the Affliction board.', rule: 'JUB-5.20' },
      {
        text: 'Lost troops cost you their number times everybody’s lost troops: two of five are 10 points.',
        rule: 'JUB-6.9',
      },
    ],
  },
  {
    title: 'For your first turns',
    lines: [
      { text: 'Begin next to a major site, and take the white troops around it.' },
      { text: 'Recruit early: your deck works for you all game long.' },
      {
        text: 'The Scourge goes where the fewest tokens and the most troops are: see where it may go next.',
        rule: 'JUB-5.10',
      },
    ],
  },
];
