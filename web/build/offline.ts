import path from 'node:path';
import type { Plugin } from 'vite';
import { describedGames } from './shelf.ts';

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  code: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** Beside the files with a hash in their name. */
const LOOSE = ['/', '/theme.js', '/candle.svg', '/manifest.webmanifest', '/icon-192.png'];

/** Builds the service worker, and tells it which files the page has of its own and which each edition of a game needs. */
export function offline(web: string): Plugin {
  const games = path.join(web, '..', 'games');
  return {
    name: 'vesper-offline',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: path.join(web, 'offline', 'sw.ts'), fileName: 'sw.js' });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const all = bundle as unknown as Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;
        const chunks = Object.values(all).filter(part => part.type === 'chunk');
        const holding = (id: string): Chunk[] => chunks.filter(({ moduleIds }) => moduleIds.includes(id));
        const described = await describedGames(web);
        /** Rules, board, and what is loaded later: scenes, a story's text, the manual. */
        const isOf = (id: string) => (chunk: Chunk) =>
          chunk.moduleIds.some(module => module.startsWith(path.join(games, id) + path.sep));
        const isOfGame = (chunk: Chunk): boolean => described.some(({ id }) => isOf(id)(chunk));
        const isEdition = ({ facadeModuleId }: Chunk): boolean =>
          facadeModuleId !== null && path.basename(path.dirname(facadeModuleId)) === 'editions';
        const parts = (name: string): Chunk[] => chunks.filter(({ fileName }) => fileName === name);

        /** With what they import; what is loaded later, too, where that is wanted. */
        const reached = (from: readonly Chunk[], later: (chunk: Chunk) => boolean): string[] => {
          const found = new Set<Chunk>(from);
          for (const { imports, dynamicImports } of found) {
            for (const chunk of imports.flatMap(parts)) found.add(chunk);
            for (const chunk of dynamicImports.flatMap(parts)) if (later(chunk)) found.add(chunk);
          }
          return [...found].flatMap(({ fileName, viteMetadata }) => [
            `/${fileName}`,
            ...[...(viteMetadata?.importedCss ?? [])].map(name => `/${name}`),
          ]);
        };

        const own = chunks.filter(chunk => chunk.isEntry && chunk.fileName !== 'sw.js');
        const fonts = Object.keys(all).flatMap(name => (name.endsWith('.woff2') ? [`/${name}`] : []));
        const shell = [...LOOSE, ...new Set([...reached(own, chunk => !isOfGame(chunk)), ...fonts])];
        const editions: Record<string, readonly string[]> = {};
        for (const { id, version } of described) {
          const isLater = (chunk: Chunk): boolean => isOf(id)(chunk) && !isEdition(chunk);
          const board = holding(path.join(games, id, 'board', 'index.tsx'));
          for (let edition = 1; edition <= version; edition++) {
            // The rulebook and the brain of an earlier edition are in it.
            const own =
              edition === version ? ['game.ts', 'manual.ts', 'bot.ts'] : [path.join('editions', `${edition}.js`)];
            const [rules, ...around] = own.flatMap(name => holding(path.join(games, id, name)));
            if (rules === undefined) continue;
            const found = reached([rules, ...around, ...board], isLater);
            editions[`${id} ${edition}`] = found.filter(name => !shell.includes(name));
          }
        }
        const worker = all['sw.js'] as Chunk;
        worker.code = `const SHELL=${JSON.stringify(shell)},EDITIONS=${JSON.stringify(editions)};\n${worker.code}`;
      },
    },
  };
}
