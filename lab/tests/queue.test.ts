/** Studies by workers that are killed, of another version, fed with garbage, with the database away: the bytes stay the same. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { playStudy } from '../index.ts';
import type { StudyPlan } from '../study/plan.ts';
import { LabDatabase, listStudies, playStudyByWorkers, removeStudy, work } from '../queue/index.ts';
import type { LabError, Workers } from '../queue/index.ts';
import { forgetOld } from '../queue/studies.ts';
import { endAll, newFolder, startCluster, until, vesper, written } from './workers.ts';
import type { Cluster } from './workers.ts';

/** In each of these studies two of three workers are killed, and the lab twice; a long run has more (docs/testing.md). */
const seeds = Array.from({ length: process.env.VESPER_SOAK === undefined ? 1 : 15 }, (_, i) => `a candle ${i}`);
const TIMEOUT = 600_000;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const opened: LabDatabase[] = [];
afterEach(async () => {
  await endAll();
  await Promise.all(opened.splice(0).map(database => database.close()));
});

async function open(url: string, program?: string, patience = 30_000): Promise<LabDatabase> {
  const database = await LabDatabase.open(url, { program, patience });
  opened.push(database);
  return database;
}

/** Nothing of any study is left. */
async function expectNothingLeft(database: LabDatabase): Promise<void> {
  expect(await listStudies(database)).toEqual([]);
  expect(await database.rows('select study from vesper_lab.matches')).toEqual([]);
  expect(await database.boss.findJobs(database.queue)).toEqual([]);
}

const plan = { games: 8, seats: 2, bots: ['random'], seed: 'a candle' };
const study = ['lab', 'salem', '--bots', 'random', '--seed', 'a candle'];

/** The same study, played on this machine alone. */
async function playedHere(asked: StudyPlan): Promise<string[]> {
  const folder = newFolder();
  await playStudy('salem', asked, folder, { cores: 1 });
  return written(folder);
}

describe('a study by workers', { timeout: TIMEOUT }, () => {
  it('is the same to the byte as one played here, several at once, with variants and options; nothing stays', async () => {
    const url = await cluster.database();
    const database = await open(url);
    const varied = [...study, '--games', '6', '--options', 'startDraft=true', '--vary', 'circleBonus=5,0', '--json'];
    const [here, there, seatsThere] = [newFolder(), newFolder(), newFolder()];
    const seats = { ...plan, games: 6, vary: [{ name: 'seats', values: [2, 3] }] };
    const worker = vesper('worker', '--db', url, '--cores', '1', '--json');
    await until(async () => (await database.rows('select id from vesper_lab.workers')).length === 1);
    const counted: Workers[] = [];
    const [{ status, out, err }] = await Promise.all([
      vesper(...varied, '--db', url, '--out', there).ended,
      playStudyByWorkers('salem', seats, seatsThere, database, {
        onProgress: (_done, _of, workers) => counted.push(workers),
      }),
    ]);
    expect([status, err]).toEqual([0, '']);
    const local = await vesper(...varied, '--cores', '1', '--out', here).ended;
    expect(written(there, 'report.html')).toEqual(written(here, 'report.html'));
    expect(JSON.parse(out.replaceAll(there, here))).toEqual(JSON.parse(local.out));
    expect(written(seatsThere)).toEqual(await playedHere(seats));
    expect(counted).toContainEqual({ workers: 1, cores: 1, others: 0 });

    await worker.end('SIGTERM');
    expect(JSON.parse((await worker.ended).out)).toMatchObject({ matches: 24, refused: [] });
    await expectNothingLeft(database);
    expect(await database.rows('select id from vesper_lab.workers')).toEqual([]);
  });

  it.each(seeds)('survives that workers and the lab are killed (%s)', async seed => {
    const url = await cluster.database();
    const database = await open(url);
    const command = ['lab', 'salem', '--bots', 'greedy,random', '--games', '48', '--seed', seed];
    const there = newFolder();
    const collector = () => vesper(...command, '--db', url, '--out', there);
    const asked = { ...plan, bots: ['greedy', 'random'], games: 48, seed };
    const [first, second] = [1, 2].map(() => vesper('worker', '--db', url, '--cores', '1'));
    await until(async () => (await database.rows('select id from vesper_lab.workers')).length === 2);
    const playing = async (): Promise<number> =>
      (await database.boss.findJobs(database.queue)).filter(({ state }) => state === 'active').length;
    const killed = collector();
    await until(async () => (await playing()) >= 2);
    await Promise.all([first.end(), killed.end()]);
    const collecting = collector();
    await until(async () => (await listStudies(database)).every(({ done }) => done > 0));
    await second.end();
    const stop = new AbortController();
    const third = work(database, { cores: 1, signal: stop.signal });
    await until(async () => statSync(path.join(there, 'matches.ndjson'), { throwIfNoEntry: false }) !== undefined);
    await collecting.end();
    await playStudyByWorkers('salem', asked, there, database);
    expect(written(there)).toEqual(await playedHere(asked));
    stop.abort();
    await third;
    await expectNothingLeft(database);
  });

  it('goes on when the database comes back, and says so when it does not', async () => {
    const url = await cluster.database();
    const there = newFolder();
    const patient = await open(url);
    const stop = new AbortController();
    const worker = work(patient, { cores: 1, signal: stop.signal });
    const impatient = playStudyByWorkers('salem', { ...plan, games: 24 }, there, await open(url, undefined, 200));
    await until(async () => (await listStudies(patient))[0]?.done > 0);
    await Promise.all([expect(impatient).rejects.toMatchObject({ code: 'database-unusable' }), cluster.restart(1500)]);
    await playStudyByWorkers('salem', { ...plan, games: 24 }, there, await open(url));
    expect(written(there)).toEqual(await playedHere({ ...plan, games: 24 }));
    stop.abort();
    await worker;
    await expectNothingLeft(patient);
  });
});

