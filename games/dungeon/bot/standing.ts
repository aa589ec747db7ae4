/** The titles: what a player can show for each, and what that is worth against the rivals' best. */
import type { Seat } from '@vesper/kernel';
import {
  Battlelord,
  DarkDeeds,
  Halls,
  Imps,
  Monsterlord,
  Riches,
  TITLES,
  Tunnellord,
  titlePoints,
  titles,
} from '../content/titles.ts';
import type { DungeonState } from '../state.ts';
import { conqueredTiles, monstersOf, roomsOf, tunnelsOf } from '../asking.ts';
import { progress } from './outlook.ts';
import { weights } from './weights.ts';

/** By title; more is better, so conquered tiles count below zero. */
export type Show = number[];

export function emptyShow(): Show {
  return Array.from({ length: TITLES }, () => 0);
}

export function showOf(s: DungeonState, seat: Seat, out: Show): void {
  const player = s.players[seat];
  out[DarkDeeds] = s.evil[seat];
  out[Halls] = roomsOf(player);
  out[Tunnellord] = tunnelsOf(player);
  out[Monsterlord] = monstersOf(player);
  out[Imps] = player.imps;
  out[Riches] = player.gold + player.food + player.traps.length;
  out[Battlelord] = -conqueredTiles(player);
}

const one = emptyShow();

/** The best that the rivals show; alone at the table what is asked for. */
export function rivalsShow(s: DungeonState, seat: Seat, out: Show): void {
  if (s.seats === 1) {
    for (let title = 0; title < TITLES; title++) {
      const { exclusive } = titles[title].solo;
      out[title] = titles[title].fewest ? -exclusive - 1 : exclusive - 1;
    }
    out[DarkDeeds] = Math.max(...s.evil.slice(1));
    return;
  }
  for (let title = 0; title < TITLES; title++) out[title] = -100;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    showOf(s, other, one);
    for (let title = 0; title < TITLES; title++) out[title] = Math.max(out[title], one[title]);
  }
}

/** What all titles together are worth, with leads that mean more the nearer the end is. */
export function titleWorth(s: DungeonState, own: Show, rivals: Show): number {
  const value = titlePoints(s.seats, true);
  const shared = titlePoints(s.seats, false) / value;
  const sharpness = progress(s);
  let worth = 0;
  for (let title = 0; title < TITLES; title++) worth += chance(own[title] - rivals[title], sharpness, shared);
  return weights.titles * value * worth;
}

/** The share of a title that a lead promises. */
function chance(lead: number, sharpness: number, shared: number): number {
  const certain = lead > 0 ? Math.min(1, shared + lead * (1 - shared)) : Math.max(0, shared * (1 + lead));
  const hopeful = 0.4 + 0.1 * Math.max(-4, Math.min(4, lead));
  const weight = sharpness * sharpness;
  return weight * certain + (1 - weight) * hopeful;
}
