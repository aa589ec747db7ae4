// A game's rules as one module without imports: its content, words, manual and brain with the kernel beside it, behind the
// port of games/editions/port.ts.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

/** What is wrong with what was asked, in a sentence. */
export class Problem extends Error {}

export const root = path.resolve(import.meta.dirname, '../..');

const ENTRY = 'virtual:edition';

/** The text of the module of a game in a tree of files. The same tree gives the same text. */
export async function buildEdition(game: string, tree: string): Promise<string> {
  const rules = path.join(tree, 'games', game, 'game.ts');
  if (!existsSync(rules)) throw new Problem(`There is no game "${game}" in ${tree}.`);
  // A tree that has its own side of the port fits its kernel best.
  const [port] = [tree, root].map(from => path.join(from, 'games', 'editions', 'portOf.ts')).filter(existsSync);
  return bundle(game, rules, path.join(tree, 'kernel', 'index.ts'), port);
}

/** `game` is what the module `rules` calls it. */
export async function bundle(
  game: string,
  rules: string,
  kernel: string,
  port = path.join(root, 'games', 'editions', 'portOf.ts'),
): Promise<string> {
  const built = (await build({
    configFile: false,
    root: path.dirname(rules),
    logLevel: 'error',
    resolve: { alias: [{ find: /^@vesper\/kernel$/, replacement: kernel }] },
    plugins: [entry(game, rules, port), withoutChecks(path.dirname(rules))],
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return `// Built by \`npm run edition\`; never changed by hand.\n${built.output[0].code}`;
}

function entry(game: string, rules: string, port: string): Plugin {
  return {
    name: 'edition',
    resolveId: id => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: id =>
      id === `\0${ENTRY}`
        ? `import { ${game} } from ${JSON.stringify(rules)};\nimport { portOf } from ${JSON.stringify(port)};\n` +
          `export const edition = portOf(${game});\n`
        : undefined,
  };
}

/** What checks a game was part of it in earlier trees; nobody checks rules that never change again. */
function withoutChecks(folder: string): Plugin {
  const empty: { readonly [file: string]: string } = {
    [path.join(folder, 'coverage.ts')]: 'export const coverage = { all: [], of: () => [] };',
    [path.join(folder, 'invariants.ts')]: 'export const invariants = [];',
  };
  return { name: 'without-checks', load: id => empty[id] };
}
