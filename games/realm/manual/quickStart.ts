/** One page for the first match. */
import type { QuickPart } from '@vesper/kernel';

export const quickStart: readonly QuickPart[] = [
  {
    title: 'What it is about',
    lines: [
      { text: 'Four Generals march on Monarch City. You are heroes, and you win or lose together.', rule: 'REA-6.8' },
      { text: 'You win when all four Generals are defeated.', rule: 'REA-6.1' },
    ],
  },
  {
    title: 'What you do in a turn',
    lines: [
      { text: 'By day you have as many actions as you have Life Tokens: each candle is one.', rule: 'REA-4.4' },
      { text: 'Walk along a road, or travel far with a Hero card. Fight minions where you stand; heal tainted land.' },
      { text: 'Collect Hero cards of one colour: they are your dice against the General of that colour.' },
      { text: 'In the Evening you draw two cards.', rule: 'REA-4.5' },
      { text: 'At Night the Darkness spreads: minions appear, and Generals march on.', rule: 'REA-4.7' },
    ],
  },
  {
    title: 'How it ends',
    lines: [
      { text: 'It is lost when a General enters Monarch City', rule: 'REA-6.2' },
      { text: 'with the twelfth Tainted Crystal', rule: 'REA-6.4' },
      { text: 'when five minions stand in the City', rule: 'REA-6.5' },
      { text: 'or when a minion has to be placed and none is left.', rule: 'REA-6.3' },
    ],
  },
  {
    title: 'For your first turn',
    lines: [
      { text: 'Fight where three minions stand: a fourth would overrun the land and taint it.', rule: 'REA-5.35' },
      { text: 'Do not end your day among minions: each of them costs you a Life Token.', rule: 'REA-5.32' },
      { text: 'Keep two actions for a fight you may have to fight twice; dice fail.' },
      { text: 'Agree on one General, and gather cards of that colour. The nearest to the City comes first.' },
    ],
  },
];
