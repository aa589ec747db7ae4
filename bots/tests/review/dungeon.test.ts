import { dungeon } from '@vesper/games/dungeon';
import { describePlanted } from './planted.ts';

describePlanted(dungeon, { seeds: ['a', 'b', 'c'], after: 50, blunder: 0.25 });
