/** What recommends a choice: cards are played before anything is spent, troops go where they change something. */
import { toShares } from '@vesper/kernel';
import type { AskFrame, Choice, Seat } from '@vesper/kernel';
import { costOf, deckVpOf, effectOf, innerVpOf, isOutcast, kindOf, kinds } from '../content/cards.ts';
import { majorSites, neighbours, routeOf, routes, siteOf, sites } from '../content/map.ts';
import type { Card, Site, Space } from '../content/types.ts';
import { ASSASSINATE, DEPLOY, RECRUIT, RETURN_SPY, SPY, colourOf, hallOf, ownerOfSpy, siteOfSpy } from '../agenda.ts';
import type { Action, JuiblexAsk, Offer, Within } from '../agenda.ts';
import { cardOffered } from '../rules/market.ts';
import { destinations } from '../rules/spread.ts';
import { NONE, WHITE } from '../state.ts';
import type { JuiblexState } from '../state.ts';
import { controllerOf, countAt, hasSpyAt, hasTroopAt, isAfflicted, sum } from '../asking.ts';
import { cardWorth, countTroops, lead, progress, promotionGain, siteWorth, troopsOf, turnsLeft } from './worth.ts';

/** A choice that is so much better is e times as weighty. */
const SCALE = 0.6;
/** Of the weight, this part is for all choices alike: first impressions mislead, and what has no weight a search never tries. */
const ALIKE = 0.3;

export function appeals(s: JuiblexState, d: AskFrame, legal: readonly Choice[], n: number, out: number[]): void {
  for (let i = 0; i < n; i++) out[i] = appealOf(s, d as JuiblexAsk, legal[i]);
  toShares(out, n, SCALE);
  for (let i = 0; i < n; i++) out[i] = (1 - ALIKE) * out[i] + ALIKE / n;
}

function appealOf(s: JuiblexState, d: JuiblexAsk, choice: Choice): number {
  const { seat } = d;
  if (choice === 'stop' || choice === 'decline' || choice === 'leave') return 0;
  if (d.ask === 'act') return actionAppeal(s, seat, choice as Action);
  if (choice === 'promote') return 3;
  if (choice === 'pay') return payAppeal(s, seat, d as Within & JuiblexAsk);
  const c = choice as number;
  switch (d.ask) {
    case 'startDeploy':
      return startAppeal(siteOf[c]);
    case 'scourgeSite':
      return -countAt(s, c, seat) + distanceFromOwn(s, seat, c);
    case 'deploySpace':
    case 'trophySpace':
      return deployAppeal(s, seat, c);
    case 'targetTroop':
      return effectOf(d).do === 'afflict' ? afflictAppeal(s, seat, c) : strikeAppeal(s, seat, c);
    case 'moveFrom':
      return strikeAppeal(s, seat, c);
    case 'moveTo':
      return moveToAppeal(s, seat, c);
    case 'spySite':
      return spyAppeal(s, seat, c);
    case 'spyRecycle':
      return 0.5 - spyAppeal(s, seat, c);
    case 'returnTarget':
      return returnAppeal(s, seat, c);
    case 'payCost':
      return payAppeal(s, seat, d, c);
    case 'chooseOne':
      return optionAppeal(s, seat, d, c);
    case 'revealForFocus':
      return 1;
    case 'promoteCard':
      return promotionAppeal(s, c);
    case 'marketCard':
      return marketAppeal(s, d, c);
    case 'pickOpponent':
      return s.players[c].vp + sum(s.players[c].trophies) * 0.3;
    case 'discardCard':
      return -cardWorth[c];
    case 'playInner':
      return cardWorth[c];
    case 'pickTrophy':
      return (colourOf(c) === seat ? 2 : colourOf(c) === WHITE ? 0.4 : -0.5) + (hallOf(c) === seat ? -1 : 1);
    case 'spreadPay':
    case 'spreadLoss':
      return -lossOf(s, seat, c);
    default:
      return 0;
  }
}

// ── Main actions ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Cards come first: draws, then resources, then the rest. */
const PLAY = 20;

