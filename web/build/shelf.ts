import path from 'node:path';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

interface Shelf {
  readonly shelf: readonly { readonly id: string; readonly version: number }[];
  readonly levels: unknown;
  readonly numbers: unknown;
}

const SHELF = 'virtual:shelf';

let described: Promise<Shelf> | null = null;

const describe = (web: string): Promise<Shelf> =>
  (described ??= runnerImport<Shelf>(path.join(web, 'shelf-of-games.ts')).then(({ module }) => module));

export const describedNumbers = async (web: string): Promise<unknown> => (await describe(web)).numbers;

/** The games there are, while the page is built. */
export const describedGames = async (web: string): Promise<Shelf['shelf']> => (await describe(web)).shelf;

/** What the lobby says about each game, worked out while building so that the lobby loads no game. */
export function shelf(web: string): Plugin {
  return {
    name: 'vesper-shelf',
    resolveId: id => (id === SHELF ? `\0${SHELF}` : undefined),
    async load(id) {
      if (id !== `\0${SHELF}`) return undefined;
      const { shelf, levels } = await describe(web);
      return `export const shelf = ${JSON.stringify(shelf)};\nexport const levels = ${JSON.stringify(levels)};`;
    },
  };
}
