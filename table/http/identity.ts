/**
 * Who somebody is, without an account: a cookie names a device, and a device is signed in as somebody. A recovery code or a
 * link signs another device in as the same person.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TableError } from '../errors.ts';
import { NAMELESS } from '../store/store.ts';
import type { SignedOut, Store, StoredIdentity } from '../store/store.ts';
import { codeOf, newCode, newName, newToken, tokenHash } from '../tokens.ts';
import { addressOf } from './address.ts';
import type { Connections } from './connections.ts';
import { deviceName } from './deviceName.ts';
import type { Doorkeeper } from './limits.ts';

export const COOKIE = 'vesper';
const DAY = 86_400_000;
/** Browsers keep a cookie for 400 days at most; it is set again whenever the device is noted as seen. */
export const COOKIE_SECONDS = (400 * DAY) / 1000;
/** How exactly it is known when a device was last here. */
const SEEN_EVERY = 5 * 60_000;
/** Of more devices, the one that was away for longest is signed out. */
const MOST_DEVICES = 30;
/** Requests that a page makes at once with a cookie of an older version make one device. */
const TOGETHER = 60_000;

/** Somebody, on one of their devices. */
export interface Visitor extends StoredIdentity {
  /** `null`: known by a cookie of an older version, where no new one can be set. */
  readonly device: string | null;
}

interface NewDevice {
  /** For its cookie. */
  readonly token: string;
  readonly device: string;
}

/** Who looks without a cookie: no row is written for somebody who may never come back. */
export const nobody: Visitor = { id: '', name: NAMELESS, device: null };

export interface DeviceInfo {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** To within a few minutes. */
  readonly seen: number;
  /** It is the one that asks. */
  readonly here: boolean;
}

export class Identities {
  private readonly store: Store;
  private readonly connections: Connections;
  private readonly doorkeeper: Doorkeeper;
  private readonly now: () => number;
  private readonly turning = new Map<string, Promise<NewDevice>>();

  constructor(store: Store, connections: Connections, doorkeeper: Doorkeeper, now: () => number = Date.now) {
    this.store = store;
    this.connections = connections;
    this.doorkeeper = doorkeeper;
    this.now = now;
  }

  // ── Who asks ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Who sends a request. A cookie of an older version becomes a device where there is a reply to carry the new one. */
  async known(request: FastifyRequest, reply?: FastifyReply): Promise<Visitor | undefined> {
    const cookie = request.cookies[COOKIE];
    if (cookie === undefined || cookie.length > 200) return undefined;
    return cookie.includes('.') ? this.byOldCookie(cookie, request, reply) : this.byDevice(cookie, reply);
  }

  /** Who sends a request; somebody new, if it has no cookie. */
  async of(request: FastifyRequest, reply: FastifyReply): Promise<Visitor> {
    const found = await this.known(request, reply);
    if (found !== undefined) return found;
    this.doorkeeper.pass('newcomer', null, addressOf(request.ip));
    const who = { id: newName(), name: NAMELESS };
    const [visitor] = await Promise.all([this.signIn(who, request, reply), this.store.putIdentity(who)]);
    return visitor;
  }

  private async byDevice(token: string, reply: FastifyReply | undefined): Promise<Visitor | undefined> {
    const hash = tokenHash(token);
    const found = await this.store.device(hash);
    if (found === undefined) return undefined;
    const now = this.now();
    if (now - found.device.seen > SEEN_EVERY) {
      if (!(await this.store.sawDevice(hash, now))) return undefined;
      if (reply !== undefined) remember(reply, token);
    }
    return { ...found.who, device: found.device.id };
  }

  private async byOldCookie(
    cookie: string,
    request: FastifyRequest,
    reply: FastifyReply | undefined,
  ): Promise<Visitor | undefined> {
    const { valid, value } = request.unsignCookie(cookie);
    const who = valid && value !== null ? await this.store.identityOfOldCookie(value) : undefined;
    if (who === undefined) return undefined;
    if (reply === undefined) return { ...who, device: null };
    const browser = `${cookie} ${request.headers['user-agent']?.slice(0, 300)}`;
    let turned = this.turning.get(browser);
    if (turned === undefined) {
      this.doorkeeper.pass('newcomer', who.id, addressOf(request.ip));
      turned = this.newDevice(who, request);
      this.turning.set(browser, turned);
      turned.catch(() => this.turning.delete(browser));
      setTimeout(() => this.turning.delete(browser), TOGETHER).unref();
    }
    const { token } = await turned;
    remember(reply, token);
    return this.byDevice(token, undefined);
  }

