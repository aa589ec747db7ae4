/** The built page, where there is one: files with a hash in their name are kept for ever, all others are asked for anew. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

export async function servePage(app: FastifyInstance, folder: string): Promise<boolean> {
  if (!existsSync(path.join(folder, 'index.html'))) return false;
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
