/** Who somebody is: ways in that work once, devices that can be signed out, and no rows for strangers who only look. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import cookie from '@fastify/cookie';
import { describe, expect, it } from 'vitest';
import { tokenHash } from '../../tokens.ts';
import type { Browser } from '../browser.ts';
import { house, makeTable } from './house.ts';

const db = path.join(mkdtempSync(path.join(tmpdir(), 'vesper-')), 'tables.sqlite');
const { person, again } = house({ db });

interface Devices {
  readonly devices: { id: string; name: string; created: number; seen: number; here: boolean }[];
  readonly code: { created: number } | null;
}

const devicesOf = (browser: Browser): Promise<Devices> => browser.ok<Devices>('/api/me/devices');

/** Looks into the server's own file. */
function stored<T>(sql: string, ...values: string[]): T[] {
  const file = new DatabaseSync(db);
  try {
    return file.prepare(sql).all(...values) as T[];
  } finally {
    file.close();
  }
}

function write(sql: string, ...values: (string | number)[]): void {
  const file = new DatabaseSync(db, { timeout: 1000 });
  file.prepare(sql).run(...values);
  file.close();
}

async function called(name: string): Promise<Browser> {
  const browser = person();
  await browser.ok('/api/me', { name });
  return browser;
}

async function isCut(browser: Browser): Promise<void> {
  await browser.until(b => b.socket!.readyState === WebSocket.CLOSED, 'the end of the connection', 3000);
}

describe('a recovery code', () => {
  it('works once, however it is typed, and the old device stays signed in', async () => {
    const ann = await called('Ann');
    const { token } = await ann.ok<{ token: string }>('/api/me/recovery', {});
    expect(token).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect((await devicesOf(ann)).code).toEqual({ created: expect.any(Number) });
    const typed = token.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    const phone = person();
    expect(await phone.ok('/api/me/recover', { token: typed })).toEqual({ name: 'Ann' });
    expect(await person().request('/api/me/recover', { token })).toMatchObject({ status: 404 });
    const [here, there] = [await devicesOf(ann), await devicesOf(phone)];
    expect(here.devices).toHaveLength(2);
    expect(here.code).toBeNull();
    expect(here.devices.find(device => device.here)!.id).not.toBe(there.devices.find(device => device.here)!.id);
    expect(phone.cookie).not.toBe(ann.cookie);
  });

  it('is not lost on a browser that becomes somebody twice at once', async () => {
    const [ann, ben, phone] = [await called('Ann'), await called('Ben'), await called('Phone')];
    const codes = await Promise.all([ann, ben].map(each => each.ok<{ token: string }>('/api/me/recovery', {})));
    const became = await Promise.all(codes.map(code => again(phone).request('/api/me/recover', code)));
    expect(became.map(({ status }) => status)).toEqual([200, 200]);
    expect(await phone.request('/api/me/devices')).toMatchObject({ status: 401 });
    for (const each of [ann, ben]) expect((await devicesOf(each)).devices).toHaveLength(2);
  });

  it('is void when there is a new one, and only a hash of it is stored', async () => {
    const ann = await called('Ann');
    const first = await ann.ok<{ token: string }>('/api/me/recovery', {});
    const second = await ann.ok<{ token: string }>('/api/me/recovery', {});
    expect(await person().request('/api/me/recover', first)).toMatchObject({ status: 404 });
    expect(stored('select token from recoveries where token = ?', second.token)).toEqual([]);
    expect(stored('select token from recoveries where token = ?', tokenHash(second.token))).toHaveLength(1);
    expect(await person().ok('/api/me/recover', second)).toEqual({ name: 'Ann' });
  });
});

describe('a link to another device', () => {
  it('works once', async () => {
    const ann = await called('Ann');
    const link = await ann.ok<{ token: string; ends: number }>('/api/me/link', {});
    expect(Math.round((link.ends - Date.now()) / 3_600_000)).toBe(24);
    const [first, second] = await Promise.all(
      [person(), person()].map(each => each.request('/api/me/recover', { token: link.token })),
    );
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 404]));
  });

  it('ends after a day', async () => {
    const ann = await called('Ann');
    const { token } = await ann.ok<{ token: string }>('/api/me/link', {});
    write('update recoveries set ends = ends - 86400000 where token = ?', tokenHash(token));
    expect(await person().request('/api/me/recover', { token })).toMatchObject({ status: 404 });
  });

  it('and a code do not void one another', async () => {
    const ann = await called('Ann');
    const code = await ann.ok<{ token: string }>('/api/me/recovery', {});
    const { token } = await ann.ok<{ token: string }>('/api/me/link', {});
    expect(await person().ok('/api/me/recover', { token })).toEqual({ name: 'Ann' });
    expect(await person().ok('/api/me/recover', code)).toEqual({ name: 'Ann' });
  });
});

