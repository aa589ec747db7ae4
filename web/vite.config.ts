import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import type { Plugin } from 'vite';

const web = path.dirname(fileURLToPath(import.meta.url));
interface Shelf {
  readonly shelf: unknown;
  readonly botNames: unknown;
}

const SHELF = 'virtual:shelf';

/** What the lobby says about each game, worked out while building so that the lobby loads no game. */
function shelf(): Plugin {
  return {
    name: 'vesper-shelf',
    resolveId: id => (id === SHELF ? `\0${SHELF}` : undefined),
    async load(id) {
      if (id !== `\0${SHELF}`) return undefined;
      const { module } = await runnerImport<Shelf>(path.join(web, 'shelf-of-games.ts'));
      return `export const shelf = ${JSON.stringify(module.shelf)};\nexport const botNames = ${JSON.stringify(module.botNames)};`;
    },
  };
}

/** Files beside each text file that the server sends to browsers that take them: nothing is compressed per request. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'vesper-compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|html)$/.test(name)) continue;
        const file = path.join(folder, name);
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(text));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: web,
  plugins: [react(), shelf(), compressed()],
  worker: { format: 'es' },
  build: {
    outDir: path.join(web, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    // Fonts and pictures stay files: the CSP allows no data: fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    proxy: existsSync(path.join(web, '..', 'table'))
      ? { '/api': 'http://127.0.0.1:8123', '/live': { target: 'ws://127.0.0.1:8123', ws: true } }
      : {},
  },
});
