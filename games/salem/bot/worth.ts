/** What colonists are worth to a player: the numbers behind the bot. */
import { said } from '@vesper/kernel';
import type { SaidBy, Seat } from '@vesper/kernel';
import {
  DeodatLawson,
  ElizabethPorter,
  ElizabethProctor,
  GeorgeCorwin,
  GeorgeJacobs,
  IsraelPorter,
  MargaretJacobs,
  NathanielIngersoll,
  ThomasPutnam,
  colonists,
} from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { grievances } from '../content/grievances.ts';
import type { Colonist, Count, Effect } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { SalemState } from '../state.ts';
import { circleOf, isArrested, isBlocked } from '../asking.ts';

// ── Abilities ────────────────────────────────────────────────────────────────────────────────────────────────────────

const ACCUSATION = 0.15;
const GAIN = 0.13;
const LITTLE = 0.06;

/** Half of what may be added is. */
const usual = (count: Count): number => (typeof count === 'number' ? count : (count.base + count.most) / 2);

/** What each word of the abilities is worth for one round. */
const WORTH: SaidBy<Effect, number> = {
  accuse: ({ on, count, gainIfAccused }) => (on === 'self' ? 0 : ACCUSATION * usual(count) + 0.05 * gainIfAccused),
  frighten: () => LITTLE,
  gain: ({ count }) => GAIN * usual(count),
  pay: ({ count }) => -GAIN * count,
  spectral: () => 0.2,
  arrest: () => 0.6,
  bring: () => 0.3,
  exonerate: () => LITTLE,
  calm: () => LITTLE,
  accusationFrom: () => 0,
  accusationTo: () => LITTLE,
  fearFrom: () => 0,
  fearTo: () => LITTLE,
  protect: () => 0.15,
  endow: () => LITTLE,
};

/** Abilities that are no row of words, as the rules handle them by name. */
const BY_NAME: ReadonlyMap<Colonist, number> = new Map([
  [GeorgeCorwin, 0.35],
  [NathanielIngersoll, 0.3],
  [IsraelPorter, 0.25],
  [ElizabethPorter, 0.25],
  [ThomasPutnam, 0.2],
  [ElizabethProctor, 0.15],
  [DeodatLawson, 0.15],
]);

/** What a colonist's ability is worth for one round: the best of what it can be used for. */
export const abilityWorth: readonly number[] = colonists.map(({ modes }, colonist) =>
  modes.length === 0
    ? (BY_NAME.get(colonist) ?? LITTLE)
    : Math.max(...modes.map(({ effects }) => effects.reduce((sum, effect) => sum + said(WORTH, effect), 0))),
);

// ── Colonists ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Expected rounds left. */
export function roundsLeft(s: SalemState): number {
  return Math.max(1, (s.colonistDeck.length - 5) / 2.2);
}

/** What having a colonist's icon and ability is worth for the rest of the match. */
export function engineWorth(s: SalemState, colonist: Colonist): number {
  const left = roundsLeft(s);
  let worth = 0;
  if (s.fear[colonist] < 2 && s.spectralOn !== colonist) worth += colonists[colonist].icons * Math.min(1, 0.1 * left);
  if (!isBlocked(s, colonist)) worth += abilityWorth[colonist] * left * 0.3;
  return worth;
}

/** Points that an arrest of the colonist would swing in a seat's favour. */
export function arrestWorth(s: SalemState, seat: Seat, colonist: Colonist): number {
  const { family, property } = colonists[colonist];
  const { ally, rival } = factions[s.players[seat].faction];
  let worth = 1 + property;
  if (colonist === MargaretJacobs) worth = isArrested(s, GeorgeJacobs) ? -1 : 4;
  if (family === rival) worth += 2;
  if (family === ally) worth -= 1;
  worth += grievanceWorth(s, seat, colonist);
  const holder = circleOf(s, colonist);
  if (holder !== NONE && holder !== seat) {
    let loss = 1 + engineWorth(s, colonist);
    if (factions[s.players[holder].faction].ally === family) loss += 3;
    worth += 0.5 * loss;
  }
  return worth;
}

/** What an arrest by this seat does for its own Grievance. */
function grievanceWorth(s: SalemState, seat: Seat, colonist: Colonist): number {
  const { grievance } = s.players[seat];
  if (grievance === NONE) return 0;
  const { targets, ally } = grievances[grievance];
  if (colonist === ally) return -2;
  return targets.includes(colonist) ? 2 : 0;
}

/** What a seat loses when somebody else arrests the colonist. */
export function lossIfArrested(s: SalemState, seat: Seat, colonist: Colonist): number {
  const { grievance, faction } = s.players[seat];
  let loss = 0;
  if (circleOf(s, colonist) === seat) loss += 1 + engineWorth(s, colonist);
  if (colonists[colonist].family === factions[faction].ally) loss += circleOf(s, colonist) === seat ? 3 : 1;
  if (grievance !== NONE && grievances[grievance].ally === colonist) loss += 2;
  return loss;
}

/** What having the colonist in the own Circle is worth, and taking it from somebody. */
export function bringWorth(s: SalemState, seat: Seat, colonist: Colonist): number {
  const { family } = colonists[colonist];
  let worth = 1 + engineWorth(s, colonist);
  if (factions[s.players[seat].faction].ally === family) worth += 2;
  const holder = circleOf(s, colonist);
  if (holder !== NONE && holder !== seat) {
    worth += 0.5 * (1 + engineWorth(s, colonist));
    if (factions[s.players[holder].faction].ally === family) worth += 1;
  }
  return worth;
}
