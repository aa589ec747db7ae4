import type { Plugin } from 'vite';

/** What of a game nobody needs for a first decision, and what stands in its place. */
const apart: { readonly [file: string]: string } = {
  './manual.ts': 'export const manual = { title: "", chapters: [] };',
  './bot.ts': 'export const brain = null;',
};

/**
 * In the page a game comes without its rulebook, which `manuals.ts` brings when it is opened, and without its brain, which
 * `brains.ts` brings when a bot plays or a hint is asked for. Rules and words never read either.
 */
export function withoutWhatComesLater(): Plugin {
  return {
    name: 'vesper-apart',
    enforce: 'pre',
    resolveId: (source, importer) =>
      Object.hasOwn(apart, source) && /\/games\/\w+\/game\.ts$/.test(importer ?? '') ? `\0no ${source}` : undefined,
    load: id => (id.startsWith('\0no ') ? apart[id.slice(4)] : undefined),
  };
}
