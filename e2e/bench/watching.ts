/** In the page's own script: when what was pressed is seen, and how long frames take while something happens. */

export interface Watched {
  /** Milliseconds from a press to the paint that shows what it did. */
  readonly clicks: number[];
  /** Milliseconds between one frame and the next, while something happens. */
  readonly frames: number[];
}

interface WatchedWindow extends Window {
  watched: Watched;
}

/** Runs in the browser before the page's own scripts. */
export function watchPaints(): void {
  /** Flights and lights go on after a change for about as long. */
  const HAPPENING = 1000;
  const watched: Watched = { clicks: [], frames: [] };
  (window as unknown as WatchedWindow).watched = watched;
  let pressedAt: number | null = null;
  let before = '';
  let lastChange = -Infinity;

  /** What a press changes: the table went on, a choice waits to be confirmed, a list is open, words follow. */
  const seen = (): string => {
    const table = document.querySelector<HTMLElement>('.table');
    if (table === null) return '';
    const { n, asked, over } = table.dataset;
    const chosen = document.querySelectorAll('.is-chosen, .is-open, [aria-pressed="true"], .sheet-chosen').length;
    return [n, asked, over, chosen].join(' ');
  };
  const painted = (act: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', act);
      port1.start();
      port2.postMessage(null);
    });
  };
  const look = (): void => {
    const now = seen();
    if (now === before) return;
    before = now;
    lastChange = performance.now();
    if (pressedAt === null) return;
    const since = pressedAt;
    pressedAt = null;
    painted(() => watched.clicks.push(performance.now() - since));
  };
  document.addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-choice], [data-strip-choice], [data-opens]') === null) return;
      before = seen();
      pressedAt = timeStamp;
      lastChange = timeStamp;
    },
    { capture: true },
  );
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'data-n', 'data-asked', 'data-over', 'aria-pressed'],
  });
  let frameBefore = 0;
  const frame = (at: number): void => {
    if (at - lastChange < HAPPENING && frameBefore > 0) watched.frames.push(at - frameBefore);
    frameBefore = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

export const whatWasWatched = (): Watched => (window as unknown as WatchedWindow).watched;
