/** A fault in a game's rules ends the choice that met it: not the match, not the server, and it shows nothing hidden. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TableInfo } from '../../messages.ts';
import { Browser } from '../browser.ts';
import { freePort, startNode } from '../node.ts';
import type { NodeProcess } from '../node.ts';

let node: NodeProcess;
let said = '';
beforeAll(async () => {
  const db = path.join(mkdtempSync(path.join(tmpdir(), 'vesper-')), 'tables.sqlite');
  node = await startNode(db, await freePort());
  node.process.stdout!.on('data', (text: Buffer) => (said += text.toString()));
});
afterAll(() => node.stop());

it.each([
  ['when the choice is carried out', 1],
  ['when what has become of it is shown', 2],
])('%s, the match is as it was and goes on', async (_when, cell) => {
  const ann = new Browser(node.url);
  const seats = [{ kind: 'me' }, { kind: 'here' }];
  const { table } = await ann.ok<{ table: TableInfo }>('/api/tables', {
    game: 'stumble',
    options: { cells: 4 },
    seats,
  });
  await ann.join(table.id);
  const choose = (seat: number, choice: number): Promise<unknown> =>
    ann.send({ t: 'choose', seat, decision: ann.scene!.asked[0].id, choice });

  await choose(0, 3);
  await ann.until(b => b.scene?.n === 1, 'the first choice');
  await ann.join(table.id, 1);
  const before = structuredClone(ann.scene);
  if (cell === 1) {
    const unforeseen = { t: 'forecast', forecast: { final: 'shown', told: [], more: true } };
    const message = { seat: 1, decision: ann.scene!.asked[0].id, choice: cell };
    expect(await ann.send({ t: 'consider', ...message })).toMatchObject(unforeseen);
    expect(await ann.send({ t: 'choose', ...message, unlessFinal: true })).toMatchObject(unforeseen);
  }
  said = '';
  expect(await choose(1, cell)).toMatchObject({
    t: 'error',
    code: 'broken-rules',
    message: expect.stringMatching(/^The rules of this game stumble/) as string,
  });
  await expect.poll(() => said).toContain('99 was to be found among');
  await ann.join(table.id, 1);
  expect(ann.scene).toEqual(before);
  expect(await choose(1, 0)).toMatchObject({ t: 'ok' });
  await ann.until(b => b.scene?.n === 2, 'the second choice');

  // Another node would find the same match in the store.
  const { body } = await ann.request<{ record: unknown[] }>(`/api/tables/${table.id}/file`);
  expect(body.record).toHaveLength(2);
});
