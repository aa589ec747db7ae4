/** Questions about the table that many rules ask. */
import type { Seat } from '@vesper/kernel';
import { colonists } from './content/colonists.ts';
import { factions } from './content/factions.ts';
import type { Colonist } from './content/types.ts';
import { IN_CIRCLE, IN_COLONIST_ROW, IN_JAIL, IN_PROMINENT_ROW, NONE } from './state.ts';
import type { ColonistOrDecline, SalemState } from './state.ts';

/** The seat whose Circle holds the colonist, or NONE. */
export function circleOf(s: SalemState, colonist: Colonist): Seat {
  const zone = s.zone[colonist];
  return zone >= IN_CIRCLE && zone < IN_JAIL ? zone - IN_CIRCLE : NONE;
}

/** In a row (SAL-R4). */
export function isInRow(s: SalemState, colonist: Colonist): boolean {
  const zone = s.zone[colonist];
  return zone === IN_PROMINENT_ROW || zone === IN_COLONIST_ROW;
}

/** In a row or in any Circle (SAL-R4). */
export function isInPlay(s: SalemState, colonist: Colonist): boolean {
  const zone = s.zone[colonist];
  return zone >= IN_PROMINENT_ROW && zone < IN_JAIL;
}

/** In any jail. */
export function isArrested(s: { readonly zone: readonly number[] }, colonist: Colonist): boolean {
  return s.zone[colonist] >= IN_JAIL;
}

/** 3 or more Fear, or Spectral Evidence: the ability does nothing (SAL-R42). */
export function isBlocked(s: SalemState, colonist: Colonist): boolean {
  return s.fear[colonist] >= 3 || s.spectralOn === colonist;
}

/** What blocks it, for whoever asks. */
export function blocking(s: SalemState, colonist: Colonist): { spectral: boolean; fear: number } {
  return { spectral: s.spectralOn === colonist, fear: s.fear[colonist] };
}

/** The seat for which the colonist's ability works now: it is in that Circle and not blocked. NONE otherwise. */
export function activeFor(s: SalemState, colonist: Colonist): Seat {
  return isBlocked(s, colonist) ? NONE : circleOf(s, colonist);
}

/** Printed Reputation plus Reputation tokens (SAL-R24, SAL-R39). */
export function baseReputation(s: SalemState, colonist: Colonist): number {
  return colonists[colonist].reputation + s.reputationTokens[colonist];
}

/** The `n`-th seat clockwise after `from`. */
export function clockwise(s: SalemState, from: Seat, n: number): Seat {
  const seat = from + n;
  return seat < s.players.length ? seat : seat % s.players.length; // division is dear, and this is asked all the time
}

/**
 * Every colonist in play, in the order of SAL-R59: top row, bottom row (slots 1–4), then the Circles clockwise from a
 * seat, each in order of arrival.
 */
export function colonistsInPlay(s: SalemState, from: Seat): Colonist[] {
  const found: Colonist[] = [];
  for (let slot = 0; slot < 4; slot++) if (s.prominentRow[slot] !== NONE) found.push(s.prominentRow[slot]);
  for (let slot = 0; slot < 4; slot++) if (s.colonistRow[slot] !== NONE) found.push(s.colonistRow[slot]);
  for (let n = 0; n < s.players.length; n++) {
    const { circle } = s.players[clockwise(s, from, n)];
    for (let i = 0; i < circle.length; i++) found.push(circle[i]);
  }
  return found;
}

/** Every colonist in play, or none of them. */
export function colonistsInPlayOrDecline(s: SalemState, from: Seat): ColonistOrDecline[] {
  const found: ColonistOrDecline[] = colonistsInPlay(s, from);
  found.push('decline');
  return found;
}

/** Influence icons that count: the Faction card's and those of Circle colonists with fewer than 2 Fear and no Spectral Evidence. */
export function influenceIcons(s: SalemState, seat: Seat): number {
  const { circle, faction } = s.players[seat];
  let icons: number = factions[faction].icons;
  for (let i = 0; i < circle.length; i++) {
    const colonist = circle[i];
    if (s.fear[colonist] < 2 && s.spectralOn !== colonist) icons += colonists[colonist].icons;
  }
  return icons;
}
