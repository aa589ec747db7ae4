/** The figures that a word of a text speaks of. */
import { pick } from '@vesper/kernel';
import { foeKinds } from '../content/foes.ts';
import type { Who } from '../content/types.ts';
import type { At } from '../agenda.ts';
import { FOE, NONE } from '../state.ts';
import type { Figure, FolkloreState } from '../state.ts';
import { spaceOf } from './auras.ts';
import { stepsBetween } from './encounter/grid.ts';
import { deed } from './rows.ts';
import { inOrder, isGhost, isLiving } from './turnOrder.ts';
import { isOneOf } from './values.ts';

/** Whether the leader still has to name somebody. */
export function isUnnamed(s: FolkloreState, who: Who): boolean {
  if (who === 'chosen') return deed(s).chosen === NONE;
  return who === 'checker' && deed(s).checker === NONE;
}

/** Writes the figures into `out`, in the order in which they are affected (FOL-R10); returns how many. */
export function figuresOf(s: FolkloreState, at: At, who: Who, withGhosts: boolean, out: Figure[]): number {
  if (typeof who === 'string') return named(s, at, who, withGhosts, out);
  if ('foes' in who) return foesWithin(s, at, who, out);
  if ('foe' in who) return foesOf(s, who.foe, out);
  if ('near' in who) return alliesWithin(s, deed(s).foe, who.near, true, out);
  return alliesWithin(s, at.self, who.allies, who.self, out);
}

function named(s: FolkloreState, at: At, who: Extract<Who, string>, withGhosts: boolean, out: Figure[]): number {
  switch (who) {
    case 'leader':
      return single(s.leader, out);
    case 'checker':
      return single(deed(s).checker, out);
    case 'chosen':
      return single(deed(s).chosen, out);
    case 'self':
      return single(at.self, out);
    case 'target':
      return single(at.target, out);
    case 'each':
      return everybody(s, withGhosts, out);
    case 'all':
      return everybody(s, true, out);
    case 'random': {
      const n = everybody(s, false, out);
      return n === 0 ? 0 : single(out[pick(s, n)], out);
    }
    case 'foeThere':
      for (let i = 0; i < s.foes.length; i++) {
        if (s.foes[i].space !== NONE && s.foes[i].space === deed(s).space) return single(FOE + i, out);
      }
      return 0;
  }
}

function single(figure: Figure, out: Figure[]): number {
  if (figure === NONE) return 0;
  out[0] = figure;
  return 1;
}

/** The living, leader first; with ghosts if they are meant. */
function everybody(s: FolkloreState, withGhosts: boolean, out: Figure[]): number {
  let n = 0;
  for (let i = 0; i < s.party.length; i++) {
    const who = inOrder(s, i);
    if (isLiving(s, who) || (withGhosts && isGhost(s, who))) out[n++] = who;
  }
  return n;
}

function foesOf(s: FolkloreState, id: string, out: Figure[]): number {
  let n = 0;
  for (let i = 0; i < s.foes.length; i++) {
    if (s.foes[i].space !== NONE && foeKinds[s.foes[i].kind].id === id) out[n++] = FOE + i;
  }
  return n;
}

function foesWithin(
  s: FolkloreState,
  at: At,
  { foes, within, nonAffliction }: Extract<Who, { readonly foes: unknown }>,
  out: Figure[],
): number {
  const here = at.self === NONE ? NONE : spaceOf(s, at.self);
  let n = 0;
  for (let i = 0; i < s.foes.length; i++) {
    const { space, kind } = s.foes[i];
    if (space === NONE || (nonAffliction && foeKinds[kind].isAffliction)) continue;
    if (foes.length > 0 && !isOneOf(s, FOE + i, foes)) continue;
    if (here === NONE || within >= FOE || stepsBetween(s, here, space) <= within) out[n++] = FOE + i;
  }
  return n;
}

function alliesWithin(s: FolkloreState, centre: Figure, within: number, self: boolean, out: Figure[]): number {
  if (centre === NONE) return 0;
  const here = spaceOf(s, centre);
  let n = 0;
  for (let i = 0; i < s.party.length; i++) {
    const who = inOrder(s, i);
    if (!isLiving(s, who) || (who === centre && !self)) continue;
    // In Camp and in a skirmish all distances are satisfied.
    if (here === NONE || s.skirmish.isRunning || isNear(s, here, who, within)) out[n++] = who;
  }
  return n;
}

function isNear(s: FolkloreState, here: number, who: Figure, within: number): boolean {
  const there = spaceOf(s, who);
  return there !== NONE && (here === there || stepsBetween(s, here, there) <= within);
}

/** Whose card it is, or the acting foe. */
export const actorOf = (s: FolkloreState, at: At): Figure => (at.self === NONE ? deed(s).foe : at.self);
