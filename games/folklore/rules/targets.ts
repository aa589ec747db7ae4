/** What a clause can be aimed at. */
import { foeKinds } from '../content/foes.ts';
import { KEYWORD, STAT } from '../content/numbers.ts';
import { rows } from '../content/rows.ts';
import { SPACES, WALL, WATER } from '../content/maps.ts';
import { UNLIMITED } from '../content/types.ts';
import type { Clause, Moment, Target } from '../content/types.ts';
import { FOE, NONE } from '../state.ts';
import type { Figure, FolkloreState, Member, Space } from '../state.ts';
import { spaceOf } from './auras.ts';
import { reachDistance, stepsBetween } from './encounter/grid.ts';
import { hasSight } from './encounter/sight.ts';
import { foeKind, isOneOf, valueOf } from './values.ts';

/** In a skirmish and in Camp all distances are satisfied. */
const isFar = (moment: Moment): boolean => moment === 'encounter' || moment === 'adventure';

/** Writes the legal targets into `out` from the beginning; returns how many there are. */
export function listTargets(
  s: FolkloreState,
  who: Member,
  target: Target,
  moment: Moment,
  beyond: number,
  out: number[],
): number {
  let n = 0;
  switch (target.at) {
    case 'nothing':
      return 0;
    case 'ally':
    case 'ghost': {
      const form = target.at === 'ally' ? 'living' : 'ghost';
      for (let ally = 0; ally < s.party.length; ally++) {
        if (s.party[ally].form !== form || (ally === who && target.at === 'ally' && !target.self)) continue;
        if (isFar(moment) && !isWithinSteps(s, who, ally, target.within)) continue;
        out[n++] = ally;
      }
      return n;
    }
    case 'foe':
      return moment === 'skirmish' ? listKinds(s, target, out) : listFoes(s, who, target, beyond, out);
    case 'space':
      return listSpaces(s, who, target, out);
  }
}

function isWithinSteps(s: FolkloreState, a: Figure, b: Figure, within: number): boolean {
  if (a === b || within >= UNLIMITED) return true;
  const here = spaceOf(s, a);
  const there = spaceOf(s, b);
  return here !== NONE && there !== NONE && stepsBetween(s, here, there) <= within;
}

type FoeTarget = Extract<Target, { readonly at: 'foe' }>;

function fits(s: FolkloreState, figure: Figure, { types, nonAffliction, noSwarm }: FoeTarget): boolean {
  const card = foeKinds[foeKind(s, figure)];
  if (nonAffliction && card.isAffliction) return false;
  if (noSwarm && card.keywords[KEYWORD.swarm] > 0) return false;
  return types.length === 0 || isOneOf(s, figure, types);
}

function listKinds(s: FolkloreState, target: FoeTarget, out: number[]): number {
  let n = 0;
  for (let kind = 0; kind < s.skirmish.kinds.length; kind++) {
    if (s.skirmish.strength[kind] > 0 && fits(s, FOE + kind, target)) out[n++] = FOE + kind;
  }
  return n;
}

function listFoes(s: FolkloreState, who: Member, target: FoeTarget, beyond: number, out: number[]): number {
  const here = spaceOf(s, who);
  let n = 0;
  for (let i = 0; i < s.foes.length; i++) {
    const { space } = s.foes[i];
    if (space === NONE || here === NONE || !fits(s, FOE + i, target)) continue;
    if (target.within < UNLIMITED) {
      if (reachDistance(here, space) > target.within + beyond || !hasSight(s, here, space)) continue;
    }
    out[n++] = FOE + i;
  }
  return n;
}

function listSpaces(
  s: FolkloreState,
  who: Member,
  target: Extract<Target, { readonly at: 'space' }>,
  out: number[],
): number {
  const here = spaceOf(s, who);
  if (here === NONE) return 0;
  let n = 0;
  for (let space = 0; space < SPACES; space++) {
    if (s.scene.terrain[space] >= WALL || reachDistance(here, space) > target.within) continue;
    if (target.free && !isFree(s, space)) continue;
    if (hasSight(s, here, space)) out[n++] = space;
  }
  return n;
}

/** A free space: without a living character or foe on it, not water. */
function isFree(s: FolkloreState, space: Space): boolean {
  if (s.scene.terrain[space] === WATER) return false;
  for (const { form, space: taken } of s.party) if (form === 'living' && taken === space) return false;
  for (const { space: taken } of s.foes) if (taken === space) return false;
  return true;
}

/** RANGE of a clause's own attack grows with the character's. */
export function rangeBeyond(s: FolkloreState, who: Member, { target, effects }: Clause): number {
  if (target.at !== 'foe') return 0;
  for (const effect of rows[effects]) if (effect.do === 'attack') return valueOf(s, who, STAT.range);
  return 0;
}
