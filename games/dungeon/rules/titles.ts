/** DUN-6.11 to DUN-6.19, DUN-R51, DUN-R66: who holds which title. */
import type { Seat, Seen } from '@vesper/kernel';
import { COLOURS } from '../content/orders.ts';
import { DarkDeeds, titles } from '../content/titles.ts';
import type { Title } from '../content/types.ts';
import type { Player } from '../state.ts';
import { conqueredTiles, monstersOf, roomsOf, tunnelsOf } from '../asking.ts';

type Counted =
  | 'dungeon'
  | 'conquered'
  | 'lair'
  | 'prison'
  | 'imps'
  | 'gold'
  | 'food'
  | 'redMarks'
  | 'expansions'
  | 'pets';

/** What the end is counted from: the state, or as much of it as a viewer sees. */
export interface Scored {
  readonly seats: number;
  readonly evil: readonly number[];
  readonly players: readonly (Seen<Pick<Player, Counted>> & { readonly traps: { readonly length: number } })[];
}

export type ScoredPlayer = Scored['players'][number];

/** What is compared for a title. */
export function measure(s: Scored, title: Title, seat: Seat): number {
  const player = s.players[seat];
  switch (titles[title].by) {
    case 'evil':
      return s.evil[seat];
    case 'rooms':
      return roomsOf(player);
    case 'tunnels':
      return tunnelsOf(player);
    case 'monsters':
      return monstersOf(player);
    case 'imps':
      return player.imps;
    case 'riches':
      return player.gold + player.food + player.traps.length;
    default:
      return conqueredTiles(player);
  }
}

/** All tied leaders share. Alone at the table: the player, or nobody. */
export function holders(s: Scored, title: Title): Seat[] {
  if (s.seats === 1) return soloRank(s, title) === 'none' ? [] : [0];
  const sign = titles[title].fewest ? -1 : 1;
  let best = -Infinity;
  let found: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const value = sign * measure(s, title, seat);
    if (value > best) {
      best = value;
      found = [];
    }
    if (value === best) found.push(seat);
  }
  return found;
}

/** Whether a title that somebody holds is held by him alone. */
export function isExclusive(s: Scored, title: Title, held: readonly Seat[]): boolean {
  return s.seats === 1 ? soloRank(s, title) === 'exclusive' : held.length === 1;
}

/** DUN-R66: thresholds instead of rivals; in Dark Deeds the counters of the non-players are the rivals. */
function soloRank(s: Scored, title: Title): 'exclusive' | 'shared' | 'none' {
  const value = measure(s, title, 0);
  const { solo, fewest } = titles[title];
  if (title === DarkDeeds) {
    let highest = 0;
    for (let colour = 1; colour < COLOURS; colour++) highest = Math.max(highest, s.evil[colour]);
    if (value > highest) return 'exclusive';
    return value === highest ? 'shared' : 'none';
  }
  if (fewest ? value <= solo.exclusive : value >= solo.exclusive) return 'exclusive';
  return (fewest ? value <= solo.shared : value >= solo.shared) ? 'shared' : 'none';
}
