/**
 * Browser contexts, which guests take one after the other. A new one costs as much as all that a short test does: it loads and
 * compiles the whole page anew. So a guest leaves its context without pages, cookies and anything stored, and what stays is
 * what a browser has cached of the page; the next guest who wants such a context finds it as a new one would be.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Server } from './server.ts';

export interface RoomWishes {
  readonly phone?: boolean;
  readonly motion?: boolean;
  readonly offline?: boolean;
  readonly fresh?: boolean;
  readonly server?: Server;
}

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** All that a page can store; not what the browser caches of it. */
const STORED = 'cookies,local_storage,indexeddb,cache_storage,file_systems,service_workers';

/** Those that nobody is in, by what they are like. */
const empty = new Map<string, BrowserContext[]>();
const kinds = new WeakMap<BrowserContext, string>();
/** In each a page that stays, which does nothing: with the last page the process would end that has compiled the scripts. */
const stills = new WeakMap<BrowserContext, Page>();

/** A page in a context of its own, which whoever asked for it closes. */
export async function freshRoom(browser: Browser, { url }: Server, wishes: RoomWishes): Promise<Page> {
  const { phone = false, motion = false, offline = false } = wishes;
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    acceptDownloads: true,
    serviceWorkers: offline ? 'allow' : 'block',
    ...(phone ? PHONE : {}),
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  await context.addInitScript(noteWhatIsPressedAt);
  return context.newPage();
}

/** A page in a context that may have had other guests. */
export async function roomFor(browser: Browser, server: Server, wishes: RoomWishes): Promise<Page> {
  const { phone = false, motion = false, offline = false, fresh = false } = wishes;
  if (offline || fresh || wishes.server !== undefined) return freshRoom(browser, wishes.server ?? server, wishes);
  const kind = JSON.stringify([server.url, phone, motion]);
  const found = empty.get(kind)?.pop();
  if (found !== undefined) return found.newPage();
  const page = await freshRoom(browser, server, wishes);
  kinds.set(page.context(), kind);
  return page;
}

/** Makes it ready for the next guest, or closes it if it is for one alone. */
export async function leaveRoom(context: BrowserContext, { url }: Server): Promise<void> {
  const kind = kinds.get(context);
  if (kind === undefined) return context.close();
  const known = stills.get(context);
  // The guest has closed its page, or all of it.
  if (context.pages().every(page => page === known)) return context.close();
  await context.setOffline(false);
  const still = known ?? (await stillPage(context, url));
  for (const page of context.pages()) if (page !== still) await page.close();
  const session = await context.newCDPSession(still);
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: STORED });
  await session.detach();
  await context.clearCookies();
  empty.set(kind, [...(empty.get(kind) ?? []), context]);
}

async function stillPage(context: BrowserContext, url: string): Promise<Page> {
  const still = await context.newPage();
  stills.set(context, still);
  await still.goto(`${url}/robots.txt`);
  return still;
}

/** In the browser: whoever presses answers the question that is asked in that moment. */
function noteWhatIsPressedAt(): void {
  const note = (): void => {
    const asked = document.querySelector<HTMLElement>('.table')?.dataset['asked'];
    if (asked === undefined) return;
    const { dataset } = document.documentElement;
    dataset['pressedAt'] = asked;
    dataset['pressedSince'] = String(performance.now());
  };
  document.addEventListener('click', note, { capture: true });
}
