declare module 'virtual:shelf' {
  export const botNames: readonly string[];
  export const shelf: readonly import('./shelf.ts').Described[];
}
declare module '@fontsource-variable/*';
declare module '@fontsource/*';
