/** What a route is: whom it asks for, what it takes and answers, what it does, and how it is served. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { TableError } from '../errors.ts';
import type { Replaying } from '../replaying/replaying.ts';
import { addressOf } from './address.ts';
import { doorOf } from './doors.ts';
import { nobody } from './identity.ts';
import type { Identities, Visitor } from './identity.ts';
import type { Doorkeeper, Limits } from './limits.ts';
import { parsed, shapes } from './shapes.ts';

export interface Call<B> {
  readonly body: B;
  readonly id: string;
  readonly who: Visitor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Whom a route asks for: `anybody`, known here or not; somebody `known` by a cookie; or `somebody`, who is made known,
 * because what they do is to be theirs.
 */
type Asks = 'anybody' | 'known' | 'somebody';

interface About<B, A> {
  /** What a program calls it. */
  readonly name: string;
  readonly asks: Asks;
  readonly what: string;
  readonly query?: z.ZodObject;
  readonly answer: z.ZodType<A>;
  /** A string is the answer as JSON that was written elsewhere. */
  run(call: Call<B>): Promise<A | string>;
}

interface AboutPost<B, A> extends About<B, A> {
  readonly body: z.ZodType<B>;
  /** As large as a file of a match. A thread reads it, because that alone may take long. */
  readonly large?: boolean;
}

export interface Route<B = never, A = unknown> extends About<B, A>, Partial<Pick<AboutPost<B, A>, 'body' | 'large'>> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

export function post<B, A>(path: string, about: AboutPost<B, A>): Route<B, A> {
  return { method: 'POST', path, ...about };
}

export function get<A>(path: string, about: About<undefined, A>): Route<undefined, A> {
  return { method: 'GET', path, ...about };
}

export function addRoutes(
  app: FastifyInstance,
  routes: readonly Route<unknown>[],
  people: Identities,
  limits: Limits,
  doorkeeper: Doorkeeper,
  replaying: Replaying,
): void {
  const add = (to: FastifyInstance, route: Route<unknown>): void => {
    const door = doorOf(route.method, route.path);
    to.route({
      method: route.method,
      url: route.path,
      bodyLimit: route.large === true ? limits.fileBytes : limits.bodyBytes,
      async handler(request, reply) {
        void reply.header('cache-control', 'no-store');
        const params = request.params as { id?: string };
        const id = params.id === undefined ? '' : parsed(shapes.tableId, { id: params.id }).id;
        const { body: given } = request;
        const isUnread = given instanceof Unread;
        let body = route.body === undefined || isUnread ? undefined : parsed(route.body, given ?? {});
        const who = await visitor(route, people, request, reply);
        if (door !== undefined) doorkeeper.pass(door, who === nobody ? null : who.id, addressOf(request.ip));
        if (isUnread) body = await replaying.do({ job: 'unwrap', body: given.text }, who.id);
        return route.run({ body, id, who, request, reply });
      },
    });
  };
  for (const route of routes) {
    if (route.large !== true) add(app, route);
    else {
      void app.register(async scope => {
        scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) =>
          done(null, new Unread(text as string)),
        );
        add(scope, route);
      });
    }
  }
}

/** A large body, as it came. */
class Unread {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

async function visitor(
  { asks }: Route<unknown>,
  people: Identities,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor> {
  if (asks === 'somebody') return people.of(request, reply);
  const known = await people.known(request, reply);
  if (known === undefined && asks === 'known') {
    throw new TableError('not-signed-in', 'This browser is not known here (any more): it has no seat and no table.');
  }
  return known ?? nobody;
}
