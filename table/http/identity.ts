/** Who somebody is: a name in a signed cookie, no account. A recovery link carries it to another device. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TableError } from '../errors.ts';
import type { Store, StoredIdentity } from '../store/store.ts';
import { newName, newToken, tokenHash } from '../tokens.ts';

export const COOKIE = 'vesper';
const TEN_YEARS = 10 * 365 * 86_400;

export interface Identities {
  /** The identity of a request; a new one, with its cookie, for a browser that has none. */
  of(request: FastifyRequest, reply: FastifyReply): Promise<StoredIdentity>;
  /** Without making one. */
  known(request: FastifyRequest): Promise<StoredIdentity | undefined>;
  rename(identity: StoredIdentity, name: string): Promise<StoredIdentity>;
  recoveryToken(identity: StoredIdentity): Promise<string>;
  recover(token: string, reply: FastifyReply): Promise<StoredIdentity>;
}

export function identities(store: Store): Identities {
  const remember = (reply: FastifyReply, id: string): void => {
    void reply.setCookie(COOKIE, id, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: 'auto',
      signed: true,
      maxAge: TEN_YEARS,
    });
  };
  const known = async (request: FastifyRequest): Promise<StoredIdentity | undefined> => {
    const cookie = request.cookies[COOKIE];
    if (cookie === undefined) return undefined;
    const { valid, value } = request.unsignCookie(cookie);
    return valid && value !== null ? store.identity(value) : undefined;
  };
  return {
    known,
    async of(request, reply) {
      const found = await known(request);
      if (found !== undefined) return found;
      const identity = { id: newName(), name: 'Guest' };
      await store.putIdentity(identity);
      remember(reply, identity.id);
      return identity;
    },
    async rename(identity, name) {
      const renamed = { id: identity.id, name };
      await store.putIdentity(renamed);
      return renamed;
    },
    async recoveryToken(identity) {
      const token = newToken();
      await store.putRecovery(tokenHash(token), identity.id);
      return token;
    },
    async recover(token, reply) {
      const identity = await store.recover(tokenHash(token));
      if (identity === undefined) throw new TableError('not-found', 'This recovery link is not valid.');
      remember(reply, identity.id);
      return identity;
    },
  };
}
