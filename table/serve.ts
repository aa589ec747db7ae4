/** Starts a node from the command line: node table/serve.ts [--port 8123] [--host …] [--db …] [--data-dir …] */
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { parseArgs } from 'node:util';

enableCompileCache();
// Threads learn of it by this name alone.
const compiled = getCompileCacheDir();
if (compiled !== undefined) process.env.NODE_COMPILE_CACHE ??= compiled;
const { StoreUnusable, TableError, serve } = await import('./index.ts');
const { default: closeWithGrace } = await import('close-with-grace');

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    db: { type: 'string' },
    'data-dir': { type: 'string' },
    games: { type: 'string' },
    'bot-delay': { type: 'string' },
    idle: { type: 'string' },
    'message-rate': { type: 'string' },
    'request-rate': { type: 'string' },
    origin: { type: 'string', multiple: true },
    page: { type: 'string' },
    'trust-proxy': { type: 'string' },
    'metrics-token': { type: 'string' },
    'no-offline': { type: 'boolean', default: false },
    keep: { type: 'string' },
    log: { type: 'string' },
    pace: { type: 'boolean', default: false },
  },
});

const given = <T>(name: string, value: T | undefined): { [name: string]: T } =>
  value === undefined ? {} : { [name]: value };
/** For measurements: how long bots think and the event loop is held up, a line of JSON each. */
const tell = (pace: object): void => console.log(JSON.stringify(pace));
const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

const starting = serve({
  ...given('port', number(values.port)),
  ...given('host', values.host),
  ...given('db', values.db),
  ...given('dataDir', values['data-dir']),
  ...given('games', values.games),
  ...given('botDelay', number(values['bot-delay'])),
  ...given('idle', number(values.idle)),
  ...given('origins', values.origin),
  ...given('logLevel', values.log),
  ...given('page', values.page),
  ...(values.pace ? { thought: tell } : {}),
  offline: !values['no-offline'],
  ...given('keep', number(values.keep)),
  ...given('trustProxy', values['trust-proxy']),
  ...given('metricsToken', values['metrics-token']),
  limits: {
    ...given('messages', number(values['message-rate'])),
    ...given('burst', number(values['message-rate'])),
    ...given('requests', number(values['request-rate'])),
  },
});
try {
  const node = await starting;
  closeWithGrace({ delay: 5000 }, ({ err }) => node.end(err));
  console.log(`Vesper serves ${node.url}`);
  await node.loadGames();
  if (values.pace) {
    const { watchHeldUp } = await import('./thinking/heldUp.ts');
    watchHeldUp(tell);
  }
} catch (error) {
  console.error(error instanceof StoreUnusable || error instanceof TableError ? error.message : error);
  process.exit(1);
}
