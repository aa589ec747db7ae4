import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { describedGames, describedNumbers } from './shelf.ts';

const LAB = 'virtual:lab';

/** What the Lab says before a report is opened: of each, how much was played and the first thing it found. */
export function reports(web: string): Plugin {
  return {
    name: 'vesper-reports',
    resolveId: id => (id === LAB ? `\0${LAB}` : undefined),
    async load(id) {
      if (id !== `\0${LAB}`) return undefined;
      const found: Record<string, { readonly played: string; readonly headline: string }> = {};
      for (const game of await describedGames(web)) {
        const file = path.join(web, '..', 'docs', 'lab', `${game.id}.html`);
        if (!existsSync(file)) continue;
        this.addWatchFile(file);
        found[game.id] = inShort(readFileSync(file, 'utf8'));
      }
      const numbers = JSON.stringify(await describedNumbers(web));
      return `export const reports = ${JSON.stringify(found)};\nexport const numbers = ${numbers};`;
    },
  };
}

function inShort(page: string): { readonly played: string; readonly headline: string } {
  const told = (pattern: RegExp): string => plain(pattern.exec(page)?.[1] ?? '');
  return {
    played: told(/class="what">([^,(]+) between/),
    headline: told(/class="headlines">\s*<li>(.*?\.)(?:\s.*?)?<\/li>/s),
  };
}

const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
