/** JUB-B3.1, JUB-R42: a card is played from the hand, or carried out where it lies. */
import { andThen, isHeard } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { aspectOf, textOf } from '../content/cards.ts';
import type { Card } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { JuiblexState } from '../state.ts';
import { tell } from '../asking.ts';
import { devour, leaveHand } from './cards.ts';
import { beginCard } from './rows.ts';

/** JUB-R39: it counts for the focus of cards after it. */
export function countPlayed(s: JuiblexState, card: Card): void {
  if (aspectOf[card] !== NONE) s.aspects[aspectOf[card]]++;
}

export function playCard(s: JuiblexState, seat: Seat, card: Card): void {
  const player = s.players[seat];
  leaveHand(s, player, card);
  player.play.push(card);
  if (isHeard(s)) tell(s, { event: 'cardPlayed', rule: 'JUB-B2.2', seat, card });
  countPlayed(s, card);
  beginCard(s, seat, textOf[card], card, 'play');
}

/** A market card that was played leaves its slot only now. */
function cardDone(s: JuiblexState): void {
  const { card, from, slot } = s.resolving.pop()!;
  if (from !== 'market') return;
  s.market[slot] = NONE;
  devour(s, s.active, card, 'market');
  andThen(s, { do: 'refill', slot });
}

export const playingSteps = { cardDone };
