/** FOL-R64, FOL-R65, 4.18a: scenes: placing, triggers, goals, leaving. */
import { andThen, empty } from '@vesper/kernel';
import { EXIT } from '../content/maps.ts';
import { scenes } from '../content/scenes.ts';
import type { CompiledObjective, CompiledScene, CompiledTrigger } from '../content/scenes.ts';
import type { FolkloreDecision } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { FolkloreState } from '../state.ts';
import { recoverAll } from './cards.ts';
import { stepOf } from './chapters.ts';
import { hasFlag, isMet } from './conditions.ts';
import { beginEncounter } from './encounter/encounter.ts';
import { spawnFoes } from './encounter/foes.ts';
import { nearestFree } from './encounter/grid.ts';
import { putFigure } from './encounter/moving.ts';
import { clearFight, fightEnds } from './fights.ts';
import { deedOf, runText } from './rows.ts';
import { diesStill, dropEverything, takeOffMap } from './sceneReset.ts';
import { inOrder, isInLimbo, ownerOf, tell } from './turnOrder.ts';

export const sceneOf = (s: FolkloreState): CompiledScene => scenes[s.scene.scene];

// ── Beginning ────────────────────────────────────────────────────────────────────────────────────────────────────────

function beginScene(s: FolkloreState): void {
  const step = stepOf(s);
  if (step.step !== 'scene') return;
  const { scene } = s;
  const { map, features } = scenes[step.scene];
  if (scene.tried !== step.scene) forgetTries(s, step.scene);
  scene.scene = step.scene;
  scene.round = 0;
  scene.terrain = map.terrain.slice();
  scene.flames = map.flames.slice();
  scene.snares = [];
  scene.searched = scene.paidSpaces.slice();
  scene.used = 0;
  scene.passed = 0;
  scene.tries = features.map(() => 0);
  scene.rescued = 0;
  scene.fired = 0;
  scene.due = 0;
  scene.foeRules = [];
  scene.hasWon = false;
  empty(scene.defeated);
  scene.outcome = '';
  scene.isReached = false;
  tell(s, { event: 'sceneBegan', rule: 'FOL-4.7', scene: step.scene });
  andThen(s, { do: 'sceneStarts' });
  for (let i = s.party.length - 1; i >= 0; i--) {
    const who = inOrder(s, i);
    if (!isInLimbo(s, who)) andThen(s, { ask: 'placeCharacter', seat: ownerOf(s, who), who });
  }
}

function forgetTries(s: FolkloreState, number: number): void {
  s.scene.tried = number;
  s.scene.resets = 0;
  empty(s.scene.paidFoes);
  empty(s.scene.paidSpaces);
  s.scene.paidFeatures = 0;
}

const placeCharacter: FolkloreDecision<'placeCharacter'> = {
  rule: 'FOL-R65',
  candidates(s, { who }) {
    const { entries } = sceneOf(s).map;
    const free = entries.filter(space => !s.party.some(({ space: taken }) => taken === space));
    return free.length > 0 ? free : [nearestFree(s, entries[0], who)];
  },
  asked: 'ifChoice',
  choose(s, { who }, space) {
    putFigure(s, who, space);
    tell(s, { event: 'characterPlaced', rule: 'FOL-R65', who, space });
  },
};

/** Foes, then what the story says at the start, then First Strike if there are any. */
function sceneStarts(s: FolkloreState): void {
  const { foes, map } = sceneOf(s);
  andThen(s, { do: 'moment' }, { do: 'adventureRound' });
  for (const { kind, count, at, when } of foes) {
    if (!isMet(s, when, NONE, NONE)) continue;
    const n = count[s.party.length - 2];
    for (let i = 0; i < n; i++) spawnFoes(s, kind, 1, map.spawns[at[i % at.length] - 1], false);
  }
  isDue(s, 'start', NONE);
}

// ── Triggers ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Notes that something has happened that a trigger may wait for; `about` is the space, feature, round or foe's card. */
export function isDue(s: FolkloreState, on: CompiledTrigger['on'], about: number): void {
  if (s.scene.scene === NONE) return;
  const { triggers } = sceneOf(s);
  for (let i = 0; i < triggers.length; i++) {
    const trigger = triggers[i];
    if (trigger.on !== on || (s.scene.fired & (1 << i)) !== 0) continue;
    const isMeant = on === 'enter' ? trigger.area[about] : trigger.about === about;
    if (isMeant) s.scene.due |= 1 << i;
  }
}

