/** Fastify around the tables: cookies, limits, origin checks, typed errors, health, metrics, the page. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { isTooDeep, VesperError } from '@vesper/kernel';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TableError, kernelStatus, shortened } from '../errors.ts';
import type { Shelf } from '../games.ts';
import type { Replaying } from '../replaying/replaying.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { Turns } from '../turns.ts';
import { addressOf } from './address.ts';
import { Connections } from './connections.ts';
import { Health } from './health.ts';
import { Identities } from './identity.ts';
import type { Visitor } from './identity.ts';
import { Doorkeeper } from './limits.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { openApi } from './openapi.ts';
import { checkOwner } from './owner.ts';
import { servePage } from './page.ts';
import { addRoutes } from './route.ts';
import type { Route } from './route.ts';
import { routesOf } from './routes.ts';
import { attach } from './socket.ts';
import { sweepIdentities } from './sweeping.ts';
import { answerUnreadable } from './unreadable.ts';

export interface ServerParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly shelf: Shelf;
  readonly replaying: Replaying;
  readonly key: string;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly logLevel: string;
  /** Other origins that may use this server: a development page, for instance. */
  readonly origins: readonly string[];
  /** The folder of the built page. */
  readonly page: string;
  /** Whether browsers may keep the page to work without a network. */
  readonly offline: boolean;
  /** Whose word counts for where a request comes from. */
  readonly proxies: string[];
  /** Who has it may read `/metrics` from anywhere; without one, only this machine. */
  readonly metricsToken?: string | undefined;
}

export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { limits, metrics } = parts;
  const app = Fastify({
    logger: { level: parts.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    trustProxy: parts.proxies,
    forceCloseConnections: true,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, _request, reply) => void answerError(error, reply as unknown as FastifyReply),
    requestTimeout: limits.requestTime,
    connectionTimeout: limits.silence,
    http: {
      headersTimeout: limits.headersTime,
      requestTimeout: limits.requestTime,
      // How often it is looked whether a request is late.
      connectionsCheckingInterval: Math.min(5000, limits.headersTime / 2),
    },
  });
  app.setErrorHandler(async (error: Error & { code?: string; statusCode?: number }, _request, reply) =>
    answerError(error, reply),
  );
  app.addHook('onRequest', async request => {
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request, parts.origins);
  });
  app.addHook('preValidation', async request => {
    if (isTooDeep(request.body)) throw new TableError('bad-request', 'The body is nested too deeply.');
  });
  const turns = new Turns();
  app.addHook('preHandler', async request => {
    if (isCounted(request)) await turns.next();
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    metrics.requests.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false, // a proxy that speaks TLS adds it
    crossOriginEmbedderPolicy: false,
  });
  await app.register(cookie, { secret: parts.key });
  await app.register(websocket, { options: { maxPayload: limits.messageBytes, perMessageDeflate: false } });
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: 60_000,
    keyGenerator: request => addressOf(request.ip),
    allowList: request => !isCounted(request),
    errorResponseBuilder: () => new TableError('too-fast', 'Too many requests; wait a minute.'),
  });

  const connections = new Connections(limits);
  const doorkeeper = new Doorkeeper(limits);
  await connections.follow(parts.store, error => app.log.error({ err: error }, 'signing out failed'));
  const people = new Identities(parts.store, connections, doorkeeper);
  const routes = routesOf(parts.tables, parts.shelf, people) as unknown as readonly Route<unknown>[];
  let document: unknown;
  app.get('/api', async () => (document ??= openApi(routes)));
  addRoutes(app, routes, people, limits, doorkeeper, parts.replaying);
  addHealth(app, parts);
  addLive(app, parts, people, connections, doorkeeper);
  const stopSweeping = sweepIdentities(parts.store, error => app.log.error({ err: error }, 'sweeping failed'));
  app.addHook('onClose', async () => stopSweeping());
  const beat = setInterval(() => connections.beat(), limits.heartbeat).unref();
  app.addHook('onClose', async () => clearInterval(beat));
  const hasPage = await servePage(app, parts.page, parts.offline);
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && !/^\/(api|live|assets)(\/|$)/.test(request.url);
    if (hasPage && wantsPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.status(404).send({ error: { code: 'not-found', message: 'There is nothing here.' } });
  });
  return app;
}

function addHealth(app: FastifyInstance, { store, metrics, metricsToken }: ServerParts): void {
  const health = new Health(() => store.check(), {
    failed: error => app.log.error({ err: error }, 'nothing can be stored'),
    recovered: () => app.log.info('what is stored is kept again'),
  });
  app.get('/health', async () => {
    await health.check();
    return { ok: true };
  });
  app.get('/metrics', async (request, reply) => {
    checkOwner(request, metricsToken);
    void reply.header('content-type', metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

function addLive(
  app: FastifyInstance,
  parts: ServerParts,
  people: Identities,
  connections: Connections,
  doorkeeper: Doorkeeper,
): void {
  const { tables, limits, metrics, store } = parts;
  const known = new WeakMap<FastifyRequest, Visitor>();
  const checkSocket = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    checkOrigin(request, parts.origins);
    const identity = await people.known(request);
    if (identity === undefined) {
      return reply
        .status(401)
        .send({ error: { code: 'not-signed-in', message: 'Ask for /api/me first: it sets the cookie.' } });
    }
    const full = connections.full(identity.id, addressOf(request.ip));
    if (full !== undefined) throw new TableError('too-many', full);
    known.set(request, identity);
    return undefined;
  };
  app.get('/live', { websocket: true, preValidation: checkSocket }, (socket, request) => {
    const visitor = known.get(request)!;
    const address = addressOf(request.ip);
    if (connections.full(visitor.id, address) !== undefined) return socket.terminate(); // several came at the same moment
    attach(socket, request.raw.socket, visitor, address, {
      tables,
      connections,
      doorkeeper,
      limits,
      now: Date.now,
      nameOf: async id => (await store.identity(id))?.name ?? 'Guest',
      failed: error => request.log.error({ err: error }, 'a message failed'),
      refused: code => metrics.refused.inc({ code }),
    });
    void connections
      .compare(visitor.id, store)
      .catch((error: unknown) => request.log.error({ err: error }, 'a check failed'));
  });
}

/** By the route that was found: the same address can be written in many ways. */
function isCounted(request: FastifyRequest): boolean {
  return /^\/(api|live)(\/|$)/.test(request.routeOptions.url ?? '');
}

/** Browsers say which page a request comes from; only our own pages may change anything. */
function checkOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  const { origin } = request.headers;
  if (origin === undefined || allowed.includes(origin)) return;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if (host !== request.host) throw new TableError('wrong-origin', 'This request comes from another site.');
}

function answerError(error: Error & { code?: string; statusCode?: number }, reply: FastifyReply): FastifyReply {
  const { status, code, message } = described(error);
  if (status >= 500) reply.log.error({ err: error, url: reply.request.url }, 'a request failed');
  return reply.status(status).send({ error: { code, message } });
}

function described(error: Error & { code?: string; statusCode?: number }): {
  status: number;
  code: string;
  message: string;
} {
  if (error instanceof TableError) return { status: error.status, code: error.code, message: error.message };
  if (error instanceof VesperError && error.code !== 'broken-rules') {
    return { status: kernelStatus[error.code], code: error.code, message: shortened(error.message) };
  }
  if (error.statusCode === 413) return { status: 413, code: 'too-large', message: 'This is too large.' };
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return { status: error.statusCode, code: 'bad-request', message: shortened(error.message) };
  }
  return { status: 500, code: 'internal', message: 'Something went wrong on the server; every match is kept.' };
}
