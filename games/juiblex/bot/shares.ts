/** Who is likely to win: points as they stand, the map as it may become, the deck, and what the Affliction will cost. */
import { toShares } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { Noble, Soldier, deckVpOf, innerVpOf, kindOf } from '../content/cards.ts';
import { SITE_SPACES, siteOf } from '../content/map.ts';
import type { Card } from '../content/types.ts';
import { WHITE } from '../state.ts';
import type { JuiblexState } from '../state.ts';
import { isAfflicted, sum } from '../asking.ts';
import { cardWorth, mapWorth, progress, turnsLeft } from './worth.ts';

/** A lead of so many points makes winning e times as likely at the end, and less so before. */
const SCALE = { end: 7.5, before: 9 };

export function shares(s: JuiblexState, out: number[]): void {
  for (let seat = 0; seat < s.seats; seat++) out[seat] = outlook(s, seat);
  toShares(out, s.seats, SCALE.end + SCALE.before * (1 - progress(s)));
}

/** In points. */
function outlook(s: JuiblexState, seat: Seat): number {
  const { vp, trophies, inner, spies, power, influence } = s.players[seat];
  let value = vp + sum(trophies) + mapWorth(s, seat) + 0.2 * (5 - spies);
  for (let i = 0; i < inner.length; i++) value += innerVpOf[inner[i]];
  value += deckOutlook(s, seat) - afflictionOutlook(s, seat);
  return value + 0.2 * power + 0.2 * influence;
}

/** Points in the deck, and what it will do: the better its cards, and the fewer starting cards dilute them. */
function deckOutlook(s: JuiblexState, seat: Seat): number {
  const { deck, hand, discard, play } = s.players[seat];
  let points = 0;
  let worth = 0;
  let count = 0;
  const add = (cards: readonly Card[]): void => {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i];
      points += deckVpOf[card];
      worth += cardWorth[card] - (kindOf[card] === Noble || kindOf[card] === Soldier ? 0.15 : 0);
      count++;
    }
  };
  add(deck);
  add(hand);
  add(discard);
  add(play);
  return points + (count === 0 ? 0 : (worth / count) * Math.min(6, 0.7 * turnsLeft(s)));
}

/** What is lost already, and more the more of one's troops stand where it can take them. */
function afflictionOutlook(s: JuiblexState, seat: Seat): number {
  if (!s.terms.scourge) return 0;
  const own = s.afflicted[seat];
  const total = sum(s.afflicted) - s.afflicted[WHITE];
  let exposed = 0;
  for (let space = 0; space < SITE_SPACES; space++) {
    if (s.spaces[space] === seat && isAfflicted(s, siteOf[space])) exposed++;
  }
  const further = Math.min(exposed, 3) * 0.1 * (1 - progress(s));
  return own * total + further * (own + total + 1) + 0.15 * exposed;
}
