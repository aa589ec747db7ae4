/** What the repository's pages and comments point at is in the repository. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const away = /(?:^|\/)(?:node_modules|dist|editions|\.vesper|\.git)(?:\/|$)/;
const files = (pattern: string): string[] => globSync(pattern, { cwd: root, exclude: name => away.test(name) });
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('pages', () => {
  it.each(files('**/*.md'))('%s links to what there is', file => {
    const links = [...read(file).matchAll(/\]\((?<to>[^)\s]+)\)/g)].map(([, to]) => to.replace(/#.*/, ''));
    const own = links.filter(to => to !== '' && !/^[a-z]+:/.test(to));
    expect(own.filter(to => !existsSync(path.join(root, path.dirname(file), to)))).toEqual([]);
  });
});

it('comments name pages that there are', () => {
  const missing = files('**/*.{ts,tsx,css,mjs}').flatMap(file =>
    [...read(file).matchAll(/\bdocs\/[\w./-]+\.md\b/g)]
      .filter(([page]) => !existsSync(path.join(root, page)))
      .map(([page]) => `${file}: ${page}`),
  );
  expect(missing).toEqual([]);
});
