/** JUB-B4 to JUB-B6: troops come, go and change hands; markers follow at once (JUB-R58). */
import type { RuleId, Seat } from '@vesper/kernel';
import { siteOf, sites } from '../content/map.ts';
import type { Card, Site, Space } from '../content/types.ts';
import { EMPTY, NONE, TOKEN, WHITE } from '../state.ts';
import type { Colour, JuiblexState, Trigger } from '../state.ts';
import { controllerOf, sum, tell } from '../asking.ts';

/** Puts something on a space, or takes it away, and settles who holds the marker of the site. */
export function setSpace(s: JuiblexState, space: Space, what: number): void {
  s.spaces[space] = what;
  settleMarkerAt(s, space);
}

function settleMarkerAt(s: JuiblexState, space: Space): void {
  const site = siteOf[space];
  if (site !== NONE && sites[site].marker > 0) settleMarker(s, site);
}

/** JUB-B5.4, JUB-B5.5, JUB-B5.6: whoever controls a major site holds its marker. */
function settleMarker(s: JuiblexState, site: Site): void {
  const before = s.markers[site];
  const now = controllerOf(s, site);
  if (before === now) return;
  s.markers[site] = now;
  if (now === NONE) {
    tell(s, { event: 'markerBack', rule: 'JUB-B5.5', site, from: before });
    return;
  }
  const influence = now === s.active && s.round > 0 ? payMarker(s, site) : 0;
  tell(s, { event: 'markerTaken', rule: 'JUB-B5.4', seat: now, site, from: before, influence });
}

/** JUB-R29: a marker gives 1 influence once on each of its holder's turns. Returns what it gives now. */
export function payMarker(s: JuiblexState, site: Site): number {
  const bit = 1 << site;
  if ((s.paid & bit) !== 0) return 0;
  s.paid |= bit;
  s.players[s.active].influence++;
  return 1;
}

/** JUB-6.1, JUB-B7.1, JUB-R9: the first reason counts; the round is still finished. */
export function triggerEnd(s: JuiblexState, why: Trigger, rule: RuleId): void {
  if (s.trigger !== null) return;
  s.trigger = { why, seat: s.active };
  tell(s, { event: 'endTriggered', rule, seat: s.active, why });
}

/** JUB-B6.2: from the barracks, which are not empty, to an empty space. */
export function deployTroop(s: JuiblexState, seat: Seat, space: Space, rule: RuleId): void {
  const player = s.players[seat];
  player.barracks--;
  tell(s, { event: 'troopDeployed', rule, seat, space, left: player.barracks });
  setSpace(s, space, seat);
  if (player.barracks === 0) triggerEnd(s, 'emptyBarracks', 'JUB-B7.1');
}

/** JUB-B6.4: who has no troop left to deploy gains a point instead. */
export function pointInstead(s: JuiblexState, seat: Seat): void {
  s.players[seat].vp++;
  tell(s, { event: 'pointInstead', rule: 'JUB-B6.4', seat });
}

/** JUB-B6.1: into the trophy hall. Returns the colour of the troop. */
export function assassinateTroop(s: JuiblexState, seat: Seat, space: Space, rule: RuleId): Colour {
  const colour = s.spaces[space];
  s.players[seat].trophies[colour]++;
  tell(s, { event: 'troopAssassinated', rule, seat, space, colour });
  setSpace(s, space, EMPTY);
  return colour;
}

/** JUB-B6.5: one change; nobody takes a marker between leaving and arriving. */
export function moveTroop(s: JuiblexState, seat: Seat, from: Space, to: Space): void {
  const colour = s.spaces[from];
  tell(s, { event: 'troopMoved', rule: 'JUB-B6.5', seat, from, to, colour });
  s.spaces[from] = EMPTY;
  s.spaces[to] = colour;
  settleMarkerAt(s, from);
  settleMarkerAt(s, to);
}

/** JUB-B6.8: a coloured troop goes back to its owner's barracks. */
export function returnTroop(s: JuiblexState, seat: Seat, space: Space): void {
  const colour = s.spaces[space];
  tell(s, { event: 'troopReturned', rule: 'JUB-B6.8', seat, space, colour });
  s.players[colour].barracks++;
  setSpace(s, space, EMPTY);
}

/** JUB-R41: it keeps its colour, and nobody's barracks are used. */
export function deployTrophy(s: JuiblexState, seat: Seat, hall: Seat, colour: Colour, space: Space): void {
  s.players[hall].trophies[colour]--;
  tell(s, { event: 'trophyDeployed', rule: 'JUB-R41', seat, hall, space, colour });
  setSpace(s, space, colour);
}

// ── The Affliction ───────────────────────────────────────────────────────────────────────────────────────────────────

/** JUB-5.18, JUB-5.20, JUB-5.22, JUB-5.25: a troop goes to the Affliction board; a white one leaves the game. */
export function afflictTroop(s: JuiblexState, space: Space, by: Seat, rule: RuleId): void {
  const colour = s.spaces[space];
  if (colour === WHITE) {
    removeWhite(s, space, 'JUB-5.25');
    return;
  }
  s.afflicted[colour]++;
  const total = sum(s.afflicted) - s.afflicted[WHITE];
  tell(s, { event: 'troopAfflicted', rule, seat: colour, space, by, total });
  setSpace(s, space, EMPTY);
}

/** JUB-5.17, JUB-R15: out of the game; nobody gets a trophy. */
export function removeWhite(s: JuiblexState, space: Space, rule: RuleId): void {
  s.removedWhite++;
  tell(s, { event: 'whiteRemoved', rule, space });
  setSpace(s, space, EMPTY);
}

/** JUB-5.16, JUB-6.1: from the supply, which is not empty, to an empty space. */
export function putToken(s: JuiblexState, space: Space, rule: RuleId): void {
  s.supply--;
  tell(s, { event: 'tokenPlaced', rule, space, supply: s.supply });
  setSpace(s, space, TOKEN);
  if (s.supply === 0) triggerEnd(s, 'lastToken', 'JUB-6.1');
}

// ── Pools ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function gainPower(s: JuiblexState, seat: Seat, amount: number, card: Card): void {
  s.players[seat].power += amount;
  tell(s, { event: 'powerGained', rule: 'JUB-B2.4', seat, amount, card });
}

export function gainInfluence(s: JuiblexState, seat: Seat, amount: number, card: Card): void {
  s.players[seat].influence += amount;
  tell(s, { event: 'influenceGained', rule: 'JUB-B2.4', seat, amount, card });
}

/** JUB-B2.7, JUB-R49. */
export function gainVp(s: JuiblexState, seat: Seat, amount: number, card: Card): void {
  s.players[seat].vp += amount;
  tell(s, { event: 'vpGained', rule: 'JUB-B2.7', seat, amount, card });
}
