/**
 * Pieces travel: what changed its place flies there, tokens come from the supply, bars fall. Flights are copies above the
 * page, so that they cross regions and nothing waits for them; a press or a key ends them at once.
 */
import { useLayoutEffect, useRef } from 'react';
import type { Told } from '@vesper/kernel';
import type { SalemEvent } from '../state.ts';
import type { SalemProps } from './Table.tsx';
import type { TokenKind } from './tokens.tsx';

const MOVE = 320;
const SCENE = 560;
const APART = 70;
/** Everything that one change sets in motion starts within this time. */
const LONGEST = 800;
const EASE_MOVE = 'cubic-bezier(0.45, 0.05, 0.2, 1)';
const EASE_LAND = 'cubic-bezier(0.3, 1.35, 0.5, 1)';

/** A piece as it was last seen: where, and what it looked like. */
interface Seen {
  readonly at: DOMRect;
  readonly look: HTMLElement;
}

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
const home = (name: string): HTMLElement | null => find(`[data-home="${name}"]`);
const piece = (key: string): HTMLElement | null => find(`[data-flip="${key}"]`);

export function useMotion({ view, justTold, reducedMotion, layout }: SalemProps): void {
  const seen = useRef(new Map<string, Seen>());
  const stage = useRef('');
  useLayoutEffect(() => {
    const before = seen.current;
    const size = `${layout} ${window.innerWidth} ${window.innerHeight}`;
    const still = reducedMotion || stage.current !== size || document.hidden;
    stage.current = size;
    const now = look(reducedMotion);
    seen.current = now;
    if (still || before.size === 0) return;
    const flights = new Flights();
    for (const [key, { at }] of now) {
      const from = before.get(key);
      if (from !== undefined && apart(from.at, at)) flights.card(piece(key), from.at);
    }
    for (const [key, { at, look }] of before) {
      if (!key.startsWith('hat:') || now.has(key)) continue;
      const { seat } = look.dataset;
      flights.copy(look, at, home(`hat:${seat}`) ?? home(`seat:${seat}`), 0.5);
    }
    tell(justTold, before, flights);
  }, [view, justTold, reducedMotion, layout]);
}

function look(flat: boolean): Map<string, Seen> {
  const now = new Map<string, Seen>();
  for (const element of document.querySelectorAll<HTMLElement>('.sal [data-flip]')) {
    const at = element.getBoundingClientRect();
    if (at.width > 0) now.set(element.dataset.flip as string, { at, look: flat ? element : copyOf(element) });
  }
  return now;
}

function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.width = `${element.offsetWidth}px`;
  copy.style.height = `${element.offsetHeight}px`;
  return copy;
}

const apart = (a: DOMRect, b: DOMRect): boolean => Math.abs(a.x - b.x) > 12 || Math.abs(a.y - b.y) > 12;

/** What cannot be read from places alone: where new pieces come from and where old ones go. */
function tell(told: readonly Told[], before: ReadonlyMap<string, Seen>, flights: Flights): void {
  for (const { event } of told) {
    const now = event as SalemEvent;
    switch (now.event) {
      case 'messengerPlaced':
        flights.arrive(piece(`hat:${now.space}`), home(`hat:${now.seat}`) ?? home(`seat:${now.seat}`));
        break;
      case 'accusationPlaced':
        flights.token('accusation', home('accusation') ?? home(`seat:${now.seat}`), cardOf(now.colonist));
        break;
      case 'accusationsRemoved':
        flights.token('accusation', cardOf(now.colonist), home('accusation') ?? home(`seat:${now.seat}`), now.amount);
        break;
      case 'accusationMoved':
        flights.token('accusation', cardOf(now.from), cardOf(now.to));
        break;
      case 'fearPlaced':
        flights.token('fear', home('fear') ?? home(`seat:${now.seat}`), cardOf(now.colonist));
        break;
      case 'fearRemoved':
        flights.token('fear', cardOf(now.colonist), home('fear') ?? home(`seat:${now.seat}`));
        break;
      case 'fearMoved':
        flights.token('fear', cardOf(now.from), cardOf(now.to));
        break;
      case 'spectralPlaced':
        flights.token('spectral', find('[data-piece="space:10"]'), cardOf(now.colonist));
        break;
      case 'protectionPlaced':
        flights.token('protection', find('[data-piece="space:4"]'), cardOf(now.colonist));
        break;
      case 'reputationGranted':
        flights.token('reputation', home('influence') ?? home(`seat:${now.seat}`), cardOf(now.colonist));
        break;
      case 'influenceGained':
      case 'influenceGenerated':
        flights.token('influence', home('influence'), home(`influence:${now.seat}`), now.amount);
        break;
      case 'influencePaid':
        flights.token('influence', home(`influence:${now.seat}`), home('influence'), now.amount);
        break;
      case 'cardRevealed':
        flights.arrive(piece(`colonist:${now.card}`), home(now.row === 'prominent' ? 'deck:red' : 'deck:blue'));
        break;
      case 'endCardRevealed':
        flights.arrive(piece('endcard'), home('deck:blue'));
        break;
      case 'colonistArrested':
        leaveFor(now.colonist, home(`jail:${now.seat}`) ?? home(`seat:${now.seat}`), before, flights);
        flights.bars(cardOf(now.colonist));
        break;
      case 'colonistBrought':
        leaveFor(now.colonist, home(`seat:${now.seat}`), before, flights);
        break;
      default:
    }
  }
}

