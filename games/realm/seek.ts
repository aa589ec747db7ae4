/** How to get to what hardly ever happens by itself: hints for the checkers, not for playing well. */
import type { AskFrame, Choice, Lead } from '@vesper/kernel';
import { cardColour, cardDice, cardLocation, eligible } from './content/cards.ts';
import { distance, inns, locations } from './content/distances.ts';
import { generals } from './content/generals.ts';
import { Cleric, Dwarf, EagleRider, Paladin, Rogue, Wizard } from './content/heroes.ts';
import { MonarchCity, spaces } from './content/map.ts';
import {
  AmaraksBlessing,
  FindMagicGate,
  KingOfTheGryphons,
  OrganizeMilitia,
  Raids,
  UnicornSteed,
  WarBannerOfValor,
  quests,
} from './content/quests.ts';
import { AllIsQuiet, DarkVisions, LocalInformation, MagicGate } from './content/specials.ts';
import { BLACK, BLUE, COLOURS, GREEN, RED } from './content/types.ts';
import type { Card, Colour, HeroId, Quest, Space } from './content/types.ts';
import { NONE, QUEST } from './state.ts';
import type { Action, Hero, RealmAsk, RealmState, Source } from './state.ts';
import { defeatedGenerals, generalSpace, hasQuest, hasUnspent, isDefeated, minionsAt } from './table.ts';

type Ask = RealmAsk & AskFrame;

const nowhere: readonly Space[] = [];

/** How much nearer an action brings a hero to one of some places; cards in `kept` are not spent on the way. */
function nearer({ space }: Hero, c: Action, places: readonly Space[], kept: (card: Card) => boolean): number {
  if (!('to' in c) || c.action === 'archery' || places.length === 0) return 0;
  if ('card' in c && kept(c.card)) return 0;
  const gained = nearest(space, places) - nearest(c.to, places);
  return gained <= 0 ? 0 : 3 + gained - ('card' in c ? 0.5 : 0);
}

function nearest(from: Space, places: readonly Space[]): number {
  let least = Infinity;
  for (const place of places) least = Math.min(least, distance[from][place]);
  return least;
}

const withMinions = (s: RealmState, colour: Colour): Space[] =>
  spaces.flatMap((_, space) => (minionsAt(s, space, colour) > 0 ? [space] : []));

/** The Special or quest that a choice uses up or throws away, or NONE. */
function spentBy(d: Ask, choice: Choice): Source {
  switch (d.ask) {
    case 'playSpecial':
    case 'pickLostCard':
    case 'discardToLimit':
    case 'commit':
      if (choice === 'q05') return QUEST + FindMagicGate;
      if (choice === 'q10') return QUEST + AmaraksBlessing;
      return typeof choice === 'object' ? (choice as { source: Source }).source : typeof choice === 'number' ? choice : NONE;
    case 'chooseAction': {
      const c = choice as Action;
      if (c.action === 'play') return c.source;
      const gate = (c.action === 'engage' || c.action === 'archery') && c.colour !== NONE;
      return gate ? QUEST + FindMagicGate : NONE;
    }
    default:
      return NONE;
  }
}

/** The heroes in the order in which they are wanted. */
function wanted(order: readonly HeroId[], choice: Choice): number {
  const place = order.indexOf(choice as HeroId);
  return place < 0 ? 0 : 9 - place;
}

/** What everybody does where the lead has no opinion: joins battles, rolls again, lets windows pass. */
function usual(d: Ask, choice: Choice): number {
  switch (d.ask) {
    case 'join':
      return choice === 'join' ? 5 : 0;
    case 'useReroll':
      return choice === 'keep' ? 0 : 5;
    case 'playSpecial':
      if (d.window === 'CR') return choice === 'pass' ? 0 : 5;
      return typeof choice === 'number' && choice >= QUEST ? 5 : 2;
    case 'commit':
      if (choice === 'q05' || choice === 'q10') return 9;
      return choice === 'done' ? 0 : 3 + cardDice[choice as Card];
    default:
      return 0;
  }
}

// ── Generals ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Dice that are enough for a General at full life, in the order of colours. */
const ENOUGH = [12, 10, 14, 12];

function diceAgainst({ hand }: Hero, general: Colour): number {
  let sum = 0;
  for (const card of hand) if (eligible[general][card]) sum += cardDice[card];
  return sum;
}

/** Dice of all heroes against a General, as a share of what is enough. */
function readiness(s: RealmState, general: Colour): number {
  let pooled = 0;
  for (const hero of s.heroes) pooled += diceAgainst(hero, general);
  return pooled / enough(s, general);
}

function enough(s: RealmState, general: Colour): number {
  return (ENOUGH[general] * s.generals[general].life) / generals[general].life;
}

/** The living General against whom most is at hand. */
function weakest(s: RealmState): Colour {
  let best = NONE;
  for (let colour = 0; colour < COLOURS; colour++) {
    if (isDefeated(s, colour)) continue;
    if (best === NONE || readiness(s, colour) > readiness(s, best)) best = colour;
  }
  return best;
}

