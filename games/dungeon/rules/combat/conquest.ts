/** DUN-4.29–4.33, DUN-R45, DUN-R46: healing, fatigue, and the tile that falls. */
import { andThen } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import type { DungeonDecision } from '../../agenda.ts';
import { combatCards } from '../../content/combatCards.ts';
import type { Cell } from '../../content/types.ts';
import { NONE, TUNNEL } from '../../state.ts';
import type { DungeonState } from '../../state.ts';
import { improvementOf, tell } from '../../asking.ts';
import { moveEvil } from '../evil.ts';
import { enters } from './battle.ts';
import { healFrontFirst, hurt, isOver } from './damage.ts';
import { symbolsOf } from './line.ts';
import { askForPet } from './pets.ts';
import { cardOfRound } from './spellEffects.ts';
import { holdsOnce, nearestTiles } from './tiles.ts';

/** DUN-R45: only after an attack, whatever became of its damage. */
function healing(s: DungeonState): void {
  if (!enters(s, 'heal')) return;
  const { seat, attacked, healingSkipped } = s.battle;
  const hearts = symbolsOf(s, seat, 'heart');
  if (hearts === 0) return;
  if (!attacked || healingSkipped) {
    const why = attacked ? 'prevented' : 'noAttack';
    tell(s, { event: 'stepSkipped', rule: 'DUN-R45', seat, step: 'heal', why });
  } else healFrontFirst(s, hearts, 'DUN-4.29');
}

/** DUN-4.30, DUN-4.31. */
function conquering(s: DungeonState): void {
  if (!enters(s, 'conquer')) return;
  const { seat, cell, conqueringPrevented } = s.battle;
  removeCourage(s);
  if (conqueringPrevented) {
    tell(s, { event: 'stepSkipped', rule: 'DUN-R46', seat, step: 'conquer', why: 'prevented' });
    return;
  }
  tire(s, combatCards[cardOfRound(s)].fatigue);
  if (isOver(s)) return;
  andThen(s, { do: 'conquerTile' });
  if (!holdsOnce(s.players[seat].dungeon[cell])) askForPet(s, seat, 'conquering');
}

function removeCourage(s: DungeonState): void {
  const { seat } = s.battle;
  let any = false;
  for (const who of s.players[seat].line) {
    if (s.courage[who] === 0) continue;
    any = true;
    s.courage[who] = 0;
  }
  if (any) tell(s, { event: 'courageRemoved', rule: 'DUN-4.30', seat });
}

/**
 * The first takes it; what he needs no more for his own end passes on to the next. Nobody disarms it. It need not pass
 * over the invisible: the card that hides them (C105) tires nobody.
 */
function tire(s: DungeonState, fatigue: number): void {
  const { seat } = s.battle;
  const { line } = s.players[seat];
  if (fatigue === 0) return;
  tell(s, { event: 'fatigued', rule: 'DUN-4.31', seat, fatigue });
  for (let left = fatigue; left > 0 && line.length > 0; left--) hurt(s, line[0], 1, 'fatigue', 'DUN-4.31');
}

// ── The tile ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** DUN-4.32. */
function conquerTile(s: DungeonState): void {
  const { battle } = s;
  const { seat, cell } = battle;
  if (battle.guarded) {
    tell(s, { event: 'tileHeld', rule: 'DUN-R59', seat, cell, why: 'guarded' });
    return;
  }
  if (conquer(s, seat, cell) && battle.pathfinding) andThen(s, { ask: 'extraTile', seat, card: cardOfRound(s) });
}

/** Returns whether the tile fell. DUN-R60: a reinforced tunnel holds once; any improved one is a plain tunnel then. */
function conquer(s: DungeonState, seat: Seat, cell: Cell): boolean {
  const player = s.players[seat];
  const tile = player.dungeon[cell];
  if (improvementOf(tile) !== NONE) player.dungeon[cell] = TUNNEL;
  if (holdsOnce(tile)) {
    tell(s, { event: 'tileHeld', rule: 'DUN-R60', seat, cell, why: 'reinforced' });
    return false;
  }
  player.conquered[cell] = 1;
  tell(s, { event: 'tileConquered', rule: 'DUN-4.32', seat, cell, tile });
  moveEvil(s, seat, -1, 'DUN-4.33');
  return true;
}

/** One more of the nearest tiles (C209). */
const extraTile: DungeonDecision<'extraTile'> = {
  rule: 'DUN-R39',
  asked: 'ifChoice',
  candidates: (s, { seat }) => nearestTiles(s, seat),
  choose(s, { seat }, c) {
    conquer(s, seat, c);
  },
};

export const conquestSteps = { healing, conquering, conquerTile };
export const conquestDecisions = { extraTile };
