/** Which Chromium drives the tests: $CHROMIUM, one of the system, else the one that npm brings. */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = ['/usr/bin', '/usr/local/bin', '/Applications/Google Chrome.app/Contents/MacOS'];

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export async function chromiumHere(): Promise<LaunchOptions> {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM !== undefined && CHROMIUM !== '') return { executablePath: CHROMIUM };
  const all = [...PATH.split(path.delimiter), ...places].flatMap(place => programs.map(name => path.join(place, name)));
  const found = all.find(isProgram);
  if (found !== undefined) return { executablePath: found };
  const { default: packed } = await import('@sparticuz/chromium');
  // Its own arguments are for functions that show one page: a single process ends with its first context.
  return { executablePath: await packed.executablePath() };
}
