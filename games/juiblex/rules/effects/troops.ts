/** JUB-B6.1 to JUB-B6.5, JUB-B6.10: words that deploy, assassinate, supplant and move troops. */
import { andThen, has, no } from '@vesper/kernel';
import type { Choice, Seat } from '@vesper/kernel';
import { SITES, SITE_SPACES, SIZES, SPACES, placeOf, siteOf } from '../../content/map.ts';
import type { EffectBy, Space, Where } from '../../content/types.ts';
import type { At, JuiblexDecision, OrStop, Within } from '../../agenda.ts';
import { ABSENT, EMPTY, NONE, TOKEN, WHITE } from '../../state.ts';
import type { JuiblexState, OnMap, Resolving } from '../../state.ts';
import { isAfflicted, isAtAfflicted, isTroop, playing } from '../../asking.ts';
import { findPresence, findPresenceAt, isOnMap, isPresent, isPresentAt, refusePresence } from '../presence.ts';
import { counted, goOn, noSpyThere, wordAt } from '../rows.ts';
import type { Lack, WordsOf } from '../rows.ts';
import { afflictTroop, assassinateTroop, deployTroop, moveTroop, pointInstead } from '../troops.ts';

const notEmpty = no('JUB-B4.1', 'notEmpty');
const isToken = no('JUB-5.4', 'isToken');
const noTroop = no('JUB-B6.1', 'noTroop');
const ownTroop = no('JUB-B6.1', 'ownTroop');
const notWhite = no('JUB-B4.6', 'notWhite');
const notThere = no('JUB-B3.1', 'notThere');
const onRoute = no('JUB-B3.1', 'onRoute');
const otherSite = no('JUB-B3.1', 'otherSite');
const notAfflicted = no('JUB-5.5', 'notAfflicted');
const sameSpace = no('JUB-B6.5', 'sameSpace');
const nowhereToDeploy = no('JUB-R31', 'nowhereToDeploy');
const nobodyToStrike = no('JUB-R31', 'nobodyToStrike');
const nobodyToMove = no('JUB-R31', 'nobodyToMove');
const nowhereToMove = no('JUB-R31', 'nowhereToMove');

/** Every space in play. */
export function spacesInPlay(s: JuiblexState): Space[] {
  const found: Space[] = [];
  for (let space = 0; space < SPACES; space++) if (s.spaces[space] !== ABSENT) found.push(space);
  return found;
}

/** Every space in play, or enough. */
export function spacesOrStop(s: JuiblexState): OrStop<Space>[] {
  return [...spacesInPlay(s), 'stop'];
}

/** Why a space takes no troop. */
export function refuseEmpty(s: OnMap, space: Space): Lack | undefined {
  if (s.spaces[space] === EMPTY) return undefined;
  return s.spaces[space] === TOKEN ? isToken : notEmpty;
}

// ── Deploying ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** JUB-B6.2, JUB-B6.3; after `findPresence` of the seat that deploys. */
export function refuseDeploy(s: OnMap, space: Space, where: Where): Lack | undefined {
  const occupied = refuseEmpty(s, space);
  if (occupied !== undefined) return occupied;
  if (where === 'anywhere' || !isOnMap()) return undefined;
  return where === 'presenceOrAfflicted' && isAtAfflicted(s, space) ? undefined : refusePresence(s, space);
}

/** The spaces on which a seat may deploy, into `out` from `n` on, as choices from `base` on. */
export function listDeploys(s: OnMap, seat: Seat, where: Where, out: Choice[], n: number, base: number): number {
  const { spaces } = s;
  if (where !== 'anywhere') findPresence(s, seat);
  const everywhere = where === 'anywhere' || !isOnMap();
  const afflicted = where === 'presenceOrAfflicted';
  for (let space = 0, site = 0; site < SITES; site++) {
    const end = space + SIZES[site];
    if (!everywhere && !isPresentAt(site) && !(afflicted && isAfflicted(s, site))) space = end;
    for (; space < end; space++) if (spaces[space] === EMPTY) out[n++] = base + space;
  }
  for (let space = SITE_SPACES; space < SPACES; space++) {
    if (spaces[space] === EMPTY && (everywhere || isPresent(space))) out[n++] = base + space;
  }
  return n;
}

export function canDeploy(s: JuiblexState, seat: Seat, where: Where): boolean {
  findPresence(s, seat);
  for (let space = 0; space < SPACES; space++) if (refuseDeploy(s, space, where) === undefined) return true;
  return false;
}

