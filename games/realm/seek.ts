/** How to get to what hardly ever happens by itself: hints for the checkers, not for playing well. */
import type { Lead } from '@vesper/kernel';
import type { RealmState } from './state.ts';

export const seek: { readonly [part: string]: Lead<RealmState> } = {};
