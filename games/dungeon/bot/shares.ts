/** Who is likely to win, by points: what a seat has, what it will fight for, what it will be called. */
import { chanceOf, toShares } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { adventurers } from '../content/adventurers.ts';
import { creatureOf, isMonster } from '../content/creatures.ts';
import { CELLS } from '../content/grid.ts';
import { ROOM_POINTS, famePoints, rooms } from '../content/rooms.ts';
import { CONQUERED_POINTS, MARK_POINTS, MONSTER_POINTS } from '../content/titles.ts';
import { expansionPoints } from '../rules/scoring.ts';
import { ROOM } from '../state.ts';
import type { DungeonState, Player } from '../state.ts';
import { forecast } from './forecast.ts';
import { mightOfKind } from './might.ts';
import { seasonsLeft } from './outlook.ts';
import { readNeeds, readPurse, worthOf } from './purse.ts';
import { weights } from './weights.ts';
import { petWorth, trapStock, useWorth } from './worth.ts';

/** A lead of so many points makes winning e times as likely at the end, and so many more for each season that is left. */
const SCALE = { end: 5.5, season: 1 };

/** Who plays alone wins in any case: there it is the chance that the score is above 0. */
export function shares(s: DungeonState, out: number[]): void {
  const scale = SCALE.end + SCALE.season * seasonsLeft(s);
  for (let seat = 0; seat < s.seats; seat++) out[seat] = pointsOf(s, seat);
  if (s.seats === 1) out[0] = chanceOf(out[0], scale);
  else toShares(out, s.seats, scale);
}

function pointsOf(s: DungeonState, seat: Seat): number {
  const player = s.players[seat];
  return (
    worthOf(s, readPurse(s, seat), readNeeds(s, seat)) +
    dungeonWorth(s, player) +
    lairWorth(s, player) +
    prisonWorth(player) +
    trapStock(s, player) +
    player.pets.reduce((sum, pet) => sum + petWorth(pet), 0) +
    MARK_POINTS * player.redMarks +
    forecast(s, seat)
  );
}

/** Rooms by what they bring, conquered tiles by what they cost. */
function dungeonWorth(s: DungeonState, player: Player): number {
  const left = seasonsLeft(s);
  const workers = player.imps + player.trollTokens;
  let worth = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (player.conquered[cell] === 1) {
      worth += CONQUERED_POINTS;
      continue;
    }
    if (player.dungeon[cell] < ROOM) continue;
    const room = player.dungeon[cell] - ROOM;
    const { production, points, fame } = rooms[room];
    worth += ROOM_POINTS;
    if (production !== null) {
      const spare = workers - production.workers;
      worth += weights.production * useWorth(room) * left * Math.max(0.15, Math.min(1, 0.4 + 0.12 * spare));
    }
    for (let i = 0; i < player.lair.length; i++) worth += points[creatureOf[player.lair[i]]];
    if (fame) worth += 1.6 * famePoints(s.seats);
  }
  return worth;
}

/** Monsters count at the end; whoever lives through the first combat fights in the second. */
function lairWorth(s: DungeonState, player: Player): number {
  let worth = 0;
  for (let i = 0; i < player.lair.length; i++) {
    if (isMonster[player.lair[i]]) worth += MONSTER_POINTS;
    if (s.combats === 0) worth += weights.nextYear * mightOfKind(creatureOf[player.lair[i]]);
  }
  return worth;
}

function prisonWorth(player: Player): number {
  let worth = 0;
  for (let i = 0; i < player.prison.length; i++) worth += adventurers[player.prison[i]].points;
  return player.expansions.length === 0 ? worth : worth + expansionPoints(player);
}
