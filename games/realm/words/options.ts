/** What can be set before a match begins, and the moments at which one may want to be asked. */
import type { Words } from '@vesper/kernel';

const asPreset = { preset: 'As the difficulty says' };

export const options: Words['options'] = {
  heroSelection: {
    label: 'Heroes',
    explain: 'Everyone chooses a hero in turn, or heroes are dealt at random.',
    named: { choose: 'Choose', dealt: 'Deal at random' },
  },
  heroesPerSeat: {
    label: 'Heroes for each player',
    explain: 'Usually 1, and 3 if you play alone. There are never more than 4 heroes in all.',
    named: { usual: 'As usual', 1: '1', 2: '2', 3: '3', 4: '4' },
  },
  firstHero: {
    label: 'First turn',
    explain: 'Which hero begins.',
    named: { slot0: 'The first hero', random: 'A random hero' },
  },
  difficulty: {
    label: 'Difficulty',
    explain:
      'Apprentice is gentle, Normal has six more quiet Nights in the deck, Champion is the published mix of cards, and Legend begins in Mid War.',
    named: { normal: 'Normal', apprentice: 'Apprentice', champion: 'Champion', legend: 'Legend' },
  },
  quietExtra: {
    label: 'More quiet Nights',
    explain: 'So many more All Is Quiet cards in the Darkness deck: Normal 6, Apprentice 8, Champion and Legend 0.',
    named: asPreset,
  },
  generalLife: {
    label: 'Life of the Generals',
    explain: 'Added to the life of every General: Apprentice −1, otherwise 0.',
    named: { ...asPreset, '-1': '1 less', 0: 'As printed', 1: '1 more' },
  },
  startHand: {
    label: 'Hero cards at the start',
    explain: 'Cards each hero begins with: Apprentice 4, otherwise 2. Heroes who come later always get 2.',
    named: asPreset,
  },
  dawnMercy: {
    label: 'Merciful dawn',
    explain: 'At the start of its turn a hero regains 1 lost Life Token. On for Apprentice.',
    named: { ...asPreset, off: 'Off', on: 'On' },
  },
  demons: {
    label: 'A third Demon',
    explain: 'A third Demon overruns its location; for Apprentice it only taints it.',
    named: { ...asPreset, overrun: 'Overruns', taintOnly: 'Only taints' },
  },
  warStart: {
    label: 'Start of the war',
    explain: 'Legend begins in Mid War with 2 Darkness cards each Night, the others in Early War with 1.',
    named: { ...asPreset, early: 'Early War', mid: 'Mid War' },
  },
  openHands: {
    label: 'Open hands',
    explain: 'Everybody sees all Hero cards. Without this, only your own and those that were shown.',
  },
};

export const moments: NonNullable<Words['moments']> = {
  N0: { label: 'At nightfall', explain: 'Before the first Darkness card of a Night is turned up.' },
  NR: { label: 'When a Darkness card lies open', explain: 'Before it brings minions and moves its General.' },
  CR: { label: 'After a combat roll', explain: 'When Battle Luck could roll the failed dice again.' },
};
