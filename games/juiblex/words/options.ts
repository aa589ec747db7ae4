/** What can be chosen before the game. */
import type { Words } from '@vesper/kernel';
import { deckNames } from './names.ts';

const { juiblex: _own, ...chosen } = deckNames;

export const options: Words['options'] = {
  mode: {
    label: 'Game',
    explain:
      'With the Scourge an Affliction spreads from the market and takes spaces and troops. The base game is played without it.',
    named: { scourge: 'Scourge of Juiblex', base: 'Base game' },
  },
  halfDeck: {
    label: 'Half-deck',
    explain: 'Half of the market. With the Scourge the other half is always that of Juiblex.',
    named: { ...chosen, random: 'Any, by chance' },
  },
  secondDeck: {
    label: 'Second half-deck',
    explain: 'The other half of the market in the base game.',
    named: { ...chosen, anyOther: 'Any other, by chance' },
  },
  outerSection: {
    label: 'Outer section',
    explain: 'With three players one side of the map is in play beside the centre.',
    named: { left: 'Left', right: 'Right', random: 'By chance' },
  },
  scourgeStart: {
    label: 'Where the Scourge begins',
    explain: 'On a starting site that nobody took, or on any site that is no starting site.',
    named: { unclaimed: 'An unclaimed starting site', whiteBox: 'Any other site' },
  },
  firstPlayer: {
    label: 'First player',
    explain: 'Who takes the first turn; the last in order places the Scourge.',
    named: { random: 'By chance', first: 'Seat 1', second: 'Seat 2', third: 'Seat 3', fourth: 'Seat 4' },
  },
};
