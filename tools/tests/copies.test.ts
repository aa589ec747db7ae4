// The copy of a state is written from its type, so the two cannot drift apart unnoticed.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copiesOf, copiesOfGames } from '../copies/generate.ts';

describe('copy.gen.ts', () => {
  it.each(copiesOfGames())('$file is what `npm run copies` writes', ({ file, text }) => {
    const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(written === text, `${file} is stale: npm run copies`).toBe(true);
  });
});

describe('a copy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-copies-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What is written for a state with these fields, and for what stands beside it. */
  function copyOf(fields: string, beside = ''): string {
    const [config, file] = ['tsconfig.json', 'state.ts'].map(name => path.join(folder, name));
    writeFileSync(config, JSON.stringify({ compilerOptions: { strict: true }, files: [file] }));
    writeFileSync(file, `export interface ToyState {\n${fields}\n}\n${beside}\n`);
    return copiesOf(config, [file])[0].text;
  }

  it('shares what is readonly all the way down, and nothing else', () => {
    const text = copyOf(`
      open: { readonly winners: readonly number[] } | null;
      shut: { readonly winners: number[] };
      readonly list: string[];
      letters: readonly string[];`);
    expect(text).toContain('open: from.open,');
    expect(text).toContain('winners: from.shut.winners.slice(),');
    expect(text).toContain('list: from.list.slice(),');
    expect(text).toContain('letters: from.letters,');
  });

  it('picks what is public, and nothing else', () => {
    const text = copyOf('deck: number[]; discard: number[];', "export type PublicTable = Pick<ToyState, 'discard'>;");
    const [, picks] = text.split('export function publicTable(from: PublicTable): PublicTable ');
    expect(picks).toBe('{\n  return {\n    discard: from.discard.slice(),\n  };\n}\n');
  });

  it('writes once what stands in several places', () => {
    const text = copyOf(
      'deck: number[][]; here: { cards: number[] }; there: { left: string[] }; hands: { cards: number[] }[];',
      "export type PublicTable = Pick<ToyState, 'deck' | 'here' | 'hands'>;",
    );
    const calls = (call: string): number => text.split(call).length - 1;
    expect(calls('copyLists(from.deck)')).toBe(2);
    expect(calls('copyHere(from.here)')).toBe(2);
    expect(calls('copyHands(from.hands)')).toBe(2);
    expect(calls('function ')).toBe(4);
    expect(text).toContain('left: from.there.left.slice(),');
  });

  it('copies of a list of many things those that can change', () => {
    const text = copyOf(`agenda: ({ readonly do: 'a' } | { readonly together: { readonly agenda: string[] }[] })[];`);
    expect(text).toContain("'together' in it ?");
    expect(text).toContain('agenda: it.agenda.slice(),');
  });

  it.each([
    ['a field that may be missing', 'a: number[]; b?: number;'],
    ['keys that come and go', 'a: { [key: string]: number };'],
    ['two things that change', 'a: ({ b: number } | { c: number })[];'],
    ['anything at all', 'a: unknown;'],
  ])('is refused for %s', (_, fields) => {
    expect(() => copyOf(fields)).toThrow(/ToyState/);
  });
});
