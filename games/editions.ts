/** Editions of the rules by which matches that began on them are played on. Written by `npm run edition`. */
import type { Edition } from './editions/port.ts';

type Built = () => Promise<{ readonly edition: Edition }>;

export const editions: { readonly [game: string]: { readonly [version: number]: Built } } = {
  dungeon: {
    1: () => import('./dungeon/editions/1.js'),
    2: () => import('./dungeon/editions/2.js'),
  },
  realm: {
    1: () => import('./realm/editions/1.js'),
    2: () => import('./realm/editions/2.js'),
  },
  salem: {
    1: () => import('./salem/editions/1.js'),
  },
};