describe('a worker', { timeout: TIMEOUT }, () => {
  it('neither takes nor spoils what is for another version, and says so', async () => {
    const url = await cluster.database();
    const other = await open(url, '0123456789ab');
    await other.rows(`insert into vesper_lab.workers values ('moon', 'ba9876543210', 'moon', 4, now())`);
    const counted: Workers[] = [];
    const waiting = playStudyByWorkers('salem', plan, newFolder(), other, {
      onProgress: (_done, _of, workers) => counted.push(workers),
    });
    await until(async () => counted.length > 0);
    const [{ id }] = await listStudies(other);
    const { status, out } = await vesper('worker', '--db', url, '--cores', '1', '--drain', '--json').ended;
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ pieces: 0, refused: [{ code: 'wrong-version' }] });
    expect(out).toContain(`Study ${id} of salem is for Vesper 0123456789ab, and this is `);
    expect(counted).toContainEqual({ workers: 0, cores: 0, others: 1 });
    expect(await listStudies(other)).toMatchObject([{ id, done: 0, program: '0123456789ab' }]);
    expect(await other.boss.findJobs(other.queue)).toMatchObject([{ state: 'created', retryCount: 0 }]);

    const cancelled = vesper('lab', '--cancel', id, '--db', url).ended;
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
    expect((await cancelled).out).toContain(`Study ${id} is cancelled`);
    await expectNothingLeft(other);
  });

  it('refuses garbage and lives on; what garbage has replaced is put on the queue again', async () => {
    const url = await cluster.database();
    const database = await open(url);
    const { boss, queue } = database;
    const there = newFolder();
    await boss.insert(queue, [{ data: {} }, { data: { study: 'moon', task: 7 } }, { data: [1, 2, 3] }, {}]);
    const refused: LabError[] = [];
    expect(await work(database, { cores: 1, drain: true, onRefused: error => refused.push(error) })).toEqual({
      pieces: 0,
      matches: 0,
    });
    expect(refused.map(({ code }) => code)).toEqual(['bad-job', 'bad-job', 'bad-job', 'bad-job']);

    const playing = playStudyByWorkers('salem', plan, there, database);
    await until(async () => (await boss.findJobs(queue, { queued: true })).length === 1);
    const [{ id, data }] = await boss.findJobs<object>(queue, { queued: true });
    await boss.update(queue, { ...data, task: '{"game":"file:///etc/passwd"}' }, { id });
    const stop = new AbortController();
    const worker = work(database, { cores: 1, signal: stop.signal, onRefused: error => refused.push(error) });
    await playing;
    stop.abort();
    expect([await worker, refused.length]).toEqual([{ pieces: 1, matches: 8 }, 5]);
    expect(written(there)).toEqual(await playedHere(plan));
  });

  it('tells whoever waits when a match itself is at fault', async () => {
    const database = await open(await cluster.database());
    const { boss, queue } = database;
    const playing = playStudyByWorkers('salem', plan, newFolder(), database);
    await until(async () => (await boss.findJobs(queue, { queued: true })).length === 1);
    const [{ id, data }] = await boss.findJobs<{ task: string }>(queue, { queued: true });
    await boss.update(queue, { ...data, task: data.task.replace('"seats":2', '"seats":9') }, { id });
    await Promise.all([
      expect(playing).rejects.toMatchObject({ name: 'VesperError', code: 'bad-seats' }),
      work(database, { cores: 1, drain: true }),
    ]);
    expect(await listStudies(database)).toEqual([]);
  });
});

describe('a database', { timeout: TIMEOUT }, () => {
  it('that cannot be reached is refused at once, without its password', async () => {
    const { status, out, err } = await vesper('worker', '--db', 'postgres://me:secret@127.0.0.1:1/lab').ended;
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(
      /^error \[database-unusable\]: postgres:\/\/127\.0\.0\.1:1\/lab cannot be used: .*ECONNREFUSED/,
    );
    expect(err).not.toContain('secret');
    await expect(LabDatabase.open('postgres://me:secret@[')).rejects.not.toThrow('secret');
  });

  it('forgets studies that nobody has asked for, and queues of programs that nobody runs', async () => {
    const url = await cluster.database();
    const other = await open(url, '0123456789ab');
    const database = await open(url);
    const given = playStudyByWorkers('salem', plan, newFolder(), other).catch(() => {});
    await until(async () => (await other.boss.findJobs(other.queue)).length === 1);
    await other.close();
    await given;
    await forgetOld(database);
    expect(await listStudies(database)).toHaveLength(1);
    for (const table of ['studies', 'programs'])
      await database.rows(`update vesper_lab.${table} set seen = now() - interval '15 days' where program <> $1`, [
        database.program,
      ]);
    await forgetOld(database);
    expect(await listStudies(database)).toEqual([]);
    expect((await database.boss.getQueues()).map(({ name }) => name)).toEqual([database.queue]);
    expect(await removeStudy(database, 'moon')).toBe(false);
  });
});
