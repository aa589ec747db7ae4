/** What moves when the table changes: pawns, Generals and cards travel; minions, crystals and dice arrive one by one. */
import { useLayoutEffect, useRef } from 'react';
import type { Told } from '@vesper/kernel';
import { COLOURS } from '../content/types.ts';
import type { RealmEvent } from '../events.ts';
import type { RealmView } from '../view.ts';
import type { RealmProps } from './Table.tsx';
import { colourNames } from './look.ts';
import { Flights, find, home, look, piece } from './flights.ts';
import type { Seen } from './flights.ts';

export function useMotion({ view, justTold, reducedMotion, layout }: RealmProps): void {
  const seen = useRef(new Map<string, Seen>());
  const stage = useRef('');
  const told = useRef<readonly Told[]>([]);
  useLayoutEffect(() => {
    const before = seen.current;
    const size = `${layout} ${window.innerWidth} ${window.innerHeight}`;
    const still = reducedMotion || stage.current !== size || document.hidden;
    stage.current = size;
    const now = look();
    seen.current = now;
    const isNew = told.current !== justTold;
    told.current = justTold;
    if (still || before.size === 0) return;
    const flights = new Flights();
    for (const [key, { at }] of now) {
      const from = before.get(key);
      if (from !== undefined && isApart(from.at, at)) flights.travel(piece(key), from.at);
    }
    if (isNew) tell(view, justTold, before, flights);
  }, [view, justTold, reducedMotion, layout]);
}

const isApart = (a: DOMRect, b: DOMRect): boolean => Math.abs(a.x - b.x) > 8 || Math.abs(a.y - b.y) > 8;

const spaceAt = (space: number): HTMLElement | null => find(`.rea-space[data-piece="space:${space}"]`);
const pipAt = (space: number, colour: string): HTMLElement | null =>
  spaceAt(space)?.querySelector<HTMLElement>(`.rea-pip.is-${colour}`) ?? null;

function countOf(told: readonly Told[], space: number, colour: number): number {
  return told.filter(({ event }) => {
    const now = event as RealmEvent;
    return now.event === 'minionPlaced' && now.space === space && now.colour === colour;
  }).length;
}

/** What cannot be read from places alone: where new pieces come from and where old ones go. */
function tell(view: RealmView, told: readonly Told[], before: ReadonlyMap<string, Seen>, flights: Flights): void {
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
        flights.drop(
          home(`supply:${now.colour}`),
          spaceAt(now.space),
          pipAt(now.space, colourNames[now.colour]),
          isFirst(now.space, now.colour),
        );
        break;
      case 'minionsDefeated':
      case 'minionsRemoved':
        flights.burst(spaceAt(now.space), 'is-struck');
        break;
      case 'undeadTurned':
        flights.drop(spaceAt(now.from), spaceAt(now.to), pipAt(now.to, 'black'));
        break;
      case 'overrun':
        flights.burst(spaceAt(now.space), 'is-overrun');
        break;
      case 'crystalPlaced':
        flights.drop(
          home('crystals'),
          spaceAt(now.space),
          spaceAt(now.space)?.querySelector<HTMLElement>('.rea-taint') ?? null,
        );
        break;
      case 'crystalRemoved':
      case 'landHealed':
        flights.burst(spaceAt(now.space), 'is-healed');
        break;
      case 'gatePlaced':
        flights.burst(spaceAt(now.space), 'is-gate');
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
        flights.burst(find(`.rea-general[data-piece="general:${now.general}"]`), 'is-struck');
        break;
      default:
    }
  }
}
