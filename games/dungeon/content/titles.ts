/** The seven titles and what the end of the game is worth. */
import type { Title, TitleCard } from './types.ts';

// By their place in the list below.
export const DarkDeeds: Title = 0;
export const Riches: Title = 5;
export const TITLES = 7;

export const titles: readonly TitleCard[] = [
  title('darkDeeds', 'Lord of Dark Deeds', 'DUN-6.12', 'evil', 0, 0),
  title('halls', 'Lord of Halls', 'DUN-6.13', 'rooms', 5, 4),
  title('tunnellord', 'Tunnellord', 'DUN-6.14', 'tunnels', 10, 8),
  title('monsterlord', 'Monsterlord', 'DUN-6.15', 'monsters', 6, 5),
  title('imps', 'Lord of Imps', 'DUN-6.16', 'imps', 9, 7),
  title('riches', 'Lord of Riches', 'DUN-6.17', 'riches', 12, 9),
  { ...title('battlelord', 'Battlelord', 'DUN-6.18', 'conquered', 2, 4), fewest: true },
];

function title(
  id: string,
  name: string,
  rule: string,
  by: TitleCard['by'],
  exclusive: number,
  shared: number,
): TitleCard {
  return { id, name, rule, by, fewest: false, solo: { exclusive, shared } };
}

/** What a title is worth (DUN-6.11, DUN-6.19, DUN-R66). */
export function titlePoints(players: number, exclusive: boolean): number {
  return (exclusive ? 2 : 1) + (players === 4 ? 1 : 0);
}

// The rest of the score sheet (DUN-6.3, DUN-6.6, DUN-6.7); prisoners are in adventurers.ts, rooms in rooms.ts.
export const MONSTER_POINTS = 1;
export const CONQUERED_POINTS = -2;
export const MARK_POINTS = -3;

/** Alone at the table: what a score is called, from so many points on (DUN-R66). */
export const ratings: readonly { readonly from: number; readonly id: string; readonly name: string }[] = [
  { from: 30, id: 'underlord', name: 'underlord' },
  { from: 20, id: 'dungeonLord', name: 'dungeon lord' },
  { from: 10, id: 'licensed', name: 'licensed' },
  { from: 0, id: 'apprentice', name: 'apprentice' },
  { from: -Infinity, id: 'unlicensed', name: 'unlicensed' },
];
