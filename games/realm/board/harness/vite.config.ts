/** Run: npx vite games/realm/board/harness --config games/realm/board/harness/vite.config.ts */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string): string => decodeURIComponent(new URL(path, import.meta.url).pathname);

export default defineConfig({
  root: at('.'),
  plugins: [react()],
  cacheDir: at('../../../../node_modules/.vite-realm'),
  resolve: { alias: { '@vesper/web/tokens.css': at('../../../../web/styles/tokens.css') } },
  server: { port: 5392, strictPort: true, fs: { allow: [at('../../../..')] } },
});
