/** No file and no look at the past holds up the other tables, however long the match. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Replay } from '@vesper/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { LONGEST, ONLY_FORWARD } from '../../replaying/bounds.ts';
import { replayingHere } from '../../replaying/replaying.ts';
import type { Replaying } from '../../replaying/replaying.ts';
import { replayThreads } from '../../replaying/threads.ts';
import { openSqlite } from '../../store/sqlite.ts';
import * as shelf from '../toys/shelf.ts';
import { makeTable } from './house.ts';
import { endless, watchedHouse } from './long.ts';
import { ann, ben, closeAll, friend, me, tablesOn } from './tablesAlone.ts';

const games = new URL('../toys/shelf.ts', import.meta.url).href;
/** Milliseconds for which nothing may keep everybody else waiting. */
const HELD = 50;

const { person, longestHold } = watchedHouse();
const dungeon = await shelf.loadGame('dungeon');
const here = [{ kind: 'me' }, { kind: 'here' }, { kind: 'here' }, { kind: 'here' }];

/** Plays on at a table of its own until it is stopped, and says how many choices were made. */
async function playing(during: () => Promise<unknown>): Promise<number> {
  const browser = person();
  const { table } = await makeTable(browser, ['me', 'here']);
  await browser.join(table.id);
  let choices = 0;
  const over = new AbortController();
  const play = async (): Promise<void> => {
    for (; !over.signal.aborted; choices++) {
      await browser.chooseFirst(0);
      await browser.send({ t: 'undo', seat: 0, n: browser.scene!.n });
      await new Promise(resolve => setTimeout(resolve, 30)); // as fast as one may speak
    }
  };
  const played = play();
  try {
    await during();
  } finally {
    over.abort();
    await played;
  }
  return choices;
}

describe('a file', () => {
  it('of four megabytes of sealed answers given and taken back is refused, and nobody waits for it', async () => {
    const eve = person();
    await eve.request('/api/me');
    const file = endless(dungeon, 4, 108_218);
    const body = JSON.stringify({ file, seats: here });
    expect(body.length).toBeGreaterThan(3_900_000);
    expect(body.length).toBeLessThan(4_194_304);
    let answer: unknown;
    const attack = async (): Promise<void> => {
      answer = await eve.request('/api/tables/import', body);
    };
    let choices = 0;
    const held = await longestHold(async () => {
      choices = await playing(attack);
    });
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'too-long' } } });
    expect(held).toBeLessThan(HELD);
    expect(choices).toBeGreaterThan(0);
  });

  it('of the largest that is allowed becomes a table that can be looked at from end to end', async () => {
    const eve = person();
    await eve.request('/api/me');
    const body = JSON.stringify({ file: endless(dungeon, 4, LONGEST), seats: here });
    let id = '';
    const attack = async (): Promise<void> => {
      const { table } = await eve.ok('/api/tables/import', body);
      ({ id } = table);
      for (const n of [LONGEST - 1, LONGEST / 2, LONGEST, 0]) {
        expect(await eve.ok(`/api/tables/${id}/at/${n}`)).toMatchObject({ scene: { n } });
      }
      await eve.join(id);
      expect(await eve.ok<{ record: unknown[] }>(`/api/tables/${id}/file`)).toMatchObject({ game: 'dungeon' });
      expect((await eve.ok<{ tables: unknown[] }>('/api/tables')).tables).toHaveLength(1);
    };
    let choices = 0;
    const held = await longestHold(async () => {
      choices = await playing(attack);
    });
    expect(eve.scene!.n).toBe(LONGEST);
    expect(held).toBeLessThan(HELD);
    expect(choices).toBeGreaterThan(3);
  });

  it.each([
    ['many keys', `{${Array.from({ length: 300_000 }, (_, i) => `"k${i}":1`).join()}}`],
    ['many objects', `{"file":[${'{},'.repeat(1_300_000)}{}]}`],
    ['no JSON', '['.repeat(4_000_000)],
  ])('that is none, but %s, is refused, and nobody waits for it', async (_what, body) => {
    const eve = person();
    await eve.request('/api/me');
    let answer: unknown;
    const held = await longestHold(async () => {
      answer = await eve.request('/api/tables/import', body);
    });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad-request' } } });
    expect(held).toBeLessThan(HELD);
  });

  it('that is asked for again and again in one breath keeps nobody waiting', async () => {
    const [ann, ben] = [person(), person()];
    const { table, invitations } = await makeTable(ann, ['me', 'friend']);
    await ben.ok('/api/claim', { token: invitations[0].token });
    const { hostname, port } = new URL(ann.url);
    const ask = `GET /api/tables/${table.id}/file HTTP/1.1\r\nHost: table\r\nCookie: ${ann.cookie}\r\n\r\n`;
    const last = ask.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
    const breath = async (): Promise<void> => {
      const tcp = connect(Number(port), hostname).resume();
      tcp.write(ask.repeat(9) + last);
      await once(tcp, 'close');
    };
    const held = await longestHold(() => Promise.all(Array.from({ length: 12 }, breath)));
    expect(held).toBeLessThan(HELD);
  });

  it('is read a few times at once for one person, and then refused until that is done', async () => {
    const eve = person();
    await eve.request('/api/me');
    const body = JSON.stringify({ file: endless(dungeon, 4, LONGEST), seats: here });
    const ask = () => eve.request<{ error?: { code: string } }>('/api/tables/import', body);
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    const codes = new Set(answers.map(({ status, body: { error } }) => `${status} ${error?.code ?? 'made'}`));
    expect(codes).toEqual(new Set(['200 made', '429 too-fast']));
  });

  it('with one entry more is refused', async () => {
    const claim = await shelf.loadGame('claim');
    const file = endless(claim, 2, LONGEST + 1);
    const answer = await person().request('/api/tables/import', { file });
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'too-long' } } });
  });
});

