/**
 * Nothing hidden leaves the server. Everything that a seat and a spectator are sent during whole matches is compared
 * with what they would be sent at twin tables, which differ only in what they may not know.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whyDid } from '@vesper/bots/why';
import { below, fastChance, imagine, log, replayTo } from '@vesper/kernel';
import type { Match, Viewer } from '@vesper/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableInfo } from '../messages.ts';
import { scene } from '../scenes.ts';
import type { TableFile } from '../tables/file.ts';
import { play } from '../tables/record.ts';
import { Browser } from './browser.ts';
import { freePort, shelf, startNode } from './node.ts';
import type { NodeProcess } from './node.ts';
import { loadGame } from './toys/shelf.ts';

let node: NodeProcess;
beforeAll(async () => {
  const db = path.join(mkdtempSync(path.join(tmpdir(), 'vesper-')), 'tables.sqlite');
  node = await startNode(db, await freePort(), [
    '--games',
    shelf,
    '--message-rate',
    '10000',
    '--request-rate',
    '10000',
  ]);
});
afterAll(() => node.stop());

interface Played {
  readonly ann: Browser;
  readonly ben: Browser;
  readonly eve: Browser;
  readonly token: string;
  readonly file: TableFile;
  /** What each had been sent before the last choice. */
  readonly before: ReadonlyMap<Browser, string>;
}

async function playWhole(game: string, seed: string): Promise<Played> {
  const [ann, ben, eve] = [new Browser(node.url), new Browser(node.url), new Browser(node.url)];
  const made = await ann.ok<{ table: TableInfo; invitations: { token: string }[] }>('/api/tables', {
    game,
    seats: [{ kind: 'me' }, { kind: 'friend' }, { kind: 'bot', bot: 'random' }],
    words: 'the words of Ann',
  });
  const [{ token }] = made.invitations;
  const { id } = made.table;
  await eve.join(id);
  await ann.join(id);
  await ben.ok('/api/claim', { token, words: 'the words of Ben' });
  await ben.join(id);
  const rng = fastChance(seed);
  let before = new Map<Browser, string>();
  const all = [ann, ben, eve];
  for (let n = 0; ;) {
    for (const one of all) await one.until(b => b.scene !== null && b.scene.n >= n, `entry ${n}`);
    const [turn] = (
      [
        [ann, 0],
        [ben, 1],
      ] as const
    ).filter(([one, seat]) => one.asked(seat) !== undefined);
    if (ann.scene!.over) break;
    if (turn === undefined) {
      await Promise.race(
        [ann, ben].map((one, seat) => one.until(b => b.scene!.over || b.asked(seat) !== undefined, 'a turn')),
      );
      n = Math.max(ann.scene!.n, ben.scene!.n);
      continue;
    }
    const [one, seat] = turn;
    const asked = one.asked(seat)!;
    n = one.scene!.n + 1;
    before = new Map(all.map(each => [each, each.received.join('\n')]));
    // Now and then somebody changes their mind.
    const undo = one.scene!.undoable > 0 && below(rng, 6) === 0;
    const choice = asked.choices![below(rng, asked.choices!.length)];
    const message = undo ? { t: 'undo', seat, n: one.scene!.n } : { t: 'choose', seat, decision: asked.id, choice };
    expect(await one.send(message)).toMatchObject({ t: 'ok' });
  }
  for (const one of all) await one.until(b => b.scene!.over, 'the end');
  return { ann, ben, eve, token, before, file: await eve.ok<TableFile>(`/api/tables/${id}/file`) };
}

