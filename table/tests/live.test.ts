import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableInfo } from '../messages.ts';
import { Browser } from './browser.ts';
import { freePort, startNode } from './node.ts';
import type { NodeProcess } from './node.ts';

let node: NodeProcess;

beforeAll(async () => {
  node = await startNode(path.join(mkdtempSync(path.join(tmpdir(), 'vesper-')), 'tables.sqlite'), await freePort());
});
afterAll(async () => {
  expect(await node.stop()).toBe(0);
});

interface Created {
  readonly table: TableInfo;
  readonly invitations: { seat: number; token: string }[];
}

async function tableForTwo(cells = 8): Promise<{ ann: Browser; ben: Browser; id: string; token: string }> {
  const ann = new Browser(node.url);
  const ben = new Browser(node.url);
  await ann.ok('/api/me', { name: 'Ann' });
  const made = await ann.ok<Created>('/api/tables', {
    game: 'claim',
    options: { cells },
    seats: [{ kind: 'me' }, { kind: 'friend' }],
    words: 'a candle',
  });
  const [{ token }] = made.invitations;
  await ann.join(made.table.id);
  await ben.ok('/api/claim', { token, name: 'Ben', words: 'an owl' });
  await ben.join(made.table.id);
  await ann.until(b => b.scene !== null, 'the match to begin');
  return { ann, ben, id: made.table.id, token };
}

describe('two people and a spectator', () => {
  it('play a match to its end and see the same', async () => {
    const { ann, ben, id } = await tableForTwo();
    const eve = new Browser(node.url);
    await eve.join(id);
    expect(eve.messages[0]).toMatchObject({ t: 'snapshot', viewer: 'spectator' });
    for (let n = 0; n < 8; n++) {
      const [one, seat] = n % 2 === 0 ? ([ann, 0] as const) : ([ben, 1] as const);
      await one.until(b => b.scene?.n === n, `entry ${n}`);
      expect(await one.chooseFirst(seat)).toMatchObject({ t: 'ok' });
    }
    for (const one of [ann, ben, eve]) {
      await one.until(b => b.table?.status === 'over', 'the end');
      expect(one.gaps).toEqual([]);
      expect(one.scene).toMatchObject({ n: 8, over: true, view: { cells: [0, 1, 0, 1, 0, 1, 0, 1] } });
      expect(one.table!.revealed!.words).toEqual(['a candle', 'an owl']);
      one.close();
    }
    expect(eve.messages.filter(message => message.t === 'snapshot')).toHaveLength(1);
  });
});