const cardOf = (colonist: number): HTMLElement | null => find(`[data-piece="colonist:${colonist}"]`);

/** A card that is no longer drawn goes to its player's corner. */
function leaveFor(colonist: number, to: HTMLElement | null, before: ReadonlyMap<string, Seen>, flights: Flights): void {
  const key = `colonist:${colonist}`;
  const was = before.get(key);
  if (was !== undefined && piece(key) === null) flights.copy(was.look, was.at, to, 0.3);
}

class Flights {
  private delay = 0;

  private next(): number {
    const at = this.delay;
    this.delay = Math.min(LONGEST, this.delay + APART);
    return at;
  }

  /** A card that lies elsewhere now. */
  card(element: HTMLElement | null, from: DOMRect): void {
    if (element !== null) this.arrive(element, from);
  }

  /** Something new on the table that comes from a place. */
  arrive(element: HTMLElement | null, from: HTMLElement | DOMRect | null): void {
    if (element === null || from === null) return;
    const at = element.getBoundingClientRect();
    const begin = from instanceof HTMLElement ? from.getBoundingClientRect() : from;
    const delay = this.next();
    fly(copyOf(element), begin, at, at.width / element.offsetWidth, 1, delay);
    keep(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MOVE + delay }));
  }

  /** Something that is no longer drawn and goes to a place. */
  copy(look: HTMLElement, from: DOMRect, to: HTMLElement | null, shrink: number): void {
    if (to === null) return;
    const scale = from.width / Number.parseFloat(look.style.width);
    fly(look, from, to.getBoundingClientRect(), scale, shrink, this.next());
  }

  token(kind: TokenKind, from: HTMLElement | null, to: HTMLElement | null, amount = 1): void {
    const drawn = find(`[data-home="${kind}"] .sal-token`) ?? find(`.sal-token-${kind}`);
    if (from === null || to === null || drawn === null) return;
    const size = drawn.getBoundingClientRect();
    const scale = drawn.offsetWidth > 0 ? size.width / drawn.offsetWidth : 1;
    const aim = (to.querySelector<HTMLElement>(`[data-token="${kind}"], .sal-icon`) ?? to).getBoundingClientRect();
    for (let i = 0; i < Math.min(amount, 5); i++) {
      fly(copyOf(drawn), from.getBoundingClientRect(), aim, scale * 1.15, 1, this.next());
    }
  }

  bars(card: HTMLElement | null): void {
    const bars = card?.querySelector('.sal-bars');
    if (bars === null || bars === undefined) return;
    const fall = [{ transform: 'translateY(-104%)' }, { transform: 'translateY(0)' }];
    keep(
      bars.animate(fall, { duration: SCENE, delay: MOVE, fill: 'backwards', easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' }),
    );
  }
}

/** Carries a copy from one place to another, centre to centre. */
function fly(look: HTMLElement, from: DOMRect, to: DOMRect, scale: number, shrink: number, delay: number): void {
  const layer = sky();
  look.removeAttribute('data-piece');
  look.removeAttribute('data-flip');
  look.removeAttribute('data-choice');
  look.inert = true;
  layer.append(look);
  const width = Number.parseFloat(look.style.width);
  const height = Number.parseFloat(look.style.height);
  const at = (box: DOMRect, size: number): string =>
    `translate(${box.x + box.width / 2 - width / 2}px, ${box.y + box.height / 2 - height / 2}px) scale(${size})`;
  const flight = look.animate(
    [
      { transform: at(from, scale), easing: shrink === 1 ? EASE_LAND : EASE_MOVE },
      { transform: at(to, scale * shrink), opacity: shrink < 1 ? 0.2 : 1 },
    ],
    { duration: MOVE, delay, fill: 'both' },
  );
  keep(flight);
  flight.addEventListener('finish', () => look.remove());
  flight.addEventListener('cancel', () => look.remove());
}

/** The layer above the page that copies fly in. */
function sky(): HTMLElement {
  const found = document.getElementById('sal-sky');
  if (found !== null) return found;
  const layer = document.createElement('div');
  layer.id = 'sal-sky';
  layer.className = 'sal';
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
