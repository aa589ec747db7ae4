/** A study in the page is that of the command line. What the browser keeps, two lists keep here. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandOf } from '@vesper/lab/study';
import type { Asked } from '@vesper/lab/study';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptStudy } from '../session/keptStudies.ts';
import { leftBy } from '../session/leftBy.ts';
import { planned, studied } from '../session/studying.ts';

const kept = vi.hoisted(() => ({
  studies: new Map<string, unknown>(),
  lines: new Map<number, string>(),
  report: '',
}));

vi.mock('../session/keptStudies.ts', () => ({
  keptStudy: async (id: string) => kept.studies.get(id),
  keepStudy: async (study: { readonly id: string }) => kept.studies.set(study.id, study),
  keptLines: async () =>
    [...kept.lines]
      .toSorted(([a], [b]) => a - b)
      .map(([, text]) => text)
      .join(''),
  keepLines: async (_id: string, first: number, text: string) => kept.lines.set(first, text),
  forgetLines: async () => kept.lines.clear(),
  keepReport: async (_id: string, text: string) => void (kept.report = text),
}));

const asked: Asked = {
  game: 'salem',
  games: 9,
  seats: 2,
  bots: 'adept,random',
  options: 'startDraft=true',
  vary: ['circleBonus=5,0'],
  seed: 'a candle',
};

async function begin(): Promise<KeptStudy> {
  const { matches, version } = await planned(asked);
  const study: KeptStudy = { id: 'study-1', at: 0, asked, matches, version, played: 0, isOver: false };
  kept.studies.set(study.id, study);
  return study;
}

beforeEach(() => {
  kept.studies.clear();
  kept.lines.clear();
  kept.report = '';
});

describe('a study in the page', () => {
  it('writes the matches and the report of the command that it shows, to the byte', async () => {
    const { matches } = await begin();
    expect(matches).toBe(20); // nine of each way, and every bot in every seat equally often
    const told: number[] = [];
    await studied('study-1', done => told.push(done));
    expect(told).toHaveLength(21);
    expect(told.at(-1)).toBe(1);
    expect(kept.studies.get('study-1')).toMatchObject({ played: 20, isOver: true });

    const folder = mkdtempSync(path.join(tmpdir(), 'study-'));
    const command = commandOf(asked).replace('npx vesper ', '').replaceAll('"', '');
    const typed = command.replace(' --seed a candle', '').split(' ');
    const root = path.resolve(import.meta.dirname, '../..');
    const main = path.join(root, 'cli', 'main.ts');
    const ran = spawnSync(process.execPath, [main, ...typed, '--seed', 'a candle', '--cores', '1', '--out', folder], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(ran.stderr).toBe('');
    expect([...kept.lines.values()].join('')).toBe(readFileSync(path.join(folder, 'matches.ndjson'), 'utf8'));
    expect(kept.report).toBe(readFileSync(path.join(folder, 'report.html'), 'utf8'));
  }, 120_000);

  it('goes on where it was left, and ends with the same bytes', async () => {
    await begin();
    await studied('study-1', () => {});
    const [whole, report] = [[...kept.lines.values()].join(''), kept.report];
    for (const first of [...kept.lines.keys()].slice(1)) kept.lines.delete(first);
    kept.report = '';
    await begin();
    const told: number[] = [];
    await studied('study-1', done => told.push(done));
    expect(told[0]).toBe(0.4);
    expect([...kept.lines.values()].join('')).toBe(whole);
    expect(kept.report).toBe(report);
  }, 60_000);

  it('mixes nothing with matches by earlier rules', async () => {
    const study = await begin();
    kept.lines.set(0, '{"by":"rules of before"}\n');
    kept.studies.set(study.id, { ...study, version: study.version - 1 });
    await studied('study-1', () => {});
    expect([...kept.lines.values()].join('')).not.toContain('rules of before');
    expect(kept.studies.get('study-1')).toMatchObject({ version: study.version, isOver: true });
  }, 60_000);

  it('says what is wrong with a question before anything is kept', async () => {
    await expect(planned({ ...asked, vary: ['circleBonus=99,1'] })).rejects.toThrow('from 0 to 10');
    await expect(planned({ ...asked, bots: 'adept,adept,adept' })).rejects.toThrow('3 bots do not fit on 2 seats');
  });
});

it('tells how long the rest takes by what was played since it began', () => {
  let now = 1000;
  const left = leftBy(() => now);
  expect(left(0.4)).toBeNull();
  now += 2000;
  expect(left(0.5)).toBeCloseTo(10, 6);
});
