/** Who runs the server reads a running match from the sealed file that a player sent. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serve } from '@vesper/table';
import type { Serving } from '@vesper/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { document, folder, vesper } from './run.ts';

let node: Serving;
const db = path.join(folder, 'tables.sqlite');
const sealed = path.join(folder, 'sealed.json');
let table = '';
let ben: ReturnType<typeof person>;

interface Made {
  readonly table: { readonly id: string };
  readonly invitations: readonly { readonly token: string }[];
}

/** A person's requests, by its cookie. */
function person(): (route: string, body?: unknown) => Promise<unknown> {
  let cookie = '';
  return async (route, body) => {
    const answer = await fetch(node.url + route, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer.json();
  };
}

beforeAll(async () => {
  node = await serve({ port: 0, db, logLevel: 'fatal' });
  const ann = person();
  ben = person();
  const made = (await ann('/api/tables', { game: 'salem', seats: [{ kind: 'me' }, { kind: 'friend' }] })) as Made;
  table = made.table.id;
  await ben('/api/claim', { token: made.invitations[0].token });
  writeFileSync(sealed, JSON.stringify(await ben(`/api/tables/${table}/file`)));
});
afterAll(() => node.close());

describe('vesper unseal', () => {
  it('opens the file while the server runs, and replay reads it', async () => {
    const out = path.join(folder, 'plain.json');
    const told = await document(['unseal', sealed, '--db', db, '--out', out]);
    expect(told).toEqual({ file: out, game: 'salem', table, entries: 0 });
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ seed: expect.any(String), table: { id: table } });
    expect(await document(['replay', out, '--verify'])).toMatchObject({ verified: true, fairDice: true });
  });

  it('finds the store in a data directory, and writes beside other matches or to a pipe', async () => {
    const args = ['unseal', sealed, '--data-dir', folder];
    const { status, out } = await vesper(args);
    expect([status, out]).toEqual([0, expect.stringContaining(`.vesper/matches/salem-${table}.json`)]);
    expect(JSON.parse((await vesper([...args, '--out', '-'])).out)).toMatchObject({ table: { id: table } });
  });

  it('says what is wrong', async () => {
    const other = path.join(folder, 'other.sqlite');
    await (await serve({ port: 0, db: other, logLevel: 'fatal' })).close();
    const plain = path.join(folder, 'other.json');
    writeFileSync(plain, '{"vesper":1}');
    for (const [args, code, sentence] of [
      [['unseal', sealed, '--db', other], 'cannot-unseal', 'This was not sealed by this server.'],
      [['unseal', sealed, '--db', path.join(folder, 'nowhere')], 'cannot-unseal', 'There are no tables in'],
      [['unseal', plain, '--db', db], 'cannot-unseal', 'This file is not sealed.'],
      [['unseal', path.join(folder, 'missing.json')], 'missing-file', 'There is no file'],
      [['replay', sealed], 'sealed-file', 'vesper unseal'],
    ] as const) {
      const { err, status } = await vesper(args);
      expect(status).not.toBe(0);
      expect(err).toMatch(`error [${code}]`);
      expect(err).toContain(sentence);
    }
  });

  it('opens what is stored of a table that is damaged', async () => {
    await node.close();
    const store = new DatabaseSync(db);
    store.prepare('update tables set body = substr(body, 1, 99) where id = ?').run(table);
    store.close();
    node = await serve({ port: 0, db, logLevel: 'fatal' });
    writeFileSync(sealed, JSON.stringify(await ben(`/api/tables/${table}/file`)));
    const out = path.join(folder, 'damaged.json');
    const { status, out: said } = await vesper(['unseal', sealed, '--db', db, '--out', out]);
    expect([status, said]).toEqual([0, `0 entries of a table that is damaged, written to ${out}\n`]);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({
      body: expect.stringMatching(/^{.{98}$/),
      damaged: [],
    });
  });
});
