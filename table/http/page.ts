/** The built page, where there is one: files with a hash in their name are kept for ever, all others are asked for anew. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * Takes the place of a service worker, forgets what it kept and ends; pages and their own tables are left alone. It looks
 * more than once: the worker before it may still be loading something, and keep that when it is there.
 */
const FORGET = `self.addEventListener('install', () => self.skipWaiting());
const forget = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
};
self.addEventListener('activate', event => event.waitUntil((async () => {
  await forget();
  await self.registration.unregister();
  for (const seconds of [1, 3, 6, 10]) {
    await new Promise(resolve => setTimeout(resolve, seconds * 1000));
    await forget();
  }
})()));
`;

export async function servePage(app: FastifyInstance, folder: string, offline: boolean): Promise<boolean> {
  if (!existsSync(path.join(folder, 'index.html'))) return false;
  if (!offline)
    app.get('/sw.js', async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript').send(FORGET),
    );
  await app.register(import('@fastify/static'), {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const kept = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return true;
}
