/** Who is likely to win: by each seat's own standing, half the best rival's against it, and the tokens. */
import { toShares } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { colonists } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { grievances } from '../content/grievances.ts';
import type { Colonist } from '../content/types.ts';
import { arrestPrice } from '../rules/prices.ts';
import { grievanceLines, publicLines, total } from '../rules/scoring.ts';
import { NONE } from '../state.ts';
import type { SalemState } from '../state.ts';
import { baseReputation, circleOf, isInPlay } from '../asking.ts';
import { spaceWorth } from './places.ts';
import { abilityWorth, arrestWorth, engineWorth, roundsLeft } from './worth.ts';

/** A lead of so many points makes winning e times as likely at the end, and more so the more rounds are left. */
const SCALE = { end: 3, rounds: 0.12 };

export function shares(s: SalemState, out: number[]): void {
  for (let seat = 0; seat < s.seats; seat++) out[seat] = outlookOf(s, seat);
  toShares(out, s.seats, SCALE.end + SCALE.rounds * roundsLeft(s) ** 2);
}

/** In points. */
function outlookOf(s: SalemState, seat: Seat): number {
  if (s.round === 0) return s.players[seat].picked === NONE ? 0 : engineWorth(s, s.players[seat].picked);
  let rival = -Infinity;
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat) rival = Math.max(rival, standing(s, other));
  }
  let value = standing(s, seat) + total(grievanceLines(s, seat)) - 0.5 * rival + tokenTerms(s, seat);
  if (s.firstPlayer === seat) value += 0.7;
  for (let space = 1; space < s.spaces.length; space++) {
    const owner = s.spaces[space];
    if (owner === seat) value += spaceWorth(s, seat, space);
  }
  return value;
}

/** Points as if the match ended now, money, and the engine in the Circle. */
function standing(s: SalemState, seat: Seat): number {
  const { influence, circle } = s.players[seat];
  let value = total(publicLines(s, seat)) + 0.3 * Math.min(influence, 8) + 0.1 * Math.max(0, influence - 8);
  for (const colonist of circle) value += engineWorth(s, colonist);
  return value;
}

function tokenTerms(s: SalemState, seat: Seat): number {
  const { grievance, faction } = s.players[seat];
  const { ally } = factions[faction];
  let value = 0;
  for (let colonist = 0; colonist < colonists.length; colonist++) {
    if (!isInPlay(s, colonist)) continue;
    const holder = circleOf(s, colonist);
    const accusations = s.accusations[colonist];
    if (holder === seat) {
      value -= 0.2 * accusations;
      if (accusations > 0 && isThreatened(s, seat, colonist)) value -= 0.5;
    } else if (accusations > 0) {
      const worth = arrestWorth(s, seat, colonist);
      value += 0.12 * worth * Math.min(accusations, baseReputation(s, colonist) + (holder === NONE ? 0 : 5));
    }
    if (holder !== NONE && holder !== seat) {
      if (s.fear[colonist] === 2) value += 0.5 * colonists[colonist].icons;
      if (s.fear[colonist] >= 3) value += 0.5 * colonists[colonist].icons + 4 * abilityWorth[colonist];
    }
    if (colonist === s.spectralOn && holder !== NONE) {
      const silenced = (0.12 * colonists[colonist].icons + abilityWorth[colonist]) * Math.min(5, roundsLeft(s));
      value += holder === seat ? -silenced : silenced;
    }
  }
  const shielded = s.protectionOn;
  if (shielded !== NONE && circleOf(s, shielded) === seat) {
    value += colonists[shielded].family === ally ? 0.5 : 0.2;
    if (isThreatened(s, seat, shielded)) value += 0.5;
  }
  if (grievance !== NONE) {
    const friend = grievances[grievance].ally;
    if (isInPlay(s, friend) && s.accusations[friend] >= 2) value -= 0.6;
  }
  return value;
}

/** An opponent could pay for the arrest now, were the colonist not protected. */
function isThreatened(s: SalemState, seat: Seat, colonist: Colonist): boolean {
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && arrestPrice(s, other, colonist, 0).total <= s.players[other].influence) return true;
  }
  return false;
}
