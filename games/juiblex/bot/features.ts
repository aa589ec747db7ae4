/**
 * What a seat's share of winning is read from: points as they stand, the map, the deck and what it will still do. Everything
 * counts twice: as it is, and the more the more of the match is left.
 */
import type { Seat } from '@vesper/kernel';
import { Noble, Outcast, Soldier, costOf, deckVpOf, innerVpOf, kindOf } from '../content/cards.ts';
import { SITES, neighbours, sites } from '../content/map.ts';
import type { Card, Site } from '../content/types.ts';
import { NONE, TROOPS, WHITE } from '../state.ts';
import type { JuiblexState } from '../state.ts';
import { clockwise, isAfflicted, isInPlay, penaltyOf, sum } from '../asking.ts';
import { HAND } from '../rules/turn.ts';
import { countTroops, progress, troopsOf } from './worth.ts';
import { addYield, noYield, yieldOf } from './yields.ts';

type Now = ReturnType<typeof featuresNow>;
export type Features = Now & { readonly [Name in keyof Now as `${Name}Left`]: number };

export function features(s: JuiblexState, seat: Seat): Features {
  const left = 1 - progress(s);
  const now = featuresNow(s, seat);
  const later = Object.entries(now).map(([name, n]) => [`${name}Left`, n * left]);
  return { ...now, ...Object.fromEntries(later) } as Features;
}

export function featuresNow(s: JuiblexState, seat: Seat) {
  const { vp, trophies, inner, barracks } = s.players[seat];
  let innerVp = 0;
  for (let i = 0; i < inner.length; i++) innerVp += innerVpOf[inner[i]];
  return {
    vp,
    trophies: sum(trophies),
    innerVp,
    innerCards: inner.length,
    penalty: penaltyOf(s, seat),
    afflicted: s.afflicted[seat],
    toCome: Number(isToCome(s, seat)),
    placed: TROOPS - barracks,
    ...mapOf(s, seat),
    ...deckOf(s, seat),
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
    /** Points of sites under control, of those where one troop less would lose it, where nobody has more, and where somebody has. */
    sites: 0,
    narrow: 0,
    tied: 0,
    behind: 0,
    /** Sites under total control; markers under control, and what those bring every turn that are under total control. */
    total: 0,
    markers: 0,
    markersVp: 0,
    /** Sites with troops or spies; troops at sites, and those at Afflicted Sites; sites that the Scourge may reach next. */
    present: 0,
    troops: 0,
    exposed: 0,
    near: 0,
    /** Spies, the points of sites where they stand in another's way, and foreign spies at one's own sites. */
    spies: 0,
    spied: 0,
    foreignSpies: 0,
  };
  const reached = s.scourge === NONE ? nowhere : neighbours[s.scourge];
  for (let site = 0; site < SITES; site++) {
    if (!isInPlay(s, site)) continue;
    countTroops(s, site);
    const own = troopsOf[seat];
    const hasSpy = (s.spies[site] & (1 << seat)) !== 0;
    if (own === 0 && !hasSpy) continue;
    const { vp, marker, spaces } = sites[site];
    let most = 0;
    for (let colour = 0; colour <= WHITE; colour++) {
      if (colour !== seat && troopsOf[colour] > most) most = troopsOf[colour];
    }
    map.present++;
    if (hasSpy) {
      map.spies++;
      if (most > own) map.spied += vp;
    }
    if (own === 0) continue;
    map.troops += own;
    if (isAfflicted(s, site)) map.exposed += own;
    if (reached.includes(site)) map.near++;
    if (own > most) {
      const isSpied = (s.spies[site] & ~(1 << seat)) !== 0;
      map.sites += vp;
      if (marker > 0) map.markers++;
      if (own === most + 1) map.narrow += vp;
      if (isSpied) map.foreignSpies++;
      else if (own === spaces.length) {
        map.total++;
        map.markersVp += marker;
      }
    } else if (own === most) map.tied += vp;
    else map.behind += vp / (1 + most - own);
  }
  return map;
}

// ── The deck ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Of all cards outside the inner circle; what they do, and cost, as much as a hand of them does on average. */
function deckOf(s: JuiblexState, seat: Seat) {
  const { deck, hand, discard, play } = s.players[seat];
  const sums = { deckVp: 0, cards: 0, starters: 0, outcasts: 0, cost: 0, ...noYield() };
  addCards(sums, deck);
  addCards(sums, hand);
  addCards(sums, discard);
  addCards(sums, play);
  const part = HAND / Math.max(HAND, sums.cards);
  const { deckVp, cards, starters, outcasts } = sums;
  const drawn = noYield();
  addYield(drawn, sums, part);
  const inHand = noYield();
  for (let i = 0; i < hand.length; i++) addYield(inHand, yieldOf[hand[i]], 1);
  const { power: powerInHand, influence: influenceInHand } = inHand;
  return { deckVp, cards, starters, outcasts, cost: sums.cost * part, ...drawn, powerInHand, influenceInHand };
}

type Sums = ReturnType<typeof noYield> & {
  deckVp: number;
  cards: number;
  starters: number;
  outcasts: number;
  cost: number;
};

function addCards(sums: Sums, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    const kind = kindOf[card];
    sums.deckVp += deckVpOf[card];
    sums.cards++;
    if (kind === Noble || kind === Soldier) sums.starters++;
    if (kind === Outcast) sums.outcasts++;
    sums.cost += Math.max(0, costOf[card]);
    addYield(sums, yieldOf[card], 1);
  }
}