/** Everybody gathers cards against one General at the Inns, then meets and strikes; then the weakest of the others. */
function campaign(first: Colour): Lead<RealmState> {
  return (s, d, choice) => {
    const target = first === NONE || isDefeated(s, first) ? weakest(s) : first;
    const isUseful = (card: Card): boolean => eligible[target][card];
    const ask = d as Ask;
    switch (ask.ask) {
      case 'pickHero':
      case 'pickReplacement':
        return wanted([Rogue, Wizard, EagleRider, Paladin], choice);
      case 'discardToLimit':
      case 'pickLostCard':
        return typeof choice === 'number' && !isUseful(choice) ? 5 : 0;
      case 'pickColour':
        return choice === target ? 9 : 0;
      case 'chooseAction':
        return strike(s, s.heroes[ask.slot], choice as Action, target, isUseful);
      case 'playSpecial':
        // Nights are cut short and Generals held; what has dice for the target is kept.
        if (ask.window === 'CR' || choice === 'pass') return usual(ask, choice);
        return isSpecial(choice) && !isUseful(choice) ? 5 : 0;
      default:
        return usual(ask, choice);
    }
  };
}

function isSpecial(choice: Choice): choice is Card {
  return typeof choice === 'number' && choice < QUEST;
}

function strike(s: RealmState, hero: Hero, c: Action, target: Colour, isUseful: (card: Card) => boolean): number {
  const at = generalSpace(s, target);
  const need = enough(s, target);
  let here = 0;
  for (const other of s.heroes) if (other.space === hero.space) here += diceAgainst(other, target);
  const isReady = readiness(s, target) >= 1 && diceAgainst(hero, target) > 0;
  switch (c.action) {
    case 'attackGeneral':
      return hero.space === at && here >= need * 0.8 ? 50 : -1;
    case 'engage':
      return 20;
    case 'healLand':
      return isUseful(c.card) && s.crystalSupply > 4 ? 0 : 25;
    case 'sanctify':
      return 25;
    case 'fireball':
      return isUseful(c.card) ? 0 : 22;
    case 'archery':
      return 14;
    case 'rumors':
      return !isReady && c.colour === target ? 15 : 0;
    case 'healWounds':
      return hero.lost > 2 ? 12 : 0;
    case 'play':
      return c.source === LocalInformation || (c.source < QUEST && !isUseful(c.source)) ? 15 : -1;
    case 'endDay':
      return 1;
    default:
      return nearer(hero, c, isReady ? [at] : mustering(s, hero), isUseful);
  }
}

/** Before the battle: where a location near is about to be overrun, or else an Inn. */
function mustering(s: RealmState, { space }: Hero): readonly Space[] {
  const full = locations.filter(near => distance[space][near] <= 2 && s.crowd[near] === 3);
  return full.length > 0 ? full : inns;
}

/** Attacks whoever is near with a single card: battles are lost, dice corrupted, Generals wounded. */
function skirmish(first: Colour): Lead<RealmState> {
  return (s, d, choice) => {
    const ask = d as Ask;
    if (ask.ask === 'commit') return choice === 'done' ? 5 : usual(ask, choice);
    if (ask.ask !== 'chooseAction') return usual(ask, choice);
    const hero = s.heroes[ask.slot];
    const c = choice as Action;
    const target = isDefeated(s, first) ? s.generals.findIndex(({ life }) => life > 0) : first;
    switch (c.action) {
      case 'attackGeneral':
        return 30;
      case 'engage':
        return 20;
      case 'healWounds':
        return hero.lost > 1 ? 12 : 0;
      case 'endDay':
        return 1;
      case 'play':
        return 0;
      default:
        return nearer(hero, c, [generalSpace(s, target)], card => eligible[target][card]);
    }
  };
}

// ── Quests ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where a hero's quest can be brought on. */
function questPlaces(s: RealmState, hero: Hero): readonly Space[] {
  if (hero.quest === NONE) return nowhere;
  const { goal } = quests[hero.quest];
  const open = (_: Space, i: number): boolean => (hero.progress & (1 << i)) === 0;
  switch (goal.by) {
    case 'roll':
      return [goal.at];
    case 'scout':
      return [generalSpace(s, goal.general)];
    case 'visits':
      return goal.at.filter(open);
    case 'inns':
      return inns.filter(open);
    case 'gate':
      return hero.hand.flatMap(card => (cardColour[card] === RED ? [cardLocation[card]] : []));
    case 'hunt':
      return withMinions(s, goal.colour);
    case 'everyColour': {
      for (let colour = 0; colour < COLOURS; colour++) if (open(0, colour)) return withMinions(s, colour);
      return nowhere;
    }
  }
}

/** A reward for battles is waiting to be used. */
const isArmed = (hero: Hero): boolean =>
  hero.completed.length > 0 &&
  (hasQuest(hero, WarBannerOfValor) ||
    hasQuest(hero, UnicornSteed) ||
    hasUnspent(hero, FindMagicGate) ||
    hasUnspent(hero, AmaraksBlessing));

