/** What idle imps make in this season's Production. */
import { USES_PER_SEASON } from '../content/calendar.ts';
import { CELLS } from '../content/grid.ts';
import { rooms } from '../content/rooms.ts';
import type { Room } from '../content/types.ts';
import { ROOM } from '../state.ts';
import type { DungeonState, Player } from '../state.ts';
import { weights } from './weights.ts';
import { useWorth } from './worth.ts';

/** Own production rooms, the most useful first. */
const workshops: Room[] = [];

export function readWorkshops(player: Player): void {
  workshops.length = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const room = player.dungeon[cell] - ROOM;
    if (room >= 0 && player.conquered[cell] === 0 && rooms[room].production !== null) workshops.push(room);
  }
  workshops.sort((a, b) => useWorth(b) - useWorth(a));
}

/** What so many free imps bring; `readWorkshops` comes before. */
export function idleWorth(s: DungeonState, free: number): number {
  let worth = 0;
  let left = free;
  for (let i = 0; i < workshops.length; i++) {
    const { workers } = rooms[workshops[i]].production!;
    const uses = Math.max(0, Math.min(USES_PER_SEASON[s.year], left / workers));
    if (uses < 0.5) continue;
    worth += useWorth(workshops[i]) * uses;
    left -= uses * workers;
  }
  return weights.idle * worth;
}