describe('devices', () => {
  async function withPhone(): Promise<{ ann: Browser; phone: Browser; table: string }> {
    const ann = await called('Ann');
    const { table } = await makeTable(ann, ['me', 'bot']);
    const { token } = await ann.ok<{ token: string }>('/api/me/link', {});
    const phone = person();
    await phone.ok('/api/me/recover', { token });
    for (const each of [ann, phone]) await each.join(table.id);
    return { ann, phone, table: table.id };
  }

  it('are told apart in plain words', async () => {
    const agents: [string, string][] = [
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604',
        'Safari on iPhone',
      ],
      ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Chrome on Linux'],
      ['Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
      ['curl/8.5.0', 'A program'],
    ];
    for (const [agent, name] of agents) {
      const one = person();
      await one.request('/api/me', undefined, { 'user-agent': agent });
      expect(await devicesOf(one)).toMatchObject({ devices: [{ name, here: true }], code: null });
    }
  });

  it('one that is signed out is cut off at once, and its cookie is nobody', async () => {
    const { ann, phone, table } = await withPhone();
    const { devices } = await devicesOf(ann);
    await ann.ok('/api/me/signout', { device: devices.find(device => !device.here)!.id });
    await isCut(phone);
    expect(await phone.request('/api/me/devices')).toMatchObject({
      status: 401,
      body: { error: { code: 'not-signed-in' } },
    });
    expect(await phone.request(`/api/tables/${table}/concede`, { seat: 0 })).toMatchObject({ status: 401 });
    await expect(again(phone).connect()).rejects.toThrow('refused');
    expect(await ann.chooseFirst(0)).toMatchObject({ t: 'ok' });
  });

  it('what it had sent when it was signed out is not obeyed', async () => {
    const { ann, phone } = await withPhone();
    const { devices } = await devicesOf(ann);
    const { id: decision, choices } = phone.asked(0)!;
    const signedOut = ann.ok('/api/me/signout', { device: devices.find(device => !device.here)!.id });
    await signedOut;
    if (phone.socket!.readyState === WebSocket.OPEN) {
      phone.socket!.send(JSON.stringify({ t: 'choose', id: 99, seat: 0, decision, choice: choices![0] }));
    }
    await isCut(phone);
    expect(ann.scene!.n).toBe(0);
  });

  it('this one can be signed out as well: the browser is nobody then', async () => {
    const ann = await called('Ann');
    const [{ id }] = (await devicesOf(ann)).devices;
    const copied = again(ann);
    await ann.ok('/api/me/signout', { device: id });
    expect(ann.cookie).toBe('vesper=');
    for (const each of [ann, copied]) expect(await each.request('/api/me/devices')).toMatchObject({ status: 401 });
    expect(await ann.ok('/api/me')).toEqual({ name: 'Guest' });
  });

  it('all others are signed out together', async () => {
    const { ann, phone } = await withPhone();
    await ann.ok('/api/me/signout-others', {});
    await isCut(phone);
    expect((await devicesOf(ann)).devices).toMatchObject([{ here: true }]);
    expect(ann.socket!.readyState).toBe(WebSocket.OPEN);
  });

  it('no link that one of the others has made leads back', async () => {
    const { ann, phone } = await withPhone();
    const link = await phone.ok<{ token: string }>('/api/me/link', {});
    await ann.ok('/api/me/signout-others', {});
    expect(await phone.request('/api/me/recover', { token: link.token })).toMatchObject({ status: 404 });
    expect((await devicesOf(ann)).devices).toHaveLength(1);
  });

  it('of very many, the one that was away for longest is signed out', async () => {
    const ann = await called('Ann');
    const [{ identity }] = stored<{ identity: string }>(
      'select identity from devices where token = ?',
      tokenHash(ann.cookie.split('=')[1]),
    );
    for (let i = 0; i < 29; i++) {
      write('insert into devices values (?, ?, ?, ?, ?, ?)', `hash ${i}`, `device-${i}`, identity, 'A program', i, i);
    }
    const { token } = await ann.ok<{ token: string }>('/api/me/link', {});
    await person().ok('/api/me/recover', { token });
    const ids = (await devicesOf(ann)).devices.map(({ id }) => id);
    expect(ids).toHaveLength(30);
    expect(ids).not.toContain('device-0');
    expect(ids).toContain('device-1');
  });

  it('nobody signs out what is not theirs', async () => {
    const [{ ann }, eve] = [await withPhone(), await called('Eve')];
    const [{ id }] = (await devicesOf(ann)).devices;
    expect(await eve.request('/api/me/signout', { device: id })).toMatchObject({ status: 404 });
    expect((await devicesOf(ann)).devices).toHaveLength(2);
  });

  it('are noted as seen every few minutes, not at every request', async () => {
    const ann = await called('Ann');
    const hash = tokenHash(ann.cookie.split('=')[1]);
    const seen = (): number => stored<{ seen: number }>('select seen from devices where token = ?', hash)[0].seen;
    write('update devices set seen = seen - 200000 where token = ?', hash);
    const before = seen();
    await ann.ok('/api/me');
    expect(seen()).toBe(before);
    write('update devices set seen = seen - 200000 where token = ?', hash);
    await ann.ok('/api/me');
    expect(seen()).toBeGreaterThan(before);
  });
});