const deploySpace: JuiblexDecision<'deploySpace'> = {
  rule: 'JUB-B6.2',
  candidates: spacesInPlay,
  refuse(s, d, c) {
    findPresenceAt(s, d.seat, placeOf[c]);
    return refuseDeploy(s, c, wordAt<'deploy'>(d).where);
  },
  list: (s, d, out) => listDeploys(s, d.seat, wordAt<'deploy'>(d).where, out, 0, 0),
  asked: 'ifChoice',
  choose(s, d, c) {
    goOn(s, d);
    deployTroop(s, d.seat, c, 'JUB-B6.2');
    noteDeployed(s, c);
  },
};

function noteDeployed(s: JuiblexState, space: Space): void {
  const card = playing(s);
  card.deployed = [...card.deployed, space];
}

// ── Striking ─────────────────────────────────────────────────────────────────────────────────────────────────────────

type Strike = EffectBy<'assassinate'> | EffectBy<'supplant'> | EffectBy<'afflict'>;

/** The map, and the card whose text is being carried out. */
export interface Striking extends OnMap {
  readonly resolving: readonly Pick<Resolving, 'there' | 'kills' | 'struckAt'>[];
}

/** Why the troop on a space is no target; after `findPresence` of the seat that strikes. */
function refuseStrike(s: JuiblexState, seat: Seat, effect: Strike, space: Space): Lack | undefined {
  const colour = s.spaces[space];
  if (!isTroop(colour)) return colour === TOKEN ? isToken : noTroop;
  if (effect.do !== 'afflict') {
    if (colour === seat) return ownTroop;
    if (effect.white && colour !== WHITE) return notWhite;
  }
  return refuseWhere(s, effect.where, space);
}

function refuseWhere(s: Striking, where: Where, space: Space): Lack | undefined {
  switch (where) {
    case 'anywhere':
      return undefined;
    case 'there':
      if (playing(s).there === NONE) return noSpyThere;
      return siteOf[space] === playing(s).there ? undefined : notThere;
    case 'oneSite':
      if (siteOf[space] === NONE) return onRoute;
      if (playing(s).kills > 0 && siteOf[space] !== siteOf[playing(s).struckAt]) return otherSite;
      return refusePresence(s, space);
    case 'afflicted':
      return isAtAfflicted(s, space) ? undefined : notAfflicted;
    case 'afflictedPresence':
      if (!isAtAfflicted(s, space)) return notAfflicted;
      return refusePresence(s, space);
    default:
      return refusePresence(s, space);
  }
}

export function listStrikes(s: Striking, seat: Seat, effect: Strike, out: Choice[]): number {
  if (effect.where !== 'anywhere' && effect.where !== 'there') findPresence(s, seat);
  const { spaces } = s;
  const own = effect.do === 'afflict' ? NONE : seat;
  const whiteOnly = effect.do !== 'afflict' && effect.white;
  let n = 0;
  for (let space = 0; space < SPACES; space++) {
    const colour = spaces[space];
    if (colour < 0 || colour === TOKEN || colour === own || (whiteOnly && colour !== WHITE)) continue;
    if (refuseWhere(s, effect.where, space) === undefined) out[n++] = space;
  }
  return n;
}

const scratch: Choice[] = [];

function refuseStrikes(s: JuiblexState, { seat }: At, effect: Strike): Lack | undefined {
  if (effect.where === 'there' && playing(s).there === NONE) return noSpyThere;
  return listStrikes(s, seat, effect, scratch) > 0 ? undefined : nobodyToStrike;
}

const mayStop = (effect: Strike): boolean => effect.do === 'afflict' || (effect.do === 'assassinate' && effect.upTo);

const targetTroop: JuiblexDecision<'targetTroop'> = {
  rule: 'JUB-B6.1',
  ruleFor(_s, d) {
    const { do: word } = wordAt<'assassinate' | 'supplant' | 'afflict'>(d);
    if (word === 'afflict') return 'JUB-5.22';
    return word === 'supplant' ? 'JUB-B6.10' : 'JUB-B6.1';
  },
  candidates: (s, d) =>
    mayStop(wordAt<'assassinate' | 'supplant' | 'afflict'>(d)) ? spacesOrStop(s) : spacesInPlay(s),
  refuse(s, d, c) {
    if (c === 'stop') return undefined;
    findPresenceAt(s, d.seat, placeOf[c]);
    return refuseStrike(s, d.seat, wordAt<'assassinate' | 'supplant' | 'afflict'>(d), c);
  },
  list(s, d, out) {
    const effect = wordAt<'assassinate' | 'supplant' | 'afflict'>(d);
    let n = listStrikes(s, d.seat, effect, out);
    if (mayStop(effect)) out[n++] = 'stop';
    return n;
  },
  asked: 'ifChoice',
  choose(s, d, c) {
    if (c === 'stop') return;
    goOn(s, d);
    const { seat } = d;
    const { do: word } = wordAt<'assassinate' | 'supplant' | 'afflict'>(d);
    if (word === 'afflict') {
      afflictTroop(s, c, seat, 'JUB-5.22');
      return;
    }
    strike(s, seat, c, word === 'supplant' ? 'JUB-B6.10' : 'JUB-B6.1');
    if (word === 'supplant') deployAt(s, seat, c);
  },
};

