/** JUB-5.9 to JUB-5.21: the Scourge moves, a token is placed, troops are lost. */
import { andThen, no, roll } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { SITE_SPACES, neighbours, siteOf, sites } from '../content/map.ts';
import type { Site, Space } from '../content/types.ts';
import type { JuiblexDecision } from '../agenda.ts';
import { EMPTY, NONE, TOKEN, WHITE } from '../state.ts';
import type { JuiblexState, JuiblexView, OnMap } from '../state.ts';
import {
  clockwise,
  controllerOf,
  countAt,
  hasEmptyAt,
  hasTroopAt,
  isAfflicted,
  isInPlay,
  tell,
  tokensAt,
  troopsAt,
} from '../asking.ts';
import { afflictTroop, putToken, removeWhite } from './troops.ts';

// ── Where it goes ────────────────────────────────────────────────────────────────────────────────────────────────────

/** How much a criterion speaks for a site, in the order of JUB-5.10 to JUB-5.13. */
export const criteria: readonly ((s: OnMap, site: Site) => number)[] = [
  (s, site) => -tokensAt(s, site),
  (s, site) => troopsAt(s, site),
  (_s, site) => (sites[site].marker > 0 ? 1 : 0),
  (_s, site) => sites[site].vp,
];

/** The sites that are equally good by all four criteria, by number. */
export function destinations(s: OnMap): Site[] {
  let found: Site[] = [];
  for (const site of neighbours[s.scourge]) if (isInPlay(s, site)) found.push(site);
  for (let i = 0; i < criteria.length && found.length > 1; i++) {
    let best = -Infinity;
    let kept: Site[] = [];
    for (const site of found) {
      const value = criteria[i](s, site);
      if (value > best) {
        best = value;
        kept = [site];
      } else if (value === best) kept.push(site);
    }
    found = kept;
  }
  return found;
}

const D12 = 12;

/** JUB-R13: which of so many tied sites a number of the die means; `undefined` = none of them. */
export function siteOnDie(rolled: number, tied: number): number | undefined {
  const which = Math.floor((rolled - 1) / Math.floor(D12 / tied));
  return which < tied ? which : undefined;
}

/** JUB-R13: the numbers of the die that mean this one of so many tied sites. */
export function dieRange(which: number, tied: number): readonly [least: number, most: number] {
  const each = Math.floor(D12 / tied);
  return [which * each + 1, (which + 1) * each];
}

/** JUB-5.14, JUB-5.15: equal ranges of the die; what belongs to none is rolled again. */
export function rollFor(s: JuiblexState, tied: readonly Site[]): Site {
  for (;;) {
    const rolled = roll(s, D12);
    const which = siteOnDie(rolled, tied.length);
    const again = which === undefined;
    const to = again ? NONE : tied[which];
    tell(s, { event: 'scourgeRolled', rule: again ? 'JUB-5.15' : 'JUB-5.14', sites: tied, rolled, to, again });
    if (!again) return to;
  }
}

// ── What it does there ───────────────────────────────────────────────────────────────────────────────────────────────

/** One whole spread; nothing at all once the supply is empty (JUB-6.3, JUB-R10). */
function spread(s: JuiblexState): void {
  if (s.supply === 0) {
    tell(s, { event: 'spreadSpent', rule: 'JUB-R10', seat: s.active });
    return;
  }
  const best = destinations(s);
  const from = s.scourge;
  const to = best.length === 1 ? best[0] : rollFor(s, best);
  s.scourge = to;
  tell(s, { event: 'scourgeMoved', rule: 'JUB-5.9', from, to });
  if (hasEmptyAt(s, to)) andThen(s, { ask: 'spreadSpace', seat: s.active });
  else if (hasTroopAt(s, to, WHITE)) andThen(s, { ask: 'spreadWhite', seat: s.active });
  else if (troopsAt(s, to) > 0) andThen(s, { ask: 'spreadPay', seat: payerAt(s, to) });
  else tell(s, { event: 'scourgeStuck', rule: 'JUB-R19', site: to });
}

/** JUB-R16: who controls the site; of those who tie, the first clockwise from the active player, who counts first. */
function payerAt(s: JuiblexState | JuiblexView, site: Site): Seat {
  const controller = controllerOf(s, site);
  if (controller !== NONE) return controller;
  let payer = NONE;
  let most = 0;
  for (let n = 0; n < s.players.length; n++) {
    const seat = clockwise(s, s.active, n);
    const troops = countAt(s, site, seat);
    if (troops > most) {
      most = troops;
      payer = seat;
    }
  }
  return payer;
}

function placeToken(s: JuiblexState, space: Space, payer: Seat): void {
  putToken(s, space, 'JUB-5.16');
  andThen(s, { do: 'spreadLosses', payer, next: 1 });
}

