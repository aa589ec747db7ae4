/** The titles: what a player can show for each, and what that is worth against the rivals' best. */
import type { Seat } from '@vesper/kernel';
import { seasonsPerYear } from '../content/calendar.ts';
import { DarkDeeds, titlePoints, titles } from '../content/titles.ts';
import type { DungeonState } from '../state.ts';
import { conqueredTiles, monstersOf, roomsOf, tunnelsOf } from '../asking.ts';
import { seasonsLeft } from './outlook.ts';
import { weights } from './weights.ts';

/** By title, in their order; more is better, so conquered tiles count below zero. */
export type Show = readonly number[];

export function showOf(s: DungeonState, seat: Seat): Show {
  const player = s.players[seat];
  const { gold, food, traps, imps } = player;
  const [rooms, tunnels, monsters] = [roomsOf(player), tunnelsOf(player), monstersOf(player)];
  return [s.evil[seat], rooms, tunnels, monsters, imps, gold + food + traps.length, -conqueredTiles(player)];
}

/** The best that the rivals show; alone at the table what is asked for. */
export function rivalsShow(s: DungeonState, seat: Seat): Show {
  if (s.seats === 1) {
    const asked = titles.map(({ fewest, solo }) => (fewest ? -1 : 1) * solo.exclusive - 1);
    asked[DarkDeeds] = Math.max(...s.evil.slice(1));
    return asked;
  }
  const rivals = [-100, -100, -100, -100, -100, -100, -100];
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const show = showOf(s, other);
    for (let title = 0; title < show.length; title++) rivals[title] = Math.max(rivals[title], show[title]);
  }
  return rivals;
}

/** What all titles together are worth, with leads that mean more the nearer the end is. */
export function titleWorth(s: DungeonState, own: Show, rivals: Show): number {
  const value = titlePoints(s.seats, true);
  const shared = titlePoints(s.seats, false) / value;
  const progress = 1 - seasonsLeft(s) / (2 * seasonsPerYear(s.terms.fs));
  let worth = 0;
  for (let title = 0; title < titles.length; title++) worth += chance(own[title] - rivals[title], progress, shared);
  return weights.titles * value * worth;
}

/** The share of a title that a lead promises. */
function chance(lead: number, progress: number, shared: number): number {
  const certain = lead > 0 ? Math.min(1, shared + lead * (1 - shared)) : Math.max(0, shared * (1 + lead));
  const hopeful = 0.4 + 0.1 * Math.max(-4, Math.min(4, lead));
  const weight = progress * progress;
  return weight * certain + (1 - weight) * hopeful;
}
