/**
 * The vocabulary: everything that cards, events, foes and stories can say. What is in the box (characters, items, foes, maps,
 * stories) is made of it in `things.ts`; `verbs.ts` has a short way to write every word.
 */
export * from './types/rulebook.ts';
export type * from './types/persons.ts';
export * from './types/modifiers.ts';
export type * from './types/effects.ts';
export * from './types/clauses.ts';
