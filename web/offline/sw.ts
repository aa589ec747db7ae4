/**
 * The service worker: what was opened once works without a network. Pages come from the server while it answers, so that
 * nobody is held on an old version; files with a hash in their name come from the cache. See docs/decisions/037.
 */
import type { Kept, ToServiceWorker } from './keeping.ts';

/** Put in by the build (web/build/offline.ts): the files of the page itself, and of each edition of each game. */
declare const SHELL: readonly string[];
declare const EDITIONS: Readonly<Record<string, readonly string[]>>;

/** What this needs of its world; the page's own types have another one. */
interface World {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  /** This worker; not every browser tells. */
  readonly serviceWorker?: { readonly state: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', act: (event: Extendable) => void): void;
  addEventListener(type: 'message', act: (event: Extendable & MessageEvent<ToServiceWorker>) => void): void;
  addEventListener(type: 'fetch', act: (event: Fetched) => void): void;
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const world = self as unknown as World;

/** All versions share it: a file with a hash in its name never changes. */
const FILES = 'vesper-files';
/** The page of this version; it names the files of this version. */
const PAGE = `vesper-page-${hashOf(SHELL.join())}`;
/** Which editions the tables of this browser need. */
const NEEDED = '/needed-editions';
/** A server that is slower than this is taken for one that is gone. */
const PATIENCE = 4000;

world.addEventListener('install', event => event.waitUntil(install()));
world.addEventListener('activate', event => event.waitUntil(activate()));
world.addEventListener('message', event => event.waitUntil(hear(event.data)));
world.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== world.location.origin) return;
  if (/^\/(api|live|health|metrics)(\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else event.respondWith(fetch(request).catch(async error => (await cached(request)) ?? Promise.reject(error)));
});

/** The whole page, and what the tables of this browser need of this version: only then is it ready to take over. */
async function install(): Promise<void> {
  const page = await world.caches.open(PAGE);
  const loose = SHELL.filter(name => !name.startsWith('/assets/'));
  await page.addAll(loose.map(name => new Request(name, { cache: 'reload' })));
  await bring([...SHELL, ...(await needed()).flatMap(filesOf)]);
}

/** Takes over at once: until it has, no page is loaded. */
async function activate(): Promise<void> {
  await world.clients.claim();
  void clearAway();
}

/** What only earlier versions had. */
async function clearAway(): Promise<void> {
  for (const name of await world.caches.keys())
    if (name.startsWith('vesper-page-') && name !== PAGE) await world.caches.delete(name);
  const files = await world.caches.open(FILES);
  const ours = new Set([NEEDED, ...SHELL, ...Object.values(EDITIONS).flat()]);
  for (const request of await files.keys()) if (!ours.has(new URL(request.url).pathname)) await files.delete(request);
}

async function hear(message: ToServiceWorker): Promise<void> {
  if (message.t === 'take-over') await world.skipWaiting();
  else await keep(message);
}

/** What a page has loaded before this worker watched, and what its tables need. The next version reads it, too. */
async function keep({ loaded, editions }: Kept): Promise<void> {
  await inFiles(files => files.put(NEEDED, Response.json(editions)));
  await bring([...loaded, ...editions.flatMap(filesOf)]);
}

async function needed(): Promise<readonly string[]> {
  const found = await world.caches.match(NEEDED);
  return found === undefined ? [] : ((await found.json()) as string[]);
}

const filesOf = (edition: string): readonly string[] => (Object.hasOwn(EDITIONS, edition) ? EDITIONS[edition] : []);

async function bring(names: readonly string[]): Promise<void> {
  for (const name of new Set(names)) {
    if (!name.startsWith('/assets/') || (await world.caches.match(name, { cacheName: FILES })) !== undefined) continue;
    await inFiles(files => files.add(name));
  }
}

/** One whose place was taken keeps nothing more: its successor may be there to forget everything (table/http/page.ts). */
async function inFiles(keep: (files: Cache) => Promise<void>): Promise<void> {
  if (world.serviceWorker?.state !== 'redundant') await keep(await world.caches.open(FILES));
}

/** From the server; where it does not answer, the page of this version. */
async function page(request: Request): Promise<Response> {
  const late = new Promise<undefined>(resolve => void setTimeout(resolve, PATIENCE, undefined));
  const asked = fetch(request);
  const answer = await Promise.race([asked, late]).catch(() => undefined);
  // A proxy answers for a server that is gone.
  if (answer !== undefined && answer.status < 500) return answer;
  return (await (await world.caches.open(PAGE)).match('/')) ?? asked;
}

async function file(request: Request): Promise<Response> {
  const found = await cached(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok) await inFiles(files => files.put(request, answer.clone()));
  return answer;
}

const cached = (request: Request): Promise<Response | undefined> => world.caches.match(request, { ignoreVary: true });

/** A short name for a text (FNV-1a). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36);
}
