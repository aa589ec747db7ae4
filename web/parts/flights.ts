/**
 * Pieces travel: what changed its place flies there, and a board lets more fly by what is told. Flights are copies above
 * the page, so that they cross regions and nothing waits for them; a press or a key ends them at once.
 *
 * A piece takes part by `data-flip`, its key; a place that pieces come from and go to by `data-home`, its name.
 */
import { useLayoutEffect, useRef } from 'react';
import type { Event, Told } from '@vesper/kernel';
import type { BoardProps } from '../board.ts';

/** How long one flight takes; how long something larger does. */
export const MOVE = 320;
export const SCENE = 560;
export const EASE_MOVE = 'cubic-bezier(0.45, 0.05, 0.2, 1)';
export const EASE_LAND = 'cubic-bezier(0.3, 1.35, 0.5, 1)';

/** A piece as it was last seen. */
export interface Seen {
  readonly at: DOMRect;
  /** The piece, which nobody changes once it is no longer drawn; and how large it was, for boards that let pieces leave. */
  readonly look: HTMLElement | null;
  readonly width: number;
  readonly height: number;
}

export type SeenPieces = ReadonlyMap<string, Seen>;

export interface Choreography {
  /** The board's own class: `sal`, `rea`. */
  readonly board: string;
  /** Milliseconds between one start and the next. */
  readonly apart: number;
  /** Everything that one change sets in motion starts within this time. */
  readonly longest: number;
  /** A piece that moved by no more than this many pixels stays. */
  readonly nudge: number;
  /** Pieces are kept, so that one that is no longer drawn can still leave. */
  readonly leaves?: true;
}

export const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
export const home = (name: string): HTMLElement | null => find(`[data-home="${name}"]`);
export const piece = (key: string): HTMLElement | null => find(`[data-flip="${key}"]`);

/** What is told, and where pieces were seen before and are now. */
export interface Scene<V = unknown> {
  readonly view: V;
  readonly told: readonly Told[];
  readonly before: SeenPieces;
  readonly now: SeenPieces;
}

/** What cannot be read from places alone: where new pieces come from and where old ones go. */
type Telling<V> = (flights: Flights, scene: Scene<V>) => void;

/** What each event sets in motion, one after the other. */
export type Steps<E extends Event, V> = {
  readonly [K in E['event']]?: (event: Extract<E, { readonly event: K }>, flights: Flights, scene: Scene<V>) => void;
};

/**
 * Steps through what is told.
 *
 * @example
 * useFlights(props, choreography, steps<SalemEvent, SalemView>({ cardRevealed: ({ card }, flights) => … }));
 */
export function steps<E extends Event, V>(by: Steps<E, V>): Telling<V> {
  const found = by as {
    readonly [event: string]: ((event: Event, flights: Flights, scene: Scene<V>) => void) | undefined;
  };
  return (flights, scene) => {
    for (const { event } of scene.told) found[event.event]?.(event, flights, scene);
  };
}

const lookers = new Set<() => void>();

/** A board has moved its pieces by hand, as a map is dragged: they are seen elsewhere, but none of them has travelled. */
export function movedByHand(): void {
  for (const look of lookers) look();
}

/** Lets everything travel that changed its place, then what the board tells. Nothing flies while motion is reduced. */
export function useFlights<V>(
  { view, justTold, reducedMotion, layout, game }: BoardProps<V>,
  choreography: Choreography,
  tell: Telling<V>,
): void {
  const seen = useRef<SeenPieces>(new Map());
  const stage = useRef('');
  const told = useRef<readonly Told[]>([]);
  useLayoutEffect(() => {
    const before = seen.current;
    const size = `${layout} ${window.innerWidth} ${window.innerHeight}`;
    const still = reducedMotion || stage.current !== size || document.hidden;
    stage.current = size;
    const now = look(choreography.board, choreography.leaves === true && !reducedMotion);
    seen.current = now;
    const news = told.current === justTold ? [] : justTold;
    told.current = justTold;
    if (still || before.size === 0) return;
    const flights = new Flights(choreography, game.id);
    afterwards(() => {
      for (const [key, { at }] of now) {
        const from = before.get(key);
        if (from !== undefined && isApart(from.at, at, choreography.nudge)) flights.travel(piece(key), from.at);
      }
      tell(flights, { view, told: news, before, now });
    });
  }, [view, justTold, reducedMotion, layout]);
  useLayoutEffect(() => {
    const again = (): void => {
      seen.current = look(choreography.board, choreography.leaves === true && !reducedMotion);
    };
    lookers.add(again);
    return () => void lookers.delete(again);
  }, [choreography, reducedMotion]);
}

const isApart = (a: DOMRect, b: DOMRect, nudge: number): boolean =>
  Math.abs(a.x - b.x) > nudge || Math.abs(a.y - b.y) > nudge;

function look(board: string, copies: boolean): SeenPieces {
  const now = new Map<string, Seen>();
  for (const element of document.querySelectorAll<HTMLElement>(`.${board} [data-flip]`)) {
    const at = element.getBoundingClientRect();
    const key = element.dataset.flip as string;
    if (at.width === 0 || now.has(key)) continue;
    const look = copies ? element : null;
    now.set(key, { at, look, width: look?.offsetWidth ?? 0, height: look?.offsetHeight ?? 0 });
  }
  return now;
}

export class Flights {
  private readonly choreography: Choreography;
  private readonly game: string;
  private delay = 0;

  constructor(choreography: Choreography, game: string) {
    this.choreography = choreography;
    this.game = game;
  }

  /** How long the next one waits: one starts after the other. */
  next(): number {
    const { apart, longest } = this.choreography;
    const at = this.delay;
    this.delay = Math.min(longest, this.delay + apart);
    return at;
  }

