/**
 * What a seat's share of winning is read from: points as they stand, the map, and what its deck will still do. What ends in
 * `Left` counts the less, the less of the match is left.
 */
import type { Seat } from '@vesper/kernel';
import { Noble, Soldier, costOf, deckVpOf, innerVpOf, kindOf } from '../content/cards.ts';
import { SITES, neighbours, sites } from '../content/map.ts';
import type { Card, Site } from '../content/types.ts';
import { NONE, WHITE } from '../state.ts';
import type { JuiblexState } from '../state.ts';
import { clockwise, isInPlay, penaltyOf, sum } from '../asking.ts';
import { HAND } from '../rules/turn.ts';
import { countTroops, progress, troopsOf } from './worth.ts';
import { yieldOf } from './yields.ts';

export type Features = ReturnType<typeof features>;

export function features(s: JuiblexState, seat: Seat) {
  const left = 1 - progress(s);
  const { vp, trophies, inner } = s.players[seat];
  const deck = deckOf(s, seat);
  const map = mapOf(s, seat);
  let innerVp = 0;
  for (let i = 0; i < inner.length; i++) innerVp += innerVpOf[inner[i]];
  return {
    vp,
    trophies: sum(trophies),
    innerVp,
    deckVp: deck.vp,
    penalty: penaltyOf(s, seat),
    afflictedLeft: s.afflicted[seat] * left,
    toCome: Number(isToCome(s, seat)),
    // the map
    sites: map.sites,
    total: map.total,
    markersLeft: map.markers * left,
    tied: map.tied,
    behind: map.behind,
    nearLeft: map.near * left,
    // what a hand does
    power: deck.power,
    influenceLeft: deck.influence * left,
    deploys: deck.deploys,
    strikes: deck.strikes,
    costLeft: deck.cost * left,
    cardsLeft: deck.cards * left,
    startersLeft: deck.starters * left,
  };
}

/** Whether a seat still has its turn in this round. */
function isToCome(s: JuiblexState, seat: Seat): boolean {
  for (let n = 0; n < s.seats; n++) {
    const next = clockwise(s, s.active, n);
    if (n > 0 && next === s.firstPlayer) return false;
    if (next === seat) return true;
  }
  return false;
}

// ── The map ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const nowhere: readonly Site[] = [];

function mapOf(s: JuiblexState, seat: Seat) {
  const map = {
    /** Points of sites under control, of those where nobody has more, and of those where somebody has. */
    sites: 0,
    tied: 0,
    behind: 0,
    /** Sites under total control, and how many have a marker. */
    total: 0,
    markers: 0,
    /** Sites with a troop that the Scourge may reach next. */
    near: 0,
  };
  const reached = s.scourge === NONE ? nowhere : neighbours[s.scourge];
  for (let site = 0; site < SITES; site++) {
    if (!isInPlay(s, site)) continue;
    countTroops(s, site);
    const own = troopsOf[seat];
    if (own === 0) continue;
    const { vp, marker, spaces } = sites[site];
    let most = 0;
    for (let colour = 0; colour <= WHITE; colour++) {
      if (colour === seat) continue;
      if (troopsOf[colour] > most) most = troopsOf[colour];
    }
    if (reached.includes(site)) map.near++;
    if (own > most) {
      map.sites += vp;
      if (marker > 0) map.markers++;
      if (own === spaces.length && (s.spies[site] & ~(1 << seat)) === 0) map.total++;
    } else if (own === most) map.tied += vp;
    else map.behind += vp / (1 + most - own);
  }
  return map;
}

// ── The deck ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Of all cards outside the inner circle; what they do, and cost, as much as a hand of them does on average. */
function deckOf(s: JuiblexState, seat: Seat) {
  const { deck, hand, discard, play } = s.players[seat];
  const sums = { vp: 0, cards: 0, starters: 0, power: 0, influence: 0, deploys: 0, strikes: 0, cost: 0 };
  addCards(sums, deck);
  addCards(sums, hand);
  addCards(sums, discard);
  addCards(sums, play);
  const part = HAND / Math.max(HAND, sums.cards);
  sums.power *= part;
  sums.influence *= part;
  sums.deploys *= part;
  sums.strikes *= part;
  sums.cost *= part;
  return sums;
}

function addCards(sums: ReturnType<typeof deckOf>, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    const { power, influence, deploys, strikes } = yieldOf[card];
    const kind = kindOf[card];
    sums.vp += deckVpOf[card];
    sums.cards++;
    if (kind === Noble || kind === Soldier) sums.starters++;
    sums.power += power;
    sums.influence += influence;
    sums.deploys += deploys;
    sums.strikes += strikes;
    sums.cost += Math.max(0, costOf[card]);
  }
}
