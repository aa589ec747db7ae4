/** Flights are copies above the page, so that they cross regions and nothing waits for them; a press or a key ends them. */
const MOVE = 320;
const SCENE = 560;
const APART = 90;
/** Everything that one change sets in motion starts within this time. */
const LONGEST = 1000;
const EASE_MOVE = 'cubic-bezier(0.45, 0.05, 0.2, 1)';
const EASE_LAND = 'cubic-bezier(0.3, 1.35, 0.5, 1)';

/** A piece as it was last seen. */
export interface Seen {
  readonly at: DOMRect;
}

export const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
export const home = (name: string): HTMLElement | null => find(`[data-home="${name}"]`);
export const piece = (key: string): HTMLElement | null => find(`[data-flip="${key}"]`);

export function look(): Map<string, Seen> {
  const now = new Map<string, Seen>();
  for (const element of document.querySelectorAll<HTMLElement>('.rea [data-flip]')) {
    const at = element.getBoundingClientRect();
    const key = element.dataset.flip as string;
    if (at.width > 0 && !now.has(key)) now.set(key, { at });
  }
  return now;
}

export class Flights {
  private delay = 0;

  private next(): number {
    const at = this.delay;
    this.delay = Math.min(LONGEST, this.delay + APART);
    return at;
  }

  /** Something that lies elsewhere now, or comes from a place. */
  travel(element: HTMLElement | null, from: HTMLElement | DOMRect | null): void {
    if (element === null || from === null) return;
    const to = element.getBoundingClientRect();
    if (to.width === 0) return;
    const begin = from instanceof HTMLElement ? from.getBoundingClientRect() : from;
    const copy = copyOf(element);
    const delay = this.next();
    fly(copy, begin, to, to.width / element.offsetWidth, EASE_LAND, delay);
    keep(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MOVE + delay }));
  }

  /** A token falls onto a space, and what lies there gives a little. */
  drop(from: Element | null, space: HTMLElement | null, token: Element | null, isNew = false): void {
    if (space === null) return;
    const delay = this.next();
    const target = token ?? space;
    const drawn = token instanceof SVGElement || token instanceof HTMLElement ? token : null;
    if (drawn !== null && from !== null) {
      const to = drawn.getBoundingClientRect();
      const box = document.createElement('span');
      const copy = drawn.cloneNode(true) as Element;
      copy.removeAttribute('style');
      box.append(copy);
      box.style.width = `${to.width}px`;
      box.style.height = `${to.height}px`;
      fly(box, from.getBoundingClientRect(), to, 1, EASE_MOVE, delay);
      if (isNew) keep(drawn.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MOVE + delay }));
    }
    keep(
      target.animate(
        [
          { scale: '1', offset: 0 },
          { scale: '1.35', offset: 0.35 },
          { scale: '1', offset: 1 },
        ],
        { duration: MOVE, delay: delay + MOVE * 0.8, easing: EASE_LAND },
      ),
    );
  }

  /** A ring that spreads from a space: an overrun, a blow, a healed land. */
  burst(at: HTMLElement | null, kind: string): void {
    if (at === null) return;
    const box = at.getBoundingClientRect();
    const ring = document.createElement('i');
    ring.className = `rea-burst ${kind}`;
    ring.style.left = `${box.x + box.width / 2}px`;
    ring.style.top = `${box.y + box.height / 2}px`;
    sky().append(ring);
    const grown = kind === 'is-overrun' ? 5 : 2.6;
    const flight = ring.animate(
      [
        { transform: 'translate(-50%, -50%) scale(0.6)', opacity: 0.95 },
        { transform: `translate(-50%, -50%) scale(${grown})`, opacity: 0 },
      ],
      { duration: SCENE, delay: this.next(), fill: 'both', easing: 'ease-out' },
    );
    keep(flight);
    leaveAfter(flight, ring);
  }
}

function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.width = `${element.offsetWidth}px`;
  copy.style.height = `${element.offsetHeight}px`;
  for (const name of ['data-piece', 'data-flip', 'data-choice', 'data-opens']) copy.removeAttribute(name);
  return copy;
}

/** Carries a copy from one place to another, centre to centre. */
function fly(look: HTMLElement, from: DOMRect, to: DOMRect, scale: number, easing: string, delay: number): void {
  look.inert = true;
  sky().append(look);
  const width = Number.parseFloat(look.style.width);
  const height = Number.parseFloat(look.style.height);
  const at = (box: DOMRect): string =>
    `translate(${box.x + box.width / 2 - width / 2}px, ${box.y + box.height / 2 - height / 2}px) scale(${scale})`;
  const flight = look.animate([{ transform: at(from), easing }, { transform: at(to) }], {
    duration: MOVE,
    delay,
    fill: 'both',
  });
  keep(flight);
  leaveAfter(flight, look);
}

function leaveAfter(flight: Animation, element: HTMLElement): void {
  flight.addEventListener('finish', () => element.remove());
  flight.addEventListener('cancel', () => element.remove());
}

/** The layer above the page that copies fly in. */
function sky(): HTMLElement {
  const found = document.getElementById('rea-sky');
  if (found !== null) return found;
  const layer = document.createElement('div');
  layer.id = 'rea-sky';
  layer.className = 'rea';
  layer.dataset.game = 'realm';
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  return layer;
}

const running = new Set<Animation>();

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
