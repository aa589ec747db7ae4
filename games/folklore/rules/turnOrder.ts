/** FOL-R6, FOL-R7: who leads, who comes after whom, and who is still among the living. */
import { isHeard, tell as tellKernel } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import type { FolkloreEvent, ToldFoe } from '../events.ts';
import { FOE, NONE, isFoe, numberOfFoe } from '../state.ts';
import type { Figure, FolkloreState, Member } from '../state.ts';

/** Tells what happened, and which foes it happened to: when the log is read they may be long gone. */
export function tell(s: FolkloreState, event: FolkloreEvent): void {
  if (!isHeard(s)) return;
  const foes = foesIn(s, event);
  tellKernel(s, foes.length === 0 ? event : { ...event, foes });
}

function foesIn(s: FolkloreState, event: FolkloreEvent): ToldFoe[] {
  const found: ToldFoe[] = [];
  if ('figure' in event) addFoe(s, event.figure, found);
  if ('foe' in event) addFoe(s, event.foe, found);
  if ('target' in event) addFoe(s, event.target, found);
  if (event.event === 'attackMade') addFoe(s, event.by, found);
  return found;
}

function addFoe(s: FolkloreState, figure: Figure, found: ToldFoe[]): void {
  if (!isFoe(figure)) return;
  const place = figure - FOE;
  if (s.skirmish.isRunning) found.push({ figure, kind: s.skirmish.kinds[place], number: 0 });
  else if (place < s.foes.length) found.push({ figure, kind: s.foes[place].kind, number: numberOfFoe(s, figure) });
}

/** The `n`-th member clockwise after `from`. */
export function clockwise(s: FolkloreState, from: Member, n: number): Member {
  return (from + n) % s.party.length;
}

/** The `n`-th member, the leader being the first. */
export function inOrder(s: FolkloreState, n: number): Member {
  return clockwise(s, s.leader, n);
}

export function ownerOf(s: FolkloreState, who: Member): Seat {
  return s.party[who].seat;
}

/** FOL-R9: the leader decides for the group. */
export function leaderSeat(s: FolkloreState): Seat {
  return s.party[s.leader].seat;
}

export function isLiving(s: FolkloreState, who: Member): boolean {
  return s.party[who].form === 'living';
}

export function isGhost(s: FolkloreState, who: Member): boolean {
  return s.party[who].form === 'ghost';
}

export function isInLimbo(s: FolkloreState, who: Member): boolean {
  return s.party[who].form === 'limbo';
}

export function livingCount(s: FolkloreState): number {
  let n = 0;
  for (let who = 0; who < s.party.length; who++) if (s.party[who].form === 'living') n++;
  return n;
}

/** The next living member after `from`; NONE = nobody lives. */
export function nextLiving(s: FolkloreState, from: Member): Member {
  for (let n = 1; n <= s.party.length; n++) {
    const who = clockwise(s, from, n);
    if (isLiving(s, who)) return who;
  }
  return NONE;
}

/** FOL-4.6: the Leader token goes to the next living character; nobody alive, it stays. */
export function passLeader(s: FolkloreState): void {
  const next = nextLiving(s, s.leader);
  if (next === NONE || next === s.leader) return;
  s.leader = next;
  tell(s, { event: 'leaderPassed', rule: 'FOL-4.6', who: next });
}

/** Whether an encounter or a skirmish is going on. */
export function isFighting(s: FolkloreState): boolean {
  return s.encounter.isRunning || s.skirmish.isRunning;
}

export function isOnMap(s: FolkloreState): boolean {
  return s.scene.scene !== NONE;
}
