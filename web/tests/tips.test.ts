import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../..', import.meta.url);
const sources = globSync(['web/**/*.tsx', 'games/*/board/**/*.tsx'], {
  cwd: root.pathname,
  exclude: ['**/node_modules/**'],
});

/** The tag that an attribute belongs to: `<span`, `<Zoom`. */
const tagBefore = (text: string, at: number): string => /.*<([A-Za-z][\w.]*)/s.exec(text.slice(0, at))?.[1] ?? '';

it('nothing has a tooltip of the browser: `data-tip` is styled, touchable and read by the keyboard', () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap(path => {
    const text = readFileSync(new URL(path, root), 'utf8');
    return [...text.matchAll(/\stitle=/g)]
      .filter(({ index }) => /^[a-z]/.test(tagBefore(text, index)))
      .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`);
  });
  expect(found).toEqual([]);
});