function actionAppeal(s: JuiblexState, seat: Seat, choice: Action): number {
  if (choice === 'endTurn') return 0;
  if (choice === 'takePoint') return 1;
  if (choice < ASSASSINATE) return isOutcast(choice) ? 0.2 : PLAY + playOrder[kindOf[choice]];
  if (choice < DEPLOY) return strikeAppeal(s, seat, choice - ASSASSINATE) - 0.8;
  if (choice < RECRUIT) return 0.15 + deployAppeal(s, seat, choice - DEPLOY);
  if (choice < RETURN_SPY) return recruitAppeal(s, cardOffered(s, choice - RECRUIT));
  return returnAppeal(s, seat, SPY + choice - RETURN_SPY) - 1;
}

/** By kind. */
const playOrder: readonly number[] = kinds.map(({ text }) => {
  if (text.some(({ do: word }) => word === 'draw')) return 3;
  if (text.every(({ do: word }) => word === 'power' || word === 'influence')) return 2;
  return text.some(({ do: word }) => word === 'spread') ? 0 : 1;
});

/** Early on what a card will do counts, at the end its points. */
function recruitAppeal(s: JuiblexState, card: Card): number {
  const left = turnsLeft(s);
  return 0.35 * cardWorth[card] * Math.min(1, left / 6) + 0.5 * deckVpOf[card] + 0.12 * costOf[card];
}

// ── The map ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The sites where something on this space matters. */
function sitesAt(space: Space): readonly Site[] {
  return siteOf[space] === NONE ? routes[routeOf[space]].ends : [siteOf[space]];
}

function deployAppeal(s: JuiblexState, seat: Seat, space: Space): number {
  const site = siteOf[space];
  if (site === NONE) return roadAppeal(s, seat, space);
  const empty = countTroops(s, site);
  const ahead = lead(seat);
  const worth = siteWorth(s, site);
  let appeal = 0.1;
  if (ahead === 0) appeal = worth; // this troop takes control
  else if (ahead < 0) appeal = (0.5 * worth) / (1 - ahead);
  else if (empty === 1 && troopsOf[WHITE] === 0 && ahead === troopsOf[seat]) appeal = 1.5 + 0.5 * sites[site].marker;
  else if (ahead === 1) appeal = 0.25 * worth;
  return isAfflicted(s, site) || isNext(s, site) ? appeal * 0.6 : appeal;
}

/** A tunnel leads somewhere. */
function roadAppeal(s: JuiblexState, seat: Seat, space: Space): number {
  let best = 0;
  for (const site of sitesAt(space)) {
    if (hasTroopAt(s, site, seat)) continue;
    best = Math.max(best, 0.25 * siteWorth(s, site));
  }
  return best;
}

/** Where the Scourge goes next. */
const isNext = (s: JuiblexState, site: Site): boolean =>
  s.scourge !== NONE && s.supply > 0 && neighbours[s.scourge].includes(site) && destinations(s).includes(site);

/** A trophy, and control that somebody loses or oneself gains. */
function strikeAppeal(s: JuiblexState, seat: Seat, space: Space): number {
  const colour = s.spaces[space];
  const site = siteOf[space];
  let appeal = colour === WHITE ? 1 : 1.3;
  if (site === NONE) return appeal;
  const controller = controllerOf(s, site);
  countTroops(s, site);
  const worth = siteWorth(s, site);
  if (lead(seat) === 0 && troopsOf[seat] > 0) appeal += 0.8 * worth;
  if (controller === colour && lead(colour) === 1) appeal += 0.5 * worth;
  return appeal;
}

function afflictAppeal(s: JuiblexState, seat: Seat, space: Space): number {
  const colour = s.spaces[space];
  if (colour === seat) return -5;
  return colour === WHITE ? -0.5 : 1 + strikeAppeal(s, seat, space) + 0.5 * s.afflicted[colour];
}

function moveToAppeal(s: JuiblexState, seat: Seat, space: Space): number {
  const site = siteOf[space];
  if (site === NONE) return 0.5;
  const controller = controllerOf(s, site);
  if (controller === seat) return -1;
  return controller === NONE ? 0.2 : 0.5;
}

