import { describeChecks } from '@vesper/checkers/vitest';
import { checks } from '../checks/index.ts';
import { folklore } from '../game.ts';

// A match has a thousand choices: so few games look for failures and leaks, and `vesper check folklore` for what was never met.
describeChecks(folklore, checks, {
  games: 10,
  walkEvery: Infinity,
  sparse: 300,
  partial: true,
  goldens: new URL('golden/', import.meta.url),
});
