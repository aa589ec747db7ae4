import { describeChecks } from '@vesper/checkers/vitest';
import { checks } from '../checks/index.ts';
import { dungeon } from '../game.ts';

/** Cards that luck may leave in the box all through so few games, and what only they bring. */
const DRAWN = /^(?:special|cast|setup|expertise|improved|scored PET|used PET|strike:)/;

describeChecks(dungeon, checks, {
  games: 60,
  sparse: 60,
  // `vesper check` plays more games and sees them; each has a test of its own.
  mayMiss: [
    'step impatientNext',
    'decision suggestionOrder',
    'decision trapOrder',
    'refusal evilIsFull',
    'refusal isFaceDown',
    'refusal noImp',
    'refusal noTarget',
    'refusal noTrapsLeft',
    'refusal tooFewImps',
    'event impatient',
    ...checks.effects.filter(part => DRAWN.test(part)).map(part => `effect ${part}`),
  ],
  goldens: new URL('golden/', import.meta.url),
});
