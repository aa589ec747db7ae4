import { describeChecks } from '@vesper/checkers/vitest';
import { checks } from '../checks/index.ts';
import { realm } from '../game.ts';

describeChecks(realm, checks, {
  games: 60,
  // Too rare for so few games, even when sought: `vesper check` plays more, and both have a test of their own.
  mayMiss: ['refusal generalTooWounded', 'refusal noDarknessCards'],
  goldens: new URL('golden/', import.meta.url),
});
