/** What matches leave to people: kept, saved, taken from files, brought to tables, and nobody else's. */
import { left, start, toReplay } from '@vesper/kernel';
import { legacyFile } from '@vesper/kernel/proof';
import type { Plain } from '@vesper/kernel';
import type { LegacyFile } from '@vesper/kernel/proof';
import { wicks } from '@vesper/kernel/toys/wicks/game';
import { describe, expect, it } from 'vitest';
import type { LegacyInfo, TableInfo } from '../messages.ts';
import { MOST_KEPT } from '../tables/legacies.ts';
import { house } from './attacks/house.ts';
import type { Made } from './attacks/house.ts';
import type { Browser } from './browser.ts';

const { person, again } = house({ limits: { requests: 60_000 } });

const options = { nights: 2 };
const kept = async (who: Browser): Promise<LegacyInfo[]> =>
  (await who.ok<{ legacies: LegacyInfo[] }>('/api/legacies')).legacies;
const saved = (who: Browser, id: string): Promise<LegacyFile> => who.ok<LegacyFile>(`/api/legacies/${id}/file`);
const taken = async (who: Browser, file: unknown): Promise<LegacyInfo> =>
  (await who.ok<{ legacy: LegacyInfo }>('/api/legacies/import', { file: JSON.stringify(file) })).legacy;
const refusal = async (who: Browser, path: string, body?: unknown): Promise<string> =>
  (await who.request<{ error: { code: string } }>(path, body)).body.error.code;

async function set(who: Browser, seats: readonly object[]): Promise<Made> {
  return who.ok<Made>('/api/tables', { game: 'wicks', options, seats });
}

/** Both seats take the first choice that is offered, until the match is over; a bot plays what is not one's own. */
async function playsToEnd(who: Browser, id: string): Promise<void> {
  const { table } = await who.ok(`/api/tables/${id}`);
  const eyes: Browser[] = [];
  for (const { seat } of table.seats.filter(({ yours }) => yours)) {
    const eye = again(who);
    await eye.join(id, seat);
    eyes.push(eye);
  }
  const isOver = (): boolean => eyes.some(({ scene }) => scene!.over);
  const asking = (eye: Browser) => eye.scene!.asked.find(({ choices }) => choices !== undefined);
  while (!isOver()) {
    const eye = eyes.find(one => asking(one) !== undefined);
    if (eye === undefined) {
      await new Promise(resolve => setTimeout(resolve, 5));
      continue;
    }
    const { seat, id: decision, choices } = asking(eye)!;
    await eye.send({ t: 'choose', seat, decision, choice: choices![0] });
    await Promise.all(eyes.map(other => other.until(b => b.scene!.n >= eye.scene!.n, 'the others', 5000)));
  }
  await eyes[0].until(({ table: now }) => now?.status === 'over', 'the end', 5000);
}

/** Somebody who has won a match alone: of two who win together both would leave something. */
async function crowned(): Promise<{ who: Browser; own: LegacyInfo[] }> {
  for (;;) {
    const who = person();
    const { table } = await set(who, [{ kind: 'me' }, { kind: 'here' }]);
    await playsToEnd(who, table.id);
    const { winners } = (await who.ok(`/api/tables/${table.id}`)).table.result!;
    await keptUntil(who, winners.length);
    if (winners.length === 1) return { who, own: await kept(who) };
  }
}

