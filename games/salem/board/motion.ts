/** What moves when the table changes: cards and messengers travel, tokens come from the supply, bars fall. */
import type { Seat } from '@vesper/kernel';
import { EASE_LAND, MOVE, SCENE, animate, copyOf, find, home, piece, steps, useFlights } from '@vesper/web/board';
import type { Choreography, Flights, Scene } from '@vesper/web/board';
import type { Colonist } from '../content/types.ts';
import { colonistKey, spaceKey } from '../pieces.ts';
import type { SalemEvent, SalemView } from '../state.ts';
import type { SalemProps } from './table.ts';
import type { TokenKind } from './tokens.tsx';

const choreography: Choreography = { board: 'sal', apart: 70, longest: 800, nudge: 12, leaves: true };

export const useMotion = (props: SalemProps): void =>
  useFlights(props, choreography, (flights, scene) => {
    liftMessengers(flights, scene);
    tell(flights, scene);
  });

const cardOf = (colonist: Colonist): HTMLElement | null => find(`[data-piece="${colonistKey(colonist)}"]`);
const spaceAt = (space: number): HTMLElement | null => find(`[data-piece="${spaceKey(space)}"]`);
/** A place in the supply or among a player's numbers; where that is not drawn, the player. */
const placeOr = (name: string, seat: Seat | string): HTMLElement | null => home(name) ?? home(`seat:${seat}`);

const tell = steps<SalemEvent, SalemView>({
  messengerPlaced: ({ space, seat }, flights) => flights.travel(piece(`hat:${space}`), placeOr(`hat:${seat}`, seat)),
  accusationPlaced: ({ colonist, seat }, flights) =>
    flyToken(flights, 'accusation', placeOr('accusation', seat), cardOf(colonist)),
  accusationsRemoved: ({ colonist, seat, amount }, flights) =>
    flyToken(flights, 'accusation', cardOf(colonist), placeOr('accusation', seat), amount),
  accusationMoved: ({ from, to }, flights) => flyToken(flights, 'accusation', cardOf(from), cardOf(to)),
  fearPlaced: ({ colonist, seat }, flights) => flyToken(flights, 'fear', placeOr('fear', seat), cardOf(colonist)),
  fearRemoved: ({ colonist, seat }, flights) => flyToken(flights, 'fear', cardOf(colonist), placeOr('fear', seat)),
  fearMoved: ({ from, to }, flights) => flyToken(flights, 'fear', cardOf(from), cardOf(to)),
  spectralPlaced: ({ colonist }, flights) => flyToken(flights, 'spectral', spaceAt(10), cardOf(colonist)),
  protectionPlaced: ({ colonist }, flights) => flyToken(flights, 'protection', spaceAt(4), cardOf(colonist)),
  reputationGranted: ({ colonist, seat }, flights) =>
    flyToken(flights, 'reputation', placeOr('influence', seat), cardOf(colonist)),
  influenceGained: (now, flights) => payOut(flights, now),
  influenceGenerated: (now, flights) => payOut(flights, now),
  influencePaid: ({ seat, amount }, flights) =>
    flyToken(flights, 'influence', home(`influence:${seat}`), home('influence'), amount),
  cardRevealed: ({ card, row }, flights) =>
    flights.travel(piece(colonistKey(card)), home(row === 'prominent' ? 'deck:red' : 'deck:blue')),
  endCardRevealed: (_, flights) => flights.travel(piece('endcard'), home('deck:blue')),
  colonistArrested({ colonist, seat }, flights, scene) {
    leaveFor(flights, scene, colonist, placeOr(`jail:${seat}`, seat));
    fallBars(cardOf(colonist));
  },
  colonistBrought: ({ colonist, seat }, flights, scene) => leaveFor(flights, scene, colonist, home(`seat:${seat}`)),
});

function liftMessengers(flights: Flights, { before, now }: Scene): void {
  for (const [key, messenger] of before) {
    if (!key.startsWith('hat:') || now.has(key)) continue;
    const seat = messenger.look?.dataset['seat'] ?? '';
    flights.leave(messenger, placeOr(`hat:${seat}`, seat), 0.5);
  }
}

function payOut(flights: Flights, { seat, amount }: { readonly seat: Seat; readonly amount: number }): void {
  flyToken(flights, 'influence', home('influence'), home(`influence:${seat}`), amount);
}

/** A card that is no longer drawn goes to its player's corner. */
function leaveFor(flights: Flights, { before }: Scene, colonist: Colonist, to: HTMLElement | null): void {
  const was = before.get(colonistKey(colonist));
  if (was !== undefined && piece(colonistKey(colonist)) === null) flights.leave(was, to, 0.3);
}

function flyToken(
  flights: Flights,
  kind: TokenKind,
  from: HTMLElement | null,
  to: HTMLElement | null,
  amount = 1,
): void {
  const drawn = find(`[data-home="${kind}"] .sal-token`) ?? find(`.sal-token-${kind}`);
  if (from === null || to === null || drawn === null) return;
  const size = drawn.getBoundingClientRect();
  const scale = drawn.offsetWidth > 0 ? size.width / drawn.offsetWidth : 1;
  const aim = (to.querySelector<HTMLElement>(`[data-token="${kind}"], .sal-icon`) ?? to).getBoundingClientRect();
  for (let i = 0; i < Math.min(amount, 5); i++)
    flights.carry(copyOf(drawn), from.getBoundingClientRect(), aim, { scale: scale * 1.15, easing: EASE_LAND });
}

function fallBars(card: HTMLElement | null): void {
  const bars = card?.querySelector('.sal-bars');
  if (bars === null || bars === undefined) return;
  const fall = [{ transform: 'translateY(-104%)' }, { transform: 'translateY(0)' }];
  const easing = 'cubic-bezier(0.5, 0, 0.9, 0.6)';
  animate(bars, fall, { duration: SCENE, delay: MOVE, fill: 'backwards', easing });
}
