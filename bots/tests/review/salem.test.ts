import { salem } from '@vesper/games/salem';
import { describePlanted } from './planted.ts';

describePlanted(salem, { seeds: ['a', 'b', 'd'], after: 60, blunder: 0.4 });
