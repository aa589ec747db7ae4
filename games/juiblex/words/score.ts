/** The lines of the score sheet. */
import type { ScoreName } from '../rules/scoring.ts';

export const lines: { readonly [Line in ScoreName]: string } & { readonly [line: string]: string } = {
  sites: 'Sites under control',
  totalControl: 'Total control',
  trophies: 'Trophy hall',
  deck: 'Deck',
  innerCircle: 'Inner circle',
  tokens: 'VP tokens',
  affliction: 'Troops in the Affliction',
};
