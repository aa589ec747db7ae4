/** The six characters (FOL-3.1). */
import type { Booklet } from './things.ts';
import { arcanist } from './booklets/arcanist.ts';
import { exorcist } from './booklets/exorcist.ts';
import { mountebank } from './booklets/mountebank.ts';
import { oathsworn } from './booklets/oathsworn.ts';
import { telepath } from './booklets/telepath.ts';
import { witchHunter } from './booklets/witchHunter.ts';

export const booklets: readonly Booklet[] = [witchHunter, exorcist, arcanist, telepath, oathsworn, mountebank];
