/**
 * Which Chromium drives the tests: $CHROMIUM, else the one that npm brings with its libraries and fonts (docs/decisions/025),
 * else, where npm brings none, one of the system.
 */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';

const own = fileURLToPath(new URL('../.vesper', import.meta.url));
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'Google Chrome'];
const places = ['/usr/bin', '/usr/local/bin', '/Applications/Google Chrome.app/Contents/MacOS'];

export async function chromiumHere(): Promise<LaunchOptions> {
  const { CHROMIUM } = process.env;
  if (CHROMIUM !== undefined && CHROMIUM !== '') return { executablePath: CHROMIUM };
  return process.platform === 'linux' && process.arch === 'x64' ? brought() : installed();
}

/** Its own arguments are not used: they are for functions that show one page; a single process ends with its first context. */
async function brought(): Promise<LaunchOptions> {
  const folder = await unpacked();
  const libraries = [path.join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: path.join(folder, 'fonts') };
  // As on most screens: a hinted letter is wider, and names on a map touch.
  return { executablePath: path.join(folder, 'chromium'), args: ['--font-render-hinting=none'], env };
}

/** The folder of the unpacked browser: made once, under another name until it is complete. */
async function unpacked(): Promise<string> {
  const pack = path.dirname(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(path.join(pack, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(own, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  mkdirSync(own, { recursive: true });
  const making = mkdtempSync(path.join(own, 'unpacking-'));
  const { TMPDIR } = process.env;
  try {
    process.env.TMPDIR = making; // where the package unpacks
    await chromium.executablePath();
    await inflate(path.join(pack, 'bin', 'al2023.tar.br'));
    writeFileSync(path.join(making, 'fonts', 'fonts.conf'), fontsIn(folder));
    if (!existsSync(folder)) renameSync(making, folder);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}

/** The page brings its fonts; for the few signs that they lack there are the system's, and one where it has none. */
const fontsIn = (folder: string): string =>
  `<fontconfig><dir>/usr/share/fonts</dir><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts/cache</cachedir></fontconfig>`;

function installed(): LaunchOptions {
  const all = [...(process.env.PATH ?? '').split(path.delimiter), ...places];
  const found = all.flatMap(place => programs.map(name => path.join(place, name))).find(isProgram);
  if (found !== undefined) return { executablePath: found };
  throw new Error('The browser tests need Chromium or Chrome on this machine; $CHROMIUM may say where it is.');
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