async function keptUntil(who: Browser, n: number): Promise<void> {
  for (let tries = 0; (await kept(who)).length < n; tries++) {
    if (tries > 200) throw new Error('nothing was kept');
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

/** A file that nothing proves. */
const invented = (crowns = 9): LegacyFile => legacyFile('wicks', { crowns }, 7, []);

describe('what a match leaves', () => {
  it('is kept for who sat in the seat, proven by its record', async () => {
    const { who, own } = await crowned();
    expect(own).toMatchObject([{ game: 'wicks', name: 'A keeper', line: '1 crowns', won: true, proven: true }]);
    const file = await saved(who, own[0].id);
    expect(file).toMatchObject({ vesper: 1, kind: 'legacy', game: 'wicks', sheet: { crowns: 1 } });
    expect(file.records).toHaveLength(1);
    expect(await kept(again(who))).toEqual(own);
  });

  it('a bot leaves nothing to anybody, and neither does a match that nobody finished', async () => {
    const who = person();
    const { table } = await set(who, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]);
    await who.ok(`/api/tables/${table.id}/concede`, { seat: 0 });
    expect((await who.ok(`/api/tables/${table.id}`)).table.status).toBe('over');
    expect(await kept(who)).toEqual([]);
  });

  it('goes on: the next match begins with it, and what becomes of it takes its place', async () => {
    const { who, own } = await crowned();
    const { table } = await set(who, [{ kind: 'here' }, { kind: 'me', brings: [own[0].id] }]);
    expect(table.seats.map(({ brings }) => brings)).toEqual([
      [],
      [{ name: 'A keeper', line: '1 crowns', proven: true, allowed: true }],
    ]);
    await playsToEnd(who, table.id);
    const match = await who.ok<{ legacies: unknown; hash: string }>(`/api/tables/${table.id}/file`);
    expect(match.legacies).toEqual([{ seat: 1, sheet: { crowns: 1 } }]);
    const winners = (await who.ok(`/api/tables/${table.id}`)).table.result!.winners;
    await keptUntil(who, winners.includes(1) ? winners.length : winners.length + 1);
    const now = await kept(who);
    expect(now.some(({ id }) => id === own[0].id)).toBe(!winners.includes(1));
    const grown = now.find(({ id }) => id !== own[0].id)!;
    expect(grown.proven).toBe(true);
    expect((await saved(who, grown.id)).records).toHaveLength(2);
  });

  it('a look back and the file of the match begin with what was brought', async () => {
    const { who, own } = await crowned();
    const { table } = await set(who, [{ kind: 'here' }, { kind: 'me', brings: [own[0].id] }]);
    await who.join(table.id);
    expect((who.scene!.view as { starter: number }).starter).toBe(1);
    const { scene } = await who.ok<{ scene: { view: { starter: number } } }>(`/api/tables/${table.id}/at/0`);
    expect(scene.view.starter).toBe(1);
  });
});

describe('a file', () => {
  it('carries the chain on elsewhere: proven there, too', async () => {
    const { who, own } = await crowned();
    const file = await saved(who, own[0].id);
    const other = person();
    expect(await taken(other, file)).toMatchObject({ name: 'A keeper', won: true, proven: true });
    const [theirs] = await kept(other);
    const { table } = await set(other, [{ kind: 'me', brings: [theirs.id] }, { kind: 'here' }]);
    expect(table.seats[0].brings[0].proven).toBe(true);
  });

  it('without records is unproven, and says so; whoever made the table may bring it', async () => {
    const who = person();
    const own = await taken(who, invented());
    expect(own).toMatchObject({ proven: false, match: null, won: null });
    const { table } = await set(who, [{ kind: 'me', brings: [own.id] }, { kind: 'here' }]);
    expect([table.status, table.seats[0].brings[0]]).toMatchObject(['running', { proven: false, allowed: true }]);
    await playsToEnd(who, table.id);
    await keptUntil(who, 1);
    for (const { proven } of await kept(who)) expect(proven).toBe(false);
  });

  it('that lies is refused', async () => {
    const { who, own } = await crowned();
    const file = await saved(who, own[0].id);
    const [record] = file.records;
    const eve = person();
    const bring = (lie: unknown): Promise<string> =>
      refusal(eve, '/api/legacies/import', { file: typeof lie === 'string' ? lie : JSON.stringify(lie) });
    expect(await bring({ ...file, sheet: { crowns: 5 } })).toBe('bad-legacy');
    expect(await bring({ ...file, sheet: 'crowns' })).toBe('bad-legacy');
    expect(await bring({ ...file, records: [{ ...record, seed: 'mine' }] })).toBe('replay-differs');
    expect(await bring({ ...file, records: [{ ...record, record: record.record.slice(2) }] })).toBe('replay-differs');
    expect(await bring({ ...file, records: [{ ...record, version: 7 }] })).toBe('wrong-version');
    expect(await bring({ ...file, game: 'salem', records: [] })).toBe('bad-legacy');
    expect(await bring({ ...file, game: 'nothing', records: [] })).toBe('unknown-game');
    for (const text of ['', '7', 'null', '{}', '[]', JSON.stringify(record), 'x'.repeat(100_000)]) {
      expect(await bring(text)).toBe('bad-file');
    }
    expect(await refusal(eve, '/api/legacies/import', { file: 7 })).toBe('bad-request');
    expect(await refusal(eve, '/api/legacies/import', 'not JSON')).toBe('bad-request');
    expect(await kept(eve)).toEqual([]);
  });

  it('with another match than its own is unproven where something was brought that nothing proves', async () => {
    const match = start(wicks, { seats: 2, seed: 'x', options, legacies: [{ seat: 0, sheet: { crowns: 9 } }] });
    const { choices, choose, open, outcome } = await import('@vesper/kernel');
    while (outcome(match) === null) {
      const [decision] = open(match);
      choose(match, { seat: decision.seat, choice: choices(match, decision)[0], decision: decision.id });
    }
    const own = await taken(person(), legacyFile('wicks', left(match)[0].sheet, 7, [toReplay(match)]));
    expect(own).toMatchObject({ proven: false, won: true });
  });
});

describe('a match that comes as a file', () => {
  it('is recognised by who keeps what was brought to it; of what others brought nothing is known', async () => {
    const { who, own } = await crowned();
    const { table } = await set(who, [{ kind: 'here' }, { kind: 'me', brings: [own[0].id] }]);
    const file = JSON.stringify(await who.ok(`/api/tables/${table.id}/file`));
    const seats = [{ kind: 'here' }, { kind: 'me' }];
    const mine = await who.ok('/api/tables/import', { file, seats });
    expect(mine.table.seats[1].brings).toEqual([{ name: 'A keeper', line: '1 crowns', proven: true, allowed: true }]);
    const other = await person().ok('/api/tables/import', { file, seats });
    expect(other.table.seats[1].brings).toMatchObject([{ name: 'A keeper', proven: false, allowed: true }]);
    expect(other.table.seats[0].brings).toEqual([]);
  });
});

describe('whose it is', () => {
  it('nobody else sees, saves, brings or deletes it', async () => {
    const { who, own } = await crowned();
    const [{ id }] = own;
    const eve = person();
    await eve.ok('/api/me', { name: 'Eve' });
    expect(await kept(eve)).toEqual([]);
    expect(await refusal(eve, `/api/legacies/${id}/file`)).toBe('not-found');
    expect(await refusal(eve, `/api/legacies/${id}/delete`, {})).toBe('not-found');
    const seats = [{ kind: 'me', brings: [id] }, { kind: 'here' }];
    expect(await refusal(eve, '/api/tables', { game: 'wicks', options, seats })).toBe('not-found');
    const { invitations } = await set(who, [{ kind: 'me' }, { kind: 'friend' }]);
    const { token } = invitations[0];
    expect(await refusal(eve, '/api/claim', { token, brings: [id] })).toBe('not-found');
    expect(await refusal(person(), `/api/legacies/${id}/file`)).toBe('not-signed-in');
    expect(await kept(who)).toEqual(own);
    await who.ok(`/api/legacies/${id}/delete`, {});
    expect(await kept(who)).toEqual([]);
  });

  it('who gave up the seat before the end gets nothing', async () => {
    const [ann, ben] = [person(), person()];
    const { table, invitations } = await set(ann, [{ kind: 'me' }, { kind: 'friend', bot: 'random' }]);
    await ben.ok('/api/claim', { token: invitations[0].token });
    await ben.ok(`/api/tables/${table.id}/leave`, {});
    await playsToEnd(ann, table.id);
    expect(await kept(ben)).toEqual([]);
  });

  it('only to one’s own seats, only what is of this game, and at most one', async () => {
    const { who, own } = await crowned();
    const [{ id }] = own;
    const asks = (seats: readonly object[], game = 'wicks'): Promise<string> =>
      refusal(who, '/api/tables', { game, seats });
    expect(await asks([{ kind: 'me' }, { kind: 'bot', brings: [id] }])).toBe('bad-request');
    expect(await asks([{ kind: 'me' }, { kind: 'friend', brings: [id] }])).toBe('bad-request');
    expect(await asks([{ kind: 'me', brings: [id] }, { kind: 'bot' }], 'claim')).toBe('bad-request');
    expect(await asks([{ kind: 'me', brings: [id, id] }, { kind: 'bot' }])).toBe('bad-legacy');
    expect(await asks([{ kind: 'me', brings: ['../../x'] }, { kind: 'bot' }])).toBe('bad-request');
    expect(await asks([{ kind: 'me', brings: Array.from({ length: 5 }, () => id) }, { kind: 'bot' }])).toBe(
      'bad-request',
    );
  });

  it('so many are kept and no more', async () => {
    const who = person();
    for (let i = 0; i < MOST_KEPT; i++) await taken(who, invented(i));
    expect(await refusal(who, '/api/legacies/import', { file: JSON.stringify(invented()) })).toBe('too-many');
    const { table } = await set(who, [{ kind: 'me' }, { kind: 'here' }]);
    await playsToEnd(who, table.id);
    for (let tries = 0; tries < 200 && !(await kept(who)).some(({ proven }) => proven); tries++);
    expect(await kept(who)).toHaveLength(MOST_KEPT);
    expect((await kept(who))[0].proven).toBe(true);
  });
});

describe('what a friend brings', () => {
  async function waiting(sheet: Plain, proven = false) {
    const [ann, ben] = [person(), proven ? (await crowned()).who : person()];
    if (!proven) await taken(ben, { ...invented(), sheet });
    const [{ id: legacy }] = await kept(ben);
    const { table, invitations } = await set(ann, [{ kind: 'me' }, { kind: 'friend' }]);
    await ben.ok('/api/claim', { token: invitations[0].token, brings: [legacy] });
    const look = async (): Promise<TableInfo> => (await ann.ok(`/api/tables/${table.id}`)).table;
    return { ann, ben, legacy, id: table.id, look };
  }

  it('comes at once if it is proven', async () => {
    const { look } = await waiting(null, true);
    expect(await look()).toMatchObject({
      status: 'running',
      seats: [{}, { brings: [{ proven: true, allowed: true }] }],
    });
  });

  it('waits for the word of who made the table if it is not, who lets it in', async () => {
    const { ann, ben, id, look } = await waiting({ crowns: 4 });
    expect(await look()).toMatchObject({ status: 'waiting', seats: [{}, { brings: [{ allowed: false }] }] });
    expect(await refusal(ben, `/api/tables/${id}/allow`, { seat: 1, allow: true })).toBe('forbidden');
    expect(await refusal(person(), `/api/tables/${id}/allow`, { seat: 1, allow: true })).toBe('not-signed-in');
    await ann.ok(`/api/tables/${id}/allow`, { seat: 1, allow: true });
    expect(await look()).toMatchObject({
      status: 'running',
      seats: [{}, { brings: [{ proven: false, allowed: true }] }],
    });
    expect(await refusal(ann, `/api/tables/${id}/allow`, { seat: 1, allow: false })).toBe('match-running');
    expect(await refusal(ben, `/api/tables/${id}/bring`, { seat: 1, brings: [] })).toBe('match-running');
  });

  it('or does not; then the seat begins without it', async () => {
    const { ann, id, look } = await waiting({ crowns: 4 });
    await ann.ok(`/api/tables/${id}/allow`, { seat: 1, allow: false });
    expect(await look()).toMatchObject({ status: 'running', seats: [{}, { brings: [] }] });
  });

  it('or who brings it thinks better of it', async () => {
    const { ann, ben, legacy, id, look } = await waiting({ crowns: 4 });
    expect(await refusal(ann, `/api/tables/${id}/bring`, { seat: 1, brings: [] })).toBe('not-your-seat');
    await ben.ok(`/api/tables/${id}/bring`, { seat: 1, brings: [legacy] });
    expect((await look()).status).toBe('waiting');
    await ben.ok(`/api/tables/${id}/bring`, { seat: 1, brings: [] });
    expect((await look()).status).toBe('running');
  });

  it('goes with who leaves, and the seat is open again', async () => {
    const { ben, id, look } = await waiting({ crowns: 4 });
    await ben.ok(`/api/tables/${id}/leave`, {});
    expect(await look()).toMatchObject({ status: 'waiting', seats: [{}, { kind: 'open', brings: [] }] });
  });

  it('nothing at the table tells its name among those that are kept', async () => {
    const { ann, legacy, look } = await waiting({ crowns: 4 });
    await look();
    expect(ann.received.join('\n')).not.toContain(legacy);
  });
});
