// Keeps a game's rules as they are in a commit, for the matches that began on them: npm run edition -- <game> [--from REF|DIR]
// Builds games/<game>/editions/<version>.js, puts that version's recorded matches beside it, and writes games/editions.ts.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { verifyGolden } from '@vesper/checkers';
import { gameOf } from '@vesper/games/editions';
import type { Edition } from '@vesper/games/editions';
import { parseReplay } from '@vesper/kernel';
import { Problem, buildEdition, root } from './editions/build.ts';

const games = path.join(root, 'games');
const typed = "import type { Edition } from '../../editions/port.ts';\n\nexport declare const edition: Edition;\n";

try {
  await main();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
  const [game] = positionals;
  if (game === undefined) throw new Problem('Usage: npm run edition -- <game> [--from <commit or folder>]');
  const { from = 'HEAD' } = values;
  if (isFolder(from)) await keep(game, path.resolve(from));
  else await inCommit(from, tree => keep(game, tree));
}

async function keep(game: string, tree: string): Promise<void> {
  const text = await buildEdition(game, tree);
  const edition = gameOf(await loaded(text));
  const { version } = edition;
  const recorded = goldensIn(path.join(tree, 'games', game, 'tests', 'golden'), version);
  if (recorded.length === 0) {
    throw new Problem(
      `No match is recorded there with version ${version} of ${edition.name}: nothing shows how it played.`,
    );
  }
  for (const { name, text: golden } of recorded) {
    const failure = verifyGolden(edition, golden);
    if (failure !== undefined) throw new Problem(`${name} does not play by this edition: ${failure.message}`);
  }
  const folder = path.join(games, game, 'editions');
  const file = path.join(folder, `${version}.js`);
  if (existsSync(file) && readFileSync(file, 'utf8') !== text) {
    throw new Problem(
      `Version ${version} of ${edition.name} is already kept in ${path.relative(root, file)}, and it plays otherwise or ` +
        'was built by other tools. Matches may be playing by it. Give --from the commit that you mean, or raise `version` first.',
    );
  }
  const goldens = path.join(folder, 'golden', String(version));
  mkdirSync(goldens, { recursive: true });
  writeFileSync(file, text);
  writeFileSync(path.join(folder, `${version}.d.ts`), typed);
  for (const { name, text: golden } of recorded) writeFileSync(path.join(goldens, name), golden);
  writeTable();
  console.log(
    `Kept ${edition.name}, version ${version}, in ${path.relative(root, file)} with ${recorded.length} recorded matches.\n` +
      `Now raise \`version\` in games/${game}/game.ts to ${version + 1} if that is not done, and record the matches of the new ` +
      `rules: npx vesper record ${game} --goldens games/${game}/tests/golden`,
  );
}

/** Runs `act` on the files of a commit. */
async function inCommit(ref: string, act: (tree: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-edition-'));
  try {
    const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') };
    git(['read-tree', `${ref}^{tree}`], env, `There is no commit or folder "${ref}".`);
    git(['checkout-index', '--all', `--prefix=${path.join(folder, 'tree')}${path.sep}`], env);
    await act(path.join(folder, 'tree'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function git(args: readonly string[], env: NodeJS.ProcessEnv, problem = `git ${args[0]} failed.`): void {
  const { status, stderr } = spawnSync('git', args, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Problem(`${problem} ${stderr ?? ''}`.trim());
}

function isFolder(place: string): boolean {
  return existsSync(place) && statSync(place).isDirectory();
}

/** The built module, as everybody will load it. */
async function loaded(text: string): Promise<Edition> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-edition-'));
  const file = path.join(folder, 'edition.mjs');
  writeFileSync(file, text);
  try {
    return ((await import(pathToFileURL(file).href)) as { readonly edition: Edition }).edition;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function goldensIn(folder: string, version: number): { name: string; text: string }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map(name => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))
    .filter(({ text }) => parseReplay(text).version === version);
}

/** The table of all editions there are, from what lies in the folders. */
function writeTable(): void {
  const file = path.join(games, 'editions.ts');
  const rows = readdirSync(games).flatMap(game => {
    const folder = path.join(games, game, 'editions');
    if (!isFolder(folder)) return [];
    const versions = readdirSync(folder)
      .filter(name => /^\d+\.js$/.test(name))
      .map(name => Number.parseInt(name, 10))
      .sort((a, b) => a - b);
    const modules = versions.map(version => `    ${version}: () => import('./${game}/editions/${version}.js'),\n`);
    return [`  ${game}: {\n${modules.join('')}  },\n`];
  });
  const [head] = readFileSync(file, 'utf8').split(/(?<= = )\{/);
  writeFileSync(file, `${head}{\n${rows.join('')}};\n`);
}
