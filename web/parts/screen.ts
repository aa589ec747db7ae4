/**
 * How the page is arranged (docs/look.md, "Regions"), by the room there is, measured in the reader's own type: a page at
 * twice its zoom and one whose letters are twice as large are the same. Styles ask `data-shape` of `<html>`.
 */
import { useSyncExternalStore } from 'react';
import type { Layout } from '../board.ts';

/**
 * `wide` and `large` have all regions side by side; `low` has the status line above the log; `compact` has the log in a
 * drawer; `tall` stacks everything; `phone` has a sheet and tabs below the board, `landscape` beside it.
 */
export type Shape = 'large' | 'wide' | 'low' | 'compact' | 'tall' | 'phone' | 'landscape';

export interface Screen {
  readonly shape: Shape;
  /** What a board draws for it. */
  readonly layout: Layout;
  /** The reader's type by the usual one; a board's letters grow by it. */
  readonly type: number;
  /** A phone with little height. */
  readonly short: boolean;
  /** Letters are larger than any arrangement has room for: what is said twice goes. */
  readonly cramped: boolean;
}

const layouts: Readonly<Record<Shape, Layout>> = {
  large: 'wide',
  wide: 'wide',
  low: 'wide',
  compact: 'wide',
  tall: 'tall',
  phone: 'phone',
  landscape: 'phone',
};

function shapeOf(width: number, height: number): Shape {
  if (width >= 1600 && height >= 900) return 'large';
  if (width >= 1100 && height >= 660) return 'wide';
  if (width >= 1100 && height >= 560) return 'low';
  if (width >= 900 && height >= 640 && width > height) return 'compact';
  if (width >= 700 && height >= 960) return 'tall';
  return width > height && width >= 480 ? 'landscape' : 'phone';
}

/** `font` is the size of the root's letters in pixels. */
export function screenOf(width: number, height: number, font: number): Screen {
  const wanted = font / 16;
  // The least that a phone needs, held upright or across.
  const most = height > width ? Math.min(width / 320, height / 560) : Math.min(width / 560, height / 320);
  const type = Math.max(Math.min(1, wanted), Math.min(wanted, most));
  const shape = shapeOf(width / type, height / type);
  return { shape, layout: layouts[shape], type, short: height / type < 700, cramped: type < wanted * 0.8 };
}

let now: Screen = screenOf(1280, 720, 16);
const listeners = new Set<() => void>();

function measure(): void {
  const root = document.documentElement;
  // Not `innerWidth`: a phone shows more than the page's width while something lies beyond it.
  const { clientWidth, clientHeight } = root;
  const found = screenOf(clientWidth, clientHeight, Number.parseFloat(getComputedStyle(root).fontSize));
  root.dataset['shape'] = found.shape;
  root.dataset['layout'] = found.layout;
  root.toggleAttribute('data-short', found.short);
  root.toggleAttribute('data-cramped', found.cramped);
  root.style.setProperty('--type', String(found.type));
  if (JSON.stringify(found) === JSON.stringify(now)) return;
  now = found;
  for (const changed of listeners) changed();
}

/** Puts the arrangement on `<html>`, now and whenever the window or its letters change their size. */
export function wearScreen(): void {
  measure();
  addEventListener('resize', measure);
  // As wide as one letter of the root: it changes when somebody sets another size of type.
  const letter = document.createElement('i');
  letter.className = 'letter';
  document.body.append(letter);
  const observer = new ResizeObserver(measure);
  observer.observe(letter);
  observer.observe(document.documentElement); // as large as the window
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export const useScreen = (): Screen => useSyncExternalStore(subscribe, () => now);
