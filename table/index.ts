/** The table: a server at which people and bots play. `serve` starts one node. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { botPool } from './thinking/pool.ts';
import type { ThinkingPace } from './thinking/pool.ts';
import { loadShelf } from './games.ts';
import { trusted } from './http/address.ts';
import { usualLimits } from './http/limits.ts';
import type { Limits } from './http/limits.ts';
import { metrics } from './http/metrics.ts';
import { buildServer } from './http/server.ts';
import { replayThreads } from './replaying/threads.ts';
import { openStore } from './store/open.ts';
import { everyHour, keepFor } from './tables/keeping.ts';
import { Tables } from './tables/tables.ts';
import { newToken } from './tokens.ts';

export { TableError } from './errors.ts';
export { commitmentOf, seedOf, unfair } from './fair.ts';
export type { Fairness, Witness } from './fair.ts';
export type * from './messages.ts';
export { StoreUnusable } from './store/unusable.ts';

export interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
  /** `postgres://…` for tables shared by several nodes; else a file of SQLite. */
  readonly db?: string;
  /** Where the SQLite file lies when `db` does not say. */
  readonly dataDir?: string;
  /** The module of the games, as a file URL; `@vesper/games` unless tests bring their own. */
  readonly games?: string;
  /** Milliseconds before a bot's answer is shown. */
  readonly botDelay?: number;
  /** Milliseconds a bot may think. */
  readonly botBudget?: number;
  readonly botThreads?: number;
  /** Hears of every bot's answer how long it took. */
  readonly thought?: (pace: ThinkingPace) => void;
  /** Milliseconds after which a table nobody looks at leaves the memory. */
  readonly idle?: number;
  /** Days after whose last sign of life a table is cleared away; never if absent. */
  readonly keep?: number;
  readonly limits?: Partial<Limits>;
  readonly origins?: readonly string[];
  readonly logLevel?: string;
  /** The folder of the built page. */
  readonly page?: string;
  /** `false`: browsers forget what they kept of the page, in case a broken service worker was shipped. */
  readonly offline?: boolean;
  /** Whose word counts for where a request comes from: addresses and networks, comma-separated, or `loopback`. Nobody's. */
  readonly trustProxy?: string;
  /** Who has it may read `/metrics` from anywhere, without one only this machine; else `$VESPER_METRICS_TOKEN`. */
  readonly metricsToken?: string;
}

export interface Serving {
  readonly url: string;
  readonly port: number;
  /** Loads every game and what starts threads now, so that nobody is held up when the first of them is needed. */
  loadGames(): Promise<void>;
  close(): Promise<void>;
  /** Closes, and first logs the error that ends the process, if one does. */
  end(error?: unknown): Promise<void>;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts a node.
 *
 * @example
 * const { url, close } = await serve({ port: 8123 });
 */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const proxies = options.trustProxy === undefined ? [] : trusted(options.trustProxy);
  const { port = 8080, host = '127.0.0.1', botDelay = 450, botBudget = 5000, botThreads, idle = 120_000 } = options;
  const store = await openStore({ db: options.db, dataDir: options.dataDir });
  const key = await store.setting('key', newToken() + newToken());
  const shelf = await loadShelf(options.games);
  const pool = botPool({
    games: options.games,
    budget: botBudget,
    ...(botThreads === undefined ? {} : { threads: botThreads }),
    ...(options.thought === undefined ? {} : { thought: options.thought }),
    slow: (decision, bot) => app.log.warn({ decision: decision.id, bot }, 'a bot ran out of time'),
  });
  const replaying = replayThreads({ games: options.games });
  let choices = 0;
  const tables = new Tables({
    store,
    shelf,
    pool,
    replaying,
    key,
    botDelay,
    idle,
    failed: (error, table) => app.log.error({ err: error, table }, 'a table failed'),
    chose: () => choices++,
  });
  const measured = metrics({
    sockets: () => app.websocketServer.clients.size,
    tables: () => tables.inMemory,
    choices: () => choices,
  });
  const app = await buildServer({
    store,
    tables,
    shelf,
    replaying,
    key,
    limits: { ...usualLimits, ...options.limits },
    metrics: measured,
    logLevel: options.logLevel ?? 'info',
    origins: options.origins ?? [],
    page: options.page ?? path.join(root, 'web', 'dist'),
    offline: options.offline ?? true,
    proxies,
    metricsToken: options.metricsToken ?? process.env.VESPER_METRICS_TOKEN,
  });
  await tables.start();
  const url = await app.listen({ port, host });
  const address = app.server.address();
  const stopClearing =
    options.keep === undefined
      ? undefined
      : keepFor(options.keep, before => tables.clear(before), {
          cleared: count => app.log.info({ tables: count }, 'old tables were cleared away'),
          failed: error => app.log.error({ err: error }, 'old tables were not cleared away'),
        });
  const stopSweeping = everyHour(() => tables.sweepDeleted(), {
    cleared: count => app.log.info({ tables: count }, 'deleted tables were swept'),
    failed: error => app.log.error({ err: error }, 'deleted tables were not swept'),
  });
  const close = async (): Promise<void> => {
    await app.close();
    await stopClearing?.();
    await stopSweeping();
    await tables.close();
    await Promise.all([pool.close(), replaying.close()]);
    await store.close();
  };
  return {
    url,
    port: typeof address === 'object' && address !== null ? address.port : port,
    async loadGames() {
      await import('piscina');
      for (const id of shelf.gameIds) await shelf.loadGame(id);
    },
    close,
    async end(error) {
      if (error !== undefined) app.log.fatal({ err: error }, 'the server ends because of an error');
      await close();
    },
  };
}
