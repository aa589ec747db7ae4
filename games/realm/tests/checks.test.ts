import { describeChecks } from '@vesper/checkers/vitest';
import { realm } from '../game.ts';

describeChecks(realm, {
  games: 100,
  // These take more games: `vesper check realm --games 2000` meets all but the last.
  mayMiss: [
    'effect dice SP11',
    'effect dice SP12',
    'effect dice SP13',
    'effect dice SP14',
    'effect event generalSpied',
    'effect lost city',
    'effect lost supply:black',
    'effect lost supply:blue',
    'effect played SP16',
    'effect quest completed Q08',
    'effect quest spent Q05',
    'effect quest spent Q08',
    'effect quest spent Q10',
    'effect shared Champions',
    'effect staying out',
    'refusal cityIsFull',
    'refusal dread',
    'refusal generalHeldBefore',
    'refusal generalTooWounded',
    'refusal noCardsToCome',
    'refusal noCrystalAnywhere',
    'refusal noDarknessCards',
    'refusal noDice',
    'refusal noFailedDice',
    'refusal noFailedDragonDice',
    'refusal noQuest',
    'refusal notHealing',
    'refusal notYourNight',
    'refusal rerollUsed',
    'refusal slainWithoutDice',
    // With one of two places cancelled the other one is taken without asking.
    'refusal alreadyCancelled',
  ],
  goldens: new URL('golden/', import.meta.url),
});
