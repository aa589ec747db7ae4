/** What is for who runs the server, and for nobody else. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { TableError } from '../errors.ts';
import { tokenHash } from '../tokens.ts';
import { isLoopback } from './address.ts';

/** Any of these says that somebody else's request was passed on. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];
const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/**
 * With a token, who has it, from anywhere. Without one, who asks on this machine itself: not through a proxy, which is on
 * this machine too, but calls the server by its public name or says for whom it asks.
 */
export function checkOwner(request: FastifyRequest, token: string | undefined): void {
  const { headers } = request;
  const isOwner =
    token === undefined
      ? isLoopback(request.socket.remoteAddress) &&
        OWN_NAME.test(headers.host ?? '') &&
        !PASSED_ON.some(name => name in headers)
      : isSame(headers.authorization ?? '', `Bearer ${token}`);
  if (!isOwner) throw new TableError('forbidden', 'This is for who runs the server.');
}

/** In a time that tells nothing of the secret. */
function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(tokenHash(given)), Buffer.from(tokenHash(secret)));
}
