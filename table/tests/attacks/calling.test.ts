/** Nobody is called without end, and nobody fills a table's row by calling. */
import { expect, it } from 'vitest';
import type { TableInfo } from '../../messages.ts';
import { house, makeTable } from './house.ts';

const { person } = house();

it('of a flood of nudges one arrives, and then the door is shut', async () => {
  const [ann, ben, eve] = [person(), person(), person()];
  const { table, invitations } = await makeTable(ann, ['me', 'friend']);
  await ben.ok('/api/claim', { token: invitations[0].token });
  await eve.ok('/api/me', { name: 'Eve' });
  await ann.join(table.id);
  const before = ann.messages.length;
  const codes = new Map<string, number>();
  const count = (code: string): void => void codes.set(code, (codes.get(code) ?? 0) + 1);
  for (let i = 0; i < 30; i++) {
    const answer = await ben.request<{ error?: { code: string } }>(`/api/tables/${table.id}/nudge`, { seat: 0 });
    count(answer.body.error?.code ?? 'ok');
  }
  expect(Object.fromEntries(codes)).toEqual({ ok: 1, 'too-fast': 29 });
  expect(ann.messages.slice(before).filter(({ t }) => t === 'table')).toHaveLength(1);
  expect(ann.table!.seats[0].nudge).toMatchObject({ by: 1 });
  // Who has no seat learns nothing from it and calls nobody.
  const refused = await eve.request(`/api/tables/${table.id}/nudge`, { seat: 0 });
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'not-your-seat' } } });
});

it('handing a seat back and forth leaves a row that does not grow', async () => {
  const [ann, ben] = [person(), person()];
  const { table, invitations } = await makeTable(ann, ['me', 'friend']);
  await ben.ok('/api/claim', { token: invitations[0].token });
  const size = async (): Promise<number> =>
    JSON.stringify((await ann.ok<{ table: TableInfo }>(`/api/tables/${table.id}`)).table).length;
  const first = await size();
  for (let i = 0; i < 20; i++) {
    await ben.ok(`/api/tables/${table.id}/bot`, { seat: 1 });
    await ben.ok(`/api/tables/${table.id}/takeback`, { seat: 1 });
  }
  expect(await size()).toBe(first);
});
