/** The sources that are measured: these here, or those of another commit in a folder of their own. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Tree {
  readonly name: string;
  /** A file of the tree. */
  file(name: string): string;
  remove(): void;
}

const root = fileURLToPath(new URL('..', import.meta.url));
/** Our own packages, which must be those of the tree. */
const OWN = '@vesper';

export const thisTree: Tree = { name: 'this tree', file: name => path.join(root, name), remove: () => {} };

/** A checkout of another commit. It uses the packages that are installed here; only its own rooms are its own. */
export function treeOf(ref: string): Tree {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short', `${ref}^{commit}`);
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'vesper-bench-')), commit);
  git('worktree', 'add', '--detach', folder, commit);
  linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const room of readdirSync(path.join(folder, 'node_modules', OWN))) {
    const packages = path.join(root, room, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, path.join(folder, room, 'node_modules'));
  }
  return {
    name: commit,
    file: name => path.join(folder, name),
    remove() {
      git('worktree', 'remove', '--force', folder);
      rmSync(path.dirname(folder), { recursive: true, force: true });
    },
  };
}

function linkPackages(from: string, to: string): void {
  mkdirSync(path.join(to, OWN), { recursive: true });
  for (const name of readdirSync(from)) if (name !== OWN) symlinkSync(path.join(from, name), path.join(to, name));
  for (const room of readdirSync(path.join(from, OWN))) symlinkSync(`../../${room}`, path.join(to, OWN, room));
}
