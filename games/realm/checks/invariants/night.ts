/** 11 and 14: the Night, judged by carrying out its cards once more where nobody has interfered. */
import { darknessCards } from '../../content/darkness.ts';
import { SPACES } from '../../content/distances.ts';
import { CITY_STEP, generals } from '../../content/generals.ts';
import { MonarchCity, spaces } from '../../content/map.ts';
import { COLOURS, GREEN, NEXT, RED } from '../../content/types.ts';
import type { Colour, DarkCard, DarknessCard, Space } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import type { RealmState } from '../../state.ts';
import { endedDay, hasMajorWound, nightCards } from './look.ts';
import type { Broken } from './look.ts';

const FULL = 3;
const CITY_FULL = 5;

/** The last of several cards moves its General only (REA-4.9, REA-4.10); a quiet Night has none left. */
export const nightsHaveTheirCards: Broken = s => {
  const { left, number, faceUp, generalOnly } = s.night;
  if (s.phase !== 'night')
    return faceUp === NONE || s.outcome !== null ? undefined : 'a Darkness card lies open by day';
  const cards = nightCards(s);
  const quiet = number === 0 && left === 0;
  if (!quiet && number + left !== cards) return `card ${number} with ${left} to come, but there are ${cards} in all`;
  if (faceUp === NONE) return undefined;
  return generalOnly === (number > 1 && left === 0) ? undefined : `card ${number} of ${cards} counts wrongly`;
};

/** Part of a board on which cards are tried out. */
interface Board {
  readonly minions: number[];
  readonly crystals: number[];
  readonly supply: number[];
  readonly steps: number[];
  lost: string;
}

function boardOf(s: RealmState): Board {
  const steps = s.generals.map(({ step }) => step);
  return { minions: s.minions.slice(), crystals: s.crystals.slice(), supply: s.supply.slice(), steps, lost: '' };
}

function crowd(b: Board, space: Space): number {
  let n = 0;
  for (let colour = 0; colour < COLOURS; colour++) n += b.minions[space * COLOURS + colour];
  return n;
}

function put(b: Board, space: Space, colour: Colour): void {
  if (b.supply[colour] === 0) {
    b.lost = 'supply';
    return;
  }
  b.supply[colour]--;
  b.minions[space * COLOURS + colour]++;
  if (space === MonarchCity && crowd(b, space) === CITY_FULL) b.lost = 'city';
}

function taint(b: Board, space: Space): void {
  b.crystals[space]++;
  if (b.crystals.reduce((sum, n) => sum + n, 0) === 12) b.lost = 'taint';
}

/** REA-R12, REA-R13. */
function overrun(b: Board, space: Space, colour: Colour): void {
  taint(b, space);
  for (const next of spaces[space].adjacent) {
    if (b.lost !== '') return;
    if (spaces[next].kind === 'inn') continue;
    if (next !== MonarchCity && crowd(b, next) === FULL) taint(b, next);
    else {
      put(b, next, colour);
      const isThird = colour === RED && next !== MonarchCity && b.minions[next * COLOURS + RED] === FULL;
      if (b.lost === '' && isThird) taint(b, next);
    }
  }
}

/** REA-R10, REA-R11: at most one overrun. */
function place(b: Board, s: RealmState, space: Space, colour: Colour, n: number): void {
  for (let i = 0; i < n && b.lost === ''; i++) {
    if (space !== MonarchCity && crowd(b, space) === FULL) {
      overrun(b, space, colour);
      return;
    }
    put(b, space, colour);
    if (b.lost !== '' || space === MonarchCity || colour !== RED || b.minions[space * COLOURS + RED] !== FULL) continue;
    if (!s.terms.taintOnly) {
      overrun(b, space, colour);
      return;
    }
    taint(b, space);
  }
}

/** REA-R47 and the two locations. */
function carryOutTop(b: Board, s: RealmState, { kind, places }: DarknessCard): void {
  if (kind === 'locations') {
    for (const { space, minions } of places) if (b.lost === '') place(b, s, space, spaces[space].colour, minions);
  } else if (kind === 'city') {
    for (let colour = 0; colour < COLOURS; colour++) {
      const near = spaces[MonarchCity].adjacent.some(space => b.minions[space * COLOURS + colour] > 0);
      if (near && b.lost === '') place(b, s, MonarchCity, colour, 1);
    }
  } else if (kind !== 'quiet') {
    const chosen: Space[] = [];
    for (let space = 0; space < SPACES; space++) {
      const alone = crowd(b, space) === 1 && b.minions[space * COLOURS + GREEN] === 1;
      const patrolled = spaces[space].kind === 'land' && spaces[space].colour === GREEN && crowd(b, space) === 0;
      if (kind === 'warParty' ? alone : patrolled) chosen.push(space);
    }
    for (const space of chosen) if (b.lost === '') place(b, s, space, GREEN, 1);
  }
}

/** REA-R18 to REA-R22. */
function carryOutGeneral(b: Board, s: RealmState, { general }: DarknessCard): void {
  if (general === null || b.lost !== '') return;
  const { who, to, minions } = general;
  const next = generals[who].route[b.steps[who] + 1];
  if (s.generals[who].life === 0 || hasMajorWound(s, who) || (to !== NEXT && to !== next)) return;
  b.steps[who]++;
  if (b.steps[who] === CITY_STEP) b.lost = 'general';
  else place(b, s, next, who, minions);
}

/** The cards carried out since `before`, or undefined if the discard pile was shuffled on the way. */
function carriedOut(s: RealmState, before: RealmState): DarkCard[] | undefined {
  if (!before.darkDiscard.every((card, i) => s.darkDiscard[i] === card)) return undefined;
  const cards = s.darkDiscard.slice(before.darkDiscard.length);
  const isOpen = s.night.faceUp !== NONE;
  if (isOpen && s.outcome !== null) cards.push(s.night.faceUp);
  const resolved = s.night.number - (isOpen && s.outcome === null ? 1 : 0);
  return cards.length === resolved ? cards : undefined;
}

/** From the end of Daytime to the next decision nobody can have changed what the cards do. */
export const nightsAreLawful: Broken = (s, before) => {
  if (before === null || !endedDay(s, before)) return undefined;
  const cards = carriedOut(s, before);
  if (cards === undefined || cards.length > nightCards(before)) return cards && `${cards.length} cards in one Night`;
  const b = boardOf(before);
  const all = nightCards(before);
  cards.forEach((card, i) => {
    const generalOnly = i > 0 && i === all - 1;
    if (b.lost === '' && !generalOnly) carryOutTop(b, before, darknessCards[card]);
    carryOutGeneral(b, before, darknessCards[card]);
  });
  const names = cards.map(card => darknessCards[card].id).join(', ');
  if (b.lost !== s.lostBy.split(':')[0]) return `after ${names} the match is lost by "${s.lostBy}", not "${b.lost}"`;
  for (let i = 0; i < b.minions.length; i++) {
    if (b.minions[i] !== s.minions[i]) {
      return `after ${names} there are ${s.minions[i]} minions of colour ${i % COLOURS} in ${spaces[Math.floor(i / COLOURS)].name}, not ${b.minions[i]}`;
    }
  }
  const tainted = b.crystals.findIndex((n, space) => s.crystals[space] !== n);
  if (tainted >= 0)
    return `after ${names} ${spaces[tainted].name} has ${s.crystals[tainted]} crystals, not ${b.crystals[tainted]}`;
  const strayed = b.steps.findIndex((step, colour) => s.generals[colour].step !== step);
  return strayed < 0 ? undefined : `after ${names} ${generals[strayed].name} is at step ${s.generals[strayed].step}`;
};
