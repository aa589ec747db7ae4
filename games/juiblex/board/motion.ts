/** What moves when the table changes: troops, spies and cards fly to where they belong, slime oozes, markers turn. */
import type { Seat } from '@vesper/kernel';
import {
  EASE_LAND,
  MOVE,
  animate,
  copyOf,
  find,
  hide,
  home,
  piece,
  steps,
  turnOver,
  useFlights,
} from '@vesper/web/board';
import type { Choreography, Flights, Scene } from '@vesper/web/board';
import { DEVOURED, ownerOfSpy, siteOfSpy, spyAt } from '../agenda.ts';
import type { Card, Space } from '../content/types.ts';
import type { JuiblexEvent } from '../events.ts';
import { cardKey, offerKey, siteKey, spaceKey, spyKey } from '../keys.ts';
import { MARKET, WHITE } from '../state.ts';
import type { JuiblexView } from '../state.ts';
import type { JuiblexProps } from './table.ts';

const choreography: Choreography = { board: 'jub', apart: 90, longest: 900, nudge: 12, leaves: true };

const onMap = (key: string): HTMLElement | null => find(`.jub-map [data-piece="${key}"]`);
const spaceAt = (space: Space): HTMLElement | null => onMap(spaceKey(space));
/** Among a house's numbers; where those are not drawn, the house. */
const of = (name: string, seat: Seat): HTMLElement | null => home(`${name}:${seat}`) ?? home(`seat:${seat}`);
/** White troops belong to nobody: they leave the map where they stand. */
const barracksOf = (colour: number): HTMLElement | null => (colour === WHITE ? null : of('barracks', colour));

/** A copy of a troop, a spy or a token flies from one place to another, as large as what it lands on or leaves. */
function fly(flights: Flights, kind: string, from: HTMLElement | null, to: HTMLElement | null, lands = true): void {
  const template = find(`[data-template="${kind}"]`);
  if (template === null || from === null || to === null) return;
  const box = (lands ? to : from).getBoundingClientRect();
  const scale = Math.min(2, Math.max(0.6, box.width / template.offsetWidth));
  const delay = flights.next();
  const shrink = lands ? {} : { shrink: 0.8 };
  flights.carry(copyOf(template), from.getBoundingClientRect(), to.getBoundingClientRect(), {
    scale,
    delay,
    easing: EASE_LAND,
    ...shrink,
  });
  const landed = lands ? to.querySelector('.jub-standing, .jub-spy-figure') : null;
  if (landed !== null) hide(landed, MOVE + delay);
}

const troop = (colour: number): string => `troop:${colour}`;

/** It wells up where it stays. */
function ooze(space: HTMLElement | null, delay: number): void {
  const token = space?.querySelector('.jub-standing');
  if (token === null || token === undefined) return;
  const frames = [
    { transform: 'scale(0.2)', opacity: 0.3 },
    { transform: 'scale(1)', opacity: 1 },
  ];
  animate(token, frames, { duration: MOVE * 1.5, delay, fill: 'backwards', easing: EASE_LAND });
}

/** A card that is no longer drawn where it lay. */
function leave(flights: Flights, { before }: Scene, card: Card, to: HTMLElement | null): void {
  const was = before.get(cardKey(card));
  if (was !== undefined && piece(cardKey(card)) === null) flights.leave(was, to, 0.35);
}

export const useMotion = (props: JuiblexProps): void => useFlights(props, choreography, tell);

const tell = steps<JuiblexEvent, JuiblexView>({
  // The map
  troopDeployed: ({ seat, space }, flights) => fly(flights, troop(seat), of('barracks', seat), spaceAt(space)),
  troopAssassinated({ seat, space, colour }, flights) {
    flights.burst(spaceAt(space), 'is-struck');
    fly(flights, troop(colour), spaceAt(space), of('trophies', seat), false);
  },
  troopMoved: ({ from, to, colour }, flights) => fly(flights, troop(colour), spaceAt(from), spaceAt(to)),
  troopReturned: ({ space, colour }, flights) => fly(flights, troop(colour), spaceAt(space), barracksOf(colour), false),
  trophyDeployed: ({ hall, space, colour }, flights) =>
    fly(flights, troop(colour), of('trophies', hall), spaceAt(space)),
  spyPlaced: ({ seat, site }, flights) =>
    fly(flights, `spy:${seat}`, of('spies', seat), find(`.jub-map [data-spy="${spyKey(spyAt(site, seat))}"]`)),
  spyReturned({ spy }, flights) {
    const owner = ownerOfSpy(spy);
    fly(flights, `spy:${owner}`, onMap(siteKey(siteOfSpy(spy))), of('spies', owner), false);
  },
  markerTaken: ({ site }) => turnOver(home(`marker:${site}`)),
  markerBack: ({ site }) => turnOver(home(`marker:${site}`)),
  // The Affliction
  spreadRevealed: ({ slot }, flights) => flights.burst(home(offerKey(slot)), 'is-slime', { small: 0.6, large: 3 }),
  tokenPlaced: ({ space }, flights) => ooze(spaceAt(space), flights.next()),
  whiteRemoved: ({ space }, flights) => flights.burst(spaceAt(space), 'is-slime'),
  whiteAfflicted: ({ space }, flights) => fly(flights, troop(WHITE), spaceAt(space), home('affliction'), false),
  troopAfflicted({ seat, space }, flights) {
    flights.burst(spaceAt(space), 'is-slime');
    fly(flights, troop(seat), spaceAt(space), home('affliction') ?? of('barracks', seat), false);
  },
  troopsRescued: ({ seat }, flights) => fly(flights, troop(seat), home('affliction'), of('barracks', seat), false),
  // Cards
  recruited({ seat, card, offer }, flights, scene) {
    if (offer < MARKET) leave(flights, scene, card, of('discard', seat));
    else fly(flights, 'card', find(`[data-piece="${offerKey(offer)}"]`), of('discard', seat), false);
  },
  slotFilled: ({ card }, flights) => flights.travel(piece(cardKey(card)), home('marketDeck')),
  cardsDrawn({ seat, cards = [] }, flights, { before }) {
    for (const card of cards) if (!before.has(cardKey(card))) flights.travel(piece(cardKey(card)), of('deck', seat));
  },
  cardDiscarded({ seat, card, by }, flights, scene) {
    leave(flights, scene, card, of('discard', seat));
    if (by !== seat && !scene.before.has(cardKey(card)))
      fly(flights, 'card', of('hand', seat), of('discard', seat), false);
  },
  cardDevoured: ({ card }, flights, scene) => leave(flights, scene, card, find(`[data-piece="${offerKey(DEVOURED)}"]`)),
  cardPromoted: ({ seat, card }, flights, scene) => leave(flights, scene, card, of('inner', seat)),
});