/** Everybody follows their quests and tries the rewards on a General, except those that are held for later. */
function quester(order: readonly HeroId[], target: Colour, held: readonly Quest[] = []): Lead<RealmState> {
  const fights = skirmish(target);
  const isHeld = (choice: Choice): boolean => held.some(quest => choice === QUEST + quest);
  return (s, d, choice) => {
    const ask = d as Ask;
    if (ask.ask === 'pickHero' || ask.ask === 'pickReplacement') return wanted(order, choice);
    if (ask.ask === 'playSpecial') {
      if (choice === AllIsQuiet) return 9;
      return isHeld(choice) ? 0 : usual(ask, choice);
    }
    if (ask.ask !== 'chooseAction') return usual(ask, choice);
    const hero = s.heroes[ask.slot];
    const c = choice as Action;
    switch (c.action) {
      case 'quest':
        return 40;
      case 'engage':
        return c.colour === NONE ? 20 : 10;
      case 'buildGate':
        return hero.quest === FindMagicGate && spaces[hero.space].colour === RED ? 35 : 0;
      case 'spendQuest':
        return 15;
      case 'healWounds':
        return hero.lost > 2 ? 12 : 0;
      case 'endDay':
        return 1;
      case 'play':
        return c.source >= QUEST && !isHeld(c.source) ? 15 : 0;
      default: {
        if (isArmed(hero) && fights(s, d, choice) > 3) return fights(s, d, choice);
        const keeps = hero.quest === FindMagicGate;
        return nearer(hero, c, questPlaces(s, hero), card => keeps && cardColour[card] === RED);
      }
    }
  };
}

// ── Gates, and Undead at the walls ───────────────────────────────────────────────────────────────────────────────────

/** Everybody builds a gate wherever a card allows it, until there are none left. */
function builder(s: RealmState, d: AskFrame, choice: Choice): number {
  const ask = d as Ask;
  if (ask.ask === 'playSpecial') return choice === MagicGate ? 9 : usual(ask, choice);
  if (ask.ask !== 'chooseAction') return usual(ask, choice);
  const hero = s.heroes[ask.slot];
  const c = choice as Action;
  if (c.action === 'buildGate') return 40;
  if (c.action === 'play') return c.source === MagicGate ? 30 : 0;
  if (c.action === 'healWounds') return 12;
  if (c.action === 'endDay') return 1;
  const sites = hero.hand.flatMap(card =>
    cardLocation[card] === NONE || s.gates[cardLocation[card]] === 1 ? [] : [cardLocation[card]],
  );
  return nearer(hero, c, sites, () => true);
}

const isBeforeCity = (space: Space): boolean => space !== MonarchCity && distance[space][MonarchCity] <= 4;

/** The Cleric drives Undead from the lands around into Monarch City until it is full. */
function fillCity(s: RealmState, d: AskFrame, choice: Choice): number {
  const ask = d as Ask;
  switch (ask.ask) {
    case 'pickHero':
      return wanted([Cleric], choice);
    case 'turnUndead':
      return choice === 'yes' ? 5 : 0;
    case 'moveUndead':
      return 9 - distance[choice as Space][MonarchCity];
    case 'chooseAction': {
      const hero = s.heroes[ask.slot];
      const c = choice as Action;
      if (hero.hero !== Cleric) return c.action === 'engage' && hero.space !== MonarchCity ? 9 : 0;
      if (c.action === 'healWounds') return hero.lost > 3 ? 12 : 0;
      if (c.action === 'endDay') return 2;
      return nearer(hero, c, withMinions(s, BLACK).filter(isBeforeCity), () => false);
    }
    default:
      return usual(ask, choice);
  }
}

// ── The Night ────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The Darkness deck is drawn to its last card while somebody keeps Dark Visions: the Wizard replaces what comes, and the
 * last General is spared.
 */
function emptyDarkness(s: RealmState, d: AskFrame, choice: Choice): number {
  const ask = d as Ask;
  if (spentBy(ask, choice) === DarkVisions) return -9;
  switch (ask.ask) {
    case 'pickHero':
    case 'pickReplacement':
      return wanted([Wizard], choice);
    case 'wisdom':
      return (choice === 'replace') === s.darkDeck.length > s.night.left ? 5 : 0;
    case 'chooseAction':
      return (choice as Action).action === 'attackGeneral' && defeatedGenerals(s) === COLOURS - 1 ? -9 : 0;
    default:
      return 0;
  }
}

export const seek: { readonly [part: string]: Lead<RealmState> } = {
  'effect event won': campaign(NONE),
  'effect defeat Balazarg': campaign(RED),
  'effect defeat Sapphire': campaign(BLUE),
  'effect defeat Gorgutt': campaign(GREEN),
  'effect defeat Varkolak': campaign(BLACK),
  'refusal noDice': skirmish(RED),
  'refusal generalTooWounded': skirmish(GREEN),
  'effect quest reward Q04': quester([], RED, [Raids, KingOfTheGryphons]),
  'effect quest spent Q10': quester([], GREEN, [OrganizeMilitia]),
  'refusal dread': quester([], BLACK),
  'refusal rerollUsed': quester([EagleRider, Dwarf], BLUE),
  'decision pickGateToMove': builder,
  'refusal cityIsFull': fillCity,
  'refusal noDarknessCards': emptyDarkness,
};
