/** JUB-B2.2, JUB-B2.3: what the active player does, in any order and as often as it can be paid. */
import { andThen, no } from '@vesper/kernel';
import type { Choice, Objection, Seat } from '@vesper/kernel';
import { costOf } from '../content/cards.ts';
import { SITES, SPACES, placeOf } from '../content/map.ts';
import { NO_COST } from '../content/types.ts';
import type { Space } from '../content/types.ts';
import { ASSASSINATE, DEPLOY, OFFERS, RECRUIT, RETURN_SPY, ownerOfSpy, siteOfSpy, spyAt } from '../agenda.ts';
import type { Action, Ask, JuiblexDecision, Spy } from '../agenda.ts';
import { EMPTY, MARKET, NONE, TOKEN } from '../state.ts';
import type { JuiblexState } from '../state.ts';
import { hasSpyAt, isTroop } from '../asking.ts';
import { listDeploys, refuseDeploy, spacesInPlay } from './effects/troops.ts';
import { cardOffered, recruit, refuseRecruit } from './market.ts';
import { playCard } from './playing.ts';
import {
  findPresence,
  findPresenceAt,
  isOnMap,
  isPresent,
  isPresentAt,
  refusePresence,
  refusePresenceAt,
} from './presence.ts';
import { returnSpy } from './spies.ts';
import { assassinateTroop, deployTroop, pointInstead } from './troops.ts';

/** JUB-B2.3. */
const ASSASSINATE_POWER = 3;
const DEPLOY_POWER = 1;
const RETURN_SPY_POWER = 3;

type Act = Ask<'act'>;

const tooWeak = no('JUB-B2.3', 'tooWeak', (s: JuiblexState, { seat }: Act, c: Action) => ({
  power: s.players[seat].power,
  needed: typeof c === 'number' && (c < DEPLOY || c >= RETURN_SPY) ? ASSASSINATE_POWER : DEPLOY_POWER,
}));
const ownTroop = no('JUB-B6.1', 'ownTroop');
const ownSpy = no('JUB-B2.3', 'ownSpy');
const noTroopsLeft = no('JUB-B6.4', 'noTroopsLeft');
const troopsLeft = no('JUB-B6.4', 'troopsLeft');