/** JUB-5.20, JUB-R17, JUB-R18: everybody else with a troop there loses one, clockwise. */
function spreadLosses(s: JuiblexState, { payer, next }: { readonly payer: Seat; readonly next: number }): void {
  for (let n = next; n < s.players.length; n++) {
    const seat = clockwise(s, s.active, n);
    if (seat === payer || !hasTroopAt(s, s.scourge, seat)) continue;
    andThen(s, { ask: 'spreadLoss', seat }, { do: 'spreadLosses', payer, next: n + 1 });
    return;
  }
}

// ── What it would do ─────────────────────────────────────────────────────────────────────────────────────────────────

/** What a spread would do at one of the sites it may reach. */
export interface SpreadOutlook {
  readonly site: Site;
  /** What makes room for the token: an empty space, a white troop, the payer's troop, or nothing does (JUB-R19). */
  readonly room: 'empty' | 'white' | 'payer' | 'none';
  /** Who gives a troop of the site to make room, or NONE. */
  readonly payer: Seat;
  /** Who gives a troop because of a troop there (JUB-5.20). */
  readonly losers: readonly Seat[];
}

/** The next spread as the table stands: one row for each site that ties, none where there is nothing to spread. */
export function spreadOutlook(s: JuiblexState | JuiblexView): readonly SpreadOutlook[] {
  if (!s.terms.scourge || s.supply === 0 || s.scourge === NONE) return [];
  return destinations(s).map(site => {
    const room = hasEmptyAt(s, site)
      ? 'empty'
      : hasTroopAt(s, site, WHITE)
        ? 'white'
        : troopsAt(s, site) > 0
          ? 'payer'
          : 'none';
    const payer = room === 'payer' ? payerAt(s, site) : NONE;
    const losers: Seat[] = [];
    for (let n = 1; n < s.players.length; n++) {
      const seat = clockwise(s, s.active, n);
      if (room !== 'none' && seat !== payer && hasTroopAt(s, site, seat)) losers.push(seat);
    }
    return { site, room, payer, losers };
  });
}

// ── What is asked ────────────────────────────────────────────────────────────────────────────────────────────────────

const notEmpty = no('JUB-5.16', 'notEmpty');
const notWhite = no('JUB-5.17', 'notWhite');
const notYours = no('JUB-R16', 'notYours');
const notYoursToLose = no('JUB-R18', 'notYours');
const notAfflicted = no('JUB-7.4', 'notAfflicted');

const spreadSpace: JuiblexDecision<'spreadSpace'> = {
  rule: 'JUB-R14',
  candidates: s => sites[s.scourge].spaces,
  refuse: (s, _d, space) => (s.spaces[space] === EMPTY ? undefined : notEmpty),
  asked: 'ifChoice',
  choose: (s, _d, space) => placeToken(s, space, NONE),
};

const spreadWhite: JuiblexDecision<'spreadWhite'> = {
  rule: 'JUB-5.17',
  candidates: s => sites[s.scourge].spaces,
  refuse: (s, _d, space) => (s.spaces[space] === WHITE ? undefined : notWhite),
  asked: 'ifChoice',
  choose(s, _d, space) {
    removeWhite(s, space, 'JUB-5.17');
    placeToken(s, space, NONE);
  },
};

const spreadPay: JuiblexDecision<'spreadPay'> = {
  rule: 'JUB-5.18',
  ruleFor: s => (controllerOf(s, s.scourge) === NONE ? 'JUB-5.19' : 'JUB-5.18'),
  candidates: s => sites[s.scourge].spaces,
  refuse: (s, { seat }, space) => (s.spaces[space] === seat ? undefined : notYours),
  asked: 'ifChoice',
  choose(s, { seat }, space) {
    afflictTroop(s, space, seat, 'JUB-5.18');
    placeToken(s, space, seat);
  },
};

/** The troops of a seat at Afflicted Sites: one of them is lost (JUB-R18). */
export function losable(s: OnMap, seat: Seat): Space[] {
  const found: Space[] = [];
  for (let space = 0; space < SITE_SPACES; space++) {
    if (s.spaces[space] === seat && isAfflicted(s, siteOf[space])) found.push(space);
  }
  return found;
}

/** Every space with a troop at an Afflicted Site: one's own may be given. */
const spreadLoss: JuiblexDecision<'spreadLoss'> = {
  rule: 'JUB-5.20',
  candidates(s) {
    const found: Space[] = [];
    for (let space = 0; space < SITE_SPACES; space++) {
      if (s.spaces[space] >= 0 && s.spaces[space] !== TOKEN) found.push(space);
    }
    return found;
  },
  refuse(s, { seat }, space) {
    if (s.spaces[space] !== seat) return notYoursToLose;
    return isAfflicted(s, siteOf[space]) ? undefined : notAfflicted;
  },
  list(s, { seat }, out) {
    const found = losable(s, seat);
    for (let i = 0; i < found.length; i++) out[i] = found[i];
    return found.length;
  },
  asked: 'ifChoice',
  choose: (s, { seat }, space) => afflictTroop(s, space, seat, 'JUB-5.20'),
};

export const spreadSteps = { spread, spreadLosses };
export const spreadDecisions = { spreadSpace, spreadWhite, spreadPay, spreadLoss };
