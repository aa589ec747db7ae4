/** The words of texts that need the map, or change figures in fights. */
import { andThen } from '@vesper/kernel';
import type { At, FolkloreDecision } from '../../agenda.ts';
import { foeNamed } from '../../content/foes.ts';
import { FLOOR, SPACES } from '../../content/maps.ts';
import { STATUS, spaceNamed } from '../../content/numbers.ts';
import { scenes } from '../../content/scenes.ts';
import type { EffectBy, Place, RowId } from '../../content/types.ts';
import { FOE, NONE, isFoe } from '../../state.ts';
import type { Figure, FolkloreState, Member, Space } from '../../state.ts';
import { amountOf } from '../dice.ts';
import { loseVita } from '../harm.ts';
import { deed, into } from '../rows.ts';
import type { WordsOf } from '../rows.ts';
import { gainStatus } from '../statuses.ts';
import { ownerOf, tell } from '../turnOrder.ts';
import { attackChoice } from './characterTurn.ts';
import { fighterOf, foeOf, isEthereal, isThere, placeOfFigure } from './figures.ts';
import { strikeAsFoe } from './followUps.ts';
import { farthestSpace } from './foeMoving.ts';
import { removeFoe, spawnFoes } from './foes.ts';
import { isAdjacent, isFree, stepsBetween } from './grid.ts';
import { arrive, factsOfWalk, freeStride, listExtraMoves, putFigure, refuseWalk, standAside, walk } from './moving.ts';
import { factsOfAttack } from './odds.ts';
import { push } from './pushing.ts';
import { hasMoved } from './refusals.ts';
import { blowsOf, puppetTargets, refuseTextAttack } from './textAttacks.ts';
import { HUNDRED, canReach, rangeOf } from './reaching.ts';
import type { Blow } from './reaching.ts';
import { newAttack, strike } from './striking.ts';
import { prefers } from './targets.ts';
import { openDoor, putOut, setFlames } from './terrain.ts';
import { immobilizeFoe, placeRazor, placeWeaken, takeTurnFrom } from './tokens.ts';

/** FOL-R42. */
const DEFAULT_RESIST = 5;

/** Who acts: the foe whose power it is, or whose card. */
const acting = (s: FolkloreState, { self }: At): Figure => (deed(s).foe === NONE ? self : deed(s).foe);

// ── Places ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function spaceAt(s: FolkloreState, at: At, place: Exclude<Place, 'all'>): Space {
  switch (place) {
    case 'own':
      return placeOfFigure(s, acting(s, at));
    case 'targets':
      return at.target === NONE ? NONE : placeOfFigure(s, at.target);
    case 'chosen':
      return deed(s).space;
    case 'besideClosest':
      return besideClosest(s, acting(s, at));
    default:
      return spaceNamed(place);
  }
}

/** Cinder Imp: free, adjacent to its closest living character, smallest row, then column. */
function besideClosest(s: FolkloreState, foe: Figure): Space {
  let closest = NONE;
  for (let who = 0; who < s.party.length; who++) {
    if (s.party[who].form !== 'living') continue;
    if (closest === NONE || prefers(s, foe, who, awayFrom(s, foe, who), closest, awayFrom(s, foe, closest))) {
      closest = who;
    }
  }
  if (closest === NONE) return NONE;
  const { space } = s.party[closest];
  for (let to = 0; to < SPACES; to++) {
    if (to !== space && isAdjacent(s, space, to) && isFree(s, to, closest)) return to;
  }
  return NONE;
}

const awayFrom = (s: FolkloreState, foe: Figure, who: Member): number =>
  stepsBetween(s, foeOf(s, foe).space, s.party[who].space);

// ── Foes ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

function spawn(s: FolkloreState, at: At, { foe, count, at: point }: EffectBy<'spawn'>): void {
  const kind = foeNamed(foe);
  const near = point === 'nearest' ? placeOfFigure(s, acting(s, at)) : scenes[s.scene.scene].map.spawns[point - 1];
  spawnFoes(s, kind, count[s.party.length - 2], near, deed(s).of === 'foe');
}

/** FOL-R69: the one with the lowest number leaves. */
function removeOne(s: FolkloreState, _at: At, { foe }: EffectBy<'removeFoe'>): void {
  const kind = foeNamed(foe);
  for (let i = 0; i < s.foes.length; i++) {
    if (s.foes[i].kind !== kind || s.foes[i].vita === 0) continue;
    removeFoe(s, FOE + i);
    return;
  }
}

