import path from 'node:path';
import type { Plugin } from 'vite';

const ENGINE = 'virtual:engine';
const PRELOAD = '\0vite/preload-helper.js';

/**
 * The address of the worker. It is built as a second entry of the page's own graph, not as a program of its own: the
 * game, the kernel and the words that both need are the same files, and travel once (docs/decisions/037).
 */
export function engine(web: string): Plugin {
  const worker = path.join(web, 'session', 'worker.ts');
  let file: string | null = null;
  let building = false;
  return {
    name: 'vesper-engine',
    enforce: 'post',
    configResolved(config) {
      building = config.command === 'build';
    },
    buildStart() {
      if (building) file = this.emitFile({ type: 'chunk', id: worker, name: 'worker' });
    },
    resolveId: id => (id === ENGINE ? `\0${ENGINE}` : undefined),
    load(id) {
      if (id !== `\0${ENGINE}`) return undefined;
      if (file !== null) return `export default import.meta.ROLLDOWN_FILE_URL_${file};`;
      return `export { default } from ${JSON.stringify(`${worker}?worker&url`)};`;
    },
    /** What the page does before it imports a part (links to its styles) has no place in a worker. */
    transform(code, id) {
      if (id !== PRELOAD) return undefined;
      const made = code.replace(
        /(__vitePreload = function preload\((\w+)[^)]*\) \{)/,
        '$1 if (typeof document === "undefined") return $2();',
      );
      if (made === code) throw new Error('The helper that loads parts looks different now: see web/build/engine.ts.');
      return { code: made, map: null };
    },
  };
}
