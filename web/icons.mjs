/** Writes the icons that the page and the boards mention, and no others, to icons.gen.ts. Run: node web/icons.mjs */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const web = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const sets = { game: '@iconify-json/game-icons', lucide: '@iconify-json/lucide' };

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* sources(file);
    } else if (/\.tsx?$/.test(entry.name) && entry.name !== 'icons.gen.ts') yield file;
  }
}

function boards() {
  const games = path.join(web, '..', 'games');
  return readdirSync(games, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'node_modules')
    .map(entry => path.join(games, entry.name, 'board'))
    .filter(folder => {
      try {
        readdirSync(folder);
        return true;
      } catch {
        return false;
      }
    });
}

const names = new Set();
for (const folder of [web, ...boards()])
  for (const file of sources(folder))
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/['"`]((?:game|lucide):[a-z0-9-]+)['"`]/g))
      names.add(name);

const lines = [];
for (const name of [...names].sort((a, b) => (a < b ? -1 : 1))) {
  const [set, icon] = name.split(':');
  const { icons, aliases = {} } = require(`${sets[set]}/icons.json`);
  const found = icons[icon] ?? icons[aliases[icon]?.parent];
  if (found === undefined) throw new Error(`There is no icon "${name}".`);
  lines.push(`  '${name}': ${JSON.stringify(found.body)},`);
}
writeFileSync(
  path.join(web, 'icons.gen.ts'),
  `/* Written by icons.mjs. game-icons.net (CC BY 3.0) and lucide (ISC). */\nexport const icons = {\n${lines.join('\n')}\n} as const;\n`,
);
console.log(`${lines.length} icons`);