function changeFoes(s: FolkloreState, at: At, effect: EffectBy<'foe'>): void {
  if (effect.foe === 'self') {
    changeFoe(s, acting(s, at), effect);
    return;
  }
  const kind = foeNamed(effect.foe);
  if (effect.until === 'scene') s.scene.foeRules.push({ kind, row: at.row, index: at.index });
  for (let i = 0; i < s.foes.length; i++) {
    if (s.foes[i].kind === kind && s.foes[i].vita > 0) changeFoe(s, FOE + i, effect);
  }
}

function changeFoe(s: FolkloreState, foe: Figure, { change, until }: EffectBy<'foe'>): void {
  if (!isThere(s, foe)) return;
  const figure = foeOf(s, foe);
  figure.temporary.push({ mods: change.mods, until, by: foe, since: figure.turns });
  tell(s, { event: 'modified', rule: 'FOL-R48', figure: foe, mods: change.mods });
  standAside(s, foe);
  const less = change.vita + (change.fifth ? Math.floor(figure.maxVita / 5) : 0);
  if (less > 0) loseVita(s, foe, less, 'FOL-R48');
}

function healFoe(s: FolkloreState, at: At, { by }: EffectBy<'healFoe'>): void {
  const foe = acting(s, at);
  if (!isFoe(foe) || !isThere(s, foe)) return;
  const figure = foeOf(s, foe);
  const healed = Math.min(amountOf(s, by), figure.maxVita - figure.vita);
  if (healed <= 0) return;
  figure.vita += healed;
  tell(s, { event: 'vitaChanged', rule: 'FOL-R48', figure: foe, by: healed, vita: figure.vita });
}

function relocate(s: FolkloreState, at: At): void {
  const foe = acting(s, at);
  if (!isThere(s, foe)) return;
  const to = farthestSpace(s, foe);
  if (to !== NONE) putFigure(s, foe, to);
}

// ── Attacks of texts ─────────────────────────────────────────────────────────────────────────────────────────────────

const attackTarget: FolkloreDecision<'attackTarget'> = {
  rule: 'FOL-5C.16',
  candidates(s, { who, row, index }) {
    const found: number[] = [];
    for (const blow of blowsOf(s, who, row, index)) {
      const range = rangeOf(s, who, blow);
      for (let i = 0; i < s.foes.length; i++) {
        if (s.foes[i].vita > 0 && canReach(s, s.party[who].space, s.foes[i].space, range)) {
          found.push(attackChoice(blow.weapon, FOE + i));
        }
      }
    }
    return found;
  },
  asked: 'ifChoice',
  facts: (s, d, c) => factsOfAttack(s, newAttack(s, d.who, c % HUNDRED, blowChosen(s, d, c), false)),
  choose(s, d, c) {
    strike(s, newAttack(s, d.who, c % HUNDRED, blowChosen(s, d, c), false), 'card');
  },
};

function blowChosen(s: FolkloreState, { who, row, index }: At & { readonly who: Member }, c: number): Blow {
  const weapon = Math.trunc(c / HUNDRED) - 1;
  return blowsOf(s, who, row, index).find(blow => blow.weapon === weapon)!;
}

const puppetTarget: FolkloreDecision<'puppetTarget'> = {
  rule: 'FOL-5C.16',
  candidates: (s, { foe }) => puppetTargets(s, foe),
  asked: 'ifChoice',
  choose: (s, { foe }, c) => strikeAsFoe(s, foe, c, 'puppet'),
};

// ── Moves of texts ───────────────────────────────────────────────────────────────────────────────────────────────────

const moved: number[] = [];

const extraMove: FolkloreDecision<'extraMove'> = {
  rule: 'FOL-R36',
  candidates(s, { who }) {
    const n = listExtraMoves(s, who, moved, 0);
    return [...moved.slice(0, n), 'no'];
  },
  refuse: (s, { who }, c) => (c === 'no' ? undefined : refuseWalk(s, who, c, freeStride(s, who), 0)),
  asked: 'ifChoice',
  passing: { choice: 'no', isOpen: () => true },
  facts: (s, { who }, c) => (c === 'no' ? {} : factsOfWalk(s, who, c, freeStride(s, who), 0)),
  choose(s, { who }, c) {
    if (c !== 'no') walk(s, who, c);
  },
};

// ── The words ────────────────────────────────────────────────────────────────────────────────────────────────────────

type EncounterWord =
  | 'weaken'
  | 'razor'
  | 'push'
  | 'immobilize'
  | 'loseTurn'
  | 'extraMove'
  | 'teleport'
  | 'mark'
  | 'puppet'
  | 'relocate'
  | 'firstStrike'
  | 'evade'
  | 'healFoe'
  | 'attack'
  | 'next'
  | 'spawn'
  | 'removeFoe'
  | 'foe'
  | 'flames'
  | 'extinguish'
  | 'door'
  | 'removeFeature'
  | 'place'
  | 'burst';

