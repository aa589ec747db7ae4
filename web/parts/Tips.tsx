/**
 * The page's own tooltips: what has `data-tip` says it while it is pointed at, has the focus by keyboard, or is held by a
 * finger; a press is enough where nothing else happens on one. The browser's `title` is neither styled nor touchable.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { arranged, placed } from './placing.ts';
import type { Place } from './placing.ts';

const AFTER = 350;
/** Long enough to go over to it with the pointer. */
const LINGERS = 160;

/** What an element shows instead of its words: a sum, line by line. */
export const bodies = new WeakMap<Element, () => ReactNode>();

interface Shown {
  readonly of: HTMLElement;
  readonly body: ReactNode;
}

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/** A finger that holds a piece sees that in large, whatever is on it. */
const heldTip = (target: EventTarget | null): HTMLElement | null => {
  const found = tipped(target);
  return found?.closest('[data-zooms]') === null ? found : null;
};

/** A press there does something of its own. */
const isPressable = (found: HTMLElement): boolean =>
  !found.classList.contains('explained') && found.closest('button, a, [role="button"]') !== null;

/** One for the whole page. */
export function Tips() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => listen(box, setShown), []);
  useLayoutEffect(() => {
    const tip = box.current;
    if (tip === null || shown === null) return;
    tip.showPopover(); // above dialogs, too
    setPlace(placed(shown.of.getBoundingClientRect(), tip.getBoundingClientRect()));
    return () => setPlace(null);
  }, [shown]);
  if (shown === null) return null;
  return (
    <div
      ref={box}
      popover="manual"
      className="tip"
      role="tooltip"
      data-side={place?.side}
      data-rich={typeof shown.body !== 'string'}
      style={place === null ? undefined : arranged(place)}
    >
      {shown.body}
    </div>
  );
}

function listen(box: { readonly current: HTMLElement | null }, show: (shown: Shown | null) => void): () => void {
  let timer = 0;
  let at: HTMLElement | null = null;
  let isOpen = false;
  let held = false;
  const later = (after: number, act: () => void): void => {
    clearTimeout(timer);
    timer = window.setTimeout(act, after);
  };
  const close = (): void => {
    clearTimeout(timer);
    at = null;
    if (isOpen) show(null);
    isOpen = false;
  };
  const open = (of: HTMLElement): void => {
    const words = of.dataset['tip'] ?? '';
    if (!of.isConnected || words === '') return;
    clearTimeout(timer);
    at = of;
    isOpen = true;
    show({ of, body: bodies.get(of)?.() ?? words });
  };
  const events: { readonly [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void } = {
    pointerover({ pointerType, target }) {
      if (pointerType !== 'mouse') return;
      if (target instanceof Node && box.current?.contains(target) === true) return clearTimeout(timer);
      const found = tipped(target);
      if (found === at) return isOpen ? clearTimeout(timer) : undefined;
      if (found === null) return later(LINGERS, close);
      at = found;
      later(isOpen ? LINGERS : AFTER, () => open(found));
    },
    pointerdown({ pointerType, target }) {
      const found = heldTip(target);
      held = false;
      if (found !== at || pointerType === 'mouse') close();
      if (found === null || pointerType === 'mouse') return;
      later(AFTER + 50, () => {
        held = true;
        open(found);
      });
    },
    pointerup: ({ pointerType }) => void (pointerType !== 'mouse' && !isOpen && clearTimeout(timer)),
    pointercancel: () => clearTimeout(timer),
    click(event) {
      const found = tipped(event.target);
      if (held) {
        held = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (found !== null && !isPressable(found)) open(found);
    },
    contextmenu: event => void (held && event.preventDefault()),
    focusin({ target }) {
      const found = tipped(target);
      if (found !== null && found === target && found.matches(':focus-visible')) open(found);
    },
    focusout: close,
    scroll: close,
    keydown: ({ key }) => void (key === 'Escape' && close()),
  };
  const all = Object.entries(events) as [string, (event: unknown) => void][];
  for (const [name, act] of all) document.addEventListener(name, act, { capture: true });
  document.documentElement.addEventListener('mouseleave', close);
  return () => {
    close();
    for (const [name, act] of all) document.removeEventListener(name, act, { capture: true });
    document.documentElement.removeEventListener('mouseleave', close);
  };
}
