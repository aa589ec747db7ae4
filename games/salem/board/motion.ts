/** What moves when the table changes: cards and messengers travel, tokens come from the supply, bars fall. */
import type { Told } from '@vesper/kernel';
import { EASE_LAND, MOVE, SCENE, copyOf, find, home, keep, piece, useFlights } from '@vesper/web/board';
import type { Choreography, Flights, SeenPieces } from '@vesper/web/board';
import type { SalemEvent } from '../state.ts';
import type { SalemProps } from './Table.tsx';
import type { TokenKind } from './tokens.tsx';

const choreography: Choreography = { board: 'sal', apart: 70, longest: 800, nudge: 12, leaves: true };

export const useMotion = (props: SalemProps): void => useFlights(props, choreography, tell);

function tell(flights: Flights, told: readonly Told[], before: SeenPieces, after: SeenPieces): void {
  for (const [key, messenger] of before) {
    if (!key.startsWith('hat:') || after.has(key)) continue;
    const seat = messenger.look?.dataset['seat'];
    flights.leave(messenger, home(`hat:${seat}`) ?? home(`seat:${seat}`), 0.5);
  }
  for (const { event } of told) {
    const now = event as SalemEvent;
    switch (now.event) {
      case 'messengerPlaced':
        flights.travel(piece(`hat:${now.space}`), home(`hat:${now.seat}`) ?? home(`seat:${now.seat}`));
        break;
      case 'accusationPlaced':
        flyToken(flights, 'accusation', home('accusation') ?? home(`seat:${now.seat}`), cardOf(now.colonist));
        break;
      case 'accusationsRemoved':
        flyToken(
          flights,
          'accusation',
          cardOf(now.colonist),
          home('accusation') ?? home(`seat:${now.seat}`),
          now.amount,
        );
        break;
      case 'accusationMoved':
        flyToken(flights, 'accusation', cardOf(now.from), cardOf(now.to));
        break;
      case 'fearPlaced':
        flyToken(flights, 'fear', home('fear') ?? home(`seat:${now.seat}`), cardOf(now.colonist));
        break;
      case 'fearRemoved':
        flyToken(flights, 'fear', cardOf(now.colonist), home('fear') ?? home(`seat:${now.seat}`));
        break;
      case 'fearMoved':
        flyToken(flights, 'fear', cardOf(now.from), cardOf(now.to));
        break;
      case 'spectralPlaced':
        flyToken(flights, 'spectral', find('[data-piece="space:10"]'), cardOf(now.colonist));
        break;
      case 'protectionPlaced':
        flyToken(flights, 'protection', find('[data-piece="space:4"]'), cardOf(now.colonist));
        break;
      case 'reputationGranted':
        flyToken(flights, 'reputation', home('influence') ?? home(`seat:${now.seat}`), cardOf(now.colonist));
        break;
      case 'influenceGained':
      case 'influenceGenerated':
        flyToken(flights, 'influence', home('influence'), home(`influence:${now.seat}`), now.amount);
        break;
      case 'influencePaid':
        flyToken(flights, 'influence', home(`influence:${now.seat}`), home('influence'), now.amount);
        break;
      case 'cardRevealed':
        flights.travel(piece(`colonist:${now.card}`), home(now.row === 'prominent' ? 'deck:red' : 'deck:blue'));
        break;
      case 'endCardRevealed':
        flights.travel(piece('endcard'), home('deck:blue'));
        break;
      case 'colonistArrested':
        leaveFor(flights, now.colonist, home(`jail:${now.seat}`) ?? home(`seat:${now.seat}`), before);
        fallBars(cardOf(now.colonist));
        break;
      case 'colonistBrought':
        leaveFor(flights, now.colonist, home(`seat:${now.seat}`), before);
        break;
      default:
    }
  }
}

const cardOf = (colonist: number): HTMLElement | null => find(`[data-piece="colonist:${colonist}"]`);

/** A card that is no longer drawn goes to its player's corner. */
function leaveFor(flights: Flights, colonist: number, to: HTMLElement | null, before: SeenPieces): void {
  const key = `colonist:${colonist}`;
  const was = before.get(key);
  if (was !== undefined && piece(key) === null) flights.leave(was, to, 0.3);
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
  keep(
    bars.animate(fall, { duration: SCENE, delay: MOVE, fill: 'backwards', easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' }),
  );
}