export const encounterWords: WordsOf<EncounterWord> = {
  weaken: { on: (s, _at, { n }, figure) => placeWeaken(s, figure, n, 'FOL-5K.50') },
  razor: {
    on(s, _at, { n }, figure) {
      if (isThere(s, figure) && !isEthereal(s, figure)) placeRazor(s, figure, n);
    },
  },
  push: {
    on(s, at, { n }, figure) {
      if (isThere(s, figure)) push(s, figure, placeOfFigure(s, acting(s, at)), n);
    },
  },
  immobilize: {
    on(s, _at, _effect, figure) {
      if (!isThere(s, figure)) return;
      if (isFoe(figure)) immobilizeFoe(s, figure);
      else gainStatus(s, figure, STATUS.immobilized, DEFAULT_RESIST, 'FOL-R42');
    },
  },
  loseTurn: { on: (s, _at, _effect, figure) => takeTurnFrom(s, figure, 'FOL-R40') },
  extraMove: {
    on(s, _at, _effect, who) {
      if (!isFoe(who) && isThere(s, who)) andThen(s, { ask: 'extraMove', seat: ownerOf(s, who), who });
    },
  },
  teleport: {
    on(s, _at, _effect, figure) {
      const { space } = deed(s);
      if (space === NONE || !isThere(s, figure) || !isFree(s, space, figure)) return;
      putFigure(s, figure, space);
      arrive(s, figure, false);
    },
  },
  mark: {
    run(s, { self, target }) {
      s.party[self].mark = target;
      tell(s, { event: 'marked', rule: 'FOL-3.1', who: self, foe: target });
    },
  },
  puppet: {
    run(s, { self, target }) {
      if (isThere(s, target)) andThen(s, { ask: 'puppetTarget', seat: ownerOf(s, self), who: self, foe: target });
    },
  },
  relocate: { run: relocate },
  firstStrike: {
    run(s) {
      s.encounter.first = 'characters';
    },
  },
  evade: {
    refuse: s => (s.turn.hasMoved ? hasMoved : undefined),
    run(s, _at, { cost }) {
      s.turn.evading = cost;
    },
  },
  healFoe: { run: healFoe },
  attack: {
    refuse: (s, { self, row, index }) => (s.encounter.isRunning ? refuseTextAttack(s, self, row, index) : undefined),
    run(s, at) {
      const { row, index, self, target } = at;
      const seat = ownerOf(s, self);
      if (s.skirmish.isRunning) andThen(s, { ask: 'kind', seat, row, index, self, target });
      else andThen(s, { ask: 'attackTarget', seat, who: self, row, index, self, target });
    },
  },
  next: {
    run(s, { row, index }) {
      s.turn.next.push({ row, index });
    },
  },
  spawn: { run: spawn },
  removeFoe: { run: removeOne },
  foe: { run: changeFoes },
  flames: {
    run(s, at, { place }) {
      if (place !== 'all') setFlames(s, spaceAt(s, at, place));
    },
  },
  extinguish: {
    run(s, at, { place }) {
      if (place !== 'all') putOut(s, spaceAt(s, at, place), 'FOL-R39');
      else while (s.scene.flames.length > 0) putOut(s, s.scene.flames[0], 'FOL-R39');
    },
  },
  door: { run: (s, _at, { space }) => openDoor(s, spaceNamed(space)) },
  removeFeature: {
    run(s, _at, { feature }) {
      for (const { key, space } of scenes[s.scene.scene].features) {
        if (key === feature && space >= 0) s.scene.terrain[space] = FLOOR;
      }
    },
  },
  place: {
    run(s, { row, index, self }, { radius }) {
      const { space } = deed(s);
      if (space === NONE) return;
      s.scene.snares.push({ space, radius, row, index });
      tell(s, { event: 'snarePlaced', rule: 'FOL-X9', who: self, space });
    },
  },
  burst: {
    run(s, at, { centre, then }) {
      const space = spaceAt(s, at, centre);
      if (space === NONE) return;
      const user = acting(s, at);
      // The last put down comes first: characters from the leader on are listed by number, foes too (FOL-R10).
      if (isFoe(user)) {
        for (let who = s.party.length - 1; who >= 0; who--) burstOn(s, at, then, who, space);
      } else for (let i = s.foes.length - 1; i >= 0; i--) burstOn(s, at, then, FOE + i, space);
    },
  },
};

/** FOL-5K.10: those beside the centre, not on it. */
function burstOn(s: FolkloreState, { self }: At, row: RowId, figure: Figure, centre: Space): void {
  if (!isThere(s, figure)) return;
  const { space } = fighterOf(s, figure);
  if (space !== centre && isAdjacent(s, centre, space)) into(s, row, self, figure);
}

export const wordDecisions = { attackTarget, puppetTarget, extraMove };
