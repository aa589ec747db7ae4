/** Moving (REA-5.2 to REA-5.6, REA-R37, REA-R38) and the skills that move a hero. */
import { isHeard, no } from '@vesper/kernel';
import type { Choice, Objection, RuleId } from '@vesper/kernel';
import type { Action, Ask } from '../agenda.ts';
import { cardLocation, isSpecial } from '../content/cards.ts';
import { SPACES, distance, isHaven, locations, wildDistance, wildWithin, within } from '../content/distances.ts';
import { EagleRider, Paladin, Wizard } from '../content/heroes.ts';
import { locationCards } from '../content/locationCards.ts';
import { spaces } from '../content/map.ts';
import { UnicornSteed } from '../content/quests.ts';
import type { Card, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState, Slot } from '../state.ts';
import { gatesOnBoard, hasQuest, tell } from '../asking.ts';
import { slotAsked } from './because.ts';
import { discardCard } from './cards.ts';
import { arriveAt } from './quests.ts';

export type Travel = Exclude<Extract<Action, { readonly to: Space }>, { readonly action: 'archery' }>;

// One object for every move there is.
const footTo: readonly Travel[] = spaces.map((_, to) => ({ action: 'foot', to }));
const gateTo: readonly Travel[] = spaces.map((_, to) => ({ action: 'gate', to }));
const steedTo: readonly Travel[] = spaces.map((_, to) => ({ action: 'steed', to }));
const flightTo: readonly Travel[] = spaces.map((_, to) => ({ action: 'flight', to }));
const teleportTo: readonly Travel[] = spaces.map((_, to) => ({ action: 'teleport', to }));
const BY_ICON = { horse: 'horse', eagle: 'eagle', gate: 'gateCard' } as const;
/** `byCard[card][to]` */
const byCard: readonly (readonly Travel[])[] = locationCards.map(({ icon }, card) =>
  spaces.map((_, to) => ({ action: BY_ICON[icon], card, to })),
);

/** How far a way of travelling goes along paths. */
const RANGE = { foot: 1, horse: 2, steed: 2, eagle: 4, flight: 4 } as const;
/** How far a card takes a hero along paths: 1–2, 1–4, or 0 for a Magic Gate card. */
export const rangeOf: readonly number[] = locationCards.map(({ icon }) => (icon === 'gate' ? 0 : RANGE[icon]));

const RULES: { readonly [Way in Travel['action']]: RuleId } = {
  foot: 'REA-5.2',
  horse: 'REA-5.3',
  eagle: 'REA-5.4',
  gateCard: 'REA-5.5',
  gate: 'REA-5.6',
  steed: 'REA-5.7',
  flight: 'REA-5.7',
  teleport: 'REA-5.7',
};

/** Puts a hero in another space. `way` = an action or what moved it; `card` = the card it cost, or NONE. */
export function moveHero(s: RealmState, slot: Slot, to: Space, way: string, card: Card, rule: RuleId): void {
  const hero = s.heroes[slot];
  const from = hero.space;
  hero.space = to;
  if (isHeard(s)) tell(s, { event: 'heroMoved', rule, slot, from, to, way, card });
  arriveAt(s, slot);
}

/** Monarch City and the Inns are closed to the Sorceress in a form. */
export function canEnter({ form }: Hero, to: Space): boolean {
  return form === NONE || !isHaven(to);
}

function hasSteed(hero: Hero): boolean {
  return hero.hero === Paladin || (hero.completed.length > 0 && hasQuest(hero, UnicornSteed));
}

// ── What can be done ─────────────────────────────────────────────────────────────────────────────────────────────────

// Gates other than the one here; filled by `findGates` and read right after it.
const gates: Space[] = [];

function findGates(s: RealmState, here: Space): number {
  let n = 0;
  let left = gatesOnBoard(s);
  for (let space = 0; space < SPACES && left > 0; space++) {
    if (s.gates[space] === 0) continue;
    left--;
    if (space !== here) gates[n++] = space;
  }
  return n;
}

/** By start: the moves to what is near it, ready to be listed. */
function from(reach: readonly (readonly Space[])[], moves: readonly Travel[]): readonly (readonly Travel[])[] {
  return reach.map(near => near.map(to => moves[to]));
}

const footFrom = from(within[RANGE.foot], footTo);
const wildFootFrom = from(wildWithin[RANGE.foot], footTo);
const steedFrom = from(within[RANGE.steed], steedTo);
const wildSteedFrom = from(wildWithin[RANGE.steed], steedTo);
const flightFrom = from(within[RANGE.flight], flightTo);
const teleportFrom = from(
  spaces.map((_, here) => locations.filter(to => to !== here)),
  teleportTo,
);

function put(out: Choice[], start: number, moves: readonly Travel[]): number {
  for (let i = 0; i < moves.length; i++) out[start + i] = moves[i];
  return start + moves.length;
}

function putCard(out: Choice[], start: number, moves: readonly Travel[], to: readonly Space[]): number {
  for (let i = 0; i < to.length; i++) out[start + i] = moves[to[i]];
  return start + to.length;
}

