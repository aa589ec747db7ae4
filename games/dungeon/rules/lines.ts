/** DUN-R30, DUN-R32, DUN-R67: who joins and leaves a line. */
import { isHeard, takeOut } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { FIRST_ILLUSION, WARRIOR, adventurers, isPaladin } from '../content/adventurers.ts';
import type { Adventurer } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { isIllusion, realAdventurers, tell } from '../asking.ts';

/** The paladin in a line, or NONE. */
export function paladinOf(s: DungeonState, seat: Seat): Adventurer {
  const { line } = s.players[seat];
  for (let i = 0; i < line.length; i++) if (isPaladin(line[i])) return line[i];
  return NONE;
}

/** DUN-R30: a warrior goes to the front, behind the paladin; everybody else to the end. */
export function arrive(s: DungeonState, seat: Seat, adventurer: Adventurer): number {
  const { line } = s.players[seat];
  if (adventurers[adventurer].class !== WARRIOR) return line.push(adventurer) - 1;
  let place = 0;
  while (place < line.length && (isPaladin(line[place]) || isIllusion(line[place]))) place++;
  insert(line, place, adventurer);
  return place;
}

/** DUN-R32: the paladin comes to the front, behind an illusion. */
export function joinFront(s: DungeonState, seat: Seat, paladin: Adventurer): void {
  const { line } = s.players[seat];
  insert(line, line.length > 0 && isIllusion(line[0]) ? 1 : 0, paladin);
}

/** An illusion does not stay alone (DUN-R67). */
export function dismissLonelyIllusion(s: DungeonState, seat: Seat): void {
  const player = s.players[seat];
  if (player.line.length === 1 && realAdventurers(player) === 0) removeIllusion(s, seat);
}

/** The illusion of this seat vanishes. */
export function removeIllusion(s: DungeonState, seat: Seat): void {
  const illusion = FIRST_ILLUSION + seat;
  takeOut(s.players[seat].line, illusion);
  s.damage[illusion] = 0;
  s.courage[illusion] = 0;
  s.poison[illusion] = 0;
  s.toughened[illusion] = 0;
  if (isHeard(s)) tell(s, { event: 'illusionVanished', rule: 'DUN-R67', seat, adventurer: illusion });
}

function insert(line: Adventurer[], place: number, adventurer: Adventurer): void {
  line.push(adventurer);
  for (let i = line.length - 1; i > place; i--) line[i] = line[i - 1];
  line[place] = adventurer;
}
