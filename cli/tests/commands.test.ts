import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@vesper/games';
import { commitmentOf, seedOf } from '@vesper/table/fair';
import { describe, expect, it } from 'vitest';
import { document, folder, saidBy, vesper, wicks } from './run.ts';

describe('vesper', () => {
  it('explains itself and every command', async () => {
    const { out, status } = await vesper(['--help']);
    expect(status).toBe(0);
    for (const command of [
      'serve',
      'unseal',
      'games',
      'play',
      'replay',
      'record',
      'rules',
      'sim',
      'arena',
      'lab',
      'worker',
      'check',
      'bench',
    ]) {
      expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
    }
    for (const command of ['serve', 'unseal', 'play', 'replay', 'record', 'rules', 'sim', 'lab', 'worker', 'check']) {
      const help = await vesper([command, '--help']);
      expect(help.status).toBe(0);
      expect(help.out).toContain('--json');
      expect(help.out).toContain('Examples:');
    }
  });

  it('explains itself when nothing is asked of it', async () => {
    const { out, err, status } = await vesper([]);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('Usage: vesper');
  });

  it('tells its version', async () => {
    expect(await vesper(['--version'])).toMatchObject({ status: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });

  it('paints only where somebody wants colours', async () => {
    const args = ['rules', wicks, 'WIC-1'];
    expect((await vesper(args, '', { FORCE_COLOR: '1', NO_COLOR: undefined })).out).toContain('\x1b[');
    expect((await vesper(args, '', { NO_COLOR: '1', FORCE_COLOR: undefined })).out).not.toContain('\x1b[');
    expect((await vesper(args)).out).not.toContain('\x1b[');
  });

  it('says nothing when the reader has read enough', async () => {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    const child = spawn(process.execPath, [main, 'rules', 'salem'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let err = '';
    child.stderr.on('data', (text: Buffer) => (err += text.toString()));
    child.stdout.destroy();
    const [status] = (await once(child, 'close')) as [number];
    expect([status, err]).toEqual([0, '']);
  });
});

describe('vesper games', () => {
  it('lists the shelf', async () => {
    const { out, status } = await vesper(['games']);
    expect(status).toBe(0);
    for (const id of gameIds) expect(out).toContain(id);
    expect(await document(['games'])).toMatchObject(gameIds.map(id => ({ id })));
  });
});

describe('vesper rules', () => {
  it('prints the manual by chapter, a chapter, a clause', async () => {
    const all = await vesper(['rules', wicks]);
    expect(all.out).toContain('WIC-1');
    expect(all.out).toContain('WIC-13');
    const one = await vesper(['rules', wicks, 'wic-13']);
    expect(one.out).toContain('WIC-13');
    expect(one.out).not.toContain('WIC-12');
  });

  it('searches', async () => {
    const { chapters } = await document<{ chapters: { clauses: Record<string, string> }[] }>([
      'rules',
      'salem',
      '--search',
      'SCAPEGOAT',
    ]);
    const texts = chapters.flatMap(({ clauses }) => Object.values(clauses));
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(text.toLowerCase()).toContain('scapegoat');
  });

  it('lists the clauses that no test names', async () => {
    type Coverage = { clauses: number; tested: number; missing: string[] };
    const { clauses, tested, missing } = await document<Coverage>(['rules', 'salem', '--coverage']);
    expect(tested + missing.length).toBe(clauses);
    expect((await vesper(['rules', 'salem', '--coverage'])).status).toBe(missing.length === 0 ? 0 : 1);
  });
});

describe('vesper sim', () => {
  const series = ['sim', wicks, '--games', '12', '--bots', 'greedy,random'];

  it('reports shares with intervals', async () => {
    const { out, err, status } = await vesper(series);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('Wicks: 12 games (6 seeds × 2 seatings), 2 seats, seed "vesper"');
    expect(out).toMatch(/^greedy +\d+ +\d+\.\d % +\d+\.\d – \d+\.\d %/m);
    expect(out).toMatch(/^bot +first +95 % interval +second +95 % interval$/m);
    expect(out).toMatch(/^2( +\d+\.\d % +\d+\.\d – \d+\.\d %){2}$/m);
  });

  it('gives the same document to the byte on any number of cores', async () => {
    const [one, two] = await Promise.all(['1', '2'].map(cores => vesper([...series, '--json', '--cores', cores])));
    expect(one.status).toBe(0);
    expect(one.out).toBe(two.out);
    expect(JSON.parse(one.out)).toMatchObject({ game: 'wicks', games: 12, seeds: 6, seatings: 2 });
  });

  it('takes options of the game', async () => {
    const { options } = await document([
      'sim',
      wicks,
      '--games',
      '1',
      '--options',
      'nights=2,weather=storm,snuffers=false',
    ]);
    expect(options).toEqual({ nights: 2, weather: 'storm', snuffers: false });
  });

  it('plays what is on the shelf', async () => {
    expect(await document(['sim', 'salem', '--games', '2', '--bots', 'random'])).toMatchObject({
      game: 'salem',
      games: 2,
    });
  });
});

describe('vesper lab', () => {
  const out = path.join(folder, 'study');
  const study = ['lab', wicks, '--games', '12', '--bots', 'greedy,random', '--vary', 'weather', '--out', out];

  it('writes raw matches and a page, and a second call finds everything done', async () => {
    const first = await vesper(study);
    expect([first.status, first.err]).toEqual([0, '']);
    expect(first.out).toMatch(/Wicks, weather=\w+, 12 matches\n {2}seat 1 won \d+\.\d %/);
    const page = readFileSync(path.join(out, 'report.html'), 'utf8');
    expect(page).toContain('What a change changes');
    expect(page).toContain('--vary weather');
    expect(readFileSync(path.join(out, 'matches.ndjson'), 'utf8').trim().split('\n')).toHaveLength(24);
    expect((await vesper(study)).out).toBe(first.out);
    expect(readFileSync(path.join(out, 'report.html'), 'utf8')).toBe(page);
  });

  it.each([
    ['no "moon" to vary', ['--vary', 'moon=1,2']],
    ['Say which values', ['--vary', 'nights']],
    ['has one twice', ['--vary', 'nights=2,2']],
    ['3 bots do not fit', ['--bots', 'random,random,random']],
  ])('refuses what cannot be studied: %s', async (sentence, wrong) => {
    const { status, err } = await vesper(['lab', wicks, '--games', '2', '--out', path.join(folder, 'none'), ...wrong]);
    expect(status).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe('vesper lab and vesper worker with a database', () => {
  it.each([
    ['missing-argument', ['lab']],
    ['bad-options', ['lab', '--list']],
    ['bad-options', ['lab', 'salem', '--cancel', 'moon']],
    ['bad-options', ['worker', '--db', 'tables.sqlite']],
    ['missing-option', ['worker']],
  ])('refuse with %s: %j', async (code, args) => {
    const { status, err } = await vesper(args);
    expect([status, err]).toEqual([2, expect.stringContaining(`error [${code}]`)]);
  });
});

describe('vesper record and vesper replay', () => {
  const file = path.join(folder, 'match.json');
  const known = ['--game', wicks];

  it('keep a match and tell it again', async () => {
    const record = await document([
      'record',
      wicks,
      '--seats',
      '3',
      '--seed',
      'x',
      '--bots',
      'greedy,random',
      '--out',
      file,
    ]);
    expect(record).toMatchObject({ file, game: 'wicks', seed: 'x', bots: ['greedy', 'random', 'greedy'] });

    const told = await vesper(['replay', file, ...known]);
    expect(told.status).toBe(0);
    expect(told.out).toContain('Morning has come. (WIC-13)');
    expect(told.out).toMatch(/^Winners?: /m);

    const verified = await vesper(['replay', file, ...known, '--verify']);
    expect(verified.status).toBe(0);
    expect(verified.out).toContain(String(record.hash));
    expect(await document(['replay', file, ...known, '--verify'])).toMatchObject({ verified: true, hash: record.hash });
  });

  it("checks the fair dice of a table's match", async () => {
    const said = { table: 'abc', secret: 's3cret', words: ['candle', ''] };
    const fair = { ...said, formula: 2, commitment: commitmentOf('s3cret') } as const;
    const at = path.join(folder, 'fair.json');
    const seed = seedOf(fair);
    await document(['record', 'salem', '--seats', '2', '--seed', seed, '--bots', 'random', '--out', at]);
    const record = JSON.parse(readFileSync(at, 'utf8')) as object;
    const verified = async (dice: object | null, ...noted: string[]) => {
      writeFileSync(at, JSON.stringify({ ...record, fair: dice }));
      return saidBy(['replay', at, '--verify', ...noted]);
    };
    const plain = await verified(fair);
    expect(plain.out).toContain('✓ fair dice');
    expect(plain.out).toContain('? not checked: whether the commitment was there before the match');
    const others = await verified({ ...fair, words: ['candle', 'and match'] });
    expect([others.status, others.err]).toEqual([1, expect.stringContaining('error [unfair-dice]: The seed')]);
    const swapped = await verified({ ...fair, secret: 'another' });
    expect([swapped.status, swapped.err]).toEqual([1, expect.stringContaining('error [unfair-dice]: The published')]);
    expect((await verified({ ...fair, words: 3 })).err).toContain('damaged');
    expect((await verified({ ...fair, words: ['candle', '', 'more'] })).err).toContain('not as many words');
    const downgraded = await verified({ ...fair, formula: 1 });
    expect([downgraded.status, downgraded.err]).toEqual([1, expect.stringContaining('The published')]);

    const compared = await verified(fair, '--commitment', fair.commitment, '--words', 'candle', '--seat', '1');
    expect(compared.status).toBe(0);
    expect(compared.out).not.toContain('not checked');
    for (const [noted, why] of [
      [['--commitment', commitmentOf('another')], 'another commitment'],
      [['--words', 'owl'], 'not in the seed'],
      [['--words', 'candle', '--seat', '2'], 'not in the seed'],
    ] as const) {
      const forged = await verified(fair, ...noted);
      expect([forged.status, forged.err]).toEqual([1, expect.stringContaining(why)]);
    }
    expect((await verified(null, '--words', 'candle')).err).toContain('says nothing about its dice');
  });

  it('checks the dice of a match of before by its own formula', async () => {
    const said = { table: 'abc', secret: 's3cret', words: ['candle', 'owl'] };
    const at = path.join(folder, 'older.json');
    await document(['record', 'salem', '--seats', '2', '--seed', seedOf(said), '--bots', 'random', '--out', at]);
    const record = JSON.parse(readFileSync(at, 'utf8')) as object;
    writeFileSync(at, JSON.stringify({ ...record, fair: { ...said, commitment: commitmentOf('s3cret', 1) } }));
    const verified = await vesper(['replay', at, '--verify']);
    expect(verified.out).toContain('✓ fair dice');
    expect(verified.out).toContain('older seed');
    expect(verified.out).toContain('? not checked: whether who sat down last was in league with the server');
    expect(await document(['replay', at, '--verify'])).toMatchObject({ fairDice: true, formula: 1 });
  });

  it('show a seat what it saw, and no more', async () => {
    const [own, spectator] = await Promise.all([
      vesper(['replay', file, ...known, '--seat', '1', '--at', '4']),
      vesper(['replay', file, ...known, '--at', '4']),
    ]);
    expect(own.out).toMatch(/You drew the candle/);
    expect(spectator.out).toMatch(/Seat 1 drew a card/);
    expect(spectator.out).not.toMatch(/drew the candle/);
  });

  it('show what was chosen', async () => {
    expect((await vesper(['replay', file, ...known, '--choices'])).out).toMatch(/Seat 2: .* \(WIC-4\)/);
  });

  it('stop at a moment', async () => {
    const moment = await document<{ at: number; outcome: unknown; log: { at: number }[] }>([
      'replay',
      file,
      ...known,
      '--at',
      '7',
    ]);
    expect(moment).toMatchObject({ at: 7, outcome: null });
    expect(Math.max(...moment.log.map(({ at }) => at))).toBeLessThanOrEqual(7);
  });

  it('record the same match for the same seed, and put it in its place', async () => {
    const { file: place } = await document(['record', wicks, '--seats', '3', '--seed', 'x', '--bots', 'greedy,random']);
    expect(place).toBe(path.join('.vesper', 'matches', 'wicks-x.json'));
    expect(readFileSync(path.join(folder, String(place)), 'utf8')).toBe(readFileSync(file, 'utf8'));
    const { out } = await vesper([
      'record',
      wicks,
      '--seats',
      '3',
      '--seed',
      'x',
      '--bots',
      'greedy,random',
      '--out',
      '-',
    ]);
    expect(out).toBe(readFileSync(file, 'utf8'));
    expect(existsSync(path.join(folder, '-'))).toBe(false);
  });

  it('tell what is stored of a match that could not be read, which has no fingerprint, and do not verify it', async () => {
    const stored = path.join(folder, 'stored.json');
    writeFileSync(stored, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), hash: '' }));
    expect(await vesper(['replay', stored, ...known])).toMatchObject({ status: 0, err: '' });
    expect(await vesper(['replay', stored, ...known, '--verify'])).toMatchObject({ status: 1 });
  });

  it('replace golden replays of an earlier version, but none that plays otherwise by the same one', async () => {
    const goldens = path.join(folder, 'golden');
    const again = (): ReturnType<typeof vesper> => vesper(['record', wicks, '--goldens', goldens]);
    expect(await again()).toMatchObject({ status: 0 });
    const [name] = readdirSync(goldens);
    const golden = path.join(goldens, name);
    const recorded = readFileSync(golden, 'utf8');
    const differs = recorded.replace(/"marks": "\w{8}/, '"marks": "00000000');
    writeFileSync(golden, differs);
    const { status, err } = await again();
    expect(status).toBe(1);
    expect(err).toContain(`error [rules-changed]: Nothing was recorded. ${name}: Entry 1`);
    expect(err).toContain('npm run edition -- wicks');
    expect(readFileSync(golden, 'utf8')).toBe(differs);
    writeFileSync(golden, differs.replace('"version": 1', '"version": 0'));
    expect(await again()).toMatchObject({ status: 0 });
    expect(readFileSync(golden, 'utf8')).toBe(recorded);
  });
});
