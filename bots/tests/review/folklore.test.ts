import { folklore } from '@vesper/games/folklore';
import { describePlanted } from './planted.ts';

// Who sets out: what else can be done wrong in a story gives away less, or takes longer to find than a test should.
describePlanted(folklore, { seeds: ['a', 'c', 'd'], after: 0, blunder: 0.2, piece: 4, apart: 0 });
