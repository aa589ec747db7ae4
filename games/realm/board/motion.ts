/** What moves when the table changes: pawns, Generals and cards travel; minions, crystals and dice arrive one by one. */
import type { Told } from '@vesper/kernel';
import { EASE_LAND, MOVE, animate, find, hide, home, piece, steps, useFlights } from '@vesper/web/board';
import type { Choreography, Flights, Scene, Steps } from '@vesper/web/board';
import { COLOURS } from '../content/types.ts';
import type { Card } from '../content/types.ts';
import type { RealmEvent } from '../events.ts';
import { cardKey, darkKey, generalKey, spaceKey } from '../pieces.ts';
import type { RealmView } from '../view.ts';
import type { RealmProps } from './table.ts';
import { colourNames } from './look.ts';

const choreography: Choreography = { board: 'rea', apart: 90, longest: 1000, nudge: 8 };

export const useMotion = (props: RealmProps): void =>
  useFlights(props, choreography, (flights, scene) => {
    const placed = new Map<string, number>();
    /** The first of minions that were not there before: their token is not seen until it has landed. */
    const isFirst = ({ space, colour }: MinionPlaced): boolean => {
      const key = `${space} ${colour}`;
      const n = (placed.get(key) ?? 0) + 1;
      placed.set(key, n);
      return n === 1 && scene.view.minions[space * COLOURS + colour] <= countOf(scene.told, space, colour);
    };
    steps<RealmEvent, RealmView>({
      ...told,
      minionPlaced: now =>
        drop(
          flights,
          home(`supply:${now.colour}`),
          spaceAt(now.space),
          pipAt(now.space, colourNames[now.colour]),
          isFirst(now),
        ),
    })(flights, scene);
  });

type MinionPlaced = Extract<RealmEvent, { readonly event: 'minionPlaced' }>;

const spaceAt = (space: number): HTMLElement | null => find(`.rea-space[data-piece="${spaceKey(space)}"]`);
const pipAt = (space: number, colour: string): HTMLElement | null =>
  spaceAt(space)?.querySelector<HTMLElement>(`.rea-pip.is-${colour}`) ?? null;

function countOf(events: readonly Told[], space: number, colour: number): number {
  return events.filter(({ event }) => {
    const now = event as RealmEvent;
    return now.event === 'minionPlaced' && now.space === space && now.colour === colour;
  }).length;
}

const burstAt = (space: number, kind: string, flights: Flights, large = 2.6): void =>
  flights.burst(spaceAt(space), kind, { small: 0.6, large });

function deal(card: Card | undefined, flights: Flights, { before }: Scene): void {
  if (card !== undefined && !before.has(cardKey(card))) flights.travel(piece(cardKey(card)), home('deck:hero'));
}

const told: Steps<RealmEvent, RealmView> = {
  minionsDefeated: ({ space }, flights) => burstAt(space, 'is-struck', flights),
  minionsRemoved: ({ space }, flights) => burstAt(space, 'is-struck', flights),
  undeadTurned: ({ from, to }, flights) => drop(flights, spaceAt(from), spaceAt(to), pipAt(to, 'black')),
  overrun: ({ space }, flights) => burstAt(space, 'is-overrun', flights, 5),
  crystalPlaced: ({ space }, flights) =>
    drop(flights, home('crystals'), spaceAt(space), spaceAt(space)?.querySelector<HTMLElement>('.rea-taint') ?? null),
  crystalRemoved: ({ space }, flights) => burstAt(space, 'is-healed', flights),
  landHealed: ({ space }, flights) => burstAt(space, 'is-healed', flights),
  gatePlaced: ({ space }, flights) => burstAt(space, 'is-gate', flights),
  cardDrawn: ({ card }, flights, scene) => deal(card, flights, scene),
  cardTaken: ({ card }, flights, scene) => deal(card, flights, scene),
  darknessTurnedUp: ({ card }, flights) => flights.travel(piece(darkKey(card)), home('deck:dark')),
  generalDefeated: ({ general }, flights) =>
    flights.burst(find(`.rea-general[data-piece="${generalKey(general)}"]`), 'is-struck', { small: 0.6, large: 2.6 }),
};

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
  animate(
    target,
    [
      { scale: '1', offset: 0 },
      { scale: '1.35', offset: 0.35 },
      { scale: '1', offset: 1 },
    ],
    { duration: MOVE, delay: delay + MOVE * 0.8, easing: EASE_LAND },
  );
}
