/** What colonists are worth to a player: the numbers behind the bot. */
import type { Seat } from '@vesper/kernel';
import {
  AbigailWilliams,
  AnnPutnam,
  BenjaminProctor,
  DeodatLawson,
  EdwardPutnam,
  ElizabethHubbard,
  ElizabethParris,
  ElizabethPorter,
  ElizabethProctor,
  GeorgeCorwin,
  GeorgeJacobs,
  IsraelPorter,
  JohnAlden,
  JohnIndian,
  JohnPorter,
  JosephPorter,
  MargaretJacobs,
  MaryWarren,
  MercyLewis,
  NathanielIngersoll,
  NicholasNoyes,
  PhilipEnglish,
  SamuelParris,
  ThomasPutnam,
  colonists,
} from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { grievances } from '../content/grievances.ts';
import type { Colonist } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { SalemState } from '../state.ts';
import { circleOf, isArrested, isBlocked } from '../asking.ts';

const WORTH: readonly (readonly [number, readonly Colonist[]])[] = [
  [0.6, [EdwardPutnam]],
  [0.35, [SamuelParris, GeorgeCorwin]],
  [0.3, [AnnPutnam, JohnPorter, NathanielIngersoll]],
  [0.25, [IsraelPorter, ElizabethPorter, JosephPorter, PhilipEnglish]],
  [0.2, [ThomasPutnam, AbigailWilliams]],
  [
    0.15,
    [
      MercyLewis,
      ElizabethParris,
      MaryWarren,
      ElizabethHubbard,
      BenjaminProctor,
      ElizabethProctor,
      NicholasNoyes,
      JohnAlden,
      JohnIndian,
      DeodatLawson,
    ],
  ],
];

/** What a colonist's ability is worth for one round. */
export const abilityWorth: readonly number[] = colonists.map(
  (_, colonist) => WORTH.find(([, list]) => list.includes(colonist))?.[0] ?? 0.06,
);

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
