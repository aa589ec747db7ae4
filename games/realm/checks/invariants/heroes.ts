/** 8, 9, 12, 13 and 20: the heroes. */
import { asked, isCount } from '@vesper/checkers';
import { SPACES } from '../../content/distances.ts';
import { Cleric, Dwarf, EagleRider, Paladin, Rogue, Sorceress, heroes } from '../../content/heroes.ts';
import { spaces } from '../../content/map.ts';
import { BLACK, COLOURS } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import type { Hero, RealmState } from '../../state.ts';
import { endedDay } from './look.ts';
import type { Broken } from './look.ts';

const HAND_LIMIT = 10;

export const tokensAreConserved: Broken = s => {
  for (const { hero, up, down, lost, bonus } of s.heroes) {
    if (![up, down, lost, bonus].every(isCount))
      return `a hero has ${up} up, ${down} down, ${lost} lost, ${bonus} bonus`;
    const life = hero === NONE ? 0 : heroes[hero].life;
    if (up + down + lost !== life) return `${up} up, ${down} down and ${lost} lost are not ${life}`;
    if (hero !== NONE && lost === life) return `the ${heroes[hero].name} is dead and in play`;
  }
  return undefined;
};

/** A hero that has just fallen leaves its place empty until another is picked. */
export const heroesStandSomewhere: Broken = (s, before) => {
  if (before !== null && before.heroes.length !== s.heroes.length) return 'the number of heroes changed';
  for (let slot = 0; slot < s.heroes.length; slot++) {
    const { hero, seat, space } = s.heroes[slot];
    if (!isCount(space) || space >= SPACES) return `a hero is in space ${space}`;
    if (seat !== slot % s.seats) return `slot ${slot} belongs to seat ${seat}`;
    if (hero === NONE) {
      const next = asked(s);
      const isPicked = next?.ask === 'pickHero' || next?.ask === 'pickReplacement';
      if (!isPicked && s.outcome === null) return `slot ${slot} is empty, and nobody picks a hero`;
    } else if (s.heroes.findIndex(other => other.hero === hero) !== slot) return `${heroes[hero].name} is there twice`;
  }
  return isCount(s.active) && s.active < s.heroes.length ? undefined : `slot ${s.active} is active`;
};

/** Judged where Night has begun or gone by without anybody playing a card in it. */
export const handLimitIsKept: Broken = (s, before) => {
  if (before === null || s.outcome !== null || (before.phase !== 'day' && before.phase !== 'evening')) return undefined;
  const reachedNight = s.phase === 'night' || s.turn > before.turn;
  if (!reachedNight || before.turn === 0) return undefined;
  const { hand } = s.heroes[before.active];
  return hand.length <= HAND_LIMIT ? undefined : `the Evening ended with ${hand.length} cards in hand`;
};

export const limitsOfATurn: Broken = s => {
  if (!isCount(s.rumors) || s.rumors > 2) return `${s.rumors} Rumors in one turn`;
  if (s.roll !== null && new Set(s.roll.used).size !== s.roll.used.length)
    return 'a re-roll was used twice in one combat';
  if (s.roll !== null && s.roll.colours.length !== s.roll.faces.length) return 'dice and colours differ in number';
  return undefined;
};

/** Once per Daytime: whoever has teleported does not do it again before the next turn. */
export const teleportIsRare: Broken = (s, before) => {
  if (before === null || s.turn !== before.turn || !before.teleported) return undefined;
  return s.teleported ? undefined : 'Teleport was forgotten within a turn';
};

export const marksFitTheirHeroes: Broken = s => {
  for (const { hero, style, form, ambush, freshMount } of s.heroes) {
    if ((style !== 'none' || freshMount) && hero !== EagleRider) return `hero ${hero} has an Eagle Rider's mark`;
    if (form !== NONE && hero !== Sorceress) return `hero ${hero} has the form ${form}`;
    if (ambush && form === NONE) return 'Ambush without a form';
  }
  return undefined;
};

/** She may take a form where she stands, but not enter a haven in one. */
export const formsStayOutside: Broken = (s, before) => {
  if (before === null) return undefined;
  for (let slot = 0; slot < s.heroes.length; slot++) {
    const { form, space } = s.heroes[slot];
    if (form === NONE || spaces[space].kind === 'land') continue;
    if (before.heroes[slot].space !== space) return `the Sorceress entered ${spaces[space].name} in a form`;
  }
  return undefined;
};

/** REA-5.32, REA-5.33, REA-R4: what the minions around a hero cost at the end of Daytime. */
function woundsOf(s: RealmState, { hero, space, style, form }: Hero): number {
  if (style === 'sky') return 0;
  let base = 0;
  for (let colour = 0; colour < COLOURS; colour++) if (colour !== form) base += s.minions[space * COLOURS + colour];
  if (hero === Rogue) base = 0;
  const fear = s.minions[space * COLOURS + BLACK] > 0 && hero !== Paladin ? 1 : 0;
  const total = base + fear;
  return hero === Dwarf || hero === Paladin ? Math.max(0, total - 1) : total;
}

/** Turn Undead asks first, so the Cleric is judged only where there are none. */
export const minionsWound: Broken = (s, before) => {
  if (before === null || !endedDay(s, before)) return undefined;
  const slot = before.active;
  const then = before.heroes[slot];
  const now = s.heroes[slot];
  const again = s.turn !== before.turn && s.active === slot; // a lone hero whose next day has dawned
  if (again || (then.hero === Cleric && before.minions[then.space * COLOURS + BLACK] > 0)) return undefined;
  const wounds = woundsOf(before, then);
  if (wounds >= then.up + then.down) return now.hero !== then.hero ? undefined : 'a hero survived its own death';
  return now.lost === then.lost + wounds
    ? undefined
    : `${now.lost - then.lost} wounds at the end of Daytime, not ${wounds}`;
};
