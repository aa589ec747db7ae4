/** JUB-B6.6 to JUB-B6.9: words that place spies and return troops or spies. */
import { andThen, no } from '@vesper/kernel';
import type { Choice, Seat } from '@vesper/kernel';
import { SITES, SPACES, placeOf } from '../../content/map.ts';
import type { EffectBy, Site } from '../../content/types.ts';
import { SPY, ownerOfSpy, siteOfSpy, spyAt } from '../../agenda.ts';
import type { JuiblexDecision, Returned } from '../../agenda.ts';
import { WHITE } from '../../state.ts';
import type { JuiblexState } from '../../state.ts';
import { hasSpyAt, isInPlay, isTroop, playing } from '../../asking.ts';
import { findPresence, findPresenceAt, refusePresence, refusePresenceAt } from '../presence.ts';
import { goOn, wordAt } from '../rows.ts';
import type { Lack, WordsOf } from '../rows.ts';
import { placeSpy, returnSpy } from '../spies.ts';
import { returnTroop } from '../troops.ts';

const ownSpyThere = no('JUB-B6.6', 'ownSpyThere');
const noOwnSpy = no('JUB-B6.7', 'noOwnSpy');
const whiteStays = no('JUB-B6.9', 'whiteStays');
const notOthers = no('JUB-B6.8', 'notOthers');
const nothingToReturn = no('JUB-R31', 'nothingToReturn');

function sitesInPlay(s: JuiblexState): Site[] {
  const found: Site[] = [];
  for (let site = 0; site < SITES; site++) if (isInPlay(s, site)) found.push(site);
  return found;
}

const spySite: JuiblexDecision<'spySite'> = {
  rule: 'JUB-B6.6',
  candidates: sitesInPlay,
  refuse: (s, { seat }, site) => (hasSpyAt(s, site, seat) ? ownSpyThere : undefined),
  list(s, { seat }, out) {
    let n = 0;
    for (let site = 0; site < SITES; site++) if (isInPlay(s, site) && !hasSpyAt(s, site, seat)) out[n++] = site;
    return n;
  },
  asked: 'ifChoice',
  choose(s, d, site) {
    goOn(s, d);
    placeSpy(s, d.seat, site);
    playing(s).there = site;
  },
};

/** All spies are on the map: one may be returned first. */
const spyRecycle: JuiblexDecision<'spyRecycle'> = {
  rule: 'JUB-B6.7',
  candidates: s => [...sitesInPlay(s), 'decline'],
  refuse: (s, { seat }, c) => (c === 'decline' || hasSpyAt(s, c, seat) ? undefined : noOwnSpy),
  choose(s, d, c) {
    if (c === 'decline') {
      goOn(s, d);
      return;
    }
    const { seat, row, index, left } = d;
    returnSpy(s, seat, spyAt(c, seat), 'JUB-B6.7');
    andThen(s, { ask: 'spySite', seat, row, index, left });
  },
};

// ── Returning ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Every troop and spy on the map that this effect could speak of. */
function returnable(s: JuiblexState, { troops }: EffectBy<'return'>): Returned[] {
  const found: Returned[] = [];
  if (troops) for (let space = 0; space < SPACES; space++) if (isTroop(s.spaces[space])) found.push(space);
  for (let site = 0; site < SITES; site++) {
    for (let seat = 0; seat < s.players.length; seat++)
      if (hasSpyAt(s, site, seat)) found.push(SPY + spyAt(site, seat));
  }
  return found;
}

/** After `findPresence` of the seat that returns it. */
function refuseReturn(s: JuiblexState, seat: Seat, { own }: EffectBy<'return'>, c: Returned): Lack | undefined {
  const isSpy = c >= SPY;
  const owner = isSpy ? ownerOfSpy(c - SPY) : s.spaces[c];
  if (owner === WHITE) return whiteStays;
  if (owner === seat) return own ? undefined : notOthers;
  return isSpy ? refusePresenceAt(siteOfSpy(c - SPY)) : refusePresence(s, c);
}

function listReturns(s: JuiblexState, seat: Seat, effect: EffectBy<'return'>, out: Choice[]): number {
  findPresence(s, seat);
  let n = 0;
  if (effect.troops) {
    for (let space = 0; space < SPACES; space++) {
      const colour = s.spaces[space];
      if (colour >= 0 && colour < WHITE && refuseReturn(s, seat, effect, space) === undefined) out[n++] = space;
    }
  }
  for (let site = 0; site < SITES; site++) {
    if (s.spies[site] === 0) continue;
    for (let owner = 0; owner < s.players.length; owner++) {
      const spy = SPY + spyAt(site, owner);
      if (hasSpyAt(s, site, owner) && refuseReturn(s, seat, effect, spy) === undefined) out[n++] = spy;
    }
  }
  return n;
}

const returnTarget: JuiblexDecision<'returnTarget'> = {
  rule: 'JUB-B6.8',
  candidates(s, d) {
    const effect = wordAt<'return'>(d);
    return effect.upTo ? [...returnable(s, effect), 'stop'] : returnable(s, effect);
  },
  refuse(s, d, c) {
    if (c === 'stop') return undefined;
    findPresenceAt(s, d.seat, c >= SPY ? siteOfSpy(c - SPY) : placeOf[c]);
    return refuseReturn(s, d.seat, wordAt<'return'>(d), c);
  },
  list(s, d, out) {
    const effect = wordAt<'return'>(d);
    let n = listReturns(s, d.seat, effect, out);
    if (effect.upTo) out[n++] = 'stop';
    return n;
  },
  asked: 'ifChoice',
  choose(s, d, c) {
    if (c === 'stop') return;
    goOn(s, d);
    if (c >= SPY) returnSpy(s, d.seat, c - SPY, 'JUB-B6.8');
    else returnTroop(s, d.seat, c);
  },
};

const scratch: Choice[] = [];

export const spyWords: WordsOf<'spy' | 'return'> = {
  spy: {
    once(s, { seat, row, index, left }) {
      if (s.players[seat].spies > 0) andThen(s, { ask: 'spySite', seat, row, index, left });
      else andThen(s, { ask: 'spyRecycle', seat, row, index, left });
    },
  },
  return: {
    refuse: (s, { seat }, effect) => (listReturns(s, seat, effect, scratch) > 0 ? undefined : nothingToReturn),
    once: (s, { seat, row, index, left }) => andThen(s, { ask: 'returnTarget', seat, row, index, left }),
  },
};

export const spyDecisions = { spySite, spyRecycle, returnTarget };