describe.each(['claim', 'salem'])('a whole match of %s', id => {
  let played: Played;
  beforeAll(async () => {
    played = await playWhole(id, `secrets of ${id}`);
  });

  it('shows a seat and a spectator what they would see at every twin table', async () => {
    const game = await loadGame(id);
    const rng = fastChance('twins');
    const { ann, ben, eve, file } = played;
    const viewers: [Browser, Viewer][] = [
      [ann, 0],
      [ben, 1],
      [eve, 'spectator'],
    ];
    const match = replayTo(game, file, 0);
    for (let n = 0; n < file.record.length; n++) {
      for (const [browser, viewer] of viewers) {
        const shown = browser.scenes.get(n);
        if (shown === undefined) continue;
        const twin: Match = { ...match, state: imagine(game, match.state, viewer, rng) };
        expect(shown).toEqual(JSON.parse(JSON.stringify(scene(twin, viewer))));
      }
      play(match, file.record[n]);
    }
    for (const [browser, viewer] of viewers) {
      expect(browser.scenes.size).toBe(file.record.length + 1);
      expect(browser.log).toEqual(JSON.parse(JSON.stringify(log(match, viewer))));
      expect(browser.gaps).toEqual([]);
    }
  });

  it('sends no token, seed, secret, identity or foreign words while it runs', () => {
    const { ann, ben, eve, token, file, before } = played;
    const identity = (browser: Browser): string => decodeURIComponent(browser.cookie.split('=')[1]).split('.')[0];
    const hidden = [
      file.seed,
      file.fair!.secret,
      ...[ann, ben, eve].map(identity),
      '"secret"',
      '"only"',
      '"chance"',
      '"agenda"',
    ];
    const forbidden: [Browser, string[]][] = [
      [ann, [...hidden, 'the words of Ben']],
      [ben, [...hidden, token, 'the words of Ann']],
      [eve, [...hidden, token, 'the words of Ann', 'the words of Ben']],
    ];
    for (const [browser, texts] of forbidden) {
      expect(texts.filter(text => before.get(browser)!.includes(text))).toEqual([]);
    }
    for (const browser of [ben, eve]) expect(browser.received.join('').includes(token)).toBe(false);
    expect(ann.received.filter(text => text.includes(token))).toHaveLength(1); // the answer that gave her the link
  });

  it('tells why a bot did something to everybody when it is over', async () => {
    const { ann, ben, eve, file, before } = played;
    const n = file.record.findIndex(entry => entry.seat === 2 && !('undo' in entry)) + 1;
    expect(whyDid(await loadGame(id), file, n, 'random')).toMatchObject({ n, seat: 2, by: 'chance' });
    for (const browser of [ann, ben, eve]) {
      for (const reason of ['"expects"', '"instead"', '"weighed"']) expect(before.get(browser)).not.toContain(reason);
    }
  });
});

describe('while a match runs', () => {
  it('nobody gets what a reason of its bot could be worked out from: opponent, spectator, stranger', async () => {
    const [ann, ben, eve, stranger] = [0, 1, 2, 3].map(() => new Browser(node.url));
    const made = await ann.ok<{ table: TableInfo; invitations: { token: string }[] }>('/api/tables', {
      game: 'salem',
      seats: [{ kind: 'me' }, { kind: 'friend' }, { kind: 'bot', bot: 'adept' }],
      words: 'the words of Ann',
    });
    const { id } = made.table;
    await stranger.ok('/api/me');
    await ann.join(id);
    await ben.ok('/api/claim', { token: made.invitations[0].token, words: 'the words of Ben' });
    await ben.join(id);
    await eve.join(id);
    await ann.until(b => b.scene !== null, 'the match');
    for (const player of [ann, ben]) {
      const file = await player.ok<Record<string, unknown>>(`/api/tables/${id}/file`);
      expect(Object.keys(file).sort()).toEqual(['game', 'sealed', 'table', 'vesper']);
    }
    for (const onlooker of [eve, stranger]) {
      const { status, body } = await onlooker.request(`/api/tables/${id}/file`);
      expect(status).toBe(403);
      expect(JSON.stringify(body)).not.toContain('"record"');
    }
    // A hint tells a seat about its own choices, and nobody else's.
    for (const asks of [ben, eve, stranger]) {
      const { status } = await asks.request(`/api/tables/${id}/hint`, { seat: 2 });
      expect(status).toBe(403);
    }
  });
});
