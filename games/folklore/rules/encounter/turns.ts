/** FOL-R40: turns of characters and foes: how they begin, what wears off, how they end. */
import { empty } from '@vesper/kernel';
import { FOE, NONE, isFoe } from '../../state.ts';
import type { Fighter, Figure, FolkloreState, Temporary } from '../../state.ts';
import { forgetFight, forgetOwnFight } from '../fighters.ts';
import { effectDamage } from '../harm.ts';
import { tell } from '../turnOrder.ts';
import { CRUSHED_NEXT, CRUSHED_NOW } from './damage.ts';
import { fighterOf, isThere } from './figures.ts';
import { standAside } from './moving.ts';
import { burn } from './terrain.ts';

/** A figure's turn on a map: it may move and act. Used while adventuring, too. */
export function beginTurn(s: FolkloreState, who: Figure, stride: number): void {
  const { turn } = s;
  turn.who = who;
  turn.form = isFoe(who) ? 'living' : s.party[who].form;
  turn.stride = stride;
  turn.acts = 1;
  turn.interacts = 1;
  turn.hasMoved = false;
  turn.evading = 0;
  turn.isEquipping = false;
  while (turn.next.length > 0) turn.next.pop();
}

/** Death at any point ends the turn (FOL-R51). */
export function isStillIts(s: FolkloreState, who: Figure): boolean {
  if (s.turn.who !== who || !isThere(s, who)) return false;
  return isFoe(who) || s.party[who].form === s.turn.form;
}

/** What happens at the start of every turn in an encounter, lost ones included: RAZOR, then flames (FOL-R10). */
export function startTurn(s: FolkloreState, figure: Figure): void {
  const fighter = fighterOf(s, figure);
  fighter.turns++;
  fighter.crushed = (fighter.crushed & CRUSHED_NEXT) !== 0 ? CRUSHED_NOW : 0;
  for (let who = 0; who < s.party.length; who++) wearOffUntilNext(s, who, figure);
  for (let i = 0; i < s.foes.length; i++) wearOffUntilNext(s, FOE + i, figure);
  tell(s, { event: 'turnBegan', rule: 'FOL-R40', figure });
  bleed(s, figure, fighter);
  burn(s, figure);
}

/** FOL-5K.35a: for four turns. */
function bleed(s: FolkloreState, figure: Figure, fighter: Fighter): void {
  if (fighter.razorLeft === 0) return;
  const { razor } = fighter;
  fighter.razorLeft--;
  if (fighter.razorLeft === 0) fighter.razor = 0;
  effectDamage(s, figure, razor, 'FOL-5K.35a');
}

/** FOL-R40: a figure that loses its turn skips the whole of it, its end included; says so. */
export function losesTurn(s: FolkloreState, figure: Figure): boolean {
  const fighter = fighterOf(s, figure);
  fighter.lostTurn = fighter.losesTurn;
  if (!fighter.losesTurn) return false;
  fighter.losesTurn = false;
  s.turn.who = NONE;
  tell(s, { event: 'turnLost', rule: 'FOL-R40', figure });
  return true;
}

export function endTurn(s: FolkloreState, figure: Figure): void {
  const fighter = fighterOf(s, figure);
  fighter.crushed &= CRUSHED_NEXT;
  wearOffAtEnd(s, figure);
  s.turn.who = NONE;
  while (s.turn.next.length > 0) s.turn.next.pop();
}

// ── What wears off ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Leaves only so many; who was ETHEREAL by one of the others may have to step aside (FOL-R71). */
function keepFirst(s: FolkloreState, figure: Figure, temporary: Temporary[], kept: number): void {
  if (temporary.length === kept) return;
  while (temporary.length > kept) temporary.pop();
  standAside(s, figure);
}

/** `until next`: until the next turn of who gave it starts. */
function wearOffUntilNext(s: FolkloreState, figure: Figure, by: Figure): void {
  const { temporary } = fighterOf(s, figure);
  let kept = 0;
  for (let i = 0; i < temporary.length; i++) {
    const one = temporary[i];
    if (one.until !== 'untilNext' || one.by !== by) temporary[kept++] = one;
  }
  keepFirst(s, figure, temporary, kept);
}

/** `turn`, and `endNext` of those that were given before this turn began. */
function wearOffAtEnd(s: FolkloreState, figure: Figure): void {
  const { temporary, turns } = fighterOf(s, figure);
  let kept = 0;
  for (let i = 0; i < temporary.length; i++) {
    const one = temporary[i];
    const isOver = one.until === 'turn' || (one.until === 'endNext' && one.since < turns);
    if (!isOver) temporary[kept++] = one;
  }
  keepFirst(s, figure, temporary, kept);
}

/** The fight is over: what it left on the figures is gone. */
export function calmDown(s: FolkloreState): void {
  for (let who = 0; who < s.party.length; who++) {
    const character = s.party[who];
    forgetOwnFight(character);
    keepLasting(character);
    empty(character.usedRound);
    empty(character.usedFight);
  }
  for (let i = 0; i < s.foes.length; i++) {
    forgetFight(s.foes[i]);
    keepLasting(s.foes[i]);
  }
  for (let who = 0; who < s.party.length; who++) standAside(s, who);
}

/** Of what effects have given, only what lasts longer than a fight. */
function keepLasting({ temporary }: Fighter): void {
  let kept = 0;
  for (let i = 0; i < temporary.length; i++) {
    const { until } = temporary[i];
    if (until === 'scene' || until === 'story' || until === 'permanent') temporary[kept++] = temporary[i];
  }
  while (temporary.length > kept) temporary.pop();
}
