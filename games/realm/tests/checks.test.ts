import { describeChecks } from '@vesper/checkers/vitest';
import { realm } from '../game.ts';

describeChecks(realm, {
  games: 60,
  // Too rare for so few games, even when sought: `vesper check` plays more, and both have a test of their own.
  mayMiss: ['refusal generalTooWounded', 'refusal noDarknessCards'],
  goldens: new URL('golden/', import.meta.url),
});
