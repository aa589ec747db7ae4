import { describe, expect, it } from 'vitest';
import { random } from '@vesper/bots';
import { replay, parseReplay, toReplay } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import { makeGoldens, playGame, verifyGolden } from '../index.ts';
import type { Golden } from '../index.ts';
import { losesWax, wicks } from './broken.ts';

const goldens = makeGoldens(wicks);
const [{ text }] = goldens;
const parsed = goldens.map(golden => JSON.parse(golden.text) as Golden);

describe('makeGoldens', () => {
  it('records the same files every time', () => {
    expect(makeGoldens(wicks)).toEqual(goldens);
    expect(makeGoldens(wicks, 'another seed')).not.toEqual(goldens);
    expect(new Set(goldens.map(({ name }) => name)).size).toBe(goldens.length);
  });

  it('uses every number of seats and every value of every option', () => {
    const used = (of: (golden: Golden) => unknown) => new Set(parsed.map(of));
    expect(used(golden => golden.seats)).toEqual(new Set([2, 3, 4]));
    expect(used(golden => golden.options.snuffers)).toEqual(new Set([true, false]));
    expect(used(golden => golden.options.weather)).toEqual(new Set(['calm', 'storm']));
    expect(used(golden => golden.options.nights)).toEqual(new Set([2, 4, 5]));
  });

  it('writes replay files, one entry a line, with a mark for each', () => {
    expect(() => replay(wicks, parseReplay(text))).not.toThrow();
    const { record, marks } = parsed[0];
    expect(text.split('\n').filter(line => line.startsWith('    { "seat": '))).toHaveLength(record.length);
    expect(marks.split(' ')).toHaveLength(record.length);
  });
});

describe('verifyGolden', () => {
  const problem = (game: Game, file: string): string | undefined => verifyGolden(game, file)?.message;
  const changed = (changes: Partial<Golden>): string => JSON.stringify({ ...parsed[0], ...changes });

  it('accepts what leads where it led', () => {
    for (const golden of goldens) expect(verifyGolden(wicks, golden.text)).toBeUndefined();
  });

  it('accepts any other replay file', () => {
    const { match } = playGame(wicks, { setup: { seats: 2, seed: '1' }, bots: [random, random], maxChoices: 200 });
    const file = toReplay(match!);
    expect(problem(wicks, JSON.stringify(file))).toBeUndefined();
    expect(problem(wicks, JSON.stringify({ ...file, hash: '0' }))).toMatch(
      /^The recorded match ends at \w{16}, not 0\./,
    );
  });

  it('names the entry where changed rules lead elsewhere, and says what to do', () => {
    const first = parsed.find(golden => golden.record.some(entry => 'choice' in entry && entry.choice === 'gather'))!;
    const at = first.record.findIndex(entry => 'choice' in entry && entry.choice === 'gather') + 1;
    expect(problem(losesWax, JSON.stringify(first))).toBe(
      `Entry ${at} of the recorded match, ${JSON.stringify(first.record[at - 1])}, leads elsewhere. ` +
        'The rules of Wicks play out differently than before. If that was not meant, mend it. If it was, keep the rules ' +
        'of before for the matches that began on them (npm run edition -- wicks), raise `version` in its game.ts from ' +
        '1 to 2, record its golden replays anew (npx vesper record wicks --goldens games/wicks/tests/golden), and say ' +
        'so in CHANGELOG.md.',
    );
  });

  it('names the entry that cannot be played any more', () => {
    const record = parsed[0].record.with(3, { seat: 0, ask: 'sing', choice: 'low' });
    expect(problem(wicks, changed({ record }))).toMatch(/^Entry 4 of the recorded match.* cannot be played any more/);
  });

  it('asks for new files when the version has risen', () => {
    expect(problem({ ...wicks, version: 2 }, text)).toMatch(/recorded with version 1 .* now version 2: record .* anew/);
  });

  it('refuses other games and other files, as a value', () => {
    expect(problem(wicks, changed({ game: 'salem' }))).toBe('This is a recorded match of "salem", not of "wicks".');
    expect(verifyGolden(wicks, 'no replay')).toMatchObject({ checker: 'golden', game: 'wicks' });
  });
});
