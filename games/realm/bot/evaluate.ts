/** How good the table is for the heroes, in points (SPEC 9.2). All seats share it: they win or lose together. */
import { eligible, cardDice } from '../content/cards.ts';
import { darknessCards } from '../content/darkness.ts';
import { distance } from '../content/distances.ts';
import { Dwarf, Paladin, Rogue } from '../content/heroes.ts';
import { CITY_STEP } from '../content/generals.ts';
import { MonarchCity, spaces } from '../content/map.ts';
import { AmuletOfTheGods, BootsOfSpeed, HelmOfPower, UnicornSteed, quests } from '../content/quests.ts';
import { BLACK, COLOURS, NEXT, RED } from '../content/types.ts';
import type { Colour, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState } from '../state.ts';
import { crystalsOnBoard, generalSpace, isMajor, minionsAt, topLife, warStatus } from '../table.ts';

const WON = 400;
const LOST = -150;
const ON_STEP = [0, -4, -12, -48];
const IN_CITY = [0, -1.5, -4, -10, -25, -100];
/** Dice that make a defeat likely, at full life. */
const NEED = [12.5, 11, 14.5, 12.5];
const PASSIVE = [AmuletOfTheGods, BootsOfSpeed, HelmOfPower, UnicornSteed];
/** Darkness cards to come over which overruns are counted. */
const AHEAD = 13;

export function evaluate(s: RealmState): number {
  if (s.outcome !== null) return s.lostBy === '' ? WON : LOST;
  let value = 0;
  for (let general = 0; general < COLOURS; general++) value += generalValue(s, general);
  const crystals = crystalsOnBoard(s);
  for (let k = 1; k <= crystals; k++) value -= crystalCost(k);
  value += overrunValue(s, crystals);
  for (let space = 0; space < spaces.length; space++) value -= 0.26 * s.crowd[space];
  for (let colour = 0; colour < COLOURS; colour++) {
    const short = Math.max(0, 9 - s.supply[colour]);
    value -= 0.27 * short * short;
  }
  value += IN_CITY[Math.min(5, s.crowd[MonarchCity])];
  for (let slot = 0; slot < s.heroes.length; slot++) value += heroValue(s.heroes[slot]);
  if (s.phase === 'day') value -= dayEndCost(s, s.heroes[s.active]);
  return value;
}

/** What the minions around a hero cost if Daytime ended now. */
function dayEndCost(s: RealmState, hero: Hero): number {
  const wounds = woundsAt(s, hero, hero.space);
  return wounds >= hero.up + hero.down ? 25 + 1.2 * hero.hand.length : 1.6 * wounds;
}

/** Wounds at the end of Daytime in a space (5.2); the Cleric's Turn Undead is not foreseen. */
export function woundsAt(s: RealmState, hero: Hero, space: Space): number {
  if (hero.style === 'sky') return 0;
  let wounds = hero.hero === Rogue ? 0 : s.crowd[space];
  if (hero.form !== NONE) wounds -= minionsAt(s, space, hero.form);
  if (minionsAt(s, space, BLACK) > 0 && hero.hero !== Paladin) wounds++;
  if (hero.hero === Dwarf || hero.hero === Paladin) wounds--;
  return Math.max(0, wounds);
}

function crystalCost(k: number): number {
  return k <= 8 ? 2.65 * 1.05 ** (k - 1) : 2.65 * 1.05 ** 7 * 1.25 ** (k - 8);
}

function generalValue(s: RealmState, general: Colour): number {
  const { life, step } = s.generals[general];
  if (life === 0) return 56;
  const need = (NEED[general] * life) / topLife(s, general);
  const at = generalSpace(s, general);
  let dice = 0;
  for (let slot = 0; slot < s.heroes.length; slot++) dice += diceAgainst(s.heroes[slot], general);
  let value = ON_STEP[step] + 34 * Math.min(1.15, dice / need) ** 1.35;
  if (step === CITY_STEP - 1 && !isMajor(s, general)) value -= 120 * entryChance(s, general);
  if (dice >= 0.85 * need) {
    for (let slot = 0; slot < s.heroes.length; slot++) {
      const hero = s.heroes[slot];
      const own = diceAgainst(hero, general);
      if (own >= 2) value -= (1.9 * Math.min(5, distance[hero.space][at]) * own) / need;
    }
    value -= 0.7 * s.crowd[at];
  }
  return value;
}

export function diceAgainst(hero: Hero, general: Colour): number {
  const good = eligible[general];
  let dice = 0;
  for (let i = 0; i < hero.hand.length; i++) if (good[hero.hand[i]]) dice += cardDice[hero.hand[i]];
  return dice;
}

const NIGHT_CARDS = { early: 1, mid: 2, late: 3 };

/** The chance that the cards of the next Night lead a General on its last step into the city. */
function entryChance(s: RealmState, general: Colour): number {
  const deck = s.darkDeck;
  if (deck.length === 0) return 0.2;
  let leading = 0;
  for (let i = 0; i < deck.length; i++) {
    const part = darknessCards[deck[i]].general;
    if (part !== null && part.who === general && (part.to === NEXT || part.to === MonarchCity)) leading++;
  }
  return 1 - (1 - leading / deck.length) ** NIGHT_CARDS[warStatus(s)];
}

/** Overruns to be feared from the cards still in the deck. */
function overrunValue(s: RealmState, crystals: number): number {
  const deck = s.darkDeck;
  if (deck.length === 0) return 0;
  const seen = Math.min(1, AHEAD / deck.length);
  const marginal = crystalCost(crystals + 1);
  let value = 0;
  for (let i = 0; i < deck.length; i++) {
    const { places } = darknessCards[deck[i]];
    for (let p = 0; p < places.length; p++) {
      const { space, minions } = places[p];
      const { colour, adjacent } = spaces[space];
      const room = colour === RED && !s.terms.taintOnly
        ? Math.min(3 - s.crowd[space], 2 - minionsAt(s, space, RED))
        : 3 - s.crowd[space];
      if (minions <= room) continue;
      let full = 0;
      for (let a = 0; a < adjacent.length; a++) if (s.crowd[adjacent[a]] >= 3) full++;
      value -= seen * (1.1 * (1 + full) * marginal + 0.95 * (adjacent.length - full));
    }
  }
  return value;
}

function heroValue(hero: Hero): number {
  if (hero.hero < 0) return 0;
  const tokens = hero.up + hero.down;
  let value = -1.6 * hero.lost + 0.3 * Math.min(10, hero.hand.length);
  if (tokens <= 2) value -= 2.5;
  if (tokens <= 1) value -= 2.5;
  for (let i = 0; i < hero.completed.length; i++) {
    const quest = hero.completed[i];
    if (PASSIVE.includes(quest)) value += 6;
    else if (quests[quest].reward === 'spend' && !hero.spent.includes(quest)) value += 3;
    else value += 0.5;
  }
  return value;
}

export { NEED };