describe('threads', () => {
  const opened: Replaying[] = [];
  afterEach(async () => {
    for (const threads of opened.splice(0)) await threads.close();
  });
  const threadsWith = (bounds: Partial<Parameters<typeof replayThreads>[0]>): Replaying => {
    const threads = replayThreads({ games, ...bounds });
    opened.push(threads);
    return threads;
  };
  const read = (text: string) => ({ job: 'read', text, n: undefined, at: 0 }) as const;

  it('give up what takes too long, and go on with the next', async () => {
    const hanging = new URL('../toys/hanging.ts', import.meta.url).href;
    const threads = threadsWith({ games: hanging, budget: 3000 });
    const file = JSON.parse(endless(await shelf.loadGame('claim'), 2, 2)) as Replay;
    const claiming = (cell: number) =>
      read(JSON.stringify({ ...file, hash: '', record: [{ seat: 0, ask: 'claim', choice: cell }] }));
    await expect(threads.do(claiming(1), 'ann')).resolves.toHaveProperty('entries', 1);
    const hangs = threads.do(claiming(2), 'ann').then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
    expect(await hangs).toBe('too-long');
    await expect(threads.do(claiming(3), 'ann')).resolves.toHaveProperty('entries', 1);
  });

  it('take only so much of one person, and of all', async () => {
    const threads = threadsWith({ ofOne: 2, inAll: 3 });
    const file = endless(dungeon, 2, 200);
    const asked = ['ann', 'ann', 'ann', 'ben', 'cat'].map(who => threads.do(read(file), who));
    const answers = await Promise.allSettled(asked);
    expect(
      answers.map(each => (each.status === 'fulfilled' ? 'done' : (each.reason as { code: string }).code)),
    ).toEqual(['done', 'done', 'too-fast', 'done', 'busy']);
    await expect(threads.do(read(file), 'ann')).resolves.toHaveProperty('entries', 200);
  });

  it('let everybody have a turn, however much one has asked for', async () => {
    const threads = threadsWith({ threads: 1 });
    const file = endless(dungeon, 2, 50);
    const done: string[] = [];
    const asked = ['ann', 'ann', 'ann', 'ann', 'ben'].map(who =>
      threads.do(read(file), who).then(() => done.push(who)),
    );
    await Promise.all(asked);
    expect(done).toEqual(['ann', 'ann', 'ben', 'ann', 'ann']);
  });

  it('say what is wrong as the thread of everybody would', async () => {
    const threads = threadsWith({});
    const alone = replayingHere(shelf);
    const deep = `{"vesper":1,"record":${'['.repeat(200_000)}`;
    const file = JSON.parse(endless(dungeon, 2, 20)) as { record: unknown[] };
    const nested = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`) as object;
    const bad = [
      'nothing',
      '{}',
      deep,
      JSON.stringify({ ...file, game: 'chess' }),
      JSON.stringify({ ...file, version: 77 }),
      JSON.stringify({ ...file, record: [{ seat: 0, ask: 'putAway', choice: 99 }] }),
      JSON.stringify({ ...file, record: [{ seat: 0, ask: 'putAway', choice: nested }] }),
      JSON.stringify({ vesper: 1, sealed: 'AAAA' }),
    ];
    for (const text of bad) {
      const expected = await alone.do(read(text), 'ann').catch((error: unknown) => error);
      const { name, code, message } = expected as Error & { code: string };
      expect(name).toMatch(/^(Table|Vesper)Error$/);
      await expect(threads.do(read(text), 'ann')).rejects.toMatchObject({ name, code, message });
    }
  });
});

describe('a long match', () => {
  afterEach(closeAll);

  it('goes only forward from some length on, and so comes to its end', async () => {
    const tables = tablesOn();
    const claim = await shelf.loadGame('claim');
    const id = await tables.import(endless(claim, 2, ONLY_FORWARD), [me, { kind: 'here' }], undefined, ann);
    const live = await tables.live(id);
    for (let n = 0; n < 64; n++) {
      await live.choose(n % 2, `claim:${n % 2}:${ONLY_FORWARD + n}`, n);
      const undo = live.undo(n % 2, ONLY_FORWARD + n + 1);
      await expect(undo).rejects.toMatchObject({ code: n === 63 ? 'not-started' : 'too-long' });
    }
    expect(live.info('ann').status).toBe('over');
  });

  it('is loaded by a thread, which leaves the next one less to do', async () => {
    const store = openSqlite(':memory:');
    const first = tablesOn({ store });
    const { id, invitations } = await first.create({ game: 'claim', seats: [me, friend] }, ann);
    await first.claim(invitations[0].token, ben);
    const live = await first.live(id);
    for (let n = 0; n < 200; n += 2) {
      await live.choose(0, `claim:0:${n}`, 5);
      await live.undo(0, n + 1);
    }
    const jobs: string[] = [];
    const alone = replayingHere(shelf);
    const replaying: Replaying = { ...alone, do: (job, who) => (jobs.push(`${job.job} ${who}`), alone.do(job, who)) };
    expect((await tablesOn({ store, replaying }).live(id)).match).toEqual(live.match);
    expect((await tablesOn({ store, replaying }).live(id)).match).toEqual(live.match);
    expect(jobs).toEqual(['rebuild null']);
  });
});

describe('the file of a character', () => {
  const carrying = (records: readonly unknown[]): string =>
    JSON.stringify({ vesper: 1, kind: 'legacy', game: 'wicks', sheet: { crowns: 1 }, at: 0, records });

  it('with a record as long as any may be is played again in a thread, and nobody waits for it', async () => {
    const eve = person();
    await eve.request('/api/me');
    const record: unknown = JSON.parse(endless(await shelf.loadGame('wicks'), 2, LONGEST));
    let answer: unknown;
    let choices = 0;
    const attack = async (): Promise<void> => {
      answer = await eve.request('/api/legacies/import', { file: carrying([record]) });
    };
    const held = await longestHold(async () => {
      choices = await playing(attack);
    });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad-legacy' } } });
    expect(held).toBeLessThan(HELD);
    expect(choices).toBeGreaterThan(0);
  });

  it('with more than that, or with four megabytes of anything, is refused at once', async () => {
    const eve = person();
    await eve.request('/api/me');
    const record: unknown = JSON.parse(endless(await shelf.loadGame('wicks'), 2, LONGEST + 1));
    const texts = [carrying([record]), '['.repeat(3_900_000), `"${'x'.repeat(3_900_000)}"`];
    for (const file of texts) {
      const began = performance.now();
      const { body } = await eve.request<{ error: { code: string } }>('/api/legacies/import', { file });
      expect(body.error.code).toBe('bad-file');
      expect(performance.now() - began).toBeLessThan(5000);
    }
  });
});