function spyAppeal(s: JuiblexState, seat: Seat, site: Site): number {
  const controller = controllerOf(s, site);
  let appeal = 0.2 + 0.1 * sites[site].vp;
  if (controller !== NONE && controller !== seat) appeal += 0.5 + sites[site].marker;
  return appeal + (hasTroopAt(s, site, seat) ? 0 : 0.4);
}

function returnAppeal(s: JuiblexState, seat: Seat, c: number): number {
  if (c >= SPY) {
    const site = siteOfSpy(c - SPY);
    if (ownerOfSpy(c - SPY) === seat) return -1;
    return controllerOf(s, site) === seat ? 1 + sites[site].marker : 0.3;
  }
  return s.spaces[c] === seat ? -3 : strikeAppeal(s, seat, c) - 0.5;
}

/** What giving up a troop costs. */
function lossOf(s: JuiblexState, seat: Seat, space: Space): number {
  const site = siteOf[space];
  countTroops(s, site);
  const ahead = lead(seat);
  if (ahead === 1) return siteWorth(s, site);
  return ahead === 0 ? 0.3 * siteWorth(s, site) : 0.1;
}

function startAppeal(site: Site): number {
  let appeal = 0;
  for (const major of majorSites) {
    const near = neighbours[site].includes(major)
      ? 1
      : neighbours[site].some(next => neighbours[next].includes(major))
        ? 0.4
        : 0;
    appeal += near * (1 + sites[major].marker);
  }
  return appeal;
}

/** 1 if nobody of one's own is near. */
function distanceFromOwn(s: JuiblexState, seat: Seat, site: Site): number {
  for (const next of neighbours[site]) if (hasTroopAt(s, next, seat)) return 0;
  return 1;
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

function promotionAppeal(s: JuiblexState, card: Card): number {
  // Early on starting cards go, at the end the points decide.
  return promotionGain(card) - (1 - progress(s)) * 1.6 * cardWorth[card];
}

function payAppeal(s: JuiblexState, seat: Seat, d: JuiblexAsk & Within, c?: number): number {
  const effect = effectOf(d);
  if (effect.do !== 'pay') return 0;
  switch (effect.cost) {
    case 'devourHand':
    case 'devourInner':
      return 1.2 - cardWorth[c!] - innerVpOf[c!] * 0.2;
    case 'discardHand':
      return 0.5 - cardWorth[c!];
    case 'devourThis':
      return s.afflicted[seat] > 1 ? 1 : progress(s) > 0.8 ? 0.5 : -0.5;
    default:
      return 1.5 - spyAppeal(s, seat, c!) + (hasSpyAt(s, c!, seat) ? 0 : -5);
  }
}

/** What the options are about: a spy to place or to use, troops, resources, an end of turn. */
function optionAppeal(s: JuiblexState, seat: Seat, d: JuiblexAsk & Within, c: number): number {
  const effect = effectOf(d);
  if (effect.do !== 'oneOf') return 0;
  const first = effectOf({ row: effect.options[c], index: 0 });
  switch (first.do) {
    case 'spy':
      return s.players[seat].spies > 2 ? 1.4 : 0.6;
    case 'pay':
      return first.cost === 'returnSpy' || first.cost === 'returnAfflictedSpy' ? 1 : 0.4;
    case 'supplant':
      return 2.5;
    case 'assassinate':
      return 1.2 * first.n;
    case 'deploy':
      return 0.6 * first.n;
    case 'power':
    case 'influence':
      return 0.5 * first.n;
    case 'endOfTurn':
      return 1.1;
    case 'spread':
      return 0.6;
    default:
      return 1;
  }
}

function marketAppeal(s: JuiblexState, d: JuiblexAsk & Within, offer: Offer): number {
  const card = cardOffered(s, offer);
  const worth = recruitAppeal(s, card);
  const { do: word } = effectOf(d);
  return word === 'devourMarket' || word === 'replaceMarket' ? 0.8 * worth - 1.5 : worth;
}
