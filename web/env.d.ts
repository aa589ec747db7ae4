declare module 'virtual:shelf' {
  import type { Described } from './shelf.ts';

  export const levels: readonly string[];
  export const shelf: readonly Described[];
}

declare module 'virtual:lab' {
  import type { DescribedNumber } from './lab/question.ts';

  /** By game, what the report says in short. */
  export const reports: Readonly<Record<string, { readonly played: string; readonly headline: string }>>;
  /** By game. */
  export const numbers: Readonly<Record<string, readonly DescribedNumber[]>>;
}

declare module 'virtual:engine' {
  /** The address of the script that runs the rules beside the page. */
  const engine: string;
  export default engine;
}
