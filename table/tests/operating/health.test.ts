/** /health really writes: it says when nothing can be kept, asks no more often than it must, and recovers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TableError } from '../../errors.ts';
import { Health } from '../../http/health.ts';
import { openPostgres } from '../../store/postgres.ts';
import { storeOn } from '../../store/sqlite.ts';
import { startCluster } from '../postgres.ts';
import type { Cluster } from '../postgres.ts';

const news: string[] = [];
const told = { failed: (error: unknown) => news.push(String(error)), recovered: () => news.push('recovered') };

/** Asks every minute of the test's own time: each time it is tried anew. */
function asking(write: () => Promise<void>): () => Promise<string> {
  const health = new Health(write, told);
  let now = 0;
  return () =>
    health.check((now += 60_000)).then(
      () => 'well',
      (error: unknown) => (error instanceof TableError ? `${error.status} ${error.code}` : String(error)),
    );
}

describe('health', () => {
  it('tries once every two seconds, however many ask', async () => {
    let tries = 0;
    const health = new Health(async () => void tries++, told);
    for (let now = 0; now < 10_000; now += 10) await Promise.all([health.check(now), health.check(now)]);
    expect(tries).toBe(5);
  });

  it('tells of the first failure and of the recovery, once each', async () => {
    let works = true;
    news.length = 0;
    const ask = asking(async () => {
      if (!works) throw new Error('no room');
    });
    expect(await ask()).toBe('well');
    works = false;
    expect([await ask(), await ask()]).toEqual(['503 cannot-write', '503 cannot-write']);
    works = true;
    expect([await ask(), await ask()]).toEqual(['well', 'well']);
    expect(news).toEqual(['Error: no room', 'recovered']);
  });

  it('SQLite: a file that takes nothing more', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vesper-health-'));
    const db = new DatabaseSync(path.join(folder, 'small.sqlite'));
    const store = storeOn(db);
    const ask = asking(() => store.check());
    expect(await ask()).toBe('well');
    db.exec('pragma query_only = on');
    expect(await ask()).toBe('503 cannot-write');
    db.exec('pragma query_only = off');
    expect(await ask()).toBe('well');
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('health on PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  it('a database that takes nothing more', async () => {
    const url = await cluster.database();
    const store = await openPostgres(url);
    const ask = asking(() => store.check());
    expect(await ask()).toBe('well');
    const sql = postgres(url, { max: 1 });
    await sql`alter table settings rename to settings_elsewhere`;
    expect(await ask()).toBe('503 cannot-write');
    await sql`alter table settings_elsewhere rename to settings`;
    expect(await ask()).toBe('well');
    await sql.end();
    await store.close();
  });
});