describe('cookies of before', () => {
  /** As the server set them when they named an identity. */
  function oldCookie(id: string): string {
    const [{ value: key }] = stored<{ value: string }>("select value from settings where name = 'key'");
    const signed = new cookie.Signer(key, 'sha256').sign(id);
    return `vesper=${encodeURIComponent(signed)}`;
  }

  function oldIdentity(id: string, name: string): void {
    write('insert into identities (id, name, created, signed) values (?, ?, ?, 1)', id, name, Date.now());
  }

  it('become a device at their first use, one for all requests of a page', async () => {
    oldIdentity('an-old-identity1', 'Old Ann');
    const [one, two] = [person(), person()];
    one.cookie = two.cookie = oldCookie('an-old-identity1');
    expect(await Promise.all([one.ok('/api/me'), two.ok('/api/me')])).toEqual([
      { name: 'Old Ann' },
      { name: 'Old Ann' },
    ]);
    expect(one.cookie).not.toContain('.');
    expect(one.cookie).toBe(two.cookie);
    expect((await devicesOf(one)).devices).toHaveLength(1);
  });

  it('end with the others when all others are signed out', async () => {
    oldIdentity('an-old-identity2', 'Old Ben');
    const [ben, other] = [person(), person()];
    ben.cookie = other.cookie = oldCookie('an-old-identity2');
    await other.connect();
    await ben.ok('/api/me');
    await ben.ok('/api/me/signout-others', {});
    await isCut(other);
    expect(await again(other).request('/api/me/devices')).toMatchObject({ status: 401 });
    expect(await ben.ok('/api/me')).toEqual({ name: 'Old Ben' });
  });

  it('of somebody new are forged, even with the right signature', async () => {
    const ann = await called('Ann');
    await ann.connect();
    const [{ id }] = stored<{ id: string }>("select id from identities where name = 'Ann' limit 1");
    const eve = person();
    eve.cookie = oldCookie(id);
    expect(await eve.request('/api/me/devices')).toMatchObject({ status: 401 });
  });
});

describe('strangers', () => {
  it('who look leave no row', async () => {
    const ann = await called('Ann');
    const { table, invitations } = await makeTable(ann, ['me', 'friend']);
    const count = (): number => stored<{ n: number }>('select count(*) as n from identities')[0].n;
    const before = count();
    const looks: [string, unknown?][] = [
      ['/api/games'],
      ['/api/tables'],
      [`/api/tables/${table.id}`],
      [`/api/tables/${table.id}/at/0`],
      [`/api/tables/${table.id}/file`],
      ['/api/me/devices'],
      ['/api/commitment', {}],
      ['/api/invitation', { token: invitations[0].token }],
      ['/api/me/recover', { token: 'x'.repeat(32) }],
      [`/api/tables/${table.id}/leave`, {}],
      [`/api/tables/${table.id}/concede`, { seat: 0 }],
    ];
    for (const [where, body] of looks) {
      const eve = person();
      await eve.request(where, body);
      expect([where, eve.cookie]).toEqual([where, '']);
    }
    expect(count()).toBe(before);
  });
});
