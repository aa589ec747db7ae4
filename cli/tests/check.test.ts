import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds, loadGame } from '@vesper/games';
import { describe, expect, it } from 'vitest';
import { document, folder, vesper, wicks } from './run.ts';

const leaky = fileURLToPath(new URL('toys/leaky.ts', import.meta.url));
const broken = fileURLToPath(new URL('../../lab/tests/toys/broken.ts', import.meta.url));

interface Checked {
  ok: boolean;
  reports: {
    game: string;
    games: number;
    choices: number;
    failed: number;
    leaks: number;
    failures: { checker: string; message: string; file: string }[];
    neverExecuted: string[];
  }[];
}

describe('vesper check', () => {
  it('says that all is well, and what was never executed', async () => {
    const { out, err, status } = await vesper(['check', wicks, '--games', '6', '--partial']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^Wicks: 6 games, \d+ choices, seed "vesper"$/m);
    expect(out).toContain('✓ no failures');
    expect(out).toContain('✓ no leaks');
    expect(out).toMatch(/^! \d+ of \d+ steps, decisions, refusals, events and effects were never executed$/m);
  });

  it('is not content with a run that leaves parts unexecuted', async () => {
    expect((await vesper(['check', wicks, '--games', '2'])).status).toBe(1);
  });

  it('gives the same document to the byte on any number of cores', async () => {
    const args = ['check', wicks, '--games', '27', '--seats', '2', '--partial', '--json', '--cores'];
    const [one, two] = await Promise.all([vesper([...args, '1']), vesper([...args, '2'])]);
    expect(one.out).toBe(two.out);
    expect(JSON.parse(one.out)).toMatchObject({
      ok: true,
      reports: [{ game: 'wicks', games: 27, failed: 0, leaks: 0 }],
    });
  });

  it('goes on where it was cut off, and to more games, with the same report to the byte', async () => {
    const args = ['check', wicks, '--seats', '2', '--json', '--cores', '1'];
    const at = path.join(folder, 'kept', 'wicks');
    const whole = await vesper([...args, '--games', '52']);
    await vesper([...args, '--games', '27', '--partial', '--keep', 'kept']);
    expect(readdirSync(at).toSorted()).toEqual(['0-25.json', '25-27.json', 'check.json']);
    // What is kept is not played again: a game more in it is a game more in the report.
    const first = path.join(at, '0-25.json');
    const kept = readFileSync(first, 'utf8');
    writeFileSync(first, JSON.stringify({ ...JSON.parse(kept), games: 26 }));
    expect(JSON.parse((await vesper([...args, '--games', '52', '--keep', 'kept'])).out).reports[0].games).toBe(
      JSON.parse(whole.out).reports[0].games + 1,
    );
    writeFileSync(first, kept);
    rmSync(path.join(at, '25-50.json'));
    expect(await vesper([...args, '--games', '52', '--keep', 'kept'])).toEqual(whole);
  });

  it('does not mix what it kept with another check', async () => {
    await vesper(['check', wicks, '--games', '1', '--partial', '--keep', 'other']);
    const { err, status } = await vesper(['check', wicks, '--games', '1', '--seed', 'moon', '--keep', 'other']);
    expect(err).toContain('holds another check: name another folder, or delete it.');
    expect(status).toBe(2);
  });

  it('keeps a file for each kind of failure, and the file shows it', async () => {
    const { ok, reports } = await document<Checked>(['check', broken, '--games', '2']);
    expect(ok).toBe(false);
    expect(reports[0].failed).toBeGreaterThan(0);
    const { message, file, checker } = reports[0].failures.find(failure => failure.checker === 'driver')!;
    expect(message).toContain('no step is called "howl"');
    expect(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))).toMatchObject({
      game: 'broken',
      found: { checker },
    });

    const plain = await vesper(['check', broken, '--games', '2']);
    expect(plain.status).toBe(1);
    expect(plain.out).toContain(`vesper replay ${file} --game ${broken}`);
    const shown = await vesper(['replay', file, '--game', broken]);
    expect(shown.status).toBe(1);
    expect(shown.out).toContain('Kept by the driver:');
    expect(shown.err).toMatch(/^error \[broken-rules\]: Entry \d+ of the record cannot be played: .*"howl"/);
  });

  it('finds what a seat should not be able to see', async () => {
    const { ok, reports } = await document<Checked>(['check', leaky, '--games', '2']);
    expect(ok).toBe(false);
    expect(reports[0].leaks).toBeGreaterThan(0);
    const leak = reports[0].failures.find(({ checker }) => checker === 'twins')!;
    expect(existsSync(path.join(folder, leak.file))).toBe(true);
  });

  it('checks the whole shelf, and of that only what is not kept', async () => {
    const [first, ...others] = gameIds;
    for (const id of others) {
      const { version } = await loadGame(id);
      const report = { game: id, version, games: 1, choices: 7, failed: 0, leaks: 0, failures: [], executed: {} };
      const terms = { game: id, version, seats: 'all', seed: 'vesper' };
      const at = path.join(folder, 'shelf', id);
      mkdirSync(at, { recursive: true });
      writeFileSync(path.join(at, 'check.json'), `${JSON.stringify(terms, null, 2)}\n`);
      writeFileSync(path.join(at, '0-1.json'), JSON.stringify(report));
    }
    const { reports } = await document<Checked>(['check', 'all', '--games', '1', '--keep', 'shelf']);
    expect(reports.map(({ game }) => game)).toEqual(gameIds);
    expect(reports[0].choices).toBeGreaterThan(7);
    expect(reports.slice(1).map(({ choices }) => choices)).toEqual(others.map(() => 7));
    expect(existsSync(path.join(folder, 'shelf', first, '0-1.json'))).toBe(true);
  });

  it('refuses a table that the game does not have', async () => {
    const { err, status } = await vesper(['check', wicks, '--seats', '7']);
    expect(err).toContain('error [bad-seats]: ');
    expect(status).toBe(2);
  });
});
