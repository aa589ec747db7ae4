import { describeChecks } from '@vesper/checkers/vitest';
import { dungeon } from '../game.ts';

describeChecks(dungeon, {
  games: 60,
  // Too rare for so few games, even when sought; each has a test of its own.
  mayMiss: ['refusal noTrapsLeft', 'refusal noImp', 'refusal tooFewImps'],
  goldens: new URL('golden/', import.meta.url),
});
