/** What a fight begins with: figures that have not fought yet, attacks that have not been rolled; and what it leaves on a figure. */
import { NONE } from '../state.ts';
import type { Attack, Card, Character, Fighter, Figure, Space } from '../state.ts';

/** Of a figure that has not fought yet. */
export function newFighter(space: Space): Fighter {
  return {
    space,
    temporary: [],
    turns: 0,
    taken: 0,
    held: false,
    weaken: 0,
    razor: 0,
    razorLeft: 0,
    crushed: 0,
    losesTurn: false,
    lostTurn: false,
  };
}

/** Its turns are not counted any more, and its tokens are taken away. */
export function forgetFight(fighter: Fighter): void {
  fighter.turns = 0;
  fighter.taken = 0;
  fighter.held = false;
  fighter.weaken = 0;
  fighter.razor = 0;
  fighter.razorLeft = 0;
  fighter.crushed = 0;
  fighter.losesTurn = false;
  fighter.lostTurn = false;
}

/** The same of a character, which has a mark, a bounty and a memory, too. */
export function forgetOwnFight(character: Character): void {
  forgetFight(character);
  character.mark = NONE;
  character.bounty = NONE;
  character.defending = false;
  character.countered = 0;
  character.extraMoves = 0;
  character.extraActs = 0;
  while (character.struck.length > 0) character.struck.pop();
}

/** An attack before its roll. */
export function unrolled(by: Figure, target: Figure, weapon: Card, how: Attack['how'], isMelee: boolean): Attack {
  return {
    by,
    target,
    weapon,
    how,
    isMelee,
    isCounter: false,
    row: NONE,
    index: NONE,
    natural: 0,
    total: 0,
    isHit: false,
    isCancelled: false,
    damage: 0,
    extraDamage: 0,
    lost: 0,
  };
}
