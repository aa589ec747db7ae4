/** The HTTP interface. Each route is one line of the table `routes`; the same table gives the OpenAPI document. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { TableError } from '../errors.ts';
import { botNames, usualBot } from '../thinking/pool.ts';
import type { Shelf } from '../games.ts';
import type { StoredIdentity } from '../store/store.ts';
import type { Person } from '../tables/body.ts';
import type { Tables } from '../tables/tables.ts';
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

export interface Route<B = never> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly what: string;
  readonly body?: z.ZodType<B>;
  readonly large?: boolean;
  readonly asks: Asks;
  run(call: Call<B>): Promise<unknown>;
}

function post<B>(
  asks: Asks,
  path: string,
  what: string,
  body: z.ZodType<B>,
  run: Route<B>['run'],
  large = false,
): Route<B> {
  return { method: 'POST', asks, path, what, body, run, large };
}

function get(asks: Asks, path: string, what: string, run: Route<undefined>['run']): Route<undefined> {
  return { method: 'GET', asks, path, what, run };
}

function person(who: StoredIdentity, words: string | undefined): Person {
  return { identity: who.id, name: who.name, words: words ?? '' };
}

export function routesOf(tables: Tables, shelf: Shelf, people: Identities) {
  const table = async (id: string, who: StoredIdentity) => ({ table: await tables.info(id, who.id) });
  return [
    get('anybody', '/api/games', 'The games that can be played, with their options and the bots.', async () => ({
      bots: botNames,
      usualBot,
      games: await Promise.all(
        shelf.gameIds.map(async id => {
          const { name, seats, options, about } = await shelf.loadGame(id);
          return { id, name, seats, options, about };
        }),
      ),
    })),
    get('somebody', '/api/me', "This browser's name.", async ({ who }) => ({ name: who.name })),
    post('somebody', '/api/me', "Changes this browser's name.", shapes.name, async ({ who, body }) => {
      const { name } = await people.rename(who, body.name);
      return { name };
    }),
    post(
      'known',
      '/api/me/recovery',
      'A code to write down; it makes another device this person.',
      shapes.nothing,
      ({ who }) => people.newRecoveryCode(who),
    ),
    post(
      'known',
      '/api/me/link',
      'The secret of a link that makes another device this person, within a day.',
      shapes.nothing,
      ({ who }) => people.newLink(who),
    ),
    post(
      'anybody',
      '/api/me/recover',
      'Becomes the person of a recovery code or link.',
      shapes.token,
      async ({ body, request, reply }) => {
        const { name } = await people.recover(body.token, request, reply);
        return { name };
      },
    ),
    get(
      'known',
      '/api/me/devices',
      'The devices on which I am signed in, and since when there is a recovery code.',
      ({ who }) => people.devices(who),
    ),
    post('known', '/api/me/signout', 'Signs one of my devices out.', shapes.device, async ({ body, who, reply }) => {
      await people.signOut(who, body.device, reply);
      return {};
    }),
    post(
      'known',
      '/api/me/signout-others',
      'Signs all my devices out but this one.',
      shapes.nothing,
      async ({ who }) => {
        await people.signOutOthers(who);
        return {};
      },
    ),
    post(
      'anybody',
      '/api/commitment',
      "A commitment to the server's secret for a table about to be made.",
      shapes.nothing,
      async () => tables.commit(),
    ),
    get('anybody', '/api/tables', 'My tables, newest first.', async ({ who }) => ({
      tables: await tables.list(who.id),
    })),
    post(
      'somebody',
      '/api/tables',
      'Makes a table; links for friends are in the answer, once.',
      shapes.create,
      async ({ body, who }) => {
        const { id, invitations } = await tables.create(body, person(who, body.words));
        return { ...(await table(id, who)), invitations };
      },
    ),
    post(
      'somebody',
      '/api/tables/import',
      'Makes a table from a file, to look at or to play on from any moment.',
      shapes.import,
      async ({ body, who }) => table(await tables.import(body.file, body.seats, body.n, person(who, '')), who),
      true,
    ),
    post('anybody', '/api/invitation', 'What a seat link leads to.', shapes.token, async ({ body, who }) => {
      const found = await tables.invitation(body.token);
      return { ...(await table(found.table, who)), seat: found.seat };
    }),
    post(
      'somebody',
      '/api/claim',
      "Takes the seat of a link; `words` go into the match's seed.",
      shapes.claim,
      async ({ body, who }) => {
        const me = body.name === undefined ? who : await people.rename(who, body.name);
        const found = await tables.claim(body.token, person(me, body.words));
        return { ...(await table(found.table, who)), seat: found.seat };
      },
    ),
    get('anybody', '/api/tables/:id', 'A table.', async ({ id, who }) => table(id, who)),
    get(
      'anybody',
      '/api/tables/:id/at/:n',
      'The table as I saw it after n entries (`?seat=` on a shared device).',
      async call => {
        const { n } = parsed(shapes.moment, call.request.params);
        const { seat } = parsed(shapes.asSeat, call.request.query);
        const { id, who, request, reply } = call;
        void reply.type('application/json; charset=utf-8');
        return tables.at(id, n, who.id, seat, who === nobody ? request.ip : who.id);
      },
    ),
    get(
      'anybody',
      '/api/tables/:id/file',
      'The match as a file; while others still play, sealed and only for the people at the table.',
      async ({ id, who, reply }) => {
        const file = await tables.file(id, who.id);
        void reply.header('content-disposition', `attachment; filename="${file.game}-${id}.vesper.json"`);
        return file;
      },
    ),
    post(
      'known',
      '/api/tables/:id/sit',
      'Takes the seats that are kept for me (a rematch).',
      shapes.words,
      async ({ id, body, who }) => {
        await tables.sit(id, person(who, body.words));
        return table(id, who);
      },
    ),
    post('known', '/api/tables/:id/invite', 'A new link for an open seat.', shapes.seat, async ({ id, body, who }) => ({
      seat: body.seat,
      token: await tables.invite(id, body.seat, who.id),
    })),
    post('known', '/api/tables/:id/leave', 'Gives up my seats for good.', shapes.nothing, async ({ id, who }) => {
      await tables.leave(id, who.id);
      return table(id, who);
    }),
    post(
      'known',
      '/api/tables/:id/concede',
      'Concedes; a bot plays on for the others.',
      shapes.seat,
      async ({ id, body, who }) => {
        await tables.concede(id, body.seat, who.id);
        return table(id, who);
      },
    ),
    post('known', '/api/tables/:id/bot', 'Hands my seat to a bot.', shapes.handOver, async ({ id, body, who }) => {
      await tables.handOver(id, body.seat, who.id, body.bot);
      return table(id, who);
    }),
    post(
      'known',
      '/api/tables/:id/takeback',
      'Takes my seat back from the bot.',
      shapes.seat,
      async ({ id, body, who }) => {
        await tables.takeBack(id, body.seat, who.id);
        return table(id, who);
      },
    ),
    post(
      'known',
      '/api/tables/:id/quiet',
      'Names the moments at which my seat is not asked but lets them pass.',
      shapes.quiet,
      async ({ id, body, who }) => {
        await tables.quiet(id, body.seat, who.id, body.moments);
        return table(id, who);
      },
    ),
    post(
      'known',
      '/api/tables/:id/rematch',
      'The next table with the same people; made with `sealed` and `words` unless somebody was faster.',
      shapes.rematch,
      async ({ id, body, who }) => table(await tables.rematch(id, person(who, body.words), body.sealed), who),
    ),
    post('known', '/api/tables/:id/hint', 'What a bot would do in my seat.', shapes.seat, async ({ id, body, who }) =>
      tables.hint(id, body.seat, who.id),
    ),
  ] as const;
}

export function addRoutes(
  app: FastifyInstance,
  routes: ReturnType<typeof routesOf>,
  people: Identities,
  limits: Limits,
  doorkeeper: Doorkeeper,
): void {
  for (const route of routes as unknown as readonly Route<unknown>[]) {
    const door = doorOf(route.method, route.path);
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: route.large === true ? limits.fileBytes : limits.bodyBytes,
      async handler(request, reply) {
        void reply.header('cache-control', 'no-store');
        const params = request.params as { id?: string };
        const id = params.id === undefined ? '' : parsed(shapes.tableId, { id: params.id }).id;
        const body = route.body === undefined ? undefined : parsed(route.body, request.body ?? {});
        const who = await visitor(route, people, request, reply);
        if (door !== undefined) doorkeeper.pass(door, who === nobody ? null : who.id, addressOf(request.ip));
        return route.run({ body, id, who, request, reply });
      },
    });
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
