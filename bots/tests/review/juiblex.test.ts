import { juiblex } from '@vesper/games/juiblex';
import { describePlanted } from './planted.ts';

describePlanted(juiblex, { seeds: ['b', 'c', 'd'], after: 150, blunder: 0.15 });