function isFiring(s: FolkloreState, trigger: CompiledTrigger, number: number): boolean {
  if ((s.scene.fired & (1 << number)) !== 0) return false;
  return trigger.on === 'flag' ? hasFlag(s, trigger.flag) : (s.scene.due & (1 << number)) !== 0;
}

/** FOL-R64: after every atomic action, triggers in order, then goals in order. */
function moment(s: FolkloreState): void {
  if (s.scene.scene === NONE) return;
  const { triggers, goals } = sceneOf(s);
  for (let i = 0; i < triggers.length; i++) {
    if (!isFiring(s, triggers[i], i)) continue;
    s.scene.fired |= 1 << i;
    s.scene.due &= ~(1 << i);
    andThen(s, { do: 'moment' });
    runText(s, triggers[i].effects, deedOf('story', s.step), NONE, NONE);
    return;
  }
  if (s.scene.outcome === '') {
    for (let i = 0; i < goals.length; i++) {
      if (isReached(s, goals[i].objectives)) {
        s.scene.outcome = goals[i].outcome;
        break;
      }
    }
  }
  if (s.scene.outcome !== '') sceneEnds(s);
  else if (!s.encounter.isRunning && hasFoes(s)) {
    // The turn of whoever acts is over; afterwards the round goes on with its third phase.
    dropEverything(s);
    andThen(s, { do: 'transition' });
    beginEncounter(s);
    diesStill(s);
  }
}

function hasFoes({ foes }: FolkloreState): boolean {
  for (let i = 0; i < foes.length; i++) if (foes[i].space !== NONE) return true;
  return false;
}

// ── Goals ────────────────────────────────────────────────────────────────────────────────────────────────────────────

function isReached(s: FolkloreState, objectives: readonly CompiledObjective[]): boolean {
  for (let i = 0; i < objectives.length; i++) if (!isObjectiveMet(s, objectives[i])) return false;
  return true;
}

function isObjectiveMet(s: FolkloreState, { need, about, passed, flag }: CompiledObjective): boolean {
  const { scene } = s;
  switch (need) {
    case 'killAll':
      return scene.hasWon && !hasFoes(s);
    case 'reach':
      return scene.isReached;
    case 'kill':
      return scene.defeated.includes(about);
    case 'interact':
      return ((passed ? scene.passed : scene.used) & about) === about;
    case 'survive':
      return scene.round >= about;
    case 'rescue':
      return scene.rescued >= about;
    case 'flag':
      return hasFlag(s, flag);
    case 'notFlag':
      return !hasFlag(s, flag);
  }
}

/** Whether calling the map transition now would reach a goal. */
export function wouldReach(s: FolkloreState): boolean {
  for (const { objectives } of sceneOf(s).goals) {
    if (!objectives.some(({ need }) => need === 'reach')) continue;
    if (objectives.every(objective => objective.need === 'reach' || isObjectiveMet(s, objective))) return true;
  }
  return false;
}

/** FOL-R63: a living character stands on an exit of a scene that is left by it, and a goal would be reached. */
export function mayLeave(s: FolkloreState): boolean {
  if (!sceneOf(s).hasReach || !wouldReach(s)) return false;
  return s.party.some(({ form, space }) => form === 'living' && s.scene.terrain[space] === EXIT);
}

// ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A fight that is going on counts as won; then the map is left. */
function sceneEnds(s: FolkloreState): void {
  const { isRunning, paid, lootKinds } = s.encounter;
  dropEverything(s);
  andThen(s, { do: 'leaveMap' });
  diesStill(s);
  for (const foe of s.foes) foe.space = NONE;
  if (isRunning) fightEnds(s, { kinds: paid.slice(), lootKinds: lootKinds.slice(), won: true });
}

function leaveMap(s: FolkloreState): void {
  const step = stepOf(s);
  const { scene, outcome } = s.scene;
  tell(s, { event: 'sceneWon', rule: 'FOL-R64', scene, outcome });
  clearFight(s);
  takeOffMap(s);
  recoverAll(s);
  andThen(s, { do: 'stepDone' });
  if (step.step !== 'scene') return;
  runText(s, step.outcomes[outcome] ?? step.outcomes.win, deedOf('story', s.step), NONE, NONE);
}

export const sceneSteps = { beginScene, sceneStarts, moment, leaveMap };
export const sceneDecisions = { placeCharacter };
