/** FOL-5C.13, FOL-R44 to FOL-R48: the turn of a foe. Everything in it is fixed. */
import { andThen, roll } from '@vesper/kernel';
import { EMPTY_ROW } from '../../content/rows.ts';
import { NONE } from '../../state.ts';
import type { Figure, FolkloreState, Intent, Member } from '../../state.ts';
import { runText } from '../rows.ts';
import { inOrder } from '../turnOrder.ts';
import { cardOf, fighterOf, foeOf, isSwarm } from './figures.ts';
import { asFoe, strikeAsFoe } from './followUps.ts';
import * as plan from './foeMoving.ts';
import { foeDeed } from './foes.ts';
import type { StepFrames } from './frames.ts';
import { stepsBetween } from './grid.ts';
import { putSteps } from './moving.ts';
import { promiseOf } from './odds.ts';
import { newAttack } from './striking.ts';
import { attackable, canAttack, prefers } from './targets.ts';
import { beginTurn, endTurn, isStillIts, losesTurn, startTurn } from './turns.ts';
import { singe } from './terrain.ts';

/** FOL-R42. */
const TEAR_LOOSE = 5;
const AFFLICTION_SKILL = 2;

function foeTurn(s: FolkloreState, { foe }: StepFrames<'foeTurn'>): void {
  beginTurn(s, foe, 0);
  andThen(s, { do: 'foeActs', foe }, { do: 'foeTurnEnds', foe });
  startTurn(s, foe);
}

/** `start:`, IMMOBILIZED, `every k:`, then it moves and attacks. */
function foeActs(s: FolkloreState, { foe }: StepFrames<'foeActs'>): void {
  if (!isStillIts(s, foe) || losesTurn(s, foe)) return;
  fighterOf(s, foe).taken++;
  andThen(s, { do: 'foeReady', foe }, { do: 'foeMoves', foe });
  const { start } = cardOf(s, foe);
  if (start !== EMPTY_ROW) runText(s, start, foeDeed(s, foe), foe, NONE);
}

function foeReady(s: FolkloreState, { foe }: StepFrames<'foeReady'>): void {
  if (!isStillIts(s, foe)) return;
  const figure = foeOf(s, foe);
  const { isAffliction, every, everyTurns } = cardOf(s, foe);
  figure.held = figure.immobilized && roll(s, 10) + (isAffliction ? AFFLICTION_SKILL : 0) < TEAR_LOOSE;
  if (everyTurns > 0 && figure.taken % everyTurns === 0) runText(s, every, foeDeed(s, foe), foe, NONE);
}

function foeMoves(s: FolkloreState, { foe }: StepFrames<'foeMoves'>): void {
  if (!isStillIts(s, foe)) return;
  const steps = plan.planMove(s, foe);
  s.turn.hasMoved = steps > 0;
  andThen(s, { do: 'foeAttacks', foe, left: attacksOf(s, foe), target: plan.target, last: NONE });
  putSteps(s, foe, steps);
}

/** FOL-X11: Afflictions attack 1/1/2/2 times for 2/3/4/5 characters. */
function attacksOf(s: FolkloreState, foe: Figure): number {
  return cardOf(s, foe).isAffliction && s.party.length >= 4 ? 2 : 1;
}

function foeAttacks(s: FolkloreState, { foe, left, target, last }: StepFrames<'foeAttacks'>): void {
  if (!isStillIts(s, foe)) return;
  if (isSwarm(s, foe)) {
    for (let n = s.party.length - 1; n >= 0; n--) andThen(s, { do: 'foeStrikes', foe, who: inOrder(s, n) });
    return;
  }
  const who = last === NONE && canAttack(s, foe, target) ? target : bestTarget(s, foe, last);
  if (who === NONE) return;
  if (left > 1) andThen(s, { do: 'foeAttacks', foe, left: left - 1, target, last: who });
  strikeAsFoe(s, foe, who, 'first');
}

/** FOL-R46 among those it can attack, another than the last one if there is one. */
function bestTarget(s: FolkloreState, foe: Figure, last: Member): Member {
  const found = attackable(s, foe);
  let best = NONE;
  for (let i = 0; i < found.length; i++) {
    const who = found[i];
    if (who === last) continue;
    if (best === NONE || prefers(s, foe, who, distanceTo(s, foe, who), best, distanceTo(s, foe, best))) best = who;
  }
  if (best !== NONE) return best;
  return last !== NONE && canAttack(s, foe, last) ? last : NONE;
}

/** For a melee foe all whom it can attack are equally close (FOL-R44); for a ranged one steps count. */
function distanceTo(s: FolkloreState, foe: Figure, who: Member): number {
  return cardOf(s, foe).isRanged ? stepsBetween(s, foeOf(s, foe).space, s.party[who].space) : 0;
}

/** FOL-R47: one of a swarm's attacks. */
function foeStrikes(s: FolkloreState, { foe, who }: StepFrames<'foeStrikes'>): void {
  if (isStillIts(s, foe) && canAttack(s, foe, who)) strikeAsFoe(s, foe, who, 'first');
}

function foeTurnEnds(s: FolkloreState, { foe }: StepFrames<'foeTurnEnds'>): void {
  const isItsTurn = isStillIts(s, foe);
  endTurn(s, foe);
  if (isItsTurn) singe(s, foe);
}

/** FOL-R44 to FOL-R47: what the foe would do if its turn came now, for whoever wants to know. */
export function intentOf(s: FolkloreState, foe: Figure): Intent {
  const steps = plan.planMove(s, foe);
  const way = plan.wayOf(steps);
  const figure = foeOf(s, foe);
  const from = figure.space;
  if (steps > 0) figure.space = way[steps - 1];
  const target = canAttack(s, foe, plan.target) ? plan.target : bestTarget(s, foe, NONE);
  const blows = targetsOf(s, foe, target).map(who => prospectOf(s, foe, who));
  figure.space = from;
  return { target, way, blows };
}

/** Everybody it would attack from where it is, in order. */
function targetsOf(s: FolkloreState, foe: Figure, target: Member): Member[] {
  if (isSwarm(s, foe)) return s.party.map((_, n) => inOrder(s, n)).filter(who => canAttack(s, foe, who));
  if (target === NONE) return [];
  return attacksOf(s, foe) === 1 ? [target] : [target, bestTarget(s, foe, target)];
}

function prospectOf(s: FolkloreState, foe: Figure, who: Member): Intent['blows'][number] {
  const { chance, least, most } = promiseOf(s, newAttack(s, foe, who, asFoe, false));
  return { who, chance, least, most };
}

export const foeTurnSteps = { foeTurn, foeActs, foeReady, foeMoves, foeAttacks, foeStrikes, foeTurnEnds };
