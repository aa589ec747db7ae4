/** The page's end of its service worker: what works without a network, and a new version that waits to be taken. */
import { parseReplay } from '@vesper/kernel';
import { create } from 'zustand';
import { keptTables } from '../session/keep.ts';
import { editionOf } from './keeping.ts';
import type { ToServiceWorker } from './keeping.ts';

/** After the first paint and what follows it. */
const LATER = 2500;
const HOUR = 3_600_000;
/** How long a version that waits may take to hear that it is wanted. */
const AGAIN = 1000;
/** A browser lets it wait for minutes while the version before it still loads something: nobody who pressed Reload does. */
const AT_LAST = 5000;

/** A newer version that is loaded, whole, and waits; nobody is made to take it. */
export const useUpdate = create<{ readonly waiting: ServiceWorker | null }>(() => ({ waiting: null }));

export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = (): void => void setTimeout(() => void register().catch(() => undefined), LATER);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // Where nothing watches over this page yet, what was installed is no update.
  const offer = (): void => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
      useUpdate.setState({ waiting: registration.waiting });
  };
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  const look = (): void => void registration.update().catch(() => undefined);
  setInterval(look, HOUR);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  await navigator.serviceWorker.ready;
  await keepWhatIsNeeded();
}

/** Called again when a table was opened: its game is kept, and the edition that each table of this browser is played by. */
export async function keepWhatIsNeeded(): Promise<void> {
  const worker = import.meta.env.PROD ? (await navigator.serviceWorker?.getRegistration())?.active : undefined;
  if (worker === undefined || worker === null) return;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  tell(worker, { t: 'keep', loaded, editions: await neededEditions() });
}

async function neededEditions(): Promise<readonly string[]> {
  const tables = await keptTables().catch(() => []);
  const editions = tables.flatMap(({ game, saved }) => {
    try {
      return [editionOf(game, parseReplay(saved).version)];
    } catch {
      return []; // it cannot be played anyway, and says so in its own row
    }
  });
  return [...new Set(editions)];
}

/** The new version takes over, and the page is loaded anew: pages come from the server, so it is the new one either way. */
export function takeUpdate(): void {
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, AT_LAST);
  void askToTakeOver();
}

/** Again and again: a message to a worker that is not running yet may be lost, and a newer version may have come to wait. */
async function askToTakeOver(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration().catch(() => undefined))?.waiting;
  if (waiting === undefined || waiting === null) return;
  tell(waiting, { t: 'take-over' });
  setTimeout(() => void askToTakeOver(), AGAIN);
}

function tell(worker: ServiceWorker, message: ToServiceWorker): void {
  worker.postMessage(message);
}
