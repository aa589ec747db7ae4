import { realm } from '@vesper/games/realm';
import { describePlanted } from './planted.ts';

describePlanted(realm, { seeds: ['a', 'b'], after: 60, blunder: 0.04 });
