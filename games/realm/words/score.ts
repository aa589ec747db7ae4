/** The lines of the score sheet: what each hero brings before the King (REA-6.6), or how the realm was lost. */
import { capital, plain } from '@vesper/kernel';
import { COLOUR_NAMES } from '../content/cards.ts';
import { heroes } from '../content/heroes.ts';
import { COLOURS } from '../content/types.ts';
import { lossName } from './war.ts';

const LOSSES = ['general', 'taint', 'city', ...COLOUR_NAMES.slice(0, COLOURS).map(colour => `supply:${colour}`)];

/** `quests:7`, `generals:7`, `lost:supply:green`. */
export const lines: Readonly<Record<string, string>> = Object.fromEntries([
  ...heroes.flatMap(({ name }, hero) => [
    [`quests:${hero}`, `Quests completed by the ${name}`],
    [`generals:${hero}`, `Generals slain by the ${name}`],
  ]),
  ...LOSSES.map(why => [`lost:${why}`, plain(capital(lossName(why)))]),
]);