const act: JuiblexDecision<'act'> = {
  rule: 'JUB-B2.2',
  candidates(s, { seat }) {
    const found: Action[] = s.players[seat].hand.slice();
    for (const space of spacesInPlay(s)) {
      if (isTroop(s.spaces[space])) found.push(ASSASSINATE + space);
      else if (s.spaces[space] === EMPTY) found.push(DEPLOY + space);
    }
    found.push('takePoint');
    for (let offer = 0; offer < OFFERS; offer++) {
      if (offer >= MARKET || s.market[offer] !== NONE) found.push(RECRUIT + offer);
    }
    for (let site = 0; site < SITES; site++) {
      for (let owner = 0; owner < s.players.length; owner++) {
        if (hasSpyAt(s, site, owner)) found.push(RETURN_SPY + spyAt(site, owner));
      }
    }
    found.push('endTurn');
    return found;
  },
  refuse(s, { seat }, c) {
    const { power, barracks } = s.players[seat];
    if (c === 'endTurn') return undefined;
    if (c === 'takePoint') return barracks > 0 ? troopsLeft : power < DEPLOY_POWER ? tooWeak : undefined;
    if (c < ASSASSINATE) return undefined;
    if (c < DEPLOY) return refuseAssassination(s, seat, c - ASSASSINATE);
    if (c < RECRUIT) {
      if (barracks === 0) return noTroopsLeft;
      findPresenceAt(s, seat, placeOf[c - DEPLOY]);
      return refuseDeploy(s, c - DEPLOY, 'presence') ?? (power < DEPLOY_POWER ? tooWeak : undefined);
    }
    return c < RETURN_SPY ? refuseRecruit(s, seat, c - RECRUIT) : refuseReturn(s, seat, c - RETURN_SPY);
  },
  list(s, { seat }, out) {
    const { hand, power, influence, barracks } = s.players[seat];
    let n = 0;
    for (; n < hand.length; n++) out[n] = hand[n];
    // In the order of the candidates: space by space.
    if (power >= ASSASSINATE_POWER) n = listSpaces(s, seat, barracks > 0, out, n);
    else if (power >= DEPLOY_POWER && barracks > 0) n = listDeploys(s, seat, 'presence', out, n, DEPLOY);
    if (power >= DEPLOY_POWER && barracks === 0) out[n++] = 'takePoint';
    if (influence > 0) {
      for (let offer = 0; offer < OFFERS; offer++) {
        const card = cardOffered(s, offer);
        if (card !== NONE && costOf[card] !== NO_COST && costOf[card] <= influence) out[n++] = RECRUIT + offer;
      }
    }
    // Presence was found above, for the same power.
    if (power >= RETURN_SPY_POWER) n = listSpies(s, seat, out, n);
    out[n++] = 'endTurn';
    return n;
  },
  fallback: () => 'endTurn',
  choose(s, d, c) {
    if (c === 'endTurn') {
      andThen(s, { do: 'endOfTurn' });
      return;
    }
    andThen(s, d);
    const { seat } = d;
    const player = s.players[seat];
    if (c === 'takePoint') {
      player.power -= DEPLOY_POWER;
      pointInstead(s, seat);
    } else if (c < ASSASSINATE) playCard(s, seat, c);
    else if (c < DEPLOY) {
      player.power -= ASSASSINATE_POWER;
      assassinateTroop(s, seat, c - ASSASSINATE, 'JUB-B2.3');
    } else if (c < RECRUIT) {
      player.power -= DEPLOY_POWER;
      deployTroop(s, seat, c - DEPLOY, 'JUB-B2.3');
    } else if (c < RETURN_SPY) {
      recruit(s, seat, c - RECRUIT, costOf[cardOffered(s, c - RECRUIT)], 'JUB-B2.3');
    } else {
      player.power -= RETURN_SPY_POWER;
      returnSpy(s, seat, c - RETURN_SPY, 'JUB-B2.3');
    }
  },
};

/** Enemy troops to assassinate and spaces to deploy on, space by space. */
function listSpaces(s: JuiblexState, seat: Seat, deploys: boolean, out: Choice[], from: number): number {
  findPresence(s, seat);
  const { spaces } = s;
  let n = from;
  const everywhere = !isOnMap();
  for (let space = 0; space < SPACES; space++) {
    const colour = spaces[space];
    if (colour === EMPTY) {
      if (deploys && (everywhere || isPresent(space))) out[n++] = DEPLOY + space;
    } else if (colour >= 0 && colour !== TOKEN && colour !== seat && isPresent(space)) out[n++] = ASSASSINATE + space;
  }
  return n;
}

function listSpies(s: JuiblexState, seat: Seat, out: Choice[], from: number): number {
  let n = from;
  const others = ~(1 << seat);
  for (let site = 0; site < SITES; site++) {
    if ((s.spies[site] & others) === 0 || !isPresentAt(site)) continue;
    for (let owner = 0; owner < s.players.length; owner++) {
      if (owner !== seat && hasSpyAt(s, site, owner)) out[n++] = RETURN_SPY + spyAt(site, owner);
    }
  }
  return n;
}

function refuseAssassination(
  s: JuiblexState,
  seat: Seat,
  space: Space,
): Objection<JuiblexState, Act, Action> | undefined {
  if (s.spaces[space] === seat) return ownTroop;
  findPresenceAt(s, seat, placeOf[space]);
  return refusePresence(s, space) ?? (s.players[seat].power < ASSASSINATE_POWER ? tooWeak : undefined);
}

function refuseReturn(s: JuiblexState, seat: Seat, spy: Spy): Objection<JuiblexState, Act, Action> | undefined {
  if (ownerOfSpy(spy) === seat) return ownSpy;
  findPresenceAt(s, seat, siteOfSpy(spy));
  return refusePresenceAt(siteOfSpy(spy)) ?? (s.players[seat].power < RETURN_SPY_POWER ? tooWeak : undefined);
}

export const actingDecisions = { act };
