/** DUN-R22, DUN-R60: creatures come and go, with Troll tokens and expertise. */
import { isHeard, takeOut } from '@vesper/kernel';
import type { RuleId, Seat } from '@vesper/kernel';
import { creatureOf, creatures } from '../content/creatures.ts';
import type { Creature } from '../content/types.ts';
import { GONE } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { tell } from '../asking.ts';

export function enterLair(s: DungeonState, seat: Seat, creature: Creature): void {
  const player = s.players[seat];
  player.lair.push(creature);
  player.trollTokens += creatures[creatureOf[creature]].tokens;
}

export type Leaving = 'fed' | 'dismissed' | 'hunted' | 'thrown';

/** The creature leaves the game: a free Troll token goes first, the expertise tile goes with it. */
export function leaveLair(s: DungeonState, seat: Seat, creature: Creature, why: Leaving, rule: RuleId): void {
  const player = s.players[seat];
  const kind = creatureOf[creature];
  takeOut(player.lair, creature);
  s.creatureBox.push(creature);
  s.knockedOut[creature] = 0;
  if (s.experts[kind] === creature) s.experts[kind] = GONE;
  player.trollTokens -= creatures[kind].tokens;
  if (player.busyTokens > player.trollTokens) player.busyTokens = player.trollTokens;
  if (isHeard(s)) tell(s, { event: 'creatureLeft', rule, seat, creature, why });
}

/** Face down until the end of this year's combat. */
export function turnDown(s: DungeonState, seat: Seat, creature: Creature, rule: RuleId): void {
  s.knockedOut[creature] = 1;
  if (isHeard(s)) tell(s, { event: 'creatureTurnedDown', rule, seat, creature });
}
