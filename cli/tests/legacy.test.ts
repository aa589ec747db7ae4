/** Characters in the terminal: what a match leaves is written, proven, and brought to the next one. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LegacyFile } from '@vesper/kernel/proof';
import { beforeAll, describe, expect, it } from 'vitest';
import { document, folder, vesper, wicks } from './run.ts';

interface Written {
  readonly seat: number;
  readonly file: string;
}

const fileIn = (name: string): string => path.join(folder, name);
const read = (name: string): LegacyFile => JSON.parse(readFileSync(fileIn(name), 'utf8')) as LegacyFile;
const nights = ['--seats', '2', '--options', 'nights=2'];
let written: readonly Written[];

beforeAll(async () => {
  await vesper(['record', wicks, ...nights, '--seed', 'first', '--bots', 'random', '--out', 'first.json']);
  written = await document<Written[]>(['legacy', 'first.json', '--game', wicks, '--out', 'left']);
});

describe('vesper legacy', () => {
  it('writes what a match has left, and proves it', async () => {
    expect(written.length).toBeGreaterThan(0);
    const found = await document(['legacy', written[0].file, '--game', wicks]);
    expect(found).toMatchObject({ game: 'wicks', name: 'A keeper', proven: true, records: 1 });
    const { out, status } = await vesper(['legacy', written[0].file, '--game', wicks]);
    expect([status, out]).toEqual([0, expect.stringContaining('proven by 1 match, played again')]);
  });

  it('says what is unproven, and refuses what lies', async () => {
    const file = read(written[0].file);
    writeFileSync(fileIn('bare.json'), JSON.stringify({ ...file, records: [] }));
    expect((await vesper(['legacy', 'bare.json', '--game', wicks])).out).toContain('unproven: it has no records');
    writeFileSync(fileIn('lie.json'), JSON.stringify({ ...file, sheet: { crowns: 9 } }));
    const lie = await vesper(['legacy', 'lie.json', '--game', wicks]);
    expect([lie.status === 0, lie.err]).toEqual([false, expect.stringContaining('leaves something else')]);
    writeFileSync(fileIn('junk.json'), '{"kind":"legacy"}');
    expect((await vesper(['legacy', 'junk.json'])).err).toContain('junk.json');
    expect((await vesper(['legacy', 'nowhere.json'])).err).toContain('There is no file');
  });

  it('a match that goes on leaves nothing yet', async () => {
    const saved = await vesper(['play', wicks, ...nights, '--seed', 'half'], '1\ns half.json\nq\n');
    expect(saved.status).toBe(0);
    expect((await vesper(['legacy', 'half.json', '--game', wicks])).err).toContain('not over');
  });
});

describe('vesper play --bring', () => {
  it('begins with it, and the next file carries both records', async () => {
    const bring = ['--bring', `2=${written[0].file}`];
    const many = '1\n'.repeat(400);
    const { status, out } = await vesper(['play', wicks, ...nights, '--hotseat', '--seed', 'next', ...bring], many);
    expect(status).toBe(0);
    const kept = /kept as (\S+)/.exec(out)?.[1];
    expect(kept).toBeDefined();
    const file = read(kept!);
    expect(file.records).toHaveLength(2);
    expect(file.records[1].legacies).toEqual([{ seat: 1, sheet: read(written[0].file).sheet }]);
    expect(await document(['legacy', kept!, '--game', wicks])).toMatchObject({ proven: true, records: 2 });
  });

  it('refuses what comes from another game', async () => {
    const { status, err } = await vesper(['play', 'salem', '--bring', written[0].file]);
    expect([status === 0, err]).toEqual([false, expect.stringContaining('comes from matches of "wicks"')]);
  });
});
