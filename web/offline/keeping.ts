/** What the page tells its service worker. */

/** Files that were loaded, and editions that tables of this browser are played by: "salem 2". They are kept. */
export interface Kept {
  readonly t: 'keep';
  readonly loaded: readonly string[];
  readonly editions: readonly string[];
}

export type ToServiceWorker = Kept | { readonly t: 'take-over' };

export const editionOf = (game: string, version: number): string => `${game} ${version}`;
