import { checks } from '@vesper/kernel/toys/wicks/checks/index';
import { wicks } from '@vesper/kernel/toys/wicks/game';
import { describeChecks } from '../vitest.ts';

describeChecks(wicks, checks, { games: 200, mayMiss: [], goldens: new URL('golden/', import.meta.url) });
