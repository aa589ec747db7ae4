/** What would come of a choice, asked for over a socket, and choices that are made only if they can be taken back. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualLimits } from '../http/limits.ts';
import type { TableInfo, ToPage } from '../messages.ts';
import { Browser } from './browser.ts';
import { freePort, startNode } from './node.ts';
import type { NodeProcess } from './node.ts';

let node: NodeProcess;
beforeAll(async () => {
  node = await startNode(path.join(mkdtempSync(path.join(tmpdir(), 'vesper-')), 'tables.sqlite'), await freePort());
});
afterAll(() => node.stop());

interface Created {
  readonly table: TableInfo;
  readonly invitations: { seat: number; token: string }[];
}

async function sit(seats: readonly ('me' | 'friend' | 'bot')[], game: string): Promise<Browser[]> {
  const ann = new Browser(node.url);
  await ann.ok('/api/me', { name: 'Ann' });
  const request = { game, seats: seats.map(kind => ({ kind })) };
  const { table, invitations } = await ann.ok<Created>('/api/tables', request);
  const others: Browser[] = [];
  for (const { token } of invitations) {
    const ben = new Browser(node.url);
    await ben.ok('/api/claim', { token, name: 'Ben' });
    await ben.join(table.id);
    others.push(ben);
  }
  await ann.join(table.id);
  await ann.until(b => b.asked(0) !== undefined, 'a question');
  return [ann, ...others];
}

function first(browser: Browser, seat = 0): { seat: number; decision: string; choice: unknown } {
  const { id, choices } = browser.asked(seat)!;
  return { seat, decision: id, choice: choices![0] };
}

describe('considering', () => {
  it('tells what would come of a choice, and nothing happens', async () => {
    const [ann, ben] = await sit(['me', 'friend'], 'claim');
    const answer = await ann.send({ t: 'consider', ...first(ann) });
    expect(answer).toMatchObject({ t: 'forecast', forecast: { final: null, next: [1], more: false } });
    const told = await ann.send({ t: 'choose', ...first(ann) });
    expect(told.t).toBe('ok');
    await ben.until(b => b.scene?.n === 1, 'the choice');
    expect(ben.messages.some(({ t }) => t === 'forecast')).toBe(false);
  });

  it('is refused for what is not there, by name', async () => {
    const [ann] = await sit(['me', 'friend'], 'claim');
    const asked = first(ann);
    const code = async (more: object): Promise<unknown> => {
      const answer = await ann.send({ t: 'consider', ...asked, ...more });
      return answer.t === 'error' ? answer.code : answer.t;
    };
    expect(await code({ choice: 99 })).toBe('illegal-choice');
    expect(await code({ choice: 'a wish' })).toBe('illegal-choice');
    expect(await code({ decision: 'claim:0:7' })).toBe('stale-decision');
    expect(await code({ seat: 1 })).toBe('not-your-seat');
    expect(await code({ seat: 15 })).toBe('not-your-seat');
    expect(await code({ choice: null })).toBe('bad-request');
    expect(await code({ wish: true })).toBe('bad-request');
  });

  it('has a measure, beside which one can still choose', async () => {
    const [ann] = await sit(['me', 'friend'], 'claim');
    const answers: ToPage[] = [];
    // So many at once as no single socket bears.
    for (let socket = 0; socket < 5; socket++) {
      const page = new Browser(node.url);
      page.cookie = ann.cookie;
      await page.join(ann.table!.id);
      const asked = Array.from({ length: 32 }, () => page.send({ t: 'consider', ...first(ann) }));
      answers.push(...(await Promise.all(asked)));
      page.close();
    }
    const refused = answers.filter(({ t }) => t === 'error');
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(usualLimits.doors.forecast.atOnce);
    expect(refused[0]).toMatchObject({ t: 'error', code: 'too-fast' });
    expect(await ann.chooseFirst(0)).toMatchObject({ t: 'ok' });
  });
});

describe('a choice unless it is final', () => {
  it('is made where a person is asked next, and once if it comes twice', async () => {
    const [ann, ben] = await sit(['me', 'friend'], 'claim');
    const choice = { t: 'choose', ...first(ann), unlessFinal: true };
    expect(await ann.send(choice)).toMatchObject({ t: 'ok' });
    expect(await ann.send(choice)).toMatchObject({ t: 'ok' });
    await ben.until(b => b.scene?.n === 1, 'the choice');
    expect(ben.scene!.n).toBe(1);
  });

  it('is not made where a bot goes on: what would come of it is told, and it can be made then', async () => {
    const [ann] = await sit(['me', 'bot'], 'claim');
    const choice = { t: 'choose', ...first(ann) };
    expect(await ann.send({ ...choice, unlessFinal: true })).toMatchObject({
      t: 'forecast',
      forecast: { final: 'others', next: [1] },
    });
    expect(ann.scene!.n).toBe(0);
    expect(await ann.send(choice)).toMatchObject({ t: 'ok' });
  });

  it('is refused as any other', async () => {
    const [ann] = await sit(['me', 'bot'], 'claim');
    const choice = { t: 'choose', ...first(ann), unlessFinal: true };
    expect(await ann.send({ ...choice, choice: 99 })).toMatchObject({ t: 'error', code: 'illegal-choice' });
    expect(await ann.send({ ...choice, decision: 'claim:0:7' })).toMatchObject({ t: 'error', code: 'stale-decision' });
    expect(await ann.send({ ...choice, unlessFinal: false })).toMatchObject({ t: 'error', code: 'bad-request' });
  });
});
