import { describeChecks } from '@vesper/checkers/vitest';
import { checks } from '../checks/index.ts';
import { salem } from '../game.ts';

describeChecks(salem, checks, {
  games: 100,
  // A scapegoat that Burroughs's arrest has just calmed takes more games: `vesper check salem --games 2000` meets all.
  mayMiss: ['refusal isLocked', 'event locked', 'event unlocked'],
  goldens: new URL('golden/', import.meta.url),
});
