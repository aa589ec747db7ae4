import path from 'node:path';
import type { Plugin } from 'vite';

/** What the bundler knows of a module when it cuts files. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * What is always loaded together is one file. The bundler by itself makes a file for every set of parts that share a module:
 * forty for a table, each compressed without knowing the others, which costs a tenth. Here files are cut where loading is:
 * the lobby, what a table adds to it, the worker, and of each game its rules, its board and its brain (docs/decisions/046).
 *
 * | file | what |
 * |---|---|
 * | `index` | what the lobby needs |
 * | `shared` | of that, what the worker needs, too |
 * | `table-and-kit` | what a table adds, with all that boards share |
 * | `engine` | of that, what the worker needs, too, with all that games share |
 * | `desk` | what only the worker needs |
 * | `salem`, `salem-board`, `salem-bot` | a game as page and worker load it, its board, and its brain |
 *
 * Whatever none of these needs is loaded later and cut by the bundler.
 */
export function files(web: string): Plugin {
  const lobby = path.join(web, 'index.html');
  const table = path.join(web, 'table', 'TablePage.tsx');
  const worker = path.join(web, 'session', 'worker.ts');
  const rulesOf = (game: string): string => path.join(web, '..', 'games', game, 'game.ts');
  const boardOf = (game: string): string => path.join(web, '..', 'games', game, 'board', 'index.tsx');
  const brainOf = (game: string): string => path.join(web, '..', 'games', game, 'bot.ts');
  const games: string[] = [];
  const reached = new Map<string, ReadonlySet<string>>();

  /** A module and all that it imports, at once and not later. */
  const reach = (root: string, graph: Graph): ReadonlySet<string> => {
    const known = reached.get(root);
    if (known !== undefined) return known;
    const found = new Set([root]);
    for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    reached.set(root, found);
    return found;
  };

  const fileOf = (id: string, graph: Graph): string | null => {
    const isOf = (root: string): boolean => reach(root, graph).has(id);
    if (isOf(lobby)) return isOf(worker) ? 'shared' : 'index';
    if (isOf(table)) return isOf(worker) ? 'engine' : 'table-and-kit';
    if (isOf(worker)) return 'desk';
    const [game, anotherGame] = games.filter(name => isOf(rulesOf(name)));
    if (game !== undefined) return anotherGame === undefined ? game : 'engine';
    const [board, anotherBoard] = games.filter(name => isOf(boardOf(name)));
    if (board !== undefined) return anotherBoard === undefined ? `${board}-board` : 'table-and-kit';
    const brain = games.find(name => isOf(brainOf(name)));
    return brain === undefined ? null : `${brain}-bot`;
  };

  return {
    name: 'vesper-files',
    apply: 'build',
    buildStart() {
      games.length = 0;
      reached.clear();
    },
    moduleParsed({ id }) {
      const game = path.basename(path.dirname(id));
      if (id === rulesOf(game)) games.push(game);
    },
    outputOptions: options => ({
      ...options,
      codeSplitting: {
        // A file has what its name says, and not also what that imports.
        includeDependenciesRecursively: false,
        groups: [{ name: fileOf, debugName: 'what is loaded together' }],
      },
    }),
  };
}
