import { realm } from '@vesper/games/realm';
import { describePlanted } from './planted.ts';

describePlanted(realm, { seeds: ['a'], after: 60, blunder: 0.07 });
