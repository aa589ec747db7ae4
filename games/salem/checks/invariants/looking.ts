/** Looking at a state, without help from the rules. */
import type { Invariant } from '@vesper/checkers';
import type { Seat } from '@vesper/kernel';
import { COLONISTS, colonists } from '../../content/colonists.ts';
import type { Colonist, Effect } from '../../content/types.ts';
import { IN_CIRCLE, IN_JAIL, IN_PROMINENT_ROW, NONE } from '../../state.ts';
import type { SalemState, Zone } from '../../state.ts';

export type Broken = Invariant<SalemState>['broken'];

export const name = (colonist: Colonist): string => colonists[colonist].name;

export const isBlocked = (s: SalemState, colonist: Colonist): boolean =>
  s.fear[colonist] >= 3 || s.spectralOn === colonist;

export const isActiveIn = (s: SalemState, colonist: Colonist, seat: Seat): boolean =>
  s.zone[colonist] === IN_CIRCLE + seat && !isBlocked(s, colonist);

export const isInPlay = (s: SalemState, colonist: Colonist): boolean =>
  s.zone[colonist] >= IN_PROMINENT_ROW && s.zone[colonist] < IN_JAIL;

export const isInCircle = (s: SalemState, colonist: Colonist): boolean =>
  s.zone[colonist] >= IN_CIRCLE && s.zone[colonist] < IN_JAIL;

/** The seat for which a colonist works, or NONE. */
export const worksFor = (s: SalemState, colonist: Colonist): Seat =>
  isInCircle(s, colonist) && !isBlocked(s, colonist) ? s.zone[colonist] - IN_CIRCLE : NONE;

export const base = (s: SalemState, colonist: Colonist): number =>
  colonists[colonist].reputation + s.reputationTokens[colonist];

export const sameSpace = (s: SalemState, before: SalemState): boolean =>
  s.outcome === null &&
  s.round === before.round &&
  s.resolving.space === before.resolving.space &&
  s.resolving.space > 0;

/** The effect of a colonist's ability that is this word, if there is one. */
export function effectOf<Word extends Effect['do']>(
  colonist: Colonist,
  word: Word,
): Extract<Effect, { do: Word }> | undefined {
  const isMeant = (effect: Effect): effect is Extract<Effect, { do: Word }> => effect.do === word;
  return colonists[colonist].modes.flatMap(({ effects }) => effects).find(isMeant);
}

/** The colonist that went to a zone of this kind since `before`, or NONE. No choice ever leads to two. */
export function arrived(s: SalemState, before: SalemState, kind: Zone): Colonist {
  if (before.round === 0) return NONE; // Starting Colonists are dealt
  for (let colonist = 0; colonist < COLONISTS; colonist++) {
    const zone = s.zone[colonist];
    if (zone !== before.zone[colonist] && zone >= kind && zone < kind + 4) return colonist;
  }
  return NONE;
}
