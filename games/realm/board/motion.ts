/** What moves when the table changes: pawns, Generals and cards travel; minions, crystals and dice arrive one by one. */
import type { Told } from '@vesper/kernel';
import { EASE_LAND, MOVE, SCENE, find, hide, home, keep, piece, useFlights } from '@vesper/web/board';
import type { Choreography, Flights, SeenPieces } from '@vesper/web/board';
import { COLOURS } from '../content/types.ts';
import type { RealmEvent } from '../events.ts';
import type { RealmView } from '../view.ts';
import type { RealmProps } from './Table.tsx';
import { colourNames } from './look.ts';

const choreography: Choreography = { board: 'rea', apart: 90, longest: 1000, nudge: 8 };

export const useMotion = (props: RealmProps): void =>
  useFlights(props, choreography, (flights, told, before) => tell(flights, props.view, told, before));

const spaceAt = (space: number): HTMLElement | null => find(`.rea-space[data-piece="space:${space}"]`);
const pipAt = (space: number, colour: string): HTMLElement | null =>
  spaceAt(space)?.querySelector<HTMLElement>(`.rea-pip.is-${colour}`) ?? null;

function countOf(told: readonly Told[], space: number, colour: number): number {
  return told.filter(({ event }) => {
    const now = event as RealmEvent;
    return now.event === 'minionPlaced' && now.space === space && now.colour === colour;
  }).length;
}

function tell(flights: Flights, view: RealmView, told: readonly Told[], before: SeenPieces): void {
  const placed = new Map<string, number>();
  /** The first of minions that were not there before: their token is not seen until it has landed. */
  const isFirst = (space: number, colour: number): boolean => {
    const key = `${space} ${colour}`;
    const n = (placed.get(key) ?? 0) + 1;
    placed.set(key, n);
    return n === 1 && view.minions[space * COLOURS + colour] <= countOf(told, space, colour);
  };
  for (const { event } of told) {
    const now = event as RealmEvent;
    switch (now.event) {
      case 'minionPlaced':
        drop(
          flights,
          home(`supply:${now.colour}`),
          spaceAt(now.space),
          pipAt(now.space, colourNames[now.colour]),
          isFirst(now.space, now.colour),
        );
        break;
      case 'minionsDefeated':
      case 'minionsRemoved':
        burst(flights, spaceAt(now.space), 'is-struck');
        break;
      case 'undeadTurned':
        drop(flights, spaceAt(now.from), spaceAt(now.to), pipAt(now.to, 'black'));
        break;
      case 'overrun':
        burst(flights, spaceAt(now.space), 'is-overrun');
        break;
      case 'crystalPlaced':
        drop(
          flights,
          home('crystals'),
          spaceAt(now.space),
          spaceAt(now.space)?.querySelector<HTMLElement>('.rea-taint') ?? null,
        );
        break;
      case 'crystalRemoved':
      case 'landHealed':
        burst(flights, spaceAt(now.space), 'is-healed');
        break;
      case 'gatePlaced':
        burst(flights, spaceAt(now.space), 'is-gate');
        break;
      case 'cardDrawn':
      case 'cardTaken':
        if (now.card !== undefined && !before.has(`card:${now.card}`))
          flights.travel(piece(`card:${now.card}`), home('deck:hero'));
        break;
      case 'darknessTurnedUp':
        flights.travel(piece(`dark:${now.card}`), home('deck:dark'));
        break;
      case 'generalDefeated':
        burst(flights, find(`.rea-general[data-piece="general:${now.general}"]`), 'is-struck');
        break;
      default:
    }
  }
}

/** A token falls onto a space, and what lies there gives a little. */
function drop(
  flights: Flights,
  from: Element | null,
  space: HTMLElement | null,
  token: Element | null,
  isNew = false,
): void {
  if (space === null) return;
  const delay = flights.next();
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
    flights.carry(box, from.getBoundingClientRect(), to, { delay });
    if (isNew) hide(drawn, MOVE + delay);
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
function burst(flights: Flights, at: HTMLElement | null, kind: string): void {
  if (at === null) return;
  const box = at.getBoundingClientRect();
  const ring = document.createElement('i');
  ring.className = `rea-burst ${kind}`;
  ring.style.left = `${box.x + box.width / 2}px`;
  ring.style.top = `${box.y + box.height / 2}px`;
  const grown = kind === 'is-overrun' ? 5 : 2.6;
  flights.inSky(
    ring,
    [
      { transform: 'translate(-50%, -50%) scale(0.6)', opacity: 0.95 },
      { transform: `translate(-50%, -50%) scale(${grown})`, opacity: 0 },
    ],
    { duration: SCENE, delay: flights.next(), fill: 'both', easing: 'ease-out' },
  );
}
