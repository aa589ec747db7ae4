/** What whoever runs a server types: serve, backup, restore. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '@vesper/table';
import { describe, expect, it } from 'vitest';
import { document, folder, vesper } from './run.ts';

const at = (name: string): string => path.join(folder, name);

describe('vesper backup and restore', () => {
  it('copy everything beside a running server, and put it elsewhere', async () => {
    const node = await serve({ port: 0, db: at('tables.sqlite'), logLevel: 'silent' });
    const made = await fetch(`${node.url}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Hester"}',
    });
    expect(made.status).toBe(200);
    const { rows } = await document<{ rows: Record<string, number> }>(['backup', 'all.gz', '--db', 'tables.sqlite']);
    expect(rows).toMatchObject({ tables: 0, identities: 1, devices: 1 });
    expect(await vesper(['backup', 'all.gz', '--db', 'tables.sqlite', '--json'])).toMatchObject({ status: 1 });
    await node.close();
    const { status, out } = await vesper(['restore', 'all.gz', '--data-dir', 'elsewhere']);
    expect([status, out]).toEqual([0, '0 tables, 0 entries and 1 person, restored from all.gz\n']);
    expect(existsSync(at('elsewhere/tables.sqlite'))).toBe(true);
  });

  it('say in one sentence why not', async () => {
    const { status, out, err } = await vesper(['restore', 'nowhere.gz', '--data-dir', 'other']);
    expect([status, out, err]).toEqual([1, '', 'error [nothing-there]: nowhere.gz does not exist.\n']);
  });
});

describe('vesper serve', () => {
  it('refuses what is not a database of ours in one sentence', async () => {
    writeFileSync(at('letter'), 'Dear Abigail, '.repeat(500));
    const { status, out, err } = await vesper(['serve', '--db', 'letter', '--port', '1']);
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^error \[store-unusable\]: \S*letter is not a database of Vesper\.\n$/);
  });
});
