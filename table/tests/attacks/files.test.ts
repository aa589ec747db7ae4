/** Nobody reads a running match from its file: not a stranger, not a former holder, not its own players. */
import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../messages.ts';
import type { Browser } from '../browser.ts';
import { house, makeTable } from './house.ts';

const { person } = house();

async function fileOf(browser: Browser, id: string): Promise<{ status: number; body: Record<string, unknown> }> {
  return browser.request(`/api/tables/${id}/file`);
}

async function solo(browser: Browser, id: string): Promise<boolean> {
  return (await browser.ok(`/api/tables/${id}`)).table.solo;
}

async function isRefused(browser: Browser, id: string): Promise<void> {
  expect(await fileOf(browser, id)).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
  expect(await solo(browser, id)).toBe(false);
}

async function isSealed(browser: Browser, id: string): Promise<void> {
  const { status, body } = await fileOf(browser, id);
  expect([status, Object.keys(body)]).toEqual([200, ['vesper', 'game', 'table', 'sealed']]);
  expect(await solo(browser, id)).toBe(false);
}

async function isPlain(browser: Browser, id: string): Promise<void> {
  const { status, body } = await fileOf(browser, id);
  expect([status, typeof body.seed]).toEqual([200, 'string']);
}

describe('the file of a running match', () => {
  it.each(['claim', 'salem', 'realm', 'dungeon'])('of %s is sealed for its players and for nobody else', async game => {
    const [ann, ben, eve] = [person(), person(), person()];
    const { table, invitations } = await makeTable(ann, ['me', 'friend'], game);
    await ben.ok('/api/claim', { token: invitations[0].token });
    await isSealed(ann, table.id);
    await isSealed(ben, table.id);
    await isRefused(eve, table.id);
  });

  it('cannot be imported, by its players neither', async () => {
    const [ann, ben] = [person(), person()];
    const { table, invitations } = await makeTable(ann, ['me', 'friend']);
    await ben.ok('/api/claim', { token: invitations[0].token });
    const file = JSON.stringify((await fileOf(ben, table.id)).body);
    const answer = await ben.request<{ error: object }>('/api/tables/import', {
      file,
      seats: [{ kind: 'me' }, { kind: 'here' }],
    });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad-request' } } });
    expect(JSON.stringify(answer.body)).toContain('sealed because its match was running');
  });

  it('is as long as any other, whatever was chosen', async () => {
    const ann = person();
    const lengths = new Set<number>();
    for (const game of ['claim', 'salem', 'dungeon']) {
      const ben = person();
      const { table, invitations } = await makeTable(ann, ['me', 'friend'], game);
      await ben.ok('/api/claim', { token: invitations[0].token });
      lengths.add(((await fileOf(ann, table.id)).body.sealed as string).length);
      await ann.join(table.id);
      if (ann.asked(0) === undefined) continue;
      await ann.chooseFirst(0);
      lengths.add(((await fileOf(ann, table.id)).body.sealed as string).length);
    }
    expect(lengths.size).toBe(1);
  });

  it('is no more for who gave up the seat', async () => {
    const [ann, ben, cat] = [person(), person(), person()];
    const { table, invitations } = await makeTable(ann, ['me', 'friend', 'friend']);
    await ben.ok('/api/claim', { token: invitations[0].token });
    await cat.ok('/api/claim', { token: invitations[1].token });
    await isSealed(ben, table.id);
    await ben.ok(`/api/tables/${table.id}/leave`, {});
    await isRefused(ben, table.id);
    await ann.ok(`/api/tables/${table.id}/leave`, {});
    await isRefused(ann, table.id);
    // Who is left among bots is not alone: the others had hands of their own.
    await isSealed(cat, table.id);
  });

  it('is no more for who made the table and left it', async () => {
    const ann = person();
    const { table } = await makeTable(ann, ['me', 'bot'], 'salem'); // which bots do not end while we look
    await isPlain(ann, table.id);
    await ann.ok(`/api/tables/${table.id}/leave`, {});
    await isRefused(ann, table.id);
  });

  it('is sealed for who made the table for others', async () => {
    const [ann, ben, cat] = [person(), person(), person()];
    const { table, invitations } = await makeTable(ann, ['friend', 'friend']);
    await ben.ok('/api/claim', { token: invitations[0].token });
    await cat.ok('/api/claim', { token: invitations[1].token });
    await isSealed(ann, table.id);
  });

  it('of somebody who plays alone is plain for that one only, and so is what is made of it', async () => {
    const [ann, eve] = [person(), person()];
    const { table } = await makeTable(ann, ['me', 'here']);
    await isPlain(ann, table.id);
    await isRefused(eve, table.id);
    const file = JSON.stringify((await fileOf(ann, table.id)).body);
    const copy = await ann.ok('/api/tables/import', { file, seats: [{ kind: 'me' }, { kind: 'here' }] });
    await isPlain(ann, copy.table.id);
    await isRefused(eve, copy.table.id);
  });

  it('that leads elsewhere than it says makes no table', async () => {
    const ann = person();
    const { table } = await makeTable(ann, ['me', 'here']);
    const { body } = await fileOf(ann, table.id);
    const file = JSON.stringify({ ...body, hash: '0123456789abcdef' });
    const answer = await ann.request<{ error: object }>('/api/tables/import', { file });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'replay-differs' } } });
  });

  it('is plain for everybody when the match is over', async () => {
    const [ann, ben, eve] = [person(), person(), person()];
    const { table, invitations } = await makeTable(ann, ['me', 'friend']);
    await ben.ok('/api/claim', { token: invitations[0].token });
    await ben.ok(`/api/tables/${table.id}/concede`, { seat: 1 });
    for (const browser of [ann, ben, eve]) await isPlain(browser, table.id);
    const next = await ann.ok<{ table: TableInfo }>(`/api/tables/${table.id}/rematch`, {});
    await ben.ok(`/api/tables/${next.table.id}/sit`, {});
    await isSealed(ann, next.table.id);
    await isRefused(eve, next.table.id);
  });

  it('of a table of bots is plain for who made it only', async () => {
    const [ann, eve] = [person(), person()];
    const { table } = await makeTable(ann, ['bot', 'bot', 'bot'], 'salem');
    await isRefused(eve, table.id);
    await isPlain(ann, table.id);
  });
});
