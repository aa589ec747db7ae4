/** What a messenger on a space is worth to its player. */
import type { Seat } from '@vesper/kernel';
import { colonists } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { spaces } from '../content/spaces.ts';
import { arrestPrice, bringPrice } from '../rules/prices.ts';
import { NONE } from '../state.ts';
import type { SalemState, Space } from '../state.ts';
import { circleOf, influenceIcons, isBlocked, isInPlay } from '../asking.ts';
import { abilityWorth, arrestWorth, bringWorth, engineWorth } from './worth.ts';

/** The second space of a pair is worth little to a player who has the first. */
const TWIN: readonly Space[] = [0, 2, 1, 0, 0, 0, 0, 0, 9, 8, 0, 0, 0, 14, 13];
const SECOND_OF_A_PAIR = 0.4;
/** Influence is a third of a point. */
const INFLUENCE = 0.35;

export function spaceWorth(s: SalemState, seat: Seat, space: Space): number {
  const twin = TWIN[space];
  const second = twin !== 0 && twin < space && s.spaces[twin] === seat;
  return worthOf(s, seat, space) * (second ? SECOND_OF_A_PAIR : 1);
}

function worthOf(s: SalemState, seat: Seat, space: Space): number {
  const icons = influenceIcons(s, seat);
  switch (space) {
    case 1:
    case 2:
      return 0.75;
    case 3:
      return exonerateWorth(s, seat);
    case 4:
      return 0.9 + 0.25 * mostAccused(s, seat);
    case 5:
      return 0.28 * icons + 0.8 * abilities(s, seat);
    case 6:
      return 0.28 * icons;
    case 7:
      return 0.8 * abilities(s, seat);
    case 8:
    case 9:
      return 0.8 * bestArrest(s, seat, spaces[space - 1].surcharge, space);
    case 10:
      return 0.8 * spectralWorth(s, seat);
    case 11:
      return 0.95;
    case 12:
      return 1.4;
    default:
      return 0.8 * bestBring(s, seat, spaces[space - 1].surcharge, space);
  }
}

function abilities(s: SalemState, seat: Seat): number {
  let worth = 0;
  for (const colonist of s.players[seat].circle) {
    if (colonists[colonist].kind === 'hammer' && !isBlocked(s, colonist)) worth += abilityWorth[colonist];
  }
  return worth;
}

/** Influence in hand when a space is reached: what is held and what own messengers before it bring. */
function influenceAt(s: SalemState, seat: Seat, space: Space): number {
  let influence = s.players[seat].influence;
  for (let earlier = 1; earlier < space; earlier++) {
    if (s.spaces[earlier] !== seat) continue;
    if (earlier <= 2) influence += 1;
    else if (earlier === 5 || earlier === 6) influence += influenceIcons(s, seat);
    else if (earlier === 11 || earlier === 12) influence += 2;
  }
  return influence;
}

/** Accusations that own messengers will have placed before a space is reached. */
function accusationsBefore(s: SalemState, seat: Seat, space: Space): number {
  let placed = 0;
  if (s.spaces[1] === seat) placed++;
  if (s.spaces[2] === seat) placed++;
  if (space > 12 && s.spaces[12] === seat) placed += 2;
  return placed;
}

function bestArrest(s: SalemState, seat: Seat, surcharge: number, space: Space): number {
  const influence = influenceAt(s, seat, space);
  const coming = accusationsBefore(s, seat, space);
  let best = 0;
  for (let colonist = 0; colonist < colonists.length; colonist++) {
    if (!isInPlay(s, colonist) || circleOf(s, colonist) === seat || s.protectionOn === colonist) continue;
    if (s.accusations[colonist] + coming === 0 && s.spectralOn !== colonist) continue;
    const cost = Math.max(0, arrestPrice(s, seat, colonist, surcharge).total - coming);
    if (cost <= influence) best = Math.max(best, arrestWorth(s, seat, colonist) - INFLUENCE * cost);
  }
  return best;
}

function bestBring(s: SalemState, seat: Seat, surcharge: number, space: Space): number {
  const influence = influenceAt(s, seat, space);
  const { side } = factions[s.players[seat].faction];
  let best = 0;
  for (let colonist = 0; colonist < colonists.length; colonist++) {
    if (!isInPlay(s, colonist) || circleOf(s, colonist) === seat) continue;
    const letter = colonists[colonist].side;
    if (letter !== null && letter !== side) continue;
    const cost = bringPrice(s, seat, colonist, surcharge).total;
    if (cost <= influence) best = Math.max(best, bringWorth(s, seat, colonist) - INFLUENCE * cost);
  }
  return best;
}

/** The best enemy engine that Spectral Evidence could silence. */
function spectralWorth(s: SalemState, seat: Seat): number {
  let best = 0;
  s.players.forEach(({ circle }, other) => {
    if (other === seat) return;
    for (const colonist of circle) if (s.spectralOn !== colonist) best = Math.max(best, engineWorth(s, colonist));
  });
  if (s.spectralOn !== NONE && circleOf(s, s.spectralOn) === seat) best += 0.5;
  return best;
}

function mostAccused(s: SalemState, seat: Seat): number {
  let most = 0;
  for (const colonist of s.players[seat].circle) {
    if (s.protectionOn !== colonist) most = Math.max(most, s.accusations[colonist]);
  }
  return most;
}

function exonerateWorth(s: SalemState, seat: Seat): number {
  const ally = factions[s.players[seat].faction].ally;
  let best = 0;
  for (const colonist of s.players[seat].circle) {
    const points = colonists[colonist].family === ally ? 3 : 1;
    best = Math.max(best, 0.3 * Math.min(3, s.accusations[colonist]) * points);
  }
  return best;
}