function strike(s: JuiblexState, seat: Seat, space: Space, rule: string): void {
  const card = playing(s);
  card.struckAt = space;
  card.struck = assassinateTroop(s, seat, space, rule);
  card.kills++;
}

/** JUB-B6.10, JUB-R36: with empty barracks a point is gained, and the space stays empty. */
function deployAt(s: JuiblexState, seat: Seat, space: Space): void {
  if (s.players[seat].barracks === 0) pointInstead(s, seat);
  else {
    deployTroop(s, seat, space, 'JUB-B6.10');
    noteDeployed(s, space);
  }
}

// ── Moving ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** After `findPresence` of the seat that moves it. */
function refuseMove(s: OnMap, seat: Seat, space: Space): Lack | undefined {
  const colour = s.spaces[space];
  if (!isTroop(colour)) return colour === TOKEN ? isToken : noTroop;
  if (colour === seat) return ownTroop;
  return refusePresence(s, space);
}

/** With no empty space in play nothing can be moved anywhere. */
const isRoomLeft = (s: OnMap): boolean => has(s.spaces, EMPTY);

export function listMoves(s: OnMap, seat: Seat, out: Choice[]): number {
  if (!isRoomLeft(s)) return 0;
  findPresence(s, seat);
  let n = 0;
  for (let space = 0; space < SPACES; space++) if (refuseMove(s, seat, space) === undefined) out[n++] = space;
  return n;
}

const moveFrom: JuiblexDecision<'moveFrom'> = {
  rule: 'JUB-B6.5',
  candidates: (s, d) => (wordAt<'move'>(d).upTo ? spacesOrStop(s) : spacesInPlay(s)),
  refuse(s, d, c) {
    if (c === 'stop') return undefined;
    findPresenceAt(s, d.seat, placeOf[c]);
    return refuseMove(s, d.seat, c);
  },
  list(s, d, out) {
    let n = listMoves(s, d.seat, out);
    if (wordAt<'move'>(d).upTo) out[n++] = 'stop';
    return n;
  },
  asked: 'ifChoice',
  choose(s, d, c) {
    if (c === 'stop') return;
    const { seat, row, index, left } = d;
    andThen(s, { ask: 'moveTo', seat, row, index, left, from: c });
  },
};

const moveTo: JuiblexDecision<'moveTo'> = {
  rule: 'JUB-B6.5',
  candidates: spacesInPlay,
  refuse: (s, { from }, c) => (c === from ? sameSpace : refuseEmpty(s, c)),
  list(s, { from }, out) {
    let n = 0;
    for (let space = 0; space < SPACES; space++) if (s.spaces[space] === EMPTY && space !== from) out[n++] = space;
    return n;
  },
  asked: 'ifChoice',
  choose(s, d, c) {
    goOn(s, d);
    moveTroop(s, d.seat, d.from, c);
  },
};

// ── The words ────────────────────────────────────────────────────────────────────────────────────────────────────────

const askTarget = (s: JuiblexState, { seat, row, index, left }: Within): void =>
  andThen(s, { ask: 'targetTroop', seat, row, index, left });

export const troopWords: WordsOf<'deploy' | 'assassinate' | 'supplant' | 'move' | 'afflict'> = {
  deploy: {
    refuse(s, { seat }, { where }) {
      return s.players[seat].barracks === 0 || canDeploy(s, seat, where) ? undefined : nowhereToDeploy;
    },
    once(s, { seat, row, index, left }) {
      if (s.players[seat].barracks > 0) andThen(s, { ask: 'deploySpace', seat, row, index, left });
      else for (let i = 0; i < left; i++) pointInstead(s, seat);
    },
  },
  assassinate: {
    refuse: (s, at, effect) => (counted(s, at.seat, effect) > 0 ? refuseStrikes(s, at, effect) : nobodyToStrike),
    run: s => {
      playing(s).kills = 0;
    },
    once: askTarget,
  },
  supplant: { refuse: refuseStrikes, once: askTarget },
  move: {
    refuse(s, { seat }) {
      if (!isRoomLeft(s)) return nowhereToMove;
      return listMoves(s, seat, scratch) > 0 ? undefined : nobodyToMove;
    },
    once(s, { seat, row, index, left }) {
      if (isRoomLeft(s)) andThen(s, { ask: 'moveFrom', seat, row, index, left });
    },
  },
  afflict: { refuse: refuseStrikes, once: askTarget },
};

export const troopDecisions = { deploySpace, targetTroop, moveFrom, moveTo };