/** Writes every possible move into `out` from index `start` on; returns the index after the last. */
export function listTravel(s: RealmState, hero: Hero, out: Choice[], start: number): number {
  const { hand, space: here } = hero;
  const isFree = hero.form === NONE;
  let n = put(out, start, (isFree ? footFrom : wildFootFrom)[here]);
  let found = NONE;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (isSpecial(card)) continue;
    const moves = byCard[card];
    const range = rangeOf[card];
    if (range > 0) n = putCard(out, n, moves, (isFree ? within : wildWithin)[range][here]);
    else {
      const named = cardLocation[card];
      if (found === NONE) found = findGates(s, here);
      if (named !== here) out[n++] = moves[named];
      for (let g = 0; g < found; g++) {
        if (gates[g] !== named && canEnter(hero, gates[g])) out[n++] = moves[gates[g]];
      }
    }
  }
  if (s.gates[here] === 1) {
    if (found === NONE) found = findGates(s, here);
    for (let g = 0; g < found; g++) if (canEnter(hero, gates[g])) out[n++] = gateTo[gates[g]];
  }
  if (hasSteed(hero)) n = put(out, n, (isFree ? steedFrom : wildSteedFrom)[here]);
  if (hero.hero === EagleRider) n = put(out, n, flightFrom[here]);
  else if (hero.hero === Wizard && !s.teleported) n = put(out, n, teleportFrom[here]);
  return n;
}

/** The same walk with the moves a person may point at in vain: any space by foot, and what only a form or a used-up skill forbids. */
export function travelCandidates(s: RealmState, hero: Hero, out: Action[]): void {
  const here = hero.space;
  for (let to = 0; to < SPACES; to++) if (to !== here) out.push(footTo[to]);
  const found = findGates(s, here);
  for (const card of hero.hand) {
    if (isSpecial(card)) continue;
    const moves = byCard[card];
    const range = rangeOf[card];
    if (range > 0) for (const to of within[range][here]) out.push(moves[to]);
    else {
      const named = cardLocation[card];
      if (named !== here) out.push(moves[named]);
      for (let g = 0; g < found; g++) if (gates[g] !== named) out.push(moves[gates[g]]);
    }
  }
  for (let g = 0; g < found; g++) out.push(gateTo[gates[g]]);
  if (hasSteed(hero)) for (const to of within[RANGE.steed][here]) out.push(steedTo[to]);
  if (hero.hero === EagleRider) for (const to of within[RANGE.flight][here]) out.push(flightTo[to]);
  else if (hero.hero === Wizard) for (let to = 0; to < SPACES; to++) if (to !== here) out.push(teleportTo[to]);
}

// ── What cannot ──────────────────────────────────────────────────────────────────────────────────────────────────────

const notAdjacent = no('REA-5.2', 'notAdjacent', () => ({ at: NONE }));
const noWayThere = no('REA-R37', 'noWayThere', slotAsked);
const closedToForm = no('REA-5.7', 'closedToForm');
const pathClosedToForm = no('REA-5.7', 'pathClosedToForm');
const noGateHere = no('REA-R38', 'noGateHere', (s: RealmState, { slot }: Ask<'chooseAction'>) => ({
  here: s.heroes[slot].space,
}));
const hasTeleported = no('REA-5.7', 'hasTeleported');
const noTeleportToInn = no('REA-R1', 'noTeleportToInn');

/** Why a candidate is no move for a hero that has an action left. */
export function refuseTravel(s: RealmState, hero: Hero, c: Travel): Objection | undefined {
  const here = hero.space;
  const { to } = c;
  if (c.action === 'gate' && s.gates[here] === 0) return noGateHere;
  if (!canEnter(hero, to)) return closedToForm;
  switch (c.action) {
    case 'foot':
      if (distance[here][to] === 1) return undefined;
      return isReachable(s, hero, to) ? notAdjacent : noWayThere;
    case 'horse':
    case 'eagle':
    case 'steed':
    case 'flight':
      return hero.form === NONE || wildDistance[here][to] <= RANGE[c.action] ? undefined : pathClosedToForm;
    case 'gateCard':
    case 'gate':
      return undefined;
    case 'teleport':
      if (s.teleported) return hasTeleported;
      return spaces[to].kind === 'inn' ? noTeleportToInn : undefined;
  }
}

const ways: Travel[] = [];

/** Whether any move leads to a space. */
function isReachable(s: RealmState, hero: Hero, to: Space): boolean {
  const n = listTravel(s, hero, ways, 0);
  for (let i = 0; i < n; i++) if (ways[i].to === to) return true;
  return false;
}

// ── Doing it ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export function travel(s: RealmState, slot: Slot, c: Travel): void {
  const { action, to } = c;
  const rule = RULES[action];
  let card = NONE;
  if (action === 'horse' || action === 'eagle' || action === 'gateCard') {
    ({ card } = c);
    discardCard(s, slot, card, rule);
  } else if (action === 'teleport') s.teleported = true;
  moveHero(s, slot, to, action, card, rule);
}
