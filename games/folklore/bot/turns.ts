/** What recommends a choice in a turn on a map: blows, steps, cards, and staying where one is. */
import { aboutOf, actionKind } from '../agenda.ts';
import type { Ask } from '../agenda.ts';
import type { Choice } from '@vesper/kernel';
import { rows } from '../content/rows.ts';
import { LOCKED, SEARCHABLE } from '../content/maps.ts';
import { sceneOf } from '../rules/scene.ts';
import { NONE } from '../state.ts';
import type { FolkloreState, Member, Space } from '../state.ts';
import { pullOf } from './errands.ts';
import { bestFrom, blowOf, blowWorth, blowsOf, dangerAt, stepsToFoe, threatsTo } from './fighting.ts';
import { gainOfWearing } from './gear.ts';
import { NOT_NOW, shareOfVita, useWorth } from './using.ts';
import { rowWorth } from './worth.ts';

const HUNDRED = 100;
const NEVER = -20;
/** A move must promise so much more than staying. */
const EFFORT = 0.3;
const DANGER = 0.35;

/** How well one stands there: what one could strike, what threatens, how far it is to the nearest foe. */
function standing(s: FolkloreState, who: Member): (space: Space) => number {
  const canAct = s.turn.acts > 0;
  const blows = canAct ? blowsOf(s, who) : [];
  const threats = threatsTo(s, who);
  const caution = DANGER * (canAct ? 1 : 1.3) * (shareOfVita(s, who) < 0.4 ? 2 : 1);
  return space => {
    const blow = bestFrom(s, space, blows);
    const approach = blow > 0 ? 0 : 0.25 * stepsToFoe(s, space);
    return 0.9 * blow - approach - caution * dangerAt(s, who, space, threats);
  };
}

export function encounterAppeals(
  s: FolkloreState,
  { who }: Ask<'encounter'>,
  legal: readonly Choice[],
  n: number,
  out: number[],
): void {
  const worth = standing(s, who);
  const here = worth(s.party[who].space);
  const stays = s.turn.acts > 0 ? Math.min(here, 0) : here;
  for (let i = 0; i < n; i++) {
    const c = legal[i];
    out[i] = typeof c === 'string' ? plainAppeal(s, who, c) : actionAppeal(s, who, Number(c), worth, stays);
  }
}

function plainAppeal(s: FolkloreState, who: Member, c: string): number {
  switch (c) {
    case 'defend':
      return s.turn.acts > 0 ? 0.2 + (shareOfVita(s, who) < 0.35 ? 1 : 0) : 0;
    case 'focus':
      return s.party[who].pp <= 1 ? 0.6 : 0.1;
    case 'regroup':
      return s.turn.acts === 0 && shareOfVita(s, who) < 0.6 ? 0.4 : NOT_NOW;
    case 'evade':
      return NOT_NOW;
    default:
      return 0;
  }
}

function actionAppeal(
  s: FolkloreState,
  who: Member,
  c: number,
  worth: (space: Space) => number,
  stays: number,
): number {
  const about = aboutOf(c);
  const kind = actionKind(c);
  switch (kind) {
    case 'move':
      return worth(about) - stays - EFFORT;
    case 'attack':
    case 'throw':
      return (
        blowWorth(s, who, blowOf(kind, Math.trunc(about / HUNDRED) - 1), about % HUNDRED) *
          (kind === 'throw' ? 0.6 : 1) +
        0.5
      );
    case 'use':
      return useWorth(s, who, c);
    case 'interact':
    case 'unlock':
      return interactWorth(s, who, about) - 1;
    case 'extinguish':
      return 0.4;
    case 'fill':
      return 1;
    default:
      return NOT_NOW;
  }
}

/** By terrain: what trying it is worth; snares are walked around. */
const FOUND: { readonly [terrain: number]: number } = { [SEARCHABLE]: 3, [LOCKED]: 1 };

/** A feature by what its text says; more if the scene cannot be won without it. */
function interactWorth(s: FolkloreState, who: Member, about: number): number {
  const scene = sceneOf(s);
  const number = about >= HUNDRED ? about - HUNDRED : scene.features.findIndex(({ space }) => space === about);
  if (number === NONE) return FOUND[s.scene.terrain[about]] ?? NEVER;
  const { effects } = scene.features[number];
  const isNeeded = scene.goals.some(({ objectives }) =>
    objectives.some(({ need, about: which }) => need === 'interact' && (which & (1 << number)) !== 0),
  );
  const wakes = rows[effects].length > 0 ? rowWorth(s, effects, { self: who, target: NONE }) : 0;
  return wakes + (isNeeded ? 9 : 3);
}

// ── While no foe is about ────────────────────────────────────────────────────────────────────────────────────────────

export function adventureAppeals(
  s: FolkloreState,
  { who, picks }: Ask<'adventure'>,
  legal: readonly Choice[],
  n: number,
  out: number[],
): void {
  const isGhost = s.party[who].form !== 'living';
  const pull = pullOf(s, who);
  const here = pull[s.party[who].space];
  for (let i = 0; i < n; i++) {
    const c = legal[i];
    out[i] =
      typeof c === 'string'
        ? c === 'regroup' && shareOfVita(s, who) < 0.6
          ? 0.5
          : c === 'done'
            ? 0
            : NOT_NOW
        : walk(s, who, Number(c), pull, here, isGhost, picks);
  }
}

function walk(
  s: FolkloreState,
  who: Member,
  c: number,
  pull: Float64Array,
  here: number,
  isGhost: boolean,
  picks: number,
): number {
  const about = aboutOf(c);
  switch (actionKind(c)) {
    case 'move':
      return isGhost ? NOT_NOW : pull[about] - here - 0.2;
    case 'interact':
    case 'unlock':
      return 2 + interactWorth(s, who, about);
    case 'use':
      return useWorth(s, who, c) - 0.5;
    case 'equip':
      return picks > 6 || s.turn.interacts > 0 ? NEVER : gainOfWearing(s, who, about) - 0.5;
    default:
      return NEVER;
  }
}