  /** Something that lies elsewhere now, or comes from a place. It is not seen until it has landed. */
  travel(element: HTMLElement | null, from: HTMLElement | DOMRect | null): void {
    if (element === null || from === null) return;
    const to = element.getBoundingClientRect();
    if (to.width === 0) return;
    const begin = from instanceof HTMLElement ? from.getBoundingClientRect() : from;
    const delay = this.next();
    this.carry(copyOf(element), begin, to, { scale: to.width / element.offsetWidth, easing: EASE_LAND, delay });
    hide(element, MOVE + delay);
  }

  /** Something that is no longer drawn goes to a place and vanishes there, as small as `shrink` says. */
  leave({ look, at, width, height }: Seen, to: HTMLElement | null, shrink: number): void {
    if (to === null || look === null) return;
    const scale = at.width / width;
    this.carry(copyOf(look, width, height), at, to.getBoundingClientRect(), { scale, shrink });
  }

  /** Carries a copy, whose style says how large it is, from one place to another, centre to centre. */
  carry(
    copy: HTMLElement,
    from: DOMRect,
    to: DOMRect,
    how: { readonly scale?: number; readonly shrink?: number; readonly easing?: string; readonly delay?: number },
  ): void {
    const { scale = 1, shrink = 1, easing = EASE_MOVE, delay = this.next() } = how;
    copy.inert = true;
    const width = Number.parseFloat(copy.style.width);
    const height = Number.parseFloat(copy.style.height);
    const at = (box: DOMRect, size: number): string =>
      `translate(${box.x + box.width / 2 - width / 2}px, ${box.y + box.height / 2 - height / 2}px) scale(${size})`;
    const landed = { transform: at(to, scale * shrink), ...(shrink < 1 ? { opacity: 0.2 } : {}) };
    this.inSky(copy, [{ transform: at(from, scale), easing }, landed], { duration: MOVE, delay, fill: 'both' });
  }

  /** A ring that spreads from where something happened: a blow, a healed land. Its class says in which colour. */
  burst(at: HTMLElement | null, kind: string, { small = 0.5, large = 2.2 } = {}): void {
    const ring = document.createElement('i');
    ring.className = `burst ${kind}`;
    const to = (scale: number, opacity: number): Keyframe => ({
      transform: `translate(-50%, -50%) scale(${scale})`,
      opacity,
    });
    this.over(at, ring, 0.5, [to(small, 0.95), to(large, 0)], SCENE);
  }

  /** Something drawn for a moment over a piece or a panel: in its middle, and so far down. */
  over(at: HTMLElement | null, element: HTMLElement, down: number, frames: Keyframe[], duration: number): void {
    if (at === null) return;
    const { x, y, width, height } = at.getBoundingClientRect();
    element.style.left = `${x + width / 2}px`;
    element.style.top = `${y + height * down}px`;
    this.inSky(element, frames, { duration, delay: this.next(), fill: 'both', easing: 'ease-out' });
  }

  /** Something drawn for the flight only, above the page. */
  inSky(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    begin(() => {
      sky(this.choreography.board, this.game).append(element);
      const flight = element.animate(frames, timing);
      keep(flight);
      flight.addEventListener('finish', () => element.remove());
      flight.addEventListener('cancel', () => element.remove());
    });
  }
}

/** What is set in motion while a scene is read, all of it at its end: who measures after each change lays out the page each time. */
let waiting: (() => void)[] | null = null;

function afterwards(read: () => void): void {
  const acts: (() => void)[] = [];
  waiting = acts;
  try {
    read();
  } finally {
    waiting = null;
  }
  for (const act of acts) act();
}

function begin(act: () => void): void {
  if (waiting === null) act();
  else waiting.push(act);
}

/** Sets a piece in motion; a press or a key ends it. */
export function animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  begin(() => keep(element.animate(frames, timing)));
}

/** As large as it is drawn, and no piece any more. Where it lay in its region is none of its concern above the page. */
export function copyOf(element: HTMLElement, width = element.offsetWidth, height = element.offsetHeight): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const side of ['left', 'top', 'right', 'bottom', 'translate'] as const) copy.style[side] = '';
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  for (const name of ['data-piece', 'data-flip', 'data-choice', 'data-opens']) copy.removeAttribute(name);
  return copy;
}

/** A card or a tile is turned over. */
export function turnOver(element: HTMLElement | null): void {
  const frames = [
    { transform: 'scaleX(1)', offset: 0 },
    { transform: 'scaleX(0.05)', offset: 0.45 },
    { transform: 'scaleX(1)', offset: 1 },
  ];
  if (element !== null) animate(element, frames, { duration: MOVE * 1.2, easing: EASE_LAND });
}

export function hide(element: Element, duration: number): void {
  animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration });
}

/** The layer above the page that copies fly in. */
function sky(board: string, game: string): HTMLElement {
  const layer = document.getElementById('sky') ?? document.body.appendChild(document.createElement('div'));
  layer.id = 'sky';
  layer.className = board;
  layer.dataset['game'] = game;
  layer.setAttribute('aria-hidden', 'true');
  return layer;
}

const running = new Set<Animation>();

/** From now on a press or a key ends this animation. */
function keep(animation: Animation): void {
  if (running.size === 0) {
    document.addEventListener('pointerdown', skip, { capture: true });
    document.addEventListener('keydown', skip, { capture: true });
  }
  running.add(animation);
  animation.addEventListener('finish', forget);
  animation.addEventListener('cancel', forget);
}

function forget(this: Animation): void {
  running.delete(this);
  if (running.size > 0) return;
  document.removeEventListener('pointerdown', skip, { capture: true });
  document.removeEventListener('keydown', skip, { capture: true });
}

function skip(): void {
  for (const animation of running) animation.finish();
}
