import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutWhatComesLater } from './build/apart.ts';
import { compressed } from './build/compressed.ts';
import { engine } from './build/engine.ts';
import { files } from './build/files.ts';
import { offline } from './build/offline.ts';
import { reports } from './build/reports.ts';
import { shelf } from './build/shelf.ts';

const web = path.dirname(fileURLToPath(import.meta.url));

export default defineConfig({
  root: web,
  plugins: [
    react(),
    withoutWhatComesLater(),
    shelf(web),
    reports(web),
    engine(web),
    files(web),
    offline(web),
    compressed(),
  ],
  worker: { format: 'es' },
  build: {
    outDir: path.join(web, 'dist'),
    emptyOutDir: true,
    manifest: true,
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
