import { describeChecks } from '@vesper/checkers/vitest';
import { realm } from '../game.ts';

describeChecks(realm, {
  games: 60,
  goldens: new URL('golden/', import.meta.url),
});