  private async signIn(who: StoredIdentity, request: FastifyRequest, reply: FastifyReply): Promise<Visitor> {
    const { token, device } = await this.newDevice(who, request);
    remember(reply, token);
    return { ...who, device };
  }

  private async newDevice(who: StoredIdentity, request: FastifyRequest): Promise<NewDevice> {
    const [token, device] = [newToken(), newName()];
    const now = this.now();
    const name = deviceName(request.headers['user-agent']);
    await this.store.addDevice(tokenHash(token), { id: device, identity: who.id, name, created: now, seen: now });
    for (const { id: longest } of (await this.store.devicesOf(who.id)).slice(MOST_DEVICES)) {
      await this.end(who.id, { device: longest });
    }
    return { token, device };
  }

  // ── What they can do ─────────────────────────────────────────────────────────────────────────────────────────────────

  async rename(who: Visitor, name: string): Promise<Visitor> {
    await this.store.putIdentity({ id: who.id, name });
    return { ...who, name };
  }

  /** To be written down: works once, whenever that is; the one before is void. */
  async newRecoveryCode(who: Visitor): Promise<{ token: string }> {
    const code = newCode();
    const wayIn = { identity: who.id, kind: 'code', created: this.now(), ends: null } as const;
    await this.store.putWayIn(tokenHash(code), wayIn);
    return { token: code };
  }

  /** To be opened on the other device: works once, within a day; the one before is void. */
  async newLink(who: Visitor): Promise<{ token: string; ends: number }> {
    const token = newToken();
    const created = this.now();
    const ends = created + DAY;
    await this.store.putWayIn(tokenHash(token), { identity: who.id, kind: 'link', created, ends });
    return { token, ends };
  }

  /** Signs this device in as the person of a code or link; their other devices stay signed in. */
  async recover(token: string, request: FastifyRequest, reply: FastifyReply): Promise<Visitor> {
    const before = await this.known(request);
    const who = await this.store.useWayIn(tokenHash(codeOf(token) ?? token), this.now());
    if (who === undefined) {
      throw new TableError('not-found', 'This code or link is not valid: it was used, replaced, or its day is over.');
    }
    const visitor = await this.signIn(who, request, reply);
    // The code is used up: that the browser was signed out meanwhile must not cost it the way in.
    if (before !== undefined && before.device !== null) await this.end(before.id, { device: before.device });
    return visitor;
  }

  async devices(who: Visitor): Promise<{ devices: DeviceInfo[]; code: { created: number } | null }> {
    const [devices, waysIn] = await Promise.all([this.store.devicesOf(who.id), this.store.waysIn(who.id)]);
    const code = waysIn.find(({ kind }) => kind === 'code');
    return {
      devices: devices.map(({ id, name, created, seen }) => ({ id, name, created, seen, here: id === who.device })),
      code: code === undefined ? null : { created: code.created },
    };
  }

  /** From now on its cookie is nobody's, and its live connections end. */
  async signOut(who: Visitor, device: string, reply?: FastifyReply): Promise<void> {
    if (!(await this.end(who.id, { device }))) {
      throw new TableError('not-found', 'This device is not signed in (any more).');
    }
    if (device === who.device && reply !== undefined) void reply.clearCookie(COOKIE, { path: '/' });
  }

  async signOutOthers(who: Visitor): Promise<void> {
    await this.end(who.id, { allBut: who.device ?? '' });
  }

  /** `false`: nobody was signed out. */
  private async end(identity: string, who: SignedOut): Promise<boolean> {
    const ended = await this.store.signOut(identity, who);
    this.connections.signedOut(identity, who);
    return ended;
  }
}

function remember(reply: FastifyReply, token: string): void {
  void reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: 'auto',
    maxAge: COOKIE_SECONDS,
  });
}
