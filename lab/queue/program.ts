/**
 * Which program plays. Matches of two that differ anywhere must not be put together, so it is everything that a match can
 * depend on: rules, content, bots and lab as they lie on the disk, and Node, whose logarithms may change from one to the next.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folderOf = (module: string): string => path.dirname(fileURLToPath(import.meta.resolve(module)));

/** Of no consequence for a match: tests, checks, boards, and rules of before. */
const aside = /(?:^|[/\\])(?:tests|checks|board|editions|node_modules)$/;

let here: string | undefined;

/** The program on this machine, in a few letters: as it was when it was first asked for. */
export function programHere(): string {
  here ??= readHere();
  return here;
}

function readHere(): string {
  const rooms = ['@vesper/kernel', '@vesper/games', '@vesper/bots'].map(folderOf);
  return fingerprint([...rooms, fileURLToPath(new URL('..', import.meta.url))], process.version);
}

/** The same on all machines: neither where the folders lie nor how their lines end counts. */
export function fingerprint(folders: readonly string[], node: string): string {
  const hash = createHash('sha256').update(node);
  for (const folder of folders)
    for (const file of globSync('**/*.{ts,json}', { cwd: folder, exclude: name => aside.test(name) }).toSorted()) {
      const text = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      hash.update(JSON.stringify([file.replaceAll('\\', '/'), text]));
    }
  return hash.digest('hex').slice(0, 12);
}
