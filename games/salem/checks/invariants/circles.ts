/** 10 to 13: letters in Circles, Reputation tokens, protection, jails. */
import { COLONISTS, colonists } from '../../content/colonists.ts';
import { factions } from '../../content/factions.ts';
import type { Colonist } from '../../content/types.ts';
import { IN_CIRCLE, IN_JAIL, NONE } from '../../state.ts';
import { arrived, effectOf, isActiveIn, isInCircle, name } from './looking.ts';
import type { Broken } from './looking.ts';

export const sidesAreKept: Broken = s => {
  for (const { faction, circle } of s.players) {
    for (const colonist of circle) {
      const { side } = colonists[colonist];
      if (side !== null && side !== factions[faction].side) return `${name(colonist)} is in a Circle of the other side`;
    }
  }
  return undefined;
};

export const reputationTokensAreLawful: Broken = (s, before) => {
  for (let colonist = 0; colonist < COLONISTS; colonist++) {
    const lying = s.reputationTokens[colonist];
    if (lying > 3) return `${name(colonist)} carries ${lying} Reputation tokens`;
    if (lying > 0 && !isInCircle(s, colonist)) return `${name(colonist)} carries Reputation tokens outside a Circle`;
    if (before === null || lying <= before.reputationTokens[colonist]) continue;
    if (lying > before.reputationTokens[colonist] + 1) return `${name(colonist)} got two Reputation tokens at once`;
    const seat = before.resolving.seat;
    const isEndowing = (c: Colonist): boolean => isActiveIn(before, c, seat) && effectOf(c, 'endow') !== undefined;
    if (before.zone[colonist] !== IN_CIRCLE + seat || !before.players[seat].circle.some(isEndowing)) {
      return `${name(colonist)} got a Reputation token without anybody in the same Circle who gives one`;
    }
  }
  return undefined;
};

export const protectionProtects: Broken = (s, before) => {
  if (before === null) return undefined;
  const colonist = arrived(s, before, IN_JAIL);
  return colonist !== NONE && before.protectionOn === colonist
    ? `${name(colonist)} was arrested while protected`
    : undefined;
};

export const jailsOnlyGrow: Broken = (s, before) => {
  if (before === null) return undefined;
  let grown = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    const jail = s.players[seat].jail;
    const earlier = before.players[seat].jail;
    for (let i = 0; i < earlier.length; i++) {
      if (jail[i] !== earlier[i]) return `${name(earlier[i])} left the jail of seat ${seat}`;
    }
    grown += jail.length - earlier.length;
  }
  return grown > 1 ? `${grown} colonists were arrested by one choice` : undefined;
};
