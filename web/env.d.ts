declare module 'virtual:shelf' {
  import type { Described } from './shelf.ts';

  export const botNames: readonly string[];
  export const shelf: readonly Described[];
}
declare module '@fontsource-variable/*';
declare module '@fontsource/*';
