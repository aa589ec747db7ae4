/** Fingers on a phone's map: two pinch, one drags, two taps on open ground. A touch that has moved chooses nothing. */
import { WHOLE, apart, dragged, seenAt } from './sight.ts';
import type { Frame, Point, Sight } from './sight.ts';

/** A finger that rests trembles this far. */
const TREMBLE = 8;
const TWO_TAPS = 320;

export interface Held {
  readonly frame: Frame;
  /** What is seen now. */
  sight(): Sight;
  /** The fingers are moving it; the last of them has let go. */
  draw(to: Sight): void;
  settle(): void;
  /** Two taps, at this place of the map. */
  twice(at: Point): void;
}

/** The place in a frame that an event happened at. */
export function pointIn(frame: Element, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
  const { left, top } = frame.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Listens until the signal says to stop. */
export function watchFingers(frame: HTMLElement, held: Held, signal: AbortSignal): void {
  const fingers = new Map<number, Point>();
  /** What was seen when the fingers took hold, and where they did. */
  let grip = { sight: WHOLE, at: [] as readonly Point[] };
  let moved = false;
  let lastTap = { at: { x: 0, y: 0 }, when: -TWO_TAPS };

  const places = (): readonly Point[] => [...fingers.values()].slice(0, 2);
  const takeHold = (): void => {
    grip = { sight: held.sight(), at: places() };
  };
  const setOut = (): void => {
    moved = true;
    // The piece below lets go: it is neither pressed nor looked at.
    for (const id of fingers.keys()) frame.setPointerCapture(id);
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (fingers.size === 0) moved = false;
    fingers.set(event.pointerId, pointIn(frame, event));
    takeHold();
    if (fingers.size > 1) setOut();
  };
  const move = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return;
    const point = pointIn(frame, event);
    if (!moved && apart(point, grip.at[0]) < TREMBLE) return;
    fingers.set(event.pointerId, point);
    if (!moved) setOut();
    held.draw(dragged(grip.sight, grip.at, places(), held.frame));
  };
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    takeHold();
    if (fingers.size === 0 && moved) held.settle();
  };
  const click = (event: MouseEvent): void => {
    // A key presses without a pointer, whatever the last one did.
    if (event.detail === 0) return;
    if (moved) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if ((event.target as Element).closest('button') !== null) return;
    const at = pointIn(frame, event);
    const again = event.timeStamp - lastTap.when < TWO_TAPS && apart(at, lastTap.at) < 30;
    lastTap = { at, when: again ? -TWO_TAPS : event.timeStamp };
    if (again) held.twice(seenAt(held.sight(), at));
  };
  // Else the browser takes a quick drag for the start of a scroll, and the next tap for its end.
  frame.addEventListener('touchmove', event => event.preventDefault(), { signal, passive: false });
  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerup', up, { signal });
  frame.addEventListener('pointercancel', up, { signal });
  frame.addEventListener('click', click, { signal, capture: true });
}
