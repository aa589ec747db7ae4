declare module 'virtual:shelf' {
  import type { Described } from './shelf.ts';

  export const levels: readonly string[];
  export const shelf: readonly Described[];
}

declare module 'virtual:engine' {
  /** The address of the script that runs the rules beside the page. */
  const engine: string;
  export default engine;
}
