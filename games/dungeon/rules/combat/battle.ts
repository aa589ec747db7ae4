/** DUN-4.20: one player's battle, from its beginning to the poison. */
import { andThen, has } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { newBattle, noBattle } from '../../battle.ts';
import type { BattleStep } from '../../battle.ts';
import type { Creature } from '../../content/types.ts';
import type { DungeonState } from '../../state.ts';
import { cardOf, tell } from '../../asking.ts';
import { alongLine, hurt, isOver } from './damage.ts';
import { clearPlan, takeBackTraps } from './plan.ts';
import { knockOut } from './sent.ts';

export function beginBattle(s: DungeonState, seat: Seat): void {
  const { cell, creatures: sent } = s.players[seat].plan;
  s.battle = newBattle(seat, cell, sent.slice());
  tell(s, { event: 'battleBegan', rule: 'DUN-4.20', seat, cell });
  andThen(s, { do: 'slowSpell' }, { do: 'healing' }, { do: 'conquering' }, { do: 'endBattle' });
  andThen(s, { do: 'fastSpell' }, { do: 'creatureStep' });
}

/** Whether a step of the battle takes place: a party that is wiped out ends everything (DUN-R37). */
export function enters(s: DungeonState, step: BattleStep): boolean {
  if (isOver(s)) return false;
  s.battle.step = step;
  return true;
}

/** DUN-4.34, DUN-R47: poison bites, then everything that lasts a round ends. */
function endBattle(s: DungeonState): void {
  if (enters(s, 'poison')) poison(s);
  const { battle } = s;
  const { seat } = battle;
  const player = s.players[seat];
  for (const creature of battle.sent) if (!has(battle.activated, creature)) neverActed(s, creature);
  takeBackTraps(s, seat);
  clearPlan(player);
  for (const who of player.line) {
    s.poison[who] = 0;
    s.invisible[who] = 0;
  }
  player.mourning = battle.eliminated;
  tell(s, { event: 'battleEnded', rule: 'DUN-R47', seat });
  s.battle = noBattle();
}

/** It does not pass on from one to the next. */
function poison(s: DungeonState): void {
  alongLine(s, who => {
    if (s.poison[who] > 0) hurt(s, who, s.poison[who], 'poison', 'DUN-R47');
  });
}

/** DUN-R37: the party was gone before this creature's turn came. */
function neverActed(s: DungeonState, creature: Creature): void {
  const stays = cardOf(s, creature).staysUpIdle && s.battle.sheep !== creature;
  if (stays) returnFaceUp(s, creature);
  else knockOut(s, creature);
}

/** DUN-5.22. */
export function returnFaceUp(s: DungeonState, creature: Creature): void {
  tell(s, { event: 'returnedFaceUp', rule: 'DUN-5.22', seat: s.battle.seat, creature });
}

export const battleSteps = { endBattle };
